import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import { Link } from '../shared/link.tsx';
import { ScrollBox } from './scroll-box.tsx';
import styles from './table.module.css';

/** Row heights: comfortable 54 px (two lines), default 44, compact 36. */
export type TableDensity = 'comfortable' | 'default' | 'compact';

/** Props of {@link Table}. */
export type TableProps = ComponentProps<'table'> & {
  /** What the table holds; spoken, not shown. */
  caption: string;
  density?: TableDensity;
  /** Column widths come from the head cells; long texts end in an ellipsis. */
  isFixed?: boolean;
  /** The head stays in sight while the table's box scrolls. */
  isSticky?: boolean;
};

/** A table for reading. Put `thead` and `tbody` with the kit's rows and cells inside. */
export function Table({ caption, density, isFixed, isSticky, className, children, ...rest }: TableProps) {
  return (
    <ScrollBox label={caption}>
      <table
        {...rest}
        data-density={density}
        className={cx(styles.table, isFixed && styles.fixed, isSticky && styles.sticky, className)}
      >
        <caption className="sr">{caption}</caption>
        {children}
      </table>
    </ScrollBox>
  );
}

/** The direction a column is sorted in; `none`: it can be sorted but is not. */
export type SortDirection = 'ascending' | 'descending' | 'none';

/** Props of {@link HeadCell}. */
export type HeadCellProps = Omit<ComponentProps<'th'>, 'align'> & {
  align?: 'start' | 'end' | 'center';
  sort?: SortDirection;
  /** Makes the head a button that sorts. */
  onSort?: () => void;
};

const sortIcons = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown } as const;
const alignClass = (align: 'start' | 'end' | 'center' | undefined) =>
  align === 'end' ? styles.end : align === 'center' ? styles.center : undefined;

/** A column head. */
export function HeadCell({ align, sort, onSort, className, children, ...rest }: HeadCellProps) {
  return (
    <th
      scope="col"
      {...rest}
      aria-sort={sort && sort !== 'none' ? sort : undefined}
      className={cx(styles.head, alignClass(align), className)}
    >
      {onSort ? (
        <button
          type="button"
          className={cx(styles.sort, sort && sort !== 'none' && styles.sorted)}
          onClick={onSort}
        >
          {children}
          <Icon of={sortIcons[sort ?? 'none']} size={13} />
        </button>
      ) : (
        children
      )}
    </th>
  );
}

/** Props of {@link Row}. */
export type RowProps = ComponentProps<'tr'> & {
  isSelected?: boolean;
  /** Draws the main text of the first cell in the overdue colour. */
  isLate?: boolean;
  /** A press anywhere in the row that is not on a control. The row must also hold a real link. */
  onOpen?: () => void;
};

/** A row. */
export function Row({ isSelected, isLate, onOpen, className, ...rest }: RowProps) {
  const onClick = (event: MouseEvent<HTMLTableRowElement>) => {
    const isOnControl =
      event.target instanceof Element && event.target.closest('a, button, input, select, label');
    if (!isOnControl && !window.getSelection()?.toString()) onOpen?.();
  };
  return (
    <tr
      {...rest}
      onClick={onOpen ? onClick : rest.onClick}
      className={cx(
        styles.row,
        isSelected && styles.selected,
        isLate && styles.late,
        onOpen && styles.clickable,
        className,
      )}
    />
  );
}

/** Props of {@link Cell}. */
export type CellProps = Omit<ComponentProps<'td'>, 'align'> & { align?: 'start' | 'end' | 'center' };

/** A cell; numbers go to the end. */
export function Cell({ align, className, ...rest }: CellProps) {
  return <td {...rest} className={cx(styles.cell, alignClass(align), className)} />;
}

/** The cell that names its row. */
export function RowHeadCell({ align, className, ...rest }: CellProps) {
  return <th scope="row" {...rest} className={cx(styles.cell, alignClass(align), className)} />;
}

/** Props of {@link TwoLines}. */
export type TwoLinesProps = {
  main: ReactNode;
  sub?: ReactNode;
  href?: string;
  onClick?: (event: MouseEvent) => void;
  /** Draws the main text in the overdue colour. */
  isLate?: boolean;
};

/** A cell's content in two lines: the main text, a link when `href` is given, and a quiet line. */
export function TwoLines({ main, sub, href, onClick, isLate }: TwoLinesProps) {
  return (
    <>
      {href === undefined ? (
        <span className={cx(styles.main, isLate && styles.overdue)}>{main}</span>
      ) : (
        <Link className={cx(styles.main, isLate && styles.overdue)} href={href} onClick={onClick}>
          {main}
        </Link>
      )}
      {sub && <span className={styles.sub}>{sub}</span>}
    </>
  );
}

/** Props of {@link GroupRow}. */
export type GroupRowProps = { label: ReactNode; count?: number; colSpan: number };

/** The head of a group of rows; the first row of its own `tbody`. */
export function GroupRow({ label, count, colSpan }: GroupRowProps) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={colSpan} className={styles.group}>
        {label}
        {count !== undefined && <span className={cx(styles.groupCount, 'num')}>{count}</span>}
      </th>
    </tr>
  );
}
