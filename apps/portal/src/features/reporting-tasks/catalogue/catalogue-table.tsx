import type { StatutoryObligation } from '@anupalan/api-client/types';
import type { DateString } from '@anupalan/compliance/schedules/types';
import { describeApplicability } from '@anupalan/compliance/statutory/describe-applicability';
import { STATUTORY_SUBJECT_LABELS, STATUTORY_SUBJECTS } from '@anupalan/enums/statutory';
import { Stack, TwoLines } from '@anupalan/ui';
import { type DataColumn, DataTable, toDataWords } from '@anupalan/ui/table';
import { useNavigate } from 'react-router';
import type { ListTableProps } from '../../../shared/lists/list-rows.ts';
import { formatLongDate } from '../../../shared/tasks/task-dates.ts';
import { EntryState } from './entry-tags.tsx';
import { toLaw } from './entry-words.ts';
import { words } from './words.ts';

/** Props of {@link CatalogueTable}: the list's states are the table's. `selection` null: view only. */
export type CatalogueTableProps = ListTableProps<StatutoryObligation> & {
  toHref: (id: string) => string;
  selection: { ids: ReadonlySet<string>; onChange: (ids: ReadonlySet<string>) => void } | null;
};

/** The next due date in words, with the period it reports on: "30 Jun 2027, for FY 2026-27". */
export function toNextWords({ nextDates }: Pick<StatutoryObligation, 'nextDates'>): string {
  const [next] = nextDates;
  if (next === undefined) return '';
  const date = formatLongDate(next.dueDate as DateString);
  return next.period === null ? date : words.forPeriod(date, next.period);
}

/** Why each entry applies or not, and of those right above it for the same reason, that it is repeated. */
type Reasons = ReadonlyMap<string, { words: string; isRepeated: boolean }>;

/** The reasons of entries in the order in which they are shown, list by list. */
function toReasons(lists: readonly (readonly StatutoryObligation[])[]): Reasons {
  return new Map(
    lists.flatMap((entries) => {
      const all = entries.map(describeApplicability);
      return entries.map(({ id }, index) => {
        const words = all[index] ?? '';
        return [id, { words, isRepeated: words === all[index - 1] }] as const;
      });
    }),
  );
}

type ShownIn = { toHref: (id: string) => string; reasons: Reasons };

/** A reason that the entry above has as well is not shown again, but spoken. */
function Reason({ entry, reasons }: { entry: StatutoryObligation; reasons: Reasons }) {
  const reason = reasons.get(entry.id);
  return <span className={reason?.isRepeated === true ? 'sr' : undefined}>{reason?.words}</span>;
}

function toColumns({ toHref, reasons }: ShownIn): DataColumn<StatutoryObligation>[] {
  return [
    {
      id: 'title',
      header: words.columns.obligation,
      isRowHeader: true,
      isSortable: true,
      cell: (entry) => <TwoLines main={entry.title} sub={toLaw(entry)} href={toHref(entry.id)} />,
    },
    {
      id: 'dueDate',
      header: words.columns.due,
      width: 'fifth',
      isSortable: true,
      cell: (entry) => <TwoLines main={entry.due} sub={toNextWords(entry)} />,
    },
    {
      id: 'why',
      header: words.columns.why,
      width: 'fifth',
      cell: (entry) => <Reason entry={entry} reasons={reasons} />,
    },
    {
      id: 'state',
      header: words.columns.state,
      width: 'fifth',
      cell: (entry) => <EntryState entry={entry} />,
    },
  ];
}

/** A row of a phone: what applies says why in its drawer, what does not says it here. */
function toStacked(entry: StatutoryObligation, { toHref, reasons }: ShownIn) {
  const next = toNextWords(entry);
  return {
    title: entry.title,
    href: toHref(entry.id),
    meta: (
      <Stack gap={1}>
        {!entry.applies && <Reason entry={entry} reasons={reasons} />}
        <EntryState entry={entry} isInline />
      </Stack>
    ),
    when: next === '' ? entry.due : words.dueNext(entry.due, next),
  };
}

/** The catalogue by subject, or in one list where it is sorted; as stacked links on a phone. */
export function CatalogueTable({ rows = [], sort, toHref, selection, ...rest }: CatalogueTableProps) {
  const navigate = useNavigate();
  const groups = STATUTORY_SUBJECTS.map((subject) => ({
    id: subject,
    label: STATUTORY_SUBJECT_LABELS[subject],
    rows: rows.filter((entry) => entry.subject === subject),
  })).filter((group) => group.rows.length > 0);
  const shownIn = { toHref, reasons: toReasons(sort === null ? groups.map((group) => group.rows) : [rows]) };
  return (
    <DataTable
      {...rest}
      caption={words.caption}
      words={toDataWords(words.noun)}
      density="default"
      columns={toColumns(shownIn)}
      {...(sort === null ? { groups } : { rows, sort })}
      toId={({ id }) => id}
      toStacked={(entry) => toStacked(entry, shownIn)}
      selection={
        selection === null
          ? undefined
          : {
              ids: selection.ids,
              onChange: selection.onChange,
              toLabel: ({ title }) => words.select(title),
              allLabel: words.selectAll,
            }
      }
      onOpen={({ id }) => void navigate(toHref(id), { preventScrollReset: true })}
    />
  );
}
