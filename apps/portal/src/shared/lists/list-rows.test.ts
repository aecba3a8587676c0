import { expect, test } from 'vitest';
import { toListRows } from './list-rows.ts';

const page = { rows: [{ id: 'a' }], total: 31 };
const refetch = () => undefined;

test.each<[string, Parameters<typeof toListRows>[0], object]>([
  ['nothing yet', { isError: false, isFetching: true, refetch }, { status: 'loading', rows: [], total: 0 }],
  [
    'a page',
    { data: page, currentData: page, isError: false, isFetching: false, refetch },
    { status: 'ready', ...page },
  ],
  [
    'the page before, while the next is loaded',
    { data: page, isError: false, isFetching: true, refetch },
    { status: 'ready', isRefetching: true, ...page },
  ],
  [
    'a failure of the next page',
    { data: page, isError: true, isFetching: false, refetch },
    { status: 'failed', rows: [], total: 0 },
  ],
  [
    'a failure of the same page, asked again',
    { data: page, currentData: page, isError: true, isFetching: false, refetch },
    { status: 'ready', ...page },
  ],
])('%s', (_what, answer, rows) => {
  expect(toListRows(answer)).toMatchObject(rows);
});
