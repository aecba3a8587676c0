import type { AuditEntry } from '@anupalan/api-client/types';
import { TwoLines } from '@anupalan/ui';
import { type DataColumn, DataTable, toDataWords } from '@anupalan/ui/table';
import type { ListTableProps } from '../../shared/lists/list-rows.ts';
import { toInstantText } from '../../shared/time-zone.ts';
import { type AuditGroup, groupEntries } from './audit-groups.ts';
import { ACTIONS, SUBJECTS, toSentence } from './audit-words.ts';
import { Quoted } from './quoted.tsx';
import { words } from './words.ts';

/** What an entry shows of its time, which depends on the head that it is under. */
type ToWhen = (entry: AuditEntry) => string;

/** Finds the words of an entry's group. */
function toWhenOf(groups: readonly AuditGroup[]): ToWhen {
  const ofEntry = new Map(groups.flatMap(({ entries, toWhen }) => entries.map(({ id }) => [id, toWhen])));
  return ({ id, at }) => ofEntry.get(id)?.(at) ?? '';
}

/** The time of an entry; the full date and time on hover. */
function When({ entry, toWhen }: { entry: AuditEntry; toWhen: ToWhen }) {
  return (
    <time dateTime={entry.at} title={toInstantText(entry.at)}>
      {toWhen(entry)}
    </time>
  );
}

const toSubject = ({ entity }: AuditEntry): string => SUBJECTS[entity] ?? entity;

function toColumns(toHref: (id: string) => string, toWhen: ToWhen): DataColumn<AuditEntry>[] {
  return [
    {
      id: 'sentence',
      header: words.columns.sentence,
      isRowHeader: true,
      cell: (entry) => {
        const sentence = toSentence(entry);
        const by = sentence.startsWith(entry.by.name) ? undefined : words.by(entry.by.name);
        return <TwoLines main={<Quoted text={sentence} />} sub={by} href={toHref(entry.id)} isPlain />;
      },
    },
    {
      id: 'subject',
      header: words.columns.subject,
      width: 'fifth',
      cell: (entry) => <TwoLines main={toSubject(entry)} sub={ACTIONS[entry.action]} />,
    },
    {
      id: 'at',
      header: words.columns.when,
      width: 'date',
      cell: (entry) => <When entry={entry} toWhen={toWhen} />,
    },
  ];
}

/** Props of {@link AuditTable}: the list's states are the table's. */
export type AuditTableProps = ListTableProps<AuditEntry> & {
  toHref: (id: string) => string;
  onOpen: (id: string) => void;
};

/** The trail as a table, and as stacked links on a phone. */
export function AuditTable({ rows = [], toHref, onOpen, ...rest }: AuditTableProps) {
  const groups = groupEntries(rows, new Date());
  const toWhen = toWhenOf(groups);
  return (
    <DataTable
      {...rest}
      caption={words.title}
      words={toDataWords('entries')}
      density="default"
      groups={groups.map(({ head, entries }) => ({ id: head, label: head, rows: entries, count: null }))}
      columns={toColumns(toHref, toWhen)}
      toId={({ id }) => id}
      toStacked={(entry) => ({
        title: <Quoted text={toSentence(entry)} />,
        isPlain: true,
        href: toHref(entry.id),
        meta: (
          <>
            {toSubject(entry)}, <When entry={entry} toWhen={toWhen} />
          </>
        ),
      })}
      onOpen={({ id }) => onOpen(id)}
    />
  );
}
