import { describe, expect, expectTypeOf, it } from 'vitest';
import { outcomeOf, textOf } from '../cases.test-support.ts';
import { defineList } from './list-query.ts';
import { type ScheduledTasksQuery, scheduledTasksList } from './scheduled-tasks-list.ts';
import { subUsersList } from './users.ts';

const schema = defineList({ sorts: ['name', 'createdAt'], usualSort: null }).schema;

it('makes the schema of a list once, when it is asked for', () => {
  const list = defineList({ sorts: ['name'], usualSort: null });
  expect(list.schema).toBe(list.schema);
});

describe('the query of a list', () => {
  it('has the defaults of the contract', () => {
    expect(schema.validateSync({})).toEqual({ isPagination: 1, pageNo: 1, pageSize: 10 });
  });

  it('reads texts of digits', () => {
    const query = {
      isPagination: '0',
      pageNo: '3',
      pageSize: '100',
      keyword: ' stack ',
      sortBy: 'name',
      sortOrder: 'desc',
    };
    expect(schema.validateSync(query)).toEqual({
      isPagination: 0,
      pageNo: 3,
      pageSize: 100,
      keyword: 'stack',
      sortBy: 'name',
      sortOrder: 'desc',
    });
  });

  it('takes an empty value as absent', () => {
    const query = { isPagination: '', pageNo: '', pageSize: '', keyword: '', sortBy: '', sortOrder: '' };
    expect(schema.validateSync(query)).toEqual({ isPagination: 1, pageNo: 1, pageSize: 10 });
  });

  it.each([
    [{ pageSize: '1' }, 'ok'],
    [{ pageSize: '0' }, 'invalid: pageSize'],
    [{ pageSize: '101' }, 'invalid: pageSize'],
    [{ pageSize: 'ten' }, 'malformed: pageSize'],
    [{ pageSize: '1.5' }, 'invalid: pageSize'],
    [{ pageSize: '0x10' }, 'malformed: pageSize'],
    [{ pageSize: '1e1' }, 'malformed: pageSize'],
    [{ pageSize: '10abc' }, 'malformed: pageSize'],
    [{ pageNo: '0' }, 'invalid: pageNo'],
    [{ pageNo: '-1' }, 'invalid: pageNo'],
    [{ pageNo: '1000000' }, 'ok'],
    [{ pageNo: '1000001' }, 'invalid: pageNo'],
    [{ pageNo: ['1', '2'] }, 'malformed: pageNo'],
    [{ isPagination: '2' }, 'malformed: isPagination'],
    [{ keyword: textOf(200) }, 'ok'],
    [{ keyword: textOf(201) }, 'invalid: keyword'],
    [{ keyword: ['a', 'b'] }, 'malformed: keyword'],
    [{ sortBy: 'password' }, 'malformed: sortBy'],
    [{ sortOrder: 'up' }, 'malformed: sortOrder'],
  ])('%j: %s', (query, outcome) => {
    expect(outcomeOf(schema, query)).toBe(outcome);
  });
});

describe('the definition of a list', () => {
  it('leaves a screen the usual size, and no choice of it', () => {
    const { pageSize, pageSizes, askedOrder, filters } = defineList({ sorts: ['name'], usualSort: null });
    expect({ pageSize, pageSizes, askedOrder, filters }).toEqual({
      pageSize: 10,
      pageSizes: [],
      askedOrder: 'asc',
      filters: {},
    });
  });

  it('says itself what can be sorted by and filtered, as the schema checks it', () => {
    expect(Object.keys(scheduledTasksList.schema.fields)).toEqual([
      ...Object.keys(schema.fields),
      ...Object.keys(scheduledTasksList.filters),
    ]);
    for (const sortBy of scheduledTasksList.sorts) {
      expect(outcomeOf(scheduledTasksList.schema, { sortBy })).toBe('ok');
    }
    expectTypeOf(scheduledTasksList.usualSort.by).toEqualTypeOf<'dueDate'>();
  });
});

describe('filters', () => {
  it.each([
    [{}, undefined],
    [{ isActive: '1' }, 1],
    [{ isActive: '0' }, 0],
    [{ isActive: '2' }, undefined],
  ])('%j leaves %j', (query, isActive) => {
    expect(subUsersList.schema.validateSync(query).isActive).toBe(isActive);
  });

  it.each([
    [{ isActive: '3' }, 'malformed: isActive'],
    [{ isActive: 'true' }, 'malformed: isActive'],
  ])('%j: %s', (query, outcome) => {
    expect(outcomeOf(subUsersList.schema, query)).toBe(outcome);
  });

  it.each([
    [{ status: 'all' }, undefined],
    [{ status: '' }, undefined],
    [{ status: 'overdue' }, 'overdue'],
  ])('%j leaves the status %j', (query, status) => {
    expect(scheduledTasksList.schema.validateSync(query).status).toBe(status);
  });

  it.each([
    [{ status: ['pending', 'overdue'] }, 'malformed: status'],
    [{ status: 'late' }, 'malformed: status'],
    [{ dueDate: '2026-02-30' }, 'invalid: dueDate'],
    [{ startDate: '2026-01-01', endDate: '2026-01-31', origin: 'Received', taskId: 't' }, 'ok'],
    [{ origin: 'received' }, 'malformed: origin'],
  ])('%j: %s', (query, outcome) => {
    expect(outcomeOf(scheduledTasksList.schema, query)).toBe(outcome);
  });

  it('have their types', () => {
    expectTypeOf<ScheduledTasksQuery['status']>().toEqualTypeOf<
      'pending' | 'completed' | 'overdue' | undefined
    >();
    expectTypeOf<ScheduledTasksQuery['pageSize']>().toEqualTypeOf<number>();
    expectTypeOf<ScheduledTasksQuery['sortBy']>().toEqualTypeOf<'dueDate' | 'name' | 'status' | undefined>();
  });
});
