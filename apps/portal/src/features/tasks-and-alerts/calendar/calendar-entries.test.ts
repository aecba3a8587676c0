import type { ScheduledTask } from '@anupalan/api-client/types';
import { addDays } from '@anupalan/compliance/schedules/dates';
import { expect, it } from 'vitest';
import { toTestOccurrence } from '../../../shared/tasks/testing/test-data.ts';
import { toCalendarDays } from './calendar-entries.ts';

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

const toDaysOf = (rows: readonly ScheduledTask[]) =>
  toCalendarDays(
    rows,
    ({ id }) => `?due=${id}`,
    (day) => `?day=${day}`,
  );

it('writes single dates out, the worst first', () => {
  const done = toTestOccurrence({ id: 'done', name: 'Done', status: 'completed' });
  const late = toTestOccurrence({ id: 'late', taskId: 'task-2', name: 'Late', status: 'overdue' });
  expect(toDaysOf([done, late]).entries).toEqual([
    { id: 'late', day: '2026-11-17', title: 'Late', kind: 'overdue', href: '?due=late' },
    { id: 'done', day: '2026-11-17', title: 'Done', kind: 'completed', href: '?due=done' },
  ]);
});

it('counts the rounds of most days once, and shows on a day those that were missed, among what is late', () => {
  const monthly = toTestOccurrence({ id: 'monthly', dueDate: '2026-11-01', status: 'completed' });
  const missedOnFirst = (row: ScheduledTask, index: number): ScheduledTask =>
    index === 0 ? { ...row, status: 'overdue' } : row;
  expect(
    toDaysOf([
      ...toDaily('meter').map(missedOnFirst),
      ...toDaily('pump').map(missedOnFirst),
      ...toDaily('drain'),
      monthly,
    ]),
  ).toEqual({
    entries: [
      {
        id: 'missed-2026-11-01',
        day: '2026-11-01',
        title: '2 rounds missed',
        kind: 'overdue',
        kinds: ['overdue', 'overdue'],
        href: '?day=2026-11-01',
      },
      expect.objectContaining({ id: 'monthly' }),
    ],
    dailyRounds: 3,
  });
});

it('names the round of a day when only one was missed', () => {
  const rows = toDaily('meter').map(
    (row, index): ScheduledTask => (index === 4 ? { ...row, status: 'overdue' } : row),
  );
  expect(toDaysOf(rows).entries).toEqual([
    expect.objectContaining({ day: '2026-11-05', title: 'Read meter', href: '?due=meter-4' }),
  ]);
});

it('shows rounds of few days on their days', () => {
  const isThird = (_: ScheduledTask, index: number) => index % 3 === 0;
  const { entries, dailyRounds } = toDaysOf([
    ...toDaily('meter'),
    ...toDaily('filter').filter(isThird),
    ...toDaily('sump').filter(isThird),
  ]);
  expect(dailyRounds).toBe(1);
  expect(entries).toHaveLength(10);
  expect(entries[1]).toMatchObject({ id: 'rounds-2026-11-04', title: '2 more rounds', kind: 'pending' });
});
