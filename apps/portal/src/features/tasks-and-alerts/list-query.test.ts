import { describe, expect, test } from 'vitest';
import type { Filters } from './filters.ts';
import { toFoldedQuery, toListQuery, toView } from './list-query.ts';

const NONE: Filters = { keyword: '', sort: null, isFiltered: false };
const PAGE = { pageNo: 2, pageSize: 10 };
const toDefined = (query: object) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));

test.each([
  ['nothing', {}, 'overdue'],
  ['a person', { assigneeId: 'user-2' }, 'overdue'],
  ['a status', { status: 'pending' }, 'pending'],
  ['a task', { taskId: 'task-1' }, 'all'],
  ['a day', { dueDate: '2026-11-24' }, 'all'],
  ['a task and a status', { taskId: 'task-1', status: 'completed' }, 'completed'],
] as const)('an address with %s', (_, filters, view) => {
  expect(toView({ ...NONE, ...filters })).toBe(view);
});

describe('the call of a page', () => {
  test.each([
    ['nothing', {}, { status: 'overdue', rounds: 'folded' }],
    [
      'what is completed',
      { status: 'completed' },
      { status: 'completed', rounds: 'folded', sortBy: 'dueDate', sortOrder: 'desc' },
    ],
    [
      'an order that is asked for',
      { status: 'completed', sort: { id: 'name', isDescending: false } },
      { status: 'completed', rounds: 'folded', sortBy: 'name', sortOrder: 'asc' },
    ],
    [
      'days',
      { status: 'pending', startDate: '2026-12-01', endDate: '2026-12-31' },
      { status: 'pending', rounds: 'folded', startDate: '2026-12-01', endDate: '2026-12-31' },
    ],
    [
      'a day',
      { dueDate: '2026-12-01', startDate: '2026-11-01' },
      { dueDate: '2026-12-01', rounds: 'folded' },
    ],
    ['a task', { taskId: 'task-1' }, { taskId: 'task-1' }],
  ] as const)('%s', (_, filters, query) => {
    expect(toDefined(toListQuery({ ...NONE, ...filters }, PAGE))).toEqual({ ...query, ...PAGE });
  });
});

test('the dates of a round have the filters of the list, and its order by day', () => {
  const filters: Filters = { ...NONE, status: 'completed', assigneeId: 'user-2' };
  expect(toDefined(toFoldedQuery(filters, 'task-4'))).toEqual({
    status: 'completed',
    assigneeId: 'user-2',
    taskId: 'task-4',
    sortBy: 'dueDate',
    sortOrder: 'desc',
    pageNo: 1,
    pageSize: 50,
  });
  expect(toDefined(toFoldedQuery({ ...NONE, sort: { id: 'name', isDescending: true } }, 'task-4'))).toEqual({
    status: 'overdue',
    taskId: 'task-4',
    pageNo: 1,
    pageSize: 50,
  });
});
