import { Person } from '../avatar/avatar.tsx';
import { ClampedText, DateLines } from '../record/text.tsx';
import type { StatusKind } from '../status/kinds.ts';
import { Status } from '../status/status.tsx';
import { TwoLines } from '../table/cells.tsx';
import type { DataColumn, StackedRow } from './types.ts';

/** A task of the stories; invented. */
export type SampleTask = {
  id: string;
  name: string;
  source: string;
  date: string;
  due: string;
  distance: string;
  owner: string;
  files: number;
  status: Extract<StatusKind, 'pending' | 'overdue' | 'completed'>;
};

const labels = { pending: 'Pending', overdue: 'Overdue', completed: 'Completed' } as const;

/** Two tasks that are late. */
export const overdueTasks: readonly SampleTask[] = [
  {
    id: 'calibration',
    name: 'Send the flow meter calibration certificate',
    source: 'Consent to Operate, page 7',
    date: '2026-11-17',
    due: '17 Nov',
    distance: '4 days late',
    owner: 'Leela Sathe',
    files: 0,
    status: 'overdue',
  },
  {
    id: 'stack',
    name: 'Sample stack 2 for particulate matter',
    source: 'Consent to Operate, page 9',
    date: '2026-11-19',
    due: '19 Nov',
    distance: '2 days late',
    owner: 'Imran Qureshi',
    files: 1,
    status: 'overdue',
  },
];

/** Three tasks that are due in the next days. */
export const soonTasks: readonly SampleTask[] = [
  {
    id: 'effluent',
    name: 'Monthly sample of treated effluent',
    source: 'Consent to Operate, page 6',
    date: '2026-11-24',
    due: '24 Nov',
    distance: 'in 3 days',
    owner: 'Leela Sathe',
    files: 2,
    status: 'pending',
  },
  {
    id: 'manifest',
    name: 'Hand in the manifest of hazardous waste',
    source: 'Authorisation, page 3',
    date: '2026-11-26',
    due: '26 Nov',
    distance: 'in 5 days',
    owner: 'Gauri Nambiar',
    files: 0,
    status: 'pending',
  },
  {
    id: 'audit',
    name: 'Record the water audit of the quarter',
    source: 'Consent to Operate, page 11',
    date: '2026-11-27',
    due: '27 Nov',
    distance: 'in 6 days',
    owner: 'Imran Qureshi',
    files: 0,
    status: 'pending',
  },
];

/** Columns of a list of tasks. */
export const taskColumns: readonly DataColumn<SampleTask>[] = [
  {
    id: 'due',
    header: 'Due',
    width: 'short',
    isSortable: true,
    toSortValue: ({ date }) => date,
    cell: ({ date, due, distance, status }) => (
      <DateLines date={date} text={due} words={distance} isLate={status === 'overdue'} />
    ),
  },
  {
    id: 'name',
    header: 'Task',
    isRowHeader: true,
    isSortable: true,
    toSortValue: ({ name }) => name,
    cell: ({ id, name, source }) => (
      <TwoLines main={<ClampedText text={name} />} sub={source} href={`#${id}`} />
    ),
  },
  {
    id: 'owner',
    header: 'Assignee',
    width: 'person',
    cell: ({ owner }) => <Person name={owner} />,
  },
  {
    id: 'files',
    header: 'Files',
    width: 'action',
    align: 'end',
    isSortable: true,
    toSortValue: ({ files }) => files,
    cell: ({ files }) => files,
  },
  {
    id: 'status',
    header: 'Status',
    width: 'short',
    cell: ({ status }) => <Status kind={status} label={labels[status]} />,
  },
];

/** A task on a phone. */
export function toStackedTask({ id, name, source, due, distance, status }: SampleTask): StackedRow {
  return {
    title: name,
    href: `#${id}`,
    meta: source,
    when: `${due}, ${distance}`,
    isLate: status === 'overdue',
    end: <Status kind={status} label={labels[status]} />,
  };
}
