import type { ComponentProps } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './year-map.module.css';

/** Props of {@link YearMapLegend}: a list's. */
export type YearMapLegendProps = Omit<ComponentProps<'ul'>, 'children'> & {
  /** The words for a day without entries: "No task". */
  none: string;
  /** `short` is for a picture: one shade for all, and its signs. */
  kind?: 'full' | 'short';
};

const SHADES = ['1', '2', '3 or 4', '5 or more'] as const;

/** Explains the shades and the signs of a YearMap. */
export function YearMapLegend({ none, kind = 'full', className, ...rest }: YearMapLegendProps) {
  const isShort = kind === 'short';
  return (
    <ul {...rest} className={cx(styles.legend, styles.shades, className)}>
      {isShort ? (
        <li>
          <span className={styles.sample} data-shade={2} />
          Tasks due
        </li>
      ) : (
        <li>
          <span className={styles.sample} data-shade={0} />
          {none}
        </li>
      )}
      {!isShort &&
        SHADES.map((words, index) => (
          <li key={words}>
            <span className={styles.sample} data-shade={index + 1} />
            {words}
          </li>
        ))}
      <li>
        <span className={cx(styles.sample, styles.late)} data-shade={0} />
        Late
      </li>
      <li>
        <span className={cx(styles.sample, styles.marked)} data-shade={0} />
        Statutory date
      </li>
      {!isShort && (
        <li>
          <span className={styles.sample} data-shade={0} aria-current="date" />
          Today
        </li>
      )}
    </ul>
  );
}
