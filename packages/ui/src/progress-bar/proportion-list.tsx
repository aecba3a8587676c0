import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import { Link } from '../shared/link.tsx';
import { toGrouped } from '../shared/number.ts';
import styles from './progress-bar.module.css';
import { type ProportionPart, toLook } from './progress-bar.tsx';

/** One row of a {@link ProportionList}. */
export type ProportionRow = ProportionPart & {
  /** One line that explains the part. */
  note?: ReactNode;
};

/** Props of {@link ProportionList}: a list's. */
export type ProportionListProps = Omit<ComponentProps<'ul'>, 'children'> & {
  /** The parts in order, including parts of 0. */
  rows: readonly ProportionRow[];
};

/** The parts of a ProportionBar in a column: colour, name, number, and an explanation of each. */
export function ProportionList({ rows, className, ...rest }: ProportionListProps) {
  return (
    <ul {...rest} className={cx(styles.rows, className)}>
      {rows.map((row) => (
        <li key={row.label} className={styles.entry}>
          <span className={cx(styles.swatch, toLook(row))} />
          {row.href === undefined ? (
            <span className={styles.name}>{row.label}</span>
          ) : (
            <Link className={styles.name} href={row.href}>
              {row.label}
            </Link>
          )}
          <b className={cx(styles.number, 'num')}>{toGrouped(row.value)}</b>
          <span className={styles.words}>{row.note}</span>
        </li>
      ))}
    </ul>
  );
}
