import type { StatutoryObligation } from '@anupalan/api-client/types';
import type { DateString } from '@anupalan/compliance/schedules/types';
import { describeApplicability } from '@anupalan/compliance/statutory/describe-applicability';
import { STATUTORY_SUBJECTS } from '@anupalan/enums/statutory';
import { Stack, TwoLines } from '@anupalan/ui';
import { type DataColumn, type DataGroup, DataTable, toDataWords } from '@anupalan/ui/table';
import { useNavigate } from 'react-router';
import type { ListTableProps } from '../../../shared/lists/list-rows.ts';
import { formatLongDate } from '../../../shared/tasks/task-dates.ts';
import { EntryState } from './entry-tags.tsx';
import { toLaw, toPlaceInAct } from './entry-words.ts';
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

/** The entries under the act that each is of, said once, act by act in the order of the subjects. */
export function groupByAct(entries: readonly StatutoryObligation[]): DataGroup<StatutoryObligation>[] {
  const ordered = STATUTORY_SUBJECTS.flatMap((subject) =>
    entries.filter((entry) => entry.subject === subject),
  );
  return [...Map.groupBy(ordered, ({ act }) => act)].map(([act, rows]) => ({
    id: act,
    label: act,
    count: null,
    rows,
  }));
}

type ShownIn = { toHref: (id: string) => string; reasons: Reasons; isByAct: boolean };

/** A reason that the entry above has as well is not shown again, but spoken. */
function Reason({ entry, reasons }: { entry: StatutoryObligation; reasons: Reasons }) {
  const reason = reasons.get(entry.id);
  return <span className={reason?.isRepeated === true ? 'sr' : undefined}>{reason?.words}</span>;
}

/** Under the name: the place in the act, whose name stands above the rows, or the whole law; then why it applies. */
function LawAndReason({ entry, reasons, isByAct }: { entry: StatutoryObligation } & Omit<ShownIn, 'toHref'>) {
  const law = isByAct ? toPlaceInAct(entry) : toLaw(entry);
  const reason = <Reason entry={entry} reasons={reasons} />;
  return law === '' ? (
    reason
  ) : (
    <>
      {law}. {reason}
    </>
  );
}

function toColumns({ toHref, ...shown }: ShownIn): DataColumn<StatutoryObligation>[] {
  return [
    {
      id: 'title',
      header: words.columns.obligation,
      isRowHeader: true,
      isSortable: true,
      cell: (entry) => (
        <TwoLines
          main={entry.title}
          sub={<LawAndReason entry={entry} {...shown} />}
          href={toHref(entry.id)}
        />
      ),
    },
    {
      id: 'dueDate',
      header: words.columns.due,
      width: 'fifth',
      isSortable: true,
      cell: (entry) => <TwoLines main={entry.due} sub={toNextWords(entry)} />,
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

/** The catalogue act by act, or in one list where it is sorted; as stacked links on a phone. */
export function CatalogueTable({ rows = [], sort, toHref, selection, ...rest }: CatalogueTableProps) {
  const navigate = useNavigate();
  const groups = groupByAct(rows);
  const isByAct = sort === null;
  const shownIn = {
    toHref,
    isByAct,
    reasons: toReasons(isByAct ? groups.map((group) => group.rows) : [rows]),
  };
  return (
    <DataTable
      {...rest}
      caption={words.caption}
      words={toDataWords(words.noun)}
      density="default"
      columns={toColumns(shownIn)}
      {...(isByAct ? { groups } : { rows, sort })}
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
