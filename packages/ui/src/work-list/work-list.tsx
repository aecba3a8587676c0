import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import { Link } from '../shared/link.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import styles from './work-list.module.css';

/** Tasks in rows, each with one action: columns on a wide screen, stacked lines on a phone. */
export function WorkList({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={cx(styles.list, className)} />;
}

/** Props of {@link WorkRow}: a list item's. */
export type WorkRowProps = Omit<ComponentProps<'li'>, 'title' | 'children'> & {
  /** The day, for example "30 Sep". */
  when: ReactNode;
  /** How far it is, for example "54 days late". */
  whenNote?: ReactNode;
  /** Draws the day as late. */
  isLate?: boolean;
  /** The task; it is the link if there is one. */
  title: ReactNode;
  href?: string;
  /** Its source, under the title. */
  meta?: ReactNode;
  /** Who does it; left out on a phone. */
  person?: ReactNode;
  /** A button or a link. */
  action?: ReactNode;
};

/** One thing to do: day, title, person and action. */
export function WorkRow(props: WorkRowProps) {
  const { when, whenNote, isLate, title, href, meta, person, action, className, ...rest } = props;
  return (
    <li {...rest} className={cx(styles.row, className)}>
      <div className={cx(styles.when, 'num')}>
        <b className={cx(isLate && styles.late)}>{when}</b>
        {whenNote && <span>{whenNote}</span>}
      </div>
      <div className={styles.name}>
        {href === undefined ? (
          <span className={styles.title}>{title}</span>
        ) : (
          <Link className={styles.title} href={href}>
            {title}
          </Link>
        )}
        {meta && <span className={styles.meta}>{meta}</span>}
      </div>
      <div className={styles.person}>{person}</div>
      <div className={styles.action}>{action}</div>
    </li>
  );
}

/** Props of {@link WorkMore}: a list item's. */
export type WorkMoreProps = Omit<ComponentProps<'li'>, 'children'> & {
  /** For example "10 more late". */
  text: ReactNode;
  href: string;
};

/** The last row: the number of other tasks, with a link to them. */
export function WorkMore({ text, href, className, ...rest }: WorkMoreProps) {
  return (
    <li {...rest} className={cx(styles.more, className)}>
      <TextLink href={href}>{text}</TextLink>
    </li>
  );
}
