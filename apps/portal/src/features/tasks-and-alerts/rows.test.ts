import { expect, test } from 'vitest';
import { toTestOccurrence } from '../../shared/tasks/testing/test-data.ts';
import { toRows } from './rows.ts';

const one = toTestOccurrence();
const round = toTestOccurrence({
  id: 'due-4',
  taskId: 'task-4',
  folded: { count: 3, first: '2026-11-18', last: '2026-11-20', days: [] },
});
const dates = [18, 19].map((day) =>
  toTestOccurrence({ id: `daily-${day}`, taskId: 'task-4', dueDate: `2026-11-${day}` }),
);
const toIds = (rows: ReturnType<typeof toRows>) => rows.map(({ kind, id }) => `${kind} ${id}`);

test('a round is one row until it is opened, and then followed by its dates and the way to the others', () => {
  expect(toIds(toRows([one, round], null))).toEqual(['one due-1', 'round round-task-4']);
  expect(toIds(toRows([one, round], { taskId: 'task-4', dates: null }))).toEqual([
    'one due-1',
    'round round-task-4',
  ]);
  expect(toIds(toRows([round, one], { taskId: 'task-4', dates: { rows: dates, total: 3 } }))).toEqual([
    'round round-task-4',
    'one daily-18',
    'one daily-19',
    'more more-task-4',
    'one due-1',
  ]);
  expect(toIds(toRows([round], { taskId: 'task-4', dates: { rows: dates, total: 2 } }))).not.toContain(
    'more more-task-4',
  );
});

test('a row that did not change is the same object', () => {
  const [first] = toRows([one, round], null);
  expect(toRows([one], { taskId: 'task-4', dates: null })[0]).toBe(first);
});
