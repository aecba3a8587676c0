import type { EnquirySummary } from '@anupalan/api-client/types';
import type { EnquirySide } from '@anupalan/enums/enquiries';
import { LAB_MEDIUM_LABELS } from '@anupalan/enums/labs';
import { TwoLines } from '@anupalan/ui';
import { type DataColumn, DataTable, toDataWords } from '@anupalan/ui/table';
import { useNavigate } from 'react-router';
import { toEnquiryPath } from '../../../shared/enquiries/enquiry-paths.ts';
import { EnquiryStatusTag } from '../../../shared/enquiries/enquiry-status-tag.tsx';
import { formatRupees } from '../../../shared/enquiries/enquiry-words.ts';
import type { ListTableProps } from '../../../shared/lists/list-rows.ts';
import { Ago } from '../../../shared/notifications/ago.tsx';
import { formatLongDate } from '../../../shared/tasks/task-dates.ts';
import { words } from './words.ts';

/** Props of {@link EnquiryTable}: the list's states are the table's. */
export type EnquiryTableProps = ListTableProps<EnquirySummary> & { side: EnquirySide };

function toOther(row: EnquirySummary, side: EnquirySide): string {
  return side === 'company' ? row.lab.name : row.company.name;
}

function toWhen({ dueDate, quote, status }: EnquirySummary): string | null {
  if (quote !== null && (status === 'ordered' || status === 'reported'))
    return words.reportBy(formatLongDate(quote.reportBy));
  return dueDate === null ? null : words.neededBy(formatLongDate(dueDate));
}

function toColumns(side: EnquirySide): DataColumn<EnquirySummary>[] {
  return [
    {
      id: 'subject',
      header: words.columns.enquiry,
      isRowHeader: true,
      isSortable: true,
      cell: (row) => (
        <TwoLines main={row.subject} sub={toOther(row, side)} href={toEnquiryPath(side, row.id)} />
      ),
    },
    {
      id: 'medium',
      header: words.columns.medium,
      width: 'fifth',
      cell: ({ medium, parameters }) => (
        <TwoLines main={LAB_MEDIUM_LABELS[medium]} sub={parameters.join(', ')} />
      ),
    },
    {
      id: 'dueDate',
      header: words.columns.date,
      width: 'person',
      isSortable: true,
      cell: (row) => toWhen(row) ?? words.noDate,
    },
    {
      id: 'quote',
      header: words.columns.quote,
      width: 'short',
      align: 'end',
      cell: ({ quote }) => (quote === null ? '' : formatRupees(quote.amount)),
    },
    {
      id: 'status',
      header: words.columns.status,
      width: 'person',
      isSortable: true,
      cell: ({ status }) => <EnquiryStatusTag status={status} side={side} />,
    },
    {
      id: 'updatedAt',
      header: words.columns.lastChange,
      width: 'short',
      isSortable: true,
      cell: ({ updatedAt }) => <Ago instant={updatedAt} />,
    },
  ];
}

const COLUMNS = { company: toColumns('company'), lab: toColumns('lab') };

/** Enquiries as a table, and as stacked links on a phone. */
export function EnquiryTable({ side, ...rest }: EnquiryTableProps) {
  const navigate = useNavigate();
  return (
    <DataTable
      {...rest}
      caption={words.title}
      words={toDataWords(words.noun)}
      columns={COLUMNS[side]}
      toId={({ id }) => id}
      toStacked={(row) => ({
        title: row.subject,
        href: toEnquiryPath(side, row.id),
        meta: `${toOther(row, side)}, ${LAB_MEDIUM_LABELS[row.medium].toLowerCase()}`,
        when: toWhen(row) ?? undefined,
        end: <EnquiryStatusTag status={row.status} side={side} />,
      })}
      onOpen={({ id }) => void navigate(toEnquiryPath(side, id))}
    />
  );
}
