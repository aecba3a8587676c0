import { expect, it } from 'vitest';
import { toTestOccurrence } from '../../shared/tasks/testing/test-data.ts';
import { toActNowGroups } from './act-now-groups.ts';

const today = '2026-11-21';
const toRow = (id: string, dueDate: string) =>
  toTestOccurrence({ id, dueDate, status: dueDate < today ? 'overdue' : 'pending' });

it('groups by today: late, the next seven days with today, then', () => {
  const rows = [
    toRow('late', '2026-11-20'),
    toRow('today', '2026-11-21'),
    toRow('seventh', '2026-11-27'),
    toRow('eighth', '2026-11-28'),
  ];
  const groups = toActNowGroups(rows, today).map(({ label, rows: own }) => [label, own.map(({ id }) => id)]);
  expect(groups).toEqual([
    ['Overdue', ['late']],
    ['Next 7 days', ['today', 'seventh']],
    ['Then', ['eighth']],
  ]);
});

it('leaves out groups without rows', () => {
  expect(toActNowGroups([toRow('then', '2027-04-01')], today).map(({ id }) => id)).toEqual(['then']);
  expect(toActNowGroups([], today)).toEqual([]);
});
