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
  /** Words of the states; `toDataWords('tasks')` makes them. */
  words: DataTableWords;
  /** The columns, in a constant or a memo: new ones draw all rows again. So do a new `toStacked` and a new `toMenu`. */
  columns: readonly DataColumn<Row>[];
  /** The rows; empty if there are `groups`. */
  rows?: readonly Row[];
  /** Rows under heads. */
  groups?: readonly DataGroup<Row>[];
  /** The identity of a row. */
  toId: (row: Row) => string;
  /** A row on a screen under 900 px. */
  toStacked: (row: Row) => StackedRow;
  /** How the rows are doing; there when not given. */
  status?: DataStatus;
  /** Rows are being loaded again: the old ones stay. */
  isRefetching?: boolean;
  /** Loads the rows again after a failure. */
  onRetry?: () => void;
  /** In place of the table, heads too, when there are no rows and no filters. */
  empty?: ReactNode;
  /** Clears the filters; set it only while some are active. */
  onClearFilters?: () => void;
  /** How the rows are sorted. */
  sort?: DataSort | null;
  /** A head was pressed. */
  onSort?: (sort: DataSort) => void;
  /** The table sorts the rows itself, by the columns' `toSortValue`. */
  sortsRows?: boolean;
  /** The selected rows. If it is left out, rows cannot be selected. */
  selection?: DataSelection<Row>;
  /** Columns that the reader has hidden. */
  hiddenColumns?: readonly string[];
  /** Row heights. */
  density?: TableDensity;
  /** Called for a press in a row outside its controls. The first cell of the row must have the same link. */
  onOpen?: (row: Row) => void;
  /** Whether a row opens; all do when not given. */
  isOpenable?: (row: Row) => boolean;
  /** The menu of a row, last in it. */
  toMenu?: (row: Row) => ReactNode;
  /** Names the column of menus. */
  menuLabel?: string;
  /** Above the table: a TableToolbar. */
  toolbar?: ReactNode;
  /** Replaces the toolbar while rows are selected: a BulkBar. */
  bulk?: (count: number) => ReactNode;
  /** Under the toolbar: FilterChips. */
  chips?: ReactNode;
  /** Under the rows: a TableFoot. */
  foot?: ReactNode;
  /** Where the heads stay while the page scrolls: below the frame's header, at the top, or nowhere. */
  sticky?: 'header' | 'top' | 'none';
  /** Level of the headings of groups on a phone. */
  groupLevel?: 2 | 3 | 4;
};

const NO_ROWS: readonly never[] = [];
const NOTHING_HIDDEN: readonly string[] = [];

/** Rows in columns: sorted, chosen, grouped, opened, with all the states that a list can be in. */
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
