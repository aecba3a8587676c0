import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import { Link } from '../shared/link.tsx';
import styles from './table.module.css';

/** The alignment of a column: text at the start, numbers at the end. */
export type CellAlign = 'start' | 'end' | 'center';

/** The sort direction of a column. `none`: the column can be sorted but is not. */
export type SortDirection = 'ascending' | 'descending' | 'none';

/** Props of {@link HeadCell}: a `th`'s. */
export type HeadCellProps = Omit<ComponentProps<'th'>, 'align' | 'width'> & {
  /** The same alignment as the cells below. */
  align?: CellAlign;
  /**
   * The width of the column if the Table is fixed: a date or a status, or a person. Other columns share the remaining
   * width.
   */
  width?: 'short' | 'person';
  /** How this column sorts the rows. Leave it out if the column cannot be sorted. */
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

/** A table cell. Align numbers at the end. */
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
  /** The address that the row opens. It makes the first line a link. */
  href?: string;
  /** Called when the reader follows the link. */
  onClick?: (event: MouseEvent) => void;
  /** Shows the first line in the overdue colour. */
  isLate?: boolean;
  /** Uses normal weight, for a name that is a sentence. */
  isPlain?: boolean;
};

/** A cell with a main text and quiet text below it. With `href`, the main text is a link. Both wrap. */
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
