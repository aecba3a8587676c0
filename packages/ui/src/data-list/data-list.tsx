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
  /** Called when the reader follows the link. */
  onClick?: (event: MouseEvent) => void;
  /** Uses normal weight, for a title that is a sentence. */
  isPlain?: boolean;
  /** Quiet text under the title. */
  meta?: ReactNode;
  /** The date line. */
  when?: ReactNode;
  /** Shows the date line in the overdue colour. */
  isLate?: boolean;
  /** A tag or a small button at the right. */
  end?: ReactNode;
  /** The action of a swipe to the right and its label. A button in the row must do the same. */
  swipe?: { label: string; onSwipe: () => void };
  /** The action of a swipe to the left and its label. The page that the row opens must offer the same. */
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
  /** The name of the group, for example "Overdue, 3". */
  label: ReactNode;
  /** Level of the heading in its page. */
  level?: 2 | 3 | 4;
};

/** The heading of a group of rows, between two lists. */
export function DataGroup({ label, level = 3, className, ...rest }: DataGroupProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading {...rest} className={cx(styles.group, className)}>
      {label}
    </Heading>
  );
}
