import { defineList, queryChoice, queryDate, queryText } from '@anupalan/validators/requests/list-query';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  defineAddress,
  readAddress,
  readSort,
  toNoFilters,
  toSortText,
  toUsualSort,
} from './list-address.ts';

const samples = defineList({
  sorts: ['name', 'takenOn'],
  usualSort: { by: 'takenOn', order: 'desc' },
  filters: {
    medium: queryChoice(['water', 'air', 'noise']),
    takenOn: queryDate(),
    placeId: queryText(),
    hidden: queryText(),
  },
  pageSize: 20,
  pageSizes: [20, 50],
});

const address = defineAddress(samples, {
  filters: { medium: 'medium', takenOn: 'on', placeId: 'place' },
  narrow: { medium: queryChoice(['water', 'air']) },
  own: { mine: queryChoice(['1']), view: queryChoice(['map']) },
  tabs: ['medium', 'view'],
});

const read = (query: string) => {
  const params = new URLSearchParams(query);
  return readAddress(address, (name) => params.get(name) ?? '');
};

describe('the call of an address', () => {
  const usual = { pageNo: 1, pageSize: 20 };
  test.each<[string, object]>([
    ['', usual],
    ['page=3&size=50', { pageNo: 3, pageSize: 50 }],
    ['page=0&size=10', usual],
    ['page=1.5&size=all', usual],
    ['keyword=%20ash%20', { ...usual, keyword: 'ash' }],
    ['medium=air&on=2026-11-21&place=p1', { ...usual, medium: 'air', takenOn: '2026-11-21', placeId: 'p1' }],
    // What the check refuses, what the screen has no words for, and what the address does not hold.
    ['medium=soil&on=2026-02-30', usual],
    ['medium=noise', usual],
    ['hidden=x&takenOn=2026-11-21', usual],
    ['sort=-name', { ...usual, sortBy: 'name', sortOrder: 'desc' }],
    ['sort=takenOn', { ...usual, sortBy: 'takenOn', sortOrder: 'asc' }],
    ['sort=place', usual],
    ['mine=1&view=map', usual],
  ])('of "%s" is %j', (query, call) => {
    expect(read(query).query).toEqual(call);
  });
});

describe('what an address narrows', () => {
  test.each([
    ['', false],
    ['medium=air&view=map&sort=name&size=50&page=2', false],
    ['on=tomorrow&mine=2', false],
    ['on=2026-11-21', true],
    ['keyword=ash', true],
    ['mine=1', true],
  ])('"%s": %s', (query, isFiltered) => {
    expect(read(query).isFiltered).toBe(isFiltered);
  });

  test('clearing takes away words and filters, not tabs', () => {
    expect(toNoFilters(address)).toEqual({ keyword: '', on: '', place: '', mine: '' });
  });

  test('the texts are those that were understood, by their names in the address', () => {
    expect(read('medium=water&on=2026-02-30&place= p1 &mine=1&view=list').texts).toEqual({
      medium: 'water',
      place: 'p1',
      mine: '1',
    });
  });

  test('filters and own values have the types of their checks', () => {
    const { filters, own, query } = read('medium=air&mine=1');
    expect({ filters, own }).toEqual({ filters: { medium: 'air' }, own: { mine: '1' } });
    expectTypeOf(filters.medium).toEqualTypeOf<'water' | 'air' | 'noise' | undefined>();
    expectTypeOf(own.mine).toEqualTypeOf<'1' | undefined>();
    expectTypeOf(query.sortBy).toEqualTypeOf<'name' | 'takenOn' | undefined>();
  });
});

describe('sorting', () => {
  test.each(['name', '-name'])('"%s" is read and written', (text) => {
    const sort = readSort(text, samples.sorts);
    expect(sort).toEqual({ id: 'name', isDescending: text !== 'name' });
    expect(sort && toSortText(sort)).toBe(text);
  });

  test('without a word of the address it is the usual one', () => {
    expect(readSort('', samples.sorts)).toBeNull();
    expect(toUsualSort(address)).toEqual({ id: 'takenOn', isDescending: true });
  });
});
