import type { StatusKind } from '../status/kinds.ts';
import type { Ribbon } from '../validity-ribbon/validity-ribbon.tsx';
import type { YearMonth, YearSeries } from '../year-chart/year-chart.tsx';

/** The day on which the pages of the stories stand. */
export const TODAY = '2026-11-21';

/** A task of the card "Act now". */
export type SampleTask = {
  id: string;
  date: string;
  due: string;
  away: string;
  name: string;
  source: string;
  assignee: string;
  status: Extract<StatusKind, 'overdue' | 'pending' | 'completed'>;
};

const task = (
  id: string,
  [date, due, away]: readonly [string, string, string],
  [name, source]: readonly [string, string],
  assignee: string,
  status: SampleTask['status'],
): SampleTask => ({ id, date, due, away, name, source, assignee, status });

/** Tasks by group, as the dashboard groups them. */
export const TASK_GROUPS: readonly { id: string; label: string; tasks: readonly SampleTask[] }[] = [
  {
    id: 'overdue',
    label: 'Overdue',
    tasks: [
      task(
        '1',
        ['2026-11-17', '17 Nov', '4 days late'],
        ['Send the flow meter calibration certificate', 'Consent to Operate, Quarterly'],
        'Leela Sathe',
        'overdue',
      ),
      task(
        '2',
        ['2026-11-18', '18 Nov', '3 days late'],
        ['Boiler 2 stack monitoring', 'Consent to Operate, Quarterly'],
        'Imran Qureshi',
        'overdue',
      ),
      task(
        '3',
        ['2026-11-20', '20 Nov', '1 day late'],
        ['Close safety audit finding 3', 'By hand'],
        'Leela Sathe',
        'overdue',
      ),
    ],
  },
  {
    id: 'soon',
    label: 'Next 7 days',
    tasks: [
      task(
        '4',
        ['2026-11-24', '24 Nov', 'in 3 days'],
        ['Ambient air quality, three stations', 'Consent to Operate, Monthly'],
        'Imran Qureshi',
        'pending',
      ),
      task(
        '5',
        ['2026-11-25', '25 Nov', 'in 4 days'],
        ['Reconcile the waste manifests of October', 'Waste authorisation, Monthly'],
        'Sunil Pawar',
        'pending',
      ),
      task(
        '6',
        ['2026-11-27', '27 Nov', 'in 6 days'],
        ['On-site emergency mock drill, quarter 3', 'By hand'],
        'Leela Sathe',
        'pending',
      ),
    ],
  },
  {
    id: 'then',
    label: 'Then',
    tasks: [
      task(
        '7',
        ['2026-12-01', '1 Dec', 'in 10 days'],
        ['Half-yearly compliance report', 'Environmental clearance, Half-yearly'],
        'Asha Kulkarni',
        'pending',
      ),
    ],
  },
];

/** Six consents on one axis. */
export const RIBBONS: readonly Ribbon[] = [
  {
    id: '1',
    name: 'Consent to Operate',
    href: '#1',
    from: '2024-04-01',
    to: '2027-03-31',
    renewFrom: '2026-12-01',
    left: '130 days',
    tone: 'warn',
    until: 'to 31 Mar 2027',
    note: 'Renewal window opens 1 Dec',
    summary: 'Consent to Operate from 1 Apr 2024, to 31 Mar 2027, 130 days',
  },
  {
    id: '2',
    name: 'Waste authorisation',
    href: '#2',
    from: '2024-04-01',
    to: '2027-03-31',
    renewFrom: '2026-12-01',
    left: '130 days',
    until: 'to 31 Mar 2027',
    note: 'Renewal window opens 1 Dec',
    summary: 'Waste authorisation from 1 Apr 2024, to 31 Mar 2027, 130 days',
  },
  {
    id: '3',
    name: 'Factory licence',
    href: '#3',
    from: '2024-01-01',
    to: '2026-12-31',
    renewFrom: '2026-11-01',
    left: '40 days',
    tone: 'warn',
    until: 'to 31 Dec 2026',
    note: 'Renewal window is open',
    summary: 'Factory licence from 1 Jan 2024, to 31 Dec 2026, 40 days',
  },
  {
    id: '4',
    name: 'Fire NOC',
    href: '#4',
    from: '2025-02-15',
    to: '2027-02-14',
    renewFrom: '2026-11-15',
    left: '85 days',
    tone: 'warn',
    until: 'to 14 Feb 2027',
    note: 'Renewal window is open',
    summary: 'Fire NOC from 15 Feb 2025, to 14 Feb 2027, 85 days',
  },
  {
    id: '5',
    name: 'Petroleum storage licence',
    href: '#5',
    from: '2023-01-01',
    to: '2028-12-31',
    renewFrom: '2028-10-01',
    left: '2 yr 1 mo',
    until: 'to 31 Dec 2028',
    summary: 'Petroleum storage licence from 1 Jan 2023, to 31 Dec 2028, 2 yr 1 mo',
  },
  {
    id: '6',
    name: 'Environmental clearance',
    href: '#6',
    from: '2019-07-08',
    to: '2029-07-07',
    renewFrom: '2029-01-07',
    left: '2 yr 7 mo',
    until: 'to 7 Jul 2029',
    summary: 'Environmental clearance from 8 Jul 2019, to 7 Jul 2029, 2 yr 7 mo',
  },
];

/** What becomes of a due date, as the chart draws it. */
export const YEAR_SERIES: readonly YearSeries[] = [
  { key: 'onTime', label: 'On time', look: 'done' },
  { key: 'late', label: 'Late', look: 'risk' },
  { key: 'overdue', label: 'Overdue', look: 'overdue' },
  { key: 'planned', label: 'Planned', look: 'planned' },
];

const MONTHS = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar'];
const DONE = [21, 18, 31, 24, 19, 33, 22, 14];
const LATE = [1, 2, 1, 0, 1, 2, 0, 1];
const PLANNED = [0, 0, 0, 0, 0, 0, 0, 8, 27, 24, 16, 29];

/** The financial year by month. */
export const YEAR_MONTHS: readonly YearMonth[] = MONTHS.map((label, index) => ({
  label,
  isCurrent: index === 7,
  values: {
    onTime: DONE[index] ?? 0,
    late: LATE[index] ?? 0,
    overdue: index === 7 ? 3 : 0,
    planned: PLANNED[index] ?? 0,
  },
}));
