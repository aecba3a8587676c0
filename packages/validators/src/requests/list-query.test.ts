import { describe, expect, expectTypeOf, it } from 'vitest';
import { outcomeOf, textOf } from '../cases.test-support.ts';
import { listQuery } from './list-query.ts';
import { type ScheduledTasksQuery, scheduledTasksQuerySchema } from './scheduled-tasks.ts';
import { subUsersQuerySchema } from './users.ts';

const schema = listQuery({ sortBy: ['name', 'createdAt'] });

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

describe('filters', () => {
  it.each([
    [{}, undefined],
    [{ isActive: '1' }, 1],
    [{ isActive: '0' }, 0],
    [{ isActive: '2' }, undefined],
  ])('%j leaves %j', (query, isActive) => {
    expect(subUsersQuerySchema.validateSync(query).isActive).toBe(isActive);
  });

  it.each([
    [{ isActive: '3' }, 'malformed: isActive'],
    [{ isActive: 'true' }, 'malformed: isActive'],
  ])('%j: %s', (query, outcome) => {
    expect(outcomeOf(subUsersQuerySchema, query)).toBe(outcome);
  });

  it.each([
    [{ status: 'all' }, undefined],
    [{ status: '' }, undefined],
    [{ status: 'overdue' }, 'overdue'],
  ])('%j leaves the status %j', (query, status) => {
    expect(scheduledTasksQuerySchema.validateSync(query).status).toBe(status);
  });

  it.each([
    [{ status: ['pending', 'overdue'] }, 'malformed: status'],
    [{ status: 'late' }, 'malformed: status'],
    [{ dueDate: '2026-02-30' }, 'invalid: dueDate'],
    [{ startDate: '2026-01-01', endDate: '2026-01-31', origin: 'Received', taskId: 't' }, 'ok'],
    [{ origin: 'received' }, 'malformed: origin'],
  ])('%j: %s', (query, outcome) => {
    expect(outcomeOf(scheduledTasksQuerySchema, query)).toBe(outcome);
  });

  it('have their types', () => {
    expectTypeOf<ScheduledTasksQuery['status']>().toEqualTypeOf<
      'pending' | 'completed' | 'overdue' | undefined
    >();
    expectTypeOf<ScheduledTasksQuery['pageSize']>().toEqualTypeOf<number>();
    expectTypeOf<ScheduledTasksQuery['sortBy']>().toEqualTypeOf<'dueDate' | 'name' | 'status' | undefined>();
  });
});
