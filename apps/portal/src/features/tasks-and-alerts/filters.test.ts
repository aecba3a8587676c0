import { describe, expect, it } from 'vitest';
import { hasFilters, parseFilters, toBaseQuery, toExportQuery } from './filters.ts';

const read = (query: string) => {
  const params = new URLSearchParams(query);
  return parseFilters((name) => params.get(name) ?? '');
};

describe('the filters of an address', () => {
  it('reads every filter', () => {
    expect(
      read(
        'status=overdue&from=2026-04-01&to=2027-03-31&keyword= stack &origin=Received&assignee=u1&order=d1&of=t1&sort=-name',
      ),
    ).toEqual({
      status: 'overdue',
      on: '',
      from: '2026-04-01',
      to: '2027-03-31',
      keyword: 'stack',
      origin: 'Received',
      assigneeId: 'u1',
      consentDocumentId: 'd1',
      taskId: 't1',
      sort: { column: 'name', isDescending: true },
    });
  });

  it.each([
    ['status=done', { status: null }],
    ['status=all', { status: null }],
    ['origin=generated', { origin: null }],
    ['on=2026-02-30', { on: '' }],
    ['from=yesterday', { from: '' }],
    ['sort=assignee', { sort: null }],
    ['sort=dueDate', { sort: { column: 'dueDate', isDescending: false } }],
  ])('%s means %j', (query, part) => {
    expect(read(query)).toMatchObject(part);
  });

  it.each([
    ['', false],
    ['status=overdue', false],
    ['sort=name', false],
    ['on=2026-11-21', true],
    ['keyword=x', true],
    ['origin=Generated', true],
    ['order=d1', true],
    ['of=t1', true],
  ])('"%s" narrows: %s', (query, isNarrow) => {
    expect(hasFilters(read(query))).toBe(isNarrow);
  });

  it('sends only what is asked', () => {
    expect(JSON.parse(JSON.stringify(toBaseQuery(read('keyword=stack&sort=-dueDate'))))).toEqual({
      keyword: 'stack',
      sortBy: 'dueDate',
      sortOrder: 'desc',
    });
    expect(JSON.parse(JSON.stringify(toBaseQuery(read(''))))).toEqual({});
  });

  it.each([
    ['status=overdue&sort=name&view=calendar', { status: 'overdue' }],
    ['from=2026-04-01&to=2027-03-31&of=t1', { startDate: '2026-04-01', endDate: '2027-03-31', taskId: 't1' }],
    ['on=2026-11-21&from=2026-01-01', { dueDate: '2026-11-21' }],
    ['', {}],
  ])('"%s" is exported as %j', (query, call) => {
    expect(JSON.parse(JSON.stringify(toExportQuery(read(query))))).toEqual(call);
  });
});
