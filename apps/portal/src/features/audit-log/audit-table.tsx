import type { AuditEntry } from '@anupalan/api-client/types';
import { TwoLines } from '@anupalan/ui';
import { type DataColumn, DataTable, toDataWords } from '@anupalan/ui/table';
import type { ListTableProps } from '../../shared/lists/list-rows.ts';
import { Ago } from '../../shared/notifications/ago.tsx';
import { ACTIONS, SUBJECTS, toDayHead, toSentence } from './audit-words.ts';
import { Quoted } from './quoted.tsx';
import { words } from './words.ts';

function toColumns(toHref: (id: string) => string): DataColumn<AuditEntry>[] {
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
      cell: ({ entity, action }) => <TwoLines main={SUBJECTS[entity] ?? entity} sub={ACTIONS[action]} />,
    },
    {
      id: 'at',
      header: words.columns.when,
      width: 'date',
      cell: ({ at }) => <Ago instant={at} />,
    },
  ];
}

/** Props of {@link AuditTable}: the list's states are the table's. */
export type AuditTableProps = ListTableProps<AuditEntry> & {
  toHref: (id: string) => string;
  onOpen: (id: string) => void;
};

/** Entries under the days that they were made on; they come newest first. */
function toDays(rows: readonly AuditEntry[], now: Date) {
  const days = Map.groupBy(rows, ({ at }) => toDayHead(at, now));
  return [...days].map(([label, ofDay]) => ({ id: label, label, rows: ofDay, count: null }));
}

/** The trail as a table, and as stacked links on a phone. */
export function AuditTable({ rows = [], toHref, onOpen, ...rest }: AuditTableProps) {
  return (
    <DataTable
      {...rest}
      caption={words.title}
      words={toDataWords('entries')}
      density="default"
      groups={toDays(rows, new Date())}
      columns={toColumns(toHref)}
      toId={({ id }) => id}
      toStacked={(entry) => ({
        title: <Quoted text={toSentence(entry)} />,
        isPlain: true,
        href: toHref(entry.id),
        meta: SUBJECTS[entry.entity] ?? entry.entity,
        when: <Ago instant={entry.at} />,
      })}
      onOpen={({ id }) => onOpen(id)}
    />
  );
}
