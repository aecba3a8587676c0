import type { ScheduledTask } from '@anupalan/api-client/types';
import { DataTable, type DataTableProps, toDataWords } from '@anupalan/ui/table';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { Selection } from '../../shared/lists/use-selection.ts';
import { formatLongDate } from '../../shared/tasks/task-dates.ts';
import type { ListView } from './list-query.ts';
import { toOccurrenceColumns, toStackedEntry } from './occurrence-cells.tsx';
import type { RowContext } from './row-context.ts';
import type { OccurrenceRow } from './rows.ts';
import type { TableLook } from './views/use-views.ts';
import { words } from './words.ts';

/** Props of {@link OccurrenceTable}: the list's states are the table's. */
export type OccurrenceTableProps = Pick<
  DataTableProps<OccurrenceRow>,
  | 'rows'
  | 'status'
  | 'empty'
  | 'toolbar'
  | 'bulk'
  | 'chips'
  | 'foot'
  | 'sort'
  | 'onSort'
  | 'isRefetching'
  | 'onRetry'
> & {
  context: RowContext;
  view: ListView;
  /** Undefined: the session may do nothing with several at once. */
  selection: Selection<ScheduledTask> | undefined;
  look: TableLook;
};

function toLabel({ kind, row }: OccurrenceRow): string {
  return kind === 'more' ? '' : words.select(row.name, formatLongDate(row.dueDate));
}

const WORDS = toDataWords(words.noun);
const toId = ({ id }: OccurrenceRow) => id;
const toIds = ({ kind, row }: OccurrenceRow) => (kind === 'more' ? [] : [row.id]);
const isOpenable = ({ kind }: OccurrenceRow) => kind !== 'more';

/** The rows as a table, and as stacked links on a phone. */
export function OccurrenceTable(props: OccurrenceTableProps) {
  const { context, view, selection, look, ...rest } = props;
  const navigate = useNavigate();
  const columns = useMemo(() => toOccurrenceColumns(context, view), [context, view]);
  const toStacked = useCallback((row: OccurrenceRow) => toStackedEntry(row, context, view), [context, view]);
  return (
    <DataTable
      {...rest}
      caption={words.list}
      words={WORDS}
      density={look.density}
      hiddenColumns={look.hiddenColumns}
      columns={columns}
      toId={toId}
      toStacked={toStacked}
      selection={
        selection && {
          ids: selection.ids,
          onChange: selection.onChange,
          toLabel,
          toIds,
          allLabel: words.selectAll,
        }
      }
      isOpenable={isOpenable}
      onOpen={({ row }) => void navigate(context.toHref(row), { preventScrollReset: true, flushSync: true })}
    />
  );
}
