import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import { Link } from '../shared/link.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import styles from './work-list.module.css';

/** Tasks in rows, each with one action. Wide screens show columns, phones show stacked lines. */
export function WorkList({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={cx(styles.list, className)} />;
}

/** Props of {@link WorkRow}: a list item's. */
export type WorkRowProps = Omit<ComponentProps<'li'>, 'title' | 'children'> & {
  /** The day, for example "30 Sep". */
  when: ReactNode;
  /** The distance from today, for example "54 days late". */
  whenNote?: ReactNode;
  /** Shows the day in the overdue colour. */
  isLate?: boolean;
  /** The name of the task. If there is an address, it is the link. */
  title: ReactNode;
  href?: string;
  /** The source of the task, under its name. */
  meta?: ReactNode;
  /** The person who does it. Phones do not show it. */
  person?: ReactNode;
  /** A button or a link. */
  action?: ReactNode;
};

/** One task: day, name, person and action. */
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
  /** The text, for example "10 more late". */
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
