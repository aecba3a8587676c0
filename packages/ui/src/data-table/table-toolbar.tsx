import { SlidersHorizontal, X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { cx } from '../shared/cx.ts';
import { toGrouped } from '../shared/number.ts';
import styles from './table-toolbar.module.css';

/** Props of {@link TableToolbar}: a div's. */
export type TableToolbarProps = ComponentProps<'div'> & {
  /** At the right: density and columns, what is done with the whole list. */
  end?: ReactNode;
  /** Stands over a table that is a card of its own: no padding and no line. */
  isPlain?: boolean;
  /** Stays in one row: the search gives way, and no word is wrapped. */
  isOneRow?: boolean;
  /** Filters that a narrow screen folds behind a button, so that the first rows are seen at once. */
  filters?: ReactNode;
  /** How many of the filters are set; the button says so. */
  filterCount?: number;
};

/** The filters of a toolbar: beside the search where there is room, else behind a button. */
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

/** Search and filters over a table. */
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
  /** A search field takes the room that is left; a filter keeps its width. */
  kind?: 'search' | 'filter';
};

/** The room of one control in a toolbar. */
export function ToolbarItem({ kind = 'filter', className, ...rest }: ToolbarItemProps) {
  return <div {...rest} className={cx(styles[kind], className)} />;
}

/** Props of {@link BulkBar}: a fieldset's. `children` are the actions. */
export type BulkBarProps = ComponentProps<'fieldset'> & {
  /** How many rows are chosen. */
  count: number;
  /** Leaves all of them. */
  onClear: () => void;
  /** The words after the number. */
  countText?: string;
  /** The name of the button that leaves all. */
  clearLabel?: string;
  /** Stays under the header of the frame while the page scrolls. */
  isSticky?: boolean;
};

/** Takes the toolbar's place while rows are chosen. */
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

/** One filter in force. */
export type FilterChip = {
  /** Unique among the filters. */
  id: string;
  /** The filter in words, for example "Due on 24 Nov 2026". */
  label: string;
  /** Takes it away. */
  onRemove: () => void;
};

/** Props of {@link FilterChips}: a fieldset's. */
export type FilterChipsProps = Omit<ComponentProps<'fieldset'>, 'children'> & {
  /** The filters in force; none: nothing is drawn. */
  chips: readonly FilterChip[];
  /** Takes all of them away. */
  onClear: () => void;
  /** Words of the button that does. */
  clearLabel?: string;
};

/** The filters in force; a press takes one away. */
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

/** The bottom of a table: the range, the pages, and how many rows stand on one. */
export function TableFoot({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.foot, className)} />;
}
