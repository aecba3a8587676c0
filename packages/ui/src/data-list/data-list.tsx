import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import { Link } from '../shared/link.tsx';
import styles from './data-list.module.css';
import { useSwipe } from './use-swipe.ts';

/** A table's rows on a phone: stacked links instead of a table that scrolls sideways. */
export function DataList({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={cx(styles.list, className)} />;
}

/** Props of {@link DataRow}: a list item's. */
export type DataRowProps = Omit<ComponentProps<'li'>, 'title' | 'onClick' | 'children'> & {
  /** The title of the row; it is the link if there is one. */
  title: ReactNode;
  /** The address that the whole row opens. */
  href?: string;
  /** Called when the link is followed. */
  onClick?: (event: MouseEvent) => void;
  /** The title is a sentence: its weight is that of text. */
  isPlain?: boolean;
  /** Quiet words under the title. */
  meta?: ReactNode;
  /** The date line. */
  when?: ReactNode;
  /** Draws the date line as late. */
  isLate?: boolean;
  /** A tag or a small button at the right. */
  end?: ReactNode;
  /** What a swipe to the right does, and its words; a button of the row does the same. */
  swipe?: { label: string; onSwipe: () => void };
  /** What a swipe to the left does, and its words; what the row opens does the same. */
  swipeBack?: { label: string; onSwipe: () => void };
};

/** One row: title, meta, date and a tag. */
export function DataRow(props: DataRowProps) {
  const { title, href, onClick, isPlain, meta, when, isLate, end, swipe, swipeBack, className, ...rest } =
    props;
  const look = cx(styles.title, isPlain && styles.sentence);
  const { box, handlers } = useSwipe({ onRight: swipe?.onSwipe, onLeft: swipeBack?.onSwipe });
  return (
    <li {...rest} className={cx(styles.item, (swipe || swipeBack) && styles.swiped, className)}>
      {swipe && (
        <span className={styles.behind} aria-hidden>
          {swipe.label}
        </span>
      )}
      {swipeBack && (
        <span className={cx(styles.behind, styles.atEnd)} aria-hidden>
          {swipeBack.label}
        </span>
      )}
      <div ref={box} {...handlers} className={styles.row}>
        {href === undefined ? (
          <span className={cx(look, styles.plain)}>{title}</span>
        ) : (
          <Link className={look} href={href} onClick={onClick}>
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

/** Props of {@link DataGroup}: a heading's. */
export type DataGroupProps = Omit<ComponentProps<'h3'>, 'children'> & {
  /** For example "Overdue, 3". */
  label: ReactNode;
  /** Level of the heading in its page. */
  level?: 2 | 3 | 4;
};

/** The head of a group of rows, between two lists. */
export function DataGroup({ label, level = 3, className, ...rest }: DataGroupProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading {...rest} className={cx(styles.group, className)}>
      {label}
    </Heading>
  );
}
