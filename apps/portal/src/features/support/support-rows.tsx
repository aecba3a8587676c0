import type { SupportRequest } from '@anupalan/api-client/types';
import { SUPPORT_TYPE_LABELS } from '@anupalan/enums/support';
import { TwoLines } from '@anupalan/ui';
import { type DataColumn, DataTable, toDataWords } from '@anupalan/ui/table';
import type { ListTableProps } from '../../shared/lists/list-rows.ts';
import { Ago } from '../../shared/notifications/ago.tsx';
import { SupportStatusTag } from './support-status-tag.tsx';
import { listWords } from './words.ts';

/** Props of {@link SupportRows}: the list's states are the table's. */
export type SupportRowsProps = ListTableProps<SupportRequest> & {
  toHref: (id: string) => string;
  onOpen: (id: string) => void;
};

function toColumns(toHref: SupportRowsProps['toHref']): DataColumn<SupportRequest>[] {
  return [
    {
      id: 'subject',
      header: listWords.subject,
      isRowHeader: true,
      isSortable: true,
      cell: ({ id, subject, name }) => <TwoLines main={subject} sub={listWords.by(name)} href={toHref(id)} />,
    },
    { id: 'type', header: listWords.type, width: 'person', cell: ({ type }) => SUPPORT_TYPE_LABELS[type] },
    {
      id: 'status',
      header: listWords.status,
      isSortable: true,
      width: 'short',
      cell: ({ status }) => <SupportStatusTag status={status} />,
    },
    {
      id: 'updatedAt',
      header: listWords.lastChange,
      isSortable: true,
      width: 'short',
      cell: ({ updatedAt }) => <Ago instant={updatedAt} />,
    },
  ];
}

/** Requests as a table, and as stacked links on a phone. */
export function SupportRows({ toHref, onOpen, ...rest }: SupportRowsProps) {
  return (
    <DataTable
      {...rest}
      caption={listWords.caption}
      words={toDataWords('requests')}
      columns={toColumns(toHref)}
      toId={({ id }) => id}
      toStacked={({ id, subject, type, updatedAt, status }) => ({
        title: subject,
        href: toHref(id),
        meta: SUPPORT_TYPE_LABELS[type],
        when: <Ago instant={updatedAt} />,
        end: <SupportStatusTag status={status} />,
      })}
      onOpen={({ id }) => onOpen(id)}
    />
  );
}
