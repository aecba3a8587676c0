import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { Button } from '../button/button.tsx';
import { EmptyState, LoadError } from '../empty-state/empty-state.tsx';
import { cx } from '../shared/cx.ts';
import { useIsNarrow } from '../shared/use-is-narrow.ts';
import { useStableCallback } from '../shared/use-stable-callback.ts';
import { Table, type TableDensity } from '../table/table.tsx';
import { DataBody } from './data-body.tsx';
import { DataHead } from './data-head.tsx';
import { DataSkeleton } from './data-skeleton.tsx';
import { DataStack } from './data-stack.tsx';
import styles from './data-table.module.css';
import type {
  DataColumn,
  DataGroup,
  DataRowData,
  DataSelection,
  DataSort,
  DataStatus,
  DataTableWords,
  StackedRow,
} from './types.ts';
import { useChoice } from './use-choice.ts';
import { useRevealed } from './use-revealed.ts';
import { useTableModel } from './use-table-model.ts';

/** Props of {@link DataTable}: a div's. */
export type DataTableProps<Row extends DataRowData> = Omit<ComponentProps<'div'>, 'children'> & {
  /** The name of the table for screen readers. */
  caption: string;
  /** The words of the states. `toDataWords('tasks')` makes them. */
  words: DataTableWords;
  /**
   * The columns. Keep them in a constant or a memo: a new array draws all rows again. The same holds for `toStacked`
   * and `toMenu`.
   */
  columns: readonly DataColumn<Row>[];
  /** The rows; empty if there are `groups`. */
  rows?: readonly Row[];
  /** Rows in groups, each with a heading. */
  groups?: readonly DataGroup<Row>[];
  /** Returns the id of a row. */
  toId: (row: Row) => string;
  /** Returns the stacked form of a row for screens under 900 px. */
  toStacked: (row: Row) => StackedRow;
  /** Whether the rows are loading, ready, failed or not allowed. The default is ready. */
  status?: DataStatus;
  /** The rows are loading again; the old ones stay visible. */
  isRefetching?: boolean;
  /** Loads the rows again after a failure. */
  onRetry?: () => void;
  /** Replaces the table and its heads if there are no rows and no filters. */
  empty?: ReactNode;
  /** Clears the filters. Set it only while a filter is active. */
  onClearFilters?: () => void;
  /** The column that sorts the rows, and the direction. */
  sort?: DataSort | null;
  /** Called when the reader presses a sortable head. */
  onSort?: (sort: DataSort) => void;
  /** The table sorts the rows itself, by the `toSortValue` of the columns. */
  sortsRows?: boolean;
  /** The selected rows. If it is left out, rows cannot be selected. */
  selection?: DataSelection<Row>;
  /** Columns that the reader has hidden. */
  hiddenColumns?: readonly string[];
  /** The height of the rows. */
  density?: TableDensity;
  /** Called when the reader presses a row outside its controls. The first cell of the row must have the same link. */
  onOpen?: (row: Row) => void;
  /** Whether a row opens. By default all rows do. */
  isOpenable?: (row: Row) => boolean;
  /** Returns the menu at the end of a row. */
  toMenu?: (row: Row) => ReactNode;
  /** The head of the menu column, for screen readers. */
  menuLabel?: string;
  /** Above the table: a TableToolbar. */
  toolbar?: ReactNode;
  /** Replaces the toolbar while rows are selected: a BulkBar. */
  bulk?: (count: number) => ReactNode;
  /** Under the toolbar: FilterChips. */
  chips?: ReactNode;
  /** Under the rows: a TableFoot. */
  foot?: ReactNode;
  /** Where the heads stay while the page scrolls: below the header of the frame, at the top, or nowhere. */
  sticky?: 'header' | 'top' | 'none';
  /** Level of the group headings on a phone. */
  groupLevel?: 2 | 3 | 4;
};

const NO_ROWS: readonly never[] = [];
const NOTHING_HIDDEN: readonly string[] = [];

/**
 * A table that people sort, select from, group and open. It has every state of a list: loading, failed, empty, not
 * allowed.
 */
export function DataTable<Row extends DataRowData>(props: DataTableProps<Row>) {
  const {
    caption,
    words,
    columns,
    rows = NO_ROWS,
    groups,
    toId,
    toStacked,
    status = 'ready',
    isRefetching = false,
    onRetry,
    empty,
    onClearFilters,
    sort = null,
    onSort,
    sortsRows = false,
    selection,
    hiddenColumns = NOTHING_HIDDEN,
    density = 'default',
    onOpen,
    isOpenable,
    toMenu,
    menuLabel = 'Actions',
    toolbar,
    bulk,
    chips,
    foot,
    sticky = 'header',
    groupLevel = 2,
    className,
    ...rest
  } = props;
  const isNarrow = useIsNarrow();
  const all = useMemo(() => groups ?? [{ id: 'all', label: caption, rows }], [groups, rows, caption]);
  const model = useTableModel({ columns, groups: all, toId, sort, sortsRows, hiddenColumns });
  const shown = useMemo(
    () => (status === 'ready' ? model.groups.filter(hasContent) : []),
    [status, model.groups],
  );
  const shownRows = useMemo(() => shown.flatMap((group) => group.rows), [shown]);
  const choice = useChoice(selection, shownRows);
  const open = useStableCallback((row: Row) => onOpen?.(row));
  const revealed = useRevealed(shown, isNarrow ? 'stack' : 'table');
  const hasGroups = groups !== undefined;

  function toContent() {
    if (status === 'loading')
      return <DataSkeleton columns={model.columns} label={words.loading} isNarrow={isNarrow} />;
    if (status === 'failed')
      return (
        <LoadError title={words.failed} onRetry={onRetry} isRetrying={isRefetching} level={groupLevel} />
      );
    if (status === 'forbidden')
      return <EmptyState title={words.forbidden} text={words.forbiddenText} level={groupLevel} />;
    if (shown.length === 0) {
      if (onClearFilters === undefined) return empty;
      return (
        <EmptyState
          level={groupLevel}
          title={words.noResults}
          text={words.noResultsText}
          action={<Button onClick={onClearFilters}>{words.clearFilters}</Button>}
        />
      );
    }
    if (isNarrow)
      return (
        <DataStack
          {...{ caption, groups: revealed.groups, hasGroups, groupLevel, choice, toStacked, toMenu }}
        />
      );
    return (
      <Table
        caption={caption}
        density={density}
        isFixed
        className={sticky === 'none' ? undefined : styles[sticky]}
      >
        <DataHead
          columns={model.columns}
          sort={sort}
          onSort={onSort}
          choice={choice && { state: choice.state, label: choice.allLabel, onToggle: choice.onToggleAll }}
          menuLabel={toMenu ? menuLabel : undefined}
        />
        <DataBody
          {...{
            columns: model.columns,
            groups: revealed.groups,
            hasGroups,
            choice,
            onOpen: onOpen && open,
            isOpenable,
            toMenu,
          }}
        />
      </Table>
    );
  }

  const isBulk = bulk !== undefined && choice !== null && choice.count > 0;
  return (
    <div
      aria-busy={status === 'loading' || isRefetching || undefined}
      {...rest}
      data-density={density}
      className={cx(styles.root, className)}
    >
      {isBulk ? bulk(choice.count) : toolbar}
      {chips}
      {toContent()}
      {revealed.hidden > 0 && (
        // A new place each time: one that is still in sight after more was drawn is told so.
        <div key={revealed.hidden} ref={revealed.watch} className={styles.more}>
          <Button onClick={revealed.reveal}>{words.more}</Button>
        </div>
      )}
      {status === 'ready' && foot}
    </div>
  );
}

function hasContent<Row extends DataRowData>({
  rows,
  notes,
}: Pick<DataGroup<Row>, 'rows' | 'notes'>): boolean {
  return rows.length > 0 || (notes !== undefined && notes.length > 0);
}
