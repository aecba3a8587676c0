import type { AuditEntry } from '@anupalan/api-client/types';
import { TwoLines } from '@anupalan/ui';
import { type DataColumn, DataTable, toDataWords } from '@anupalan/ui/table';
import type { ListTableProps } from '../../shared/lists/list-rows.ts';
import { Ago } from '../../shared/notifications/ago.tsx';
import { toDayText } from '../../shared/time-zone.ts';
import { ACTIONS, SUBJECTS, toSentence } from './audit-words.ts';

function toColumns(toHref: (id: string) => string): DataColumn<AuditEntry>[] {
  return [
    {
      id: 'sentence',
      header: 'What happened',
      isRowHeader: true,
      cell: (entry) => (
        <TwoLines main={toSentence(entry)} sub={`By ${entry.by.name}`} href={toHref(entry.id)} />
      ),
    },
    {
      id: 'subject',
      header: 'Subject',
      width: 'fifth',
      cell: ({ entity, action }) => <TwoLines main={SUBJECTS[entity] ?? entity} sub={ACTIONS[action]} />,
    },
    {
      id: 'at',
      header: 'When',
      width: 'short',
      cell: ({ at }) => <TwoLines main={<Ago instant={at} />} sub={toDayText(at)} />,
    },
  ];
}

/** Props of {@link AuditTable}: the list's states are the table's. */
export type AuditTableProps = ListTableProps<AuditEntry> & {
  toHref: (id: string) => string;
  onOpen: (id: string) => void;
};

/** The trail as a table, and as stacked links on a phone. */
export function AuditTable({ toHref, onOpen, ...rest }: AuditTableProps) {
  return (
    <DataTable
      {...rest}
      caption="Audit log"
      words={toDataWords('entries')}
      density="comfortable"
      columns={toColumns(toHref)}
      toId={({ id }) => id}
      toStacked={(entry) => ({
        title: toSentence(entry),
        href: toHref(entry.id),
        meta: SUBJECTS[entry.entity] ?? entry.entity,
        when: <Ago instant={entry.at} />,
      })}
      onOpen={({ id }) => onOpen(id)}
    />
  );
}
