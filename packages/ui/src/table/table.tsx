import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import { toGrouped } from '../shared/number.ts';
import { ScrollBox } from './scroll-box.tsx';
import styles from './table.module.css';

/** Row heights: comfortable 54 px (two lines), default 44, compact 36. */
export type TableDensity = 'comfortable' | 'default' | 'compact';

/** Props of {@link Table}: a `table`'s. */
export type TableProps = ComponentProps<'table'> & {
  /** The name of the table for screen readers. */
  caption: string;
  /** The height of the rows. The default is that of the page. */
  density?: TableDensity;
  /** The head cells set the column widths, and long text ends in an ellipsis. */
  isFixed?: boolean;
  /** The head stays visible while the table's box scrolls. */
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

/** Props of {@link Row}: a `tr`'s. */
export type RowProps = ComponentProps<'tr'> & {
  /** The row is selected, for example for a bulk action. */
  isSelected?: boolean;
  /** Shows the main text of the first cell in the overdue colour. */
  isLate?: boolean;
  /** Called when the reader presses the row outside its controls. The row must also have a link. */
  onOpen?: () => void;
};

/** A row of a table. */
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

/** Props of {@link GroupRow}. */
export type GroupRowProps = Omit<ComponentProps<'tr'>, 'children'> & {
  /** The name of the group. */
  label: ReactNode;
  /** The number of rows, with Indian grouping. */
  count?: number;
  /** The number of columns. */
  colSpan: number;
};

/** The heading of a group of rows. It is the first row of its own `tbody`. */
export function GroupRow({ label, count, colSpan, className, ...rest }: GroupRowProps) {
  return (
    <tr {...rest} className={cx(styles.groupRow, className)}>
      <th scope="rowgroup" colSpan={colSpan} className={styles.group}>
        {label}
        {count !== undefined && <span className={cx(styles.groupCount, 'num')}>{toGrouped(count)}</span>}
      </th>
    </tr>
  );
}
