import { expect, test } from 'vitest';
import { toConditions } from '../../../shared/viewer/condition.ts';
import { toTestObligation } from '../../../shared/viewer/testing/test-obligation.ts';
import { toTestOneOff } from '../test-data.ts';
import { toScheduleCounts } from './schedule-counts.ts';

const TODAY = '2026-11-21';
const accepted = { state: 'accepted' } as const;

test('counts tasks by how often they repeat, and what is left out', () => {
  const conditions = toConditions([
    toTestObligation({ id: 'a', ...accepted }),
    toTestObligation({ id: 'b', ...accepted }),
    toTestObligation({
      id: 'c',
      ...accepted,
      frequency: 'daily',
      schedule: { frequency: 'daily', startDate: TODAY },
    }),
    toTestObligation({
      id: 'd',
      ...accepted,
      frequency: null,
      schedule: { frequency: null, interval: { every: 2, unit: 'year' }, startDate: TODAY },
    }),
    toTestOneOff({ id: 'e', ...accepted }),
    toTestOneOff({ id: 'f', ...accepted, dueDate: '2026-11-20' }),
    toTestOneOff({ id: 'g', ...accepted, dueDate: null }),
    toTestOneOff({ id: 'h', ...accepted, dueDate: '2026-11-20', done: true }),
    toTestObligation({ id: 'i', ...accepted, taskId: 'task-1' }),
    toTestObligation({ id: 'j' }),
  ]);
  expect(toScheduleCounts(conditions, TODAY)).toEqual({
    ids: ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
    kinds: [
      { label: 'Daily', count: 1 },
      { label: 'Monthly', count: 2 },
      { label: 'At the order’s own interval', count: 1 },
      { label: 'Once', count: 1 },
    ],
    taskCount: 5,
    left: { date_passed: 1, no_date: 1 },
  });
});

test('a one-off due today is a task', () => {
  const conditions = toConditions([toTestOneOff({ ...accepted, dueDate: TODAY })]);
  expect(toScheduleCounts(conditions, TODAY).taskCount).toBe(1);
});
