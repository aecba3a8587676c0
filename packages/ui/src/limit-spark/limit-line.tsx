import type { ComponentProps } from 'react';
import { cx } from '../shared/cx.ts';
import { type Limit, toLimitState, toPicture } from './limit.ts';
import styles from './limit-spark.module.css';
import { Line } from './line.tsx';
import { limitWords, toStateText, toSummary } from './words.ts';

/** How many values are drawn. The latest is last. */
export const SHOWN_VALUES = 12;

/** Props of {@link LimitLine}: a span's. */
export type LimitLineProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** What is measured, for example "BOD". */
  name: string;
  /** The unit, for example "mg/L". */
  unit?: string;
  /** The values, latest last; null if a sample has no value. Only the last twelve are drawn. */
  values: readonly (number | null)[];
  /** The legal limit; null if there is none. */
  limit: Limit | null;
};

/** The line of a LimitSpark without its texts, for a row with name, value and limit in columns. */
export function LimitLine({ name, unit, values, limit, className, ...rest }: LimitLineProps) {
  const shown = values.slice(-SHOWN_VALUES);
  const latest = shown.findLast((value) => value !== null && Number.isFinite(value)) ?? null;
  const state = toLimitState(latest, limit);
  const words = state !== null && latest !== null ? toStateText(state, latest, limit, limitWords) : null;
  return (
    <span
      {...rest}
      className={cx(
        styles.only,
        state === 'close' && styles.near,
        state === 'over' && styles.beyond,
        className,
      )}
    >
      <Line
        picture={toPicture(shown, limit)}
        summary={toSummary(name, unit, shown, limit, words, limitWords)}
      />
    </span>
  );
}
