import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import { Link } from '../shared/link.tsx';
import styles from './table.module.css';

/** The alignment of a column: text at the start, numbers at the end. */
export type CellAlign = 'start' | 'end' | 'center';

/** The direction a column is sorted in; `none`: it can be sorted but is not. */
export type SortDirection = 'ascending' | 'descending' | 'none';

/** Props of {@link HeadCell}: a `th`'s. */
export type HeadCellProps = Omit<ComponentProps<'th'>, 'align' | 'width'> & {
  /** As the cells under it. */
  align?: CellAlign;
  /** Of the column in a Table that is fixed: a date or a status, a person, or what is left. */
  width?: 'short' | 'person';
  /** How the rows are sorted by this column; leave it out when they cannot be. */
  sort?: SortDirection;
  /** Makes the head a button that sorts. */
  onSort?: () => void;
};

const sortIcons = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown } as const;
const alignClass = (align: CellAlign | undefined) =>
  align === 'end' ? styles.end : align === 'center' ? styles.center : undefined;

/** A column head. */
export function HeadCell({ align, width, sort, onSort, className, children, ...rest }: HeadCellProps) {
  const isSorted = sort !== undefined && sort !== 'none';
  return (
    <th
      scope="col"
      {...rest}
      aria-sort={isSorted ? sort : undefined}
      className={cx(styles.head, alignClass(align), width && styles[width], className)}
    >
      {onSort ? (
        <button type="button" className={cx(styles.sort, isSorted && styles.sorted)} onClick={onSort}>
          {children}
          <Icon of={sortIcons[sort ?? 'none']} size={13} />
        </button>
      ) : (
        children
      )}
    </th>
  );
}

/** Props of {@link Cell}: a `td`'s. */
export type CellProps = Omit<ComponentProps<'td'>, 'align'> & {
  /** Text at the start, numbers at the end. */
  align?: CellAlign;
};

/** A cell; numbers go to the end. */
export function Cell({ align, className, ...rest }: CellProps) {
  return <td {...rest} className={cx(styles.cell, alignClass(align), className)} />;
}

/** Props of {@link RowHeadCell}: a `th`'s. */
export type RowHeadCellProps = Omit<ComponentProps<'th'>, 'align'> & {
  /** Text at the start, numbers at the end. */
  align?: CellAlign;
};

/** The cell that names its row. */
export function RowHeadCell({ align, className, ...rest }: RowHeadCellProps) {
  return <th scope="row" {...rest} className={cx(styles.cell, alignClass(align), className)} />;
}

/** Props of {@link TwoLines}. */
export type TwoLinesProps = Omit<ComponentProps<'span'>, 'children' | 'onClick'> & {
  /** The first line; bold if it names the row. */
  main: ReactNode;
  /** The quiet line. */
  sub?: ReactNode;
  /** Makes the first line a link: the address that the row opens. */
  href?: string;
  /** A press of that link. */
  onClick?: (event: MouseEvent) => void;
  /** Draws the loud line in the overdue colour. */
  isLate?: boolean;
  /** A row whose name is a sentence: its weight is that of text. */
  isPlain?: boolean;
};

/** A cell's content in two parts: the main text, a link when `href` is given, and quiet words. Both wrap. */
export function TwoLines(props: TwoLinesProps) {
  const { main, sub, href, onClick, isLate, isPlain, className, ...rest } = props;
  const look = cx(styles.main, isLate && styles.overdue, isPlain && styles.sentence);
  return (
    <span {...rest} className={cx(styles.lines, className)}>
      {href === undefined ? (
        <span className={look} dir="auto">
          {main}
        </span>
      ) : (
        <Link className={look} href={href} onClick={onClick} dir="auto">
          {main}
        </Link>
      )}
      {sub && (
        <span className={styles.sub} dir="auto">
          {sub}
        </span>
      )}
    </span>
  );
}
