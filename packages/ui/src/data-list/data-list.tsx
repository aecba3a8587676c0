import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import { Link } from '../shared/link.tsx';
import styles from './data-list.module.css';

/** A table's rows on a phone: stacked links instead of a table that scrolls sideways. */
export function DataList(props: ComponentProps<'ul'>) {
  return <ul {...props} />;
}

/** Props of {@link DataRow}. */
export type DataRowProps = {
  title: ReactNode;
  /** The whole row leads there. */
  href?: string;
  onClick?: (event: MouseEvent) => void;
  /** Quiet words under the title. */
  meta?: ReactNode;
  /** The date line. */
  when?: ReactNode;
  isLate?: boolean;
  /** A tag or a small button at the right. */
  end?: ReactNode;
};

/** One row: title, meta, date and a tag. */
export function DataRow({ title, href, onClick, meta, when, isLate, end }: DataRowProps) {
  return (
    <li className={styles.item}>
      <div className={styles.row}>
        {href === undefined ? (
          <span className={cx(styles.title, styles.plain)}>{title}</span>
        ) : (
          <Link className={styles.title} href={href} onClick={onClick}>
            {title}
          </Link>
        )}
        {meta && <span className={styles.meta}>{meta}</span>}
        {when && <span className={cx(styles.when, isLate && styles.late, 'num')}>{when}</span>}
        {end && <span className={styles.end}>{end}</span>}
      </div>
    </li>
  );
}

/** Props of {@link DataGroup}. */
export type DataGroupProps = { label: ReactNode; level?: 2 | 3 | 4 };

/** The head of a group of rows, between two lists. */
export function DataGroup({ label, level = 3 }: DataGroupProps) {
  const Heading = `h${level}` as const;
  return <Heading className={styles.group}>{label}</Heading>;
}
