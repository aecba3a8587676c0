import { SlidersHorizontal, X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { cx } from '../shared/cx.ts';
import { toGrouped } from '../shared/number.ts';
import styles from './table-toolbar.module.css';

/** Props of {@link TableToolbar}: a div's. */
export type TableToolbarProps = ComponentProps<'div'> & {
  /** Controls at the right: density, columns, and actions for the whole list. */
  end?: ReactNode;
  /** Without padding and line, for a table that is its own card. */
  isPlain?: boolean;
  /** Keeps everything on one row: the search field shrinks, and no word wraps. */
  isOneRow?: boolean;
  /** The filters. A narrow screen puts them behind a button, so that the first rows are visible at once. */
  filters?: ReactNode;
  /** The number of active filters; the button shows it. */
  filterCount?: number;
};

/** The filters of a toolbar: beside the search if there is room, otherwise behind a button. */
function FoldedFilters({ count, children }: { count: number; children: ReactNode }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        icon={SlidersHorizontal}
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {count === 0 ? 'Filters' : `Filters, ${toGrouped(count)}`}
      </Button>
      <div id={id} className={cx(styles.filters, isOpen && styles.unfolded)}>
        {children}
      </div>
    </>
  );
}

/** Search and filters above a table. */
export function TableToolbar(props: TableToolbarProps) {
  const { end, isPlain, isOneRow, filters, filterCount = 0, className, children, ...rest } = props;
  return (
    <div
      {...rest}
      className={cx(styles.toolbar, isPlain && styles.plain, isOneRow && styles.oneRow, className)}
    >
      {children}
      {filters && <FoldedFilters count={filterCount}>{filters}</FoldedFilters>}
      {end && <div className={styles.end}>{end}</div>}
    </div>
  );
}

/** Props of {@link ToolbarItem}: a div's. */
export type ToolbarItemProps = ComponentProps<'div'> & {
  /** A search field takes the remaining width; a filter keeps its width. */
  kind?: 'search' | 'filter';
};

/** Holds one control in a toolbar. */
export function ToolbarItem({ kind = 'filter', className, ...rest }: ToolbarItemProps) {
  return <div {...rest} className={cx(styles[kind], className)} />;
}

/** Props of {@link BulkBar}: a fieldset's. `children` are the actions. */
export type BulkBarProps = ComponentProps<'fieldset'> & {
  /** How many rows are selected. */
  count: number;
  /** Clears the selection. */
  onClear: () => void;
  /** The words after the number. */
  countText?: string;
  /** The name of the button that clears the selection. */
  clearLabel?: string;
  /** Keeps the bar below the header of the frame while the page scrolls. */
  isSticky?: boolean;
};

/** Replaces the toolbar while rows are selected. */
export function BulkBar(props: BulkBarProps) {
  const { count, onClear, countText = 'selected', clearLabel = 'Clear selection' } = props;
  const {
    isSticky,
    className,
    children,
    count: _,
    onClear: __,
    countText: ___,
    clearLabel: ____,
    ...rest
  } = props;
  return (
    <fieldset
      aria-label="Actions for the selected rows"
      {...rest}
      className={cx(styles.bulk, isSticky && styles.sticky, className)}
    >
      <strong role="status" className="num">
        {toGrouped(count)} {countText}
      </strong>
      {children}
      <IconButton icon={X} label={clearLabel} onClick={onClear} />
    </fieldset>
  );
}

/** One active filter. */
export type FilterChip = {
  /** Unique among the filters. */
  id: string;
  /** The filter in words, for example "Due on 24 Nov 2026". */
  label: string;
  /** Removes the filter. */
  onRemove: () => void;
};

/** Props of {@link FilterChips}: a fieldset's. */
export type FilterChipsProps = Omit<ComponentProps<'fieldset'>, 'children'> & {
  /** The active filters. If there are none, it shows nothing. */
  chips: readonly FilterChip[];
  /** Removes all filters. */
  onClear: () => void;
  /** The label of the button that removes all filters. */
  clearLabel?: string;
};

/** The active filters. A press removes one. */
export function FilterChips(props: FilterChipsProps) {
  const { chips, onClear, clearLabel = 'Clear filters', className, ...rest } = props;
  if (chips.length === 0) return null;
  return (
    <fieldset aria-label="Filters in force" {...rest} className={cx(styles.chips, className)}>
      {chips.map(({ id, label, onRemove }) => (
        <Button
          key={id}
          size="sm"
          iconEnd={X}
          className={styles.chip}
          aria-label={`Remove filter ${label}`}
          onClick={onRemove}
        >
          {label}
        </Button>
      ))}
      <Button size="sm" variant="ghost" onClick={onClear}>
        {clearLabel}
      </Button>
    </fieldset>
  );
}

/** The foot of a table: the range, the pages, and the number of rows per page. */
export function TableFoot({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.foot, className)} />;
}
