import { OctagonAlert, TriangleAlert } from 'lucide-react';
import { Children, type ComponentProps, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import { toGrouped } from '../shared/number.ts';
import { type Limit, toLimitState, toPicture } from './limit.ts';
import { SHOWN_VALUES } from './limit-line.tsx';
import styles from './limit-spark.module.css';
import { Line } from './line.tsx';
import { type LimitSparkWords, limitWords, toLimitText, toStateText, toSummary } from './words.ts';

/** Props of {@link LimitSpark}. */
export type LimitSparkProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What is measured, for example "BOD". */
  name: string;
  /** The name as shown, if plain letters are not enough, for example SO with a small 2. */
  shownName?: ReactNode;
  /** The unit, for example "mg/L". */
  unit?: string;
  /** The values, latest last; null if a sample has no value. Only the last twelve are shown. */
  values: readonly (number | null)[];
  /** The legal limit; null if there is none. */
  limit: Limit | null;
  /** The texts. The default is English. */
  words?: LimitSparkWords;
};

const signs = { close: TriangleAlert, over: OctagonAlert } as const;

/** The last twelve values of a parameter with its legal limit. From 95 % of the limit on, the tile has a colour. */
export function LimitSpark(props: LimitSparkProps) {
  const { name, shownName, unit, values, limit, words = limitWords, className, ...rest } = props;
  const shown = values.slice(-SHOWN_VALUES);
  const latest = shown.findLast((value) => value !== null && Number.isFinite(value)) ?? null;
  const state = toLimitState(latest, limit);
  const stateText = state !== null && latest !== null ? toStateText(state, latest, limit, words) : null;
  return (
    <div
      {...rest}
      className={cx(styles.spark, state && state !== 'within' && styles[state], className)}
      data-state={state ?? undefined}
    >
      <div className={styles.head}>
        <span className={styles.name}>{shownName ?? name}</span>
        {state && state !== 'within' && (
          <span className={styles.state}>
            <Icon of={signs[state]} size={13} />
            {stateText}
          </span>
        )}
      </div>
      <p className={cx(styles.value, 'num')}>
        {latest === null ? (
          <span className={styles.unit}>{words.none}</span>
        ) : (
          <>
            <b>{toGrouped(latest)}</b> {unit && <span className={styles.unit}>{unit}</span>}
          </>
        )}
      </p>
      <Line
        picture={toPicture(shown, limit)}
        summary={toSummary(name, unit, shown, limit, stateText, words)}
      />
      <p className={cx(styles.foot, 'num')} aria-hidden="true">
        {toLimitText(limit, words)}
      </p>
    </div>
  );
}

/** Props of {@link LimitSparkGrid}: a list's. */
export type LimitSparkGridProps = ComponentProps<'ul'> & {
  /** The name of the list for screen readers, for example "ETP outlet against limits, last 12 samples". */
  label: string;
};

/** Limit sparks side by side, as many in a row as fit, with hairlines between them. */
export function LimitSparkGrid({ label, className, children, ...rest }: LimitSparkGridProps) {
  return (
    <ul {...rest} className={cx(styles.grid, className)} aria-label={label}>
      {Children.map(children, (child) => (
        <li className={styles.item}>{child}</li>
      ))}
    </ul>
  );
}
