import { describe, expect, it } from 'vitest';
import { readAddress } from '../../shared/lists/list-address.ts';
import { type Filters, occurrenceAddress, toBaseQuery, toExportQuery, toFilters } from './filters.ts';

const read = (query: string) => {
  const params = new URLSearchParams(query);
  return toFilters(readAddress(occurrenceAddress, (name) => params.get(name) ?? ''));
};

describe('the filters of an address', () => {
  it('reads every filter', () => {
    expect(
      read(
        'status=overdue&from=2026-04-01&to=2027-03-31&keyword= stack &origin=Received&assignee=u1&order=d1&of=t1&sort=-name',
      ),
    ).toEqual({
      status: 'overdue',
      startDate: '2026-04-01',
      endDate: '2027-03-31',
      isFiltered: true,
      keyword: 'stack',
      origin: 'Received',
      assigneeId: 'u1',
      consentDocumentId: 'd1',
      taskId: 't1',
      sort: { id: 'name', isDescending: true },
    });
  });

  it.each([
    ['status=done', { status: undefined }],
    ['status=all', { status: undefined }],
    ['origin=generated', { origin: undefined }],
    ['on=2026-02-30', { dueDate: undefined }],
    ['from=yesterday', { startDate: undefined }],
    ['sort=assignee', { sort: null }],
    ['sort=dueDate', { sort: { id: 'dueDate', isDescending: false } }],
  ])('%s means %j', (query, part) => {
    for (const [name, value] of Object.entries(part)) {
      expect(read(query)[name as keyof Filters]).toEqual(value);
    }
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
    expect(read(query).isFiltered).toBe(isNarrow);
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
