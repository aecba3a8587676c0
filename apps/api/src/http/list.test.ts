import { shape, text } from '@anupalan/validators/primitives';
import { defineList, type ListSort } from '@anupalan/validators/requests/list-query';
import { expect, test } from 'vitest';
import { listAnswer, type Paging, toPattern, toSort, toWindow } from './list.ts';

const users = defineList({ sorts: ['name', 'createdAt'], usualSort: { by: 'createdAt', order: 'desc' } });
const trail = defineList({
  sorts: ['name', 'createdAt'],
  usualSort: { by: 'createdAt', order: 'desc' },
  askedOrder: 'desc',
});

type Query = { sortBy?: 'name' | 'createdAt'; sortOrder?: 'asc' | 'desc' };

test.each<[Query, ListSort<string>, ListSort<string>]>([
  [{}, { by: 'createdAt', order: 'desc' }, { by: 'createdAt', order: 'desc' }],
  [{ sortOrder: 'asc' }, { by: 'createdAt', order: 'asc' }, { by: 'createdAt', order: 'asc' }],
  [{ sortBy: 'name' }, { by: 'name', order: 'asc' }, { by: 'name', order: 'desc' }],
  [{ sortBy: 'createdAt' }, { by: 'createdAt', order: 'asc' }, { by: 'createdAt', order: 'desc' }],
  [
    { sortBy: 'name', sortOrder: 'desc' },
    { by: 'name', order: 'desc' },
    { by: 'name', order: 'desc' },
  ],
])('%j sorts people by %j and the trail by %j', (query, ofPeople, ofTrail) => {
  expect(toSort(users, query)).toEqual(ofPeople);
  expect(toSort(trail, query)).toEqual(ofTrail);
});

test.each<[Paging, { limit: number; offset: number }]>([
  [{}, { limit: 10, offset: 0 }],
  [
    { pageNo: 3, pageSize: 50 },
    { limit: 50, offset: 100 },
  ],
  [
    { isPagination: 1, pageNo: 2 },
    { limit: 10, offset: 10 },
  ],
  [{ pageSize: 5 }, { limit: 5, offset: 0 }],
  [
    { isPagination: 0, pageNo: 3, pageSize: 5 },
    { limit: 1000, offset: 0 },
  ],
])('%j asks for the rows %j', (paging, window) => {
  expect(toWindow(paging)).toEqual(window);
});

test('wildcards in a word are taken literally', () => {
  expect(toPattern('50%_\\')).toBe('%50\\%\\_\\\\%');
});

test('a list is described by its rows, under their plural, and their number', () => {
  expect(listAnswer('tasks', shape({ name: text().defined() }))).toMatchObject({
    type: 'object',
    properties: {
      tasks: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
      total: { type: 'integer' },
    },
    required: ['tasks', 'total'],
  });
});
