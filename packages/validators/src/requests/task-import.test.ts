import { describe, expect, it } from 'vitest';
import { checkInput } from '../check.ts';
import { importListRequestSchema } from './import-list.ts';
import { statutoryObligationsList } from './statutory-obligations.ts';
import { importTemplateQuerySchema, TASK_COLUMNS } from './task-import.ts';
import { addTasksRequestSchema } from './tasks.ts';

describe('the columns of a list of tasks', () => {
  it('have headings that a file tells apart, whatever their case and spaces', () => {
    const plain = TASK_COLUMNS.map(({ heading }) => heading.toLowerCase().replace(/[^a-z]/g, ''));
    expect(new Set(plain).size).toBe(TASK_COLUMNS.length);
    expect(TASK_COLUMNS.filter(({ isRequired }) => isRequired).map(({ id }) => id)).toEqual([
      'name',
      'repeats',
      'startDate',
    ]);
  });
});

describe('the import', () => {
  it.each(['1', '0', 'true', 'false'])('dryRun %s', (dryRun) => {
    expect(checkInput(importListRequestSchema, { dryRun }).kind).toBe('ok');
  });
  it.each(['yes', '2'])('not dryRun %s', (dryRun) => {
    expect(checkInput(importListRequestSchema, { dryRun }).kind).toBe('malformed');
  });
  it.each([
    [{}, 'xlsx'],
    [{ format: 'csv' }, 'csv'],
  ])('the template of %j is %s', (query, format) => {
    expect(checkInput(importTemplateQuerySchema, query)).toEqual({ kind: 'ok', value: { format } });
  });
});

describe('the catalogue', () => {
  it.each([
    [{ subject: 'waste', verification: 'conflict', applies: '1', state: 'ready', sortBy: 'dueDate' }, 'ok'],
    [{ subject: 'all', verification: 'all', applies: 'all', state: 'all' }, 'ok'],
    [{ subject: 'space' }, 'malformed'],
    [{ applies: 'yes' }, 'malformed'],
    [{ state: 'on' }, 'malformed'],
    [{ sortBy: 'note' }, 'malformed'],
  ])('%j is %s', (query, kind) => {
    expect(checkInput(statutoryObligationsList.schema, query).kind).toBe(kind);
  });

  it.each<[object, string, string | null]>([
    [{ statutoryIds: ['a'] }, 'ok', null],
    [{ statutoryIds: ['a'], firstDates: [{ id: 'a', date: '2027-02-28' }], assigneeId: null }, 'ok', null],
    [{ statutoryIds: ['a'], firstDates: [{ id: 'a', date: '2027-02-29' }] }, 'invalid', 'firstDates[0].date'],
    [{ statutoryIds: ['a'], firstDates: [{ id: 'a' }] }, 'invalid', 'firstDates[0].date'],
    [{ statutoryIds: ['a'], firstDates: [{ date: '2027-02-28' }] }, 'invalid', 'firstDates[0].id'],
    [{ statutoryIds: ['a'], firstDates: 'soon' }, 'malformed', 'firstDates'],
    [{ statutoryIds: [] }, 'invalid', 'statutoryIds'],
    [{ statutoryIds: ['a'], obligationIds: ['b'] }, 'invalid', ''],
  ])('tasks of %j: %s at %s', (body, kind, field) => {
    const result = checkInput(addTasksRequestSchema, body);
    expect(result.kind).toBe(kind);
    expect(result.kind === 'ok' ? null : result.problems[0]?.field).toBe(field);
  });
});
