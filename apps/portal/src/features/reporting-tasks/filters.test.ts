import { describe, expect, it } from 'vitest';
import { readAddress } from '../../shared/lists/list-address.ts';
import { taskAddress } from './filters.ts';

const read = (query: string) => {
  const params = new URLSearchParams(query);
  return readAddress(taskAddress, (name) => params.get(name) ?? '');
};

describe('the filters of the task list', () => {
  it.each([
    ['', { pageNo: 1, pageSize: 10 }],
    ['size=50', { pageNo: 1, pageSize: 50 }],
    ['size=7', { pageNo: 1, pageSize: 10 }],
    [
      'origin=Received&frequency=half_yearly',
      { pageNo: 1, pageSize: 10, origin: 'Received', frequency: 'half_yearly' },
    ],
    ['origin=other&frequency=hourly', { pageNo: 1, pageSize: 10 }],
    [
      'keyword= ash &assignee=u1&order=d1',
      { pageNo: 1, pageSize: 10, keyword: 'ash', assigneeId: 'u1', consentDocumentId: 'd1' },
    ],
    ['sort=-dueDate', { pageNo: 1, pageSize: 10, sortBy: 'dueDate', sortOrder: 'desc' }],
    ['sort=frequency', { pageNo: 1, pageSize: 10, sortBy: 'frequency', sortOrder: 'asc' }],
    ['sort=assignee', { pageNo: 1, pageSize: 10 }],
  ])('"%s" asks %j', (query, call) => {
    expect(read(query).query).toEqual(call);
  });

  it.each([
    ['origin=Received', false],
    ['size=50&sort=name', false],
    ['frequency=daily', true],
    ['keyword=ash', true],
    ['assignee=u1', true],
  ])('"%s" narrows: %s', (query, isNarrow) => {
    expect(read(query).isFiltered).toBe(isNarrow);
  });
});
