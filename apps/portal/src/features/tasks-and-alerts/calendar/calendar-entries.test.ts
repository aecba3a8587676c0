import type { ScheduledTask } from '@anupalan/api-client/types';
import { addDays } from '@anupalan/compliance/schedules/dates';
import { expect, it } from 'vitest';
import { toTestOccurrence } from '../../../shared/tasks/testing/test-data.ts';
import { toCalendarEntries } from './calendar-entries.ts';

const toDaily = (taskId: string, changes: Partial<ScheduledTask> = {}) =>
  Array.from({ length: 30 }, (_, index) =>
    toTestOccurrence({
      id: `${taskId}-${index}`,
      taskId,
      name: `Read ${taskId}`,
      dueDate: addDays('2026-11-01', index),
      status: 'pending',
      ...changes,
    }),
  );

const toEntriesOf = (rows: readonly ScheduledTask[]) =>
  toCalendarEntries(
    rows,
    ({ id }) => `?due=${id}`,
    (day) => `?day=${day}`,
  );

it('writes single dates out, the worst first', () => {
  const done = toTestOccurrence({ id: 'done', name: 'Done', status: 'completed' });
  const late = toTestOccurrence({ id: 'late', taskId: 'task-2', name: 'Late', status: 'overdue' });
  expect(toEntriesOf([done, late])).toEqual([
    { id: 'late', day: '2026-11-17', title: 'Late', kind: 'overdue', href: '?due=late' },
    { id: 'done', day: '2026-11-17', title: 'Done', kind: 'completed', href: '?due=done' },
  ]);
});

it('makes one entry a day of long series, after the others, as bad as the worst of them', () => {
  const monthly = toTestOccurrence({ id: 'monthly', dueDate: '2026-11-01', status: 'completed' });
  const entries = toEntriesOf([
    ...toDaily('meter'),
    ...toDaily('pump').map((row, index) => (index === 0 ? { ...row, status: 'overdue' as const } : row)),
    monthly,
  ]);
  expect(entries).toHaveLength(31);
  expect(entries.filter(({ day }) => day === '2026-11-01')).toEqual([
    expect.objectContaining({ id: 'monthly' }),
    {
      id: 'series-2026-11-01',
      day: '2026-11-01',
      title: '2 rounds',
      kind: 'overdue',
      kinds: ['pending', 'overdue'],
      href: '?day=2026-11-01',
    },
  ]);
});

it('names the series of a day when it is one', () => {
  expect(toEntriesOf(toDaily('meter'))[4]).toEqual({
    id: 'series-2026-11-05',
    day: '2026-11-05',
    title: 'Read meter',
    kind: 'pending',
    kinds: ['pending'],
    href: '?due=meter-4',
  });
});
