import type { ScheduledTask } from '@anupalan/api-client/types';
import { LoadError, TextLink } from '@anupalan/ui';
import { type DataGroup, DataTable, type DataTableProps, toDataWords } from '@anupalan/ui/table';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Selection } from '../../shared/lists/use-selection.ts';
import { formatLongDate } from '../../shared/tasks/task-dates.ts';
import { toOccurrenceColumns, toStackedEntry } from './occurrence-cells.tsx';
import type { RowContext } from './row-context.ts';
import { toAllCompleted, toCutWords, toHeading } from './section-words.ts';
import { type OccurrenceRow, toRows } from './series.ts';
import type { LoadedSection } from './use-sections.ts';
import type { TableLook } from './views/use-views.ts';

/** Props of {@link OccurrenceTable}: the list's states are the table's. */
export type OccurrenceTableProps = Pick<
  DataTableProps<OccurrenceRow>,
  'status' | 'empty' | 'toolbar' | 'bulk' | 'chips' | 'foot' | 'sort' | 'onSort'
> & {
  sections: readonly LoadedSection[];
  context: RowContext;
  /** Undefined: the session may do nothing with several at once. */
  selection: Selection<ScheduledTask> | undefined;
  look: TableLook;
  /** Address of all completed dates. */
  completedHref: string;
};

function toNotes(section: LoadedSection, completedHref: string) {
  const cut = toCutWords(section);
  const hasMore = section.id === 'completed' && !section.isPaged && section.total > section.rows.length;
  const failed = (
    <LoadError title={`${section.label}: due dates could not be loaded`} onRetry={section.retry} />
  );
  return [
    ...(section.isError ? [{ id: 'failed', content: failed }] : []),
    ...(cut === null ? [] : [{ id: 'cut', content: <p>{cut}</p> }]),
    ...(hasMore
      ? [{ id: 'more', content: <TextLink href={completedHref}>{toAllCompleted(section)}</TextLink> }]
      : []),
  ];
}

function toLabel({ kind, rows }: OccurrenceRow): string {
  const [first] = rows;
  if (first === undefined) return '';
  return kind === 'one'
    ? `Select ${first.name}, ${formatLongDate(first.dueDate)}`
    : `Select ${first.name}, ${rows.length} dates`;
}

const WORDS = toDataWords('due dates');
const toId = ({ id }: OccurrenceRow) => id;
const toIds = ({ rows }: OccurrenceRow) => rows.map(({ id }) => id);
const isOpenable = ({ kind }: OccurrenceRow) => kind === 'one';

/** The groups as a table, and as stacked links on a phone. */
export function OccurrenceTable(props: OccurrenceTableProps) {
  const { sections, context, selection, look, completedHref, ...rest } = props;
  const navigate = useNavigate();
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  const onToggle = useCallback(
    (id: string) =>
      setOpenIds((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  const columns = useMemo(() => toOccurrenceColumns(context, onToggle), [context, onToggle]);
  const toStacked = useCallback(
    (row: OccurrenceRow) => toStackedEntry(row, context, onToggle),
    [context, onToggle],
  );
  const groups = useMemo(
    () =>
      sections
        .filter((section) => section.total > 0 || section.isError)
        .map(
          (section): DataGroup<OccurrenceRow> => ({
            id: section.id,
            label: toHeading(section),
            count: section.total,
            rows: section.isError ? [] : toRows(section.rows, openIds),
            notes: toNotes(section, completedHref),
          }),
        ),
    [sections, openIds, completedHref],
  );
  return (
    <DataTable
      {...rest}
      caption="Due dates"
      words={WORDS}
      density={look.density}
      hiddenColumns={look.hiddenColumns}
      columns={columns}
      groups={groups}
      toId={toId}
      toStacked={toStacked}
      selection={selection && { ids: selection.ids, onChange: selection.onChange, toLabel, toIds }}
      isOpenable={isOpenable}
      onOpen={({ rows: [row] }) =>
        row && void navigate(context.toHref(row), { preventScrollReset: true, flushSync: true })
      }
    />
  );
}
