import type { ScheduledTask } from '@anupalan/api-client/types';
import { LoadError, TextLink } from '@anupalan/ui';
import { type DataGroup, DataTable, type DataTableProps, toDataWords } from '@anupalan/ui/table';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatLongDate } from '../../shared/tasks/task-dates.ts';
import { toOccurrenceColumns, toStackedEntry } from './occurrence-cells.tsx';
import type { RowContext } from './row-context.ts';
import { toAllCompleted, toCutWords, toHeading } from './section-words.ts';
import { type OccurrenceRow, toEntries } from './series.ts';
import type { LoadedSection } from './use-sections.ts';
import type { TableLook } from './views/use-views.ts';

/** Props of {@link OccurrenceTable}: the list's states are the table's. */
export type OccurrenceTableProps = Pick<
  DataTableProps<OccurrenceRow>,
  'status' | 'empty' | 'toolbar' | 'bulk' | 'chips' | 'foot' | 'sort' | 'onSort'
> & {
  sections: readonly LoadedSection[];
  context: RowContext;
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

/** An open series is followed by its dates. */
function toRows(rows: readonly ScheduledTask[], openIds: ReadonlySet<string>): OccurrenceRow[] {
  return toEntries(rows).flatMap((entry): OccurrenceRow[] =>
    entry.kind === 'series' && openIds.has(entry.id)
      ? [
          entry,
          ...entry.rows.map(
            (row): OccurrenceRow => ({ kind: 'one', id: row.id, rows: [row], isNested: true }),
          ),
        ]
      : [entry],
  );
}

function toLabel({ kind, rows }: OccurrenceRow): string {
  const [first] = rows;
  if (first === undefined) return '';
  return kind === 'one'
    ? `Select ${first.name}, ${formatLongDate(first.dueDate)}`
    : `Select ${first.name}, ${rows.length} dates`;
}

/** The groups as a table, and as stacked links on a phone. */
export function OccurrenceTable({ sections, context, look, completedHref, ...rest }: OccurrenceTableProps) {
  const navigate = useNavigate();
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  const onToggle = (id: string) => {
    const next = new Set(openIds);
    if (!next.delete(id)) next.add(id);
    setOpenIds(next);
  };
  const series = { openIds, onToggle };
  const { selection } = context;
  const groups = sections
    .filter((section) => section.total > 0 || section.isError)
    .map(
      (section): DataGroup<OccurrenceRow> => ({
        id: section.id,
        label: toHeading(section),
        count: section.total,
        rows: section.isError ? [] : toRows(section.rows, openIds),
        notes: toNotes(section, completedHref),
      }),
    );
  return (
    <DataTable
      {...rest}
      caption="Due dates"
      words={toDataWords('due dates')}
      density={look.density}
      hiddenColumns={look.hiddenColumns}
      columns={toOccurrenceColumns(context, series)}
      groups={groups}
      toId={({ id }) => id}
      toStacked={(row) => toStackedEntry(row, context, series)}
      selection={
        selection === null
          ? undefined
          : {
              ids: selection.ids,
              onChange: selection.onChange,
              toLabel,
              toIds: ({ rows }) => rows.map(({ id }) => id),
            }
      }
      isOpenable={({ kind }) => kind === 'one'}
      onOpen={({ rows: [row] }) => row && void navigate(context.toHref(row), { preventScrollReset: true })}
    />
  );
}
