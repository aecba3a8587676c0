import { expect, it } from 'vitest';
import { toViewQuery } from './view-query.ts';

it.each([
  ['', ''],
  ['status=overdue&keyword=stack', 'keyword=stack&status=overdue'],
  ['status=overdue&task=t1&due=2026-11-17&tab=history&page=3', 'status=overdue'],
  ['view=year&month=2026-12&day=2026-12-01', 'view=year'],
  ['keyword=&origin=Received', 'origin=Received'],
])('"%s" is kept as "%s"', (query, kept) => {
  expect(toViewQuery(new URLSearchParams(query))).toBe(kept);
});
