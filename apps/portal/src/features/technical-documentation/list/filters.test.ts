import { expect, test } from 'vitest';
import type { ListAddress } from '../../../shared/routing/use-list-query.ts';
import { parseSort, toQuery } from './filters.ts';

test.each([
  ['title', 'title', false],
  ['-size', 'size', true],
  ['', 'updatedAt', true],
  ['-nothing', 'updatedAt', true],
])('"%s" sorts by %s, descending: %s', (text, by, isDescending) => {
  expect(parseSort(text)).toEqual({ by, isDescending });
});

test('an address becomes a query; a type that is not known is no filter', () => {
  const params = new Map([
    ['folder', 'folder-1'],
    ['type', 'video'],
    ['sort', '-title'],
  ]);
  const address = { keyword: 'pump', pageNo: 2, pageSize: 10, get: (name: string) => params.get(name) ?? '' };
  const ask = () => toQuery(address as ListAddress);
  const query = { keyword: 'pump', pageNo: 2, pageSize: 10, sortBy: 'title', sortOrder: 'desc' };
  expect(ask()).toEqual({ ...query, folderId: 'folder-1' });
  params.set('type', 'pdf');
  params.delete('folder');
  expect(ask()).toEqual({ ...query, type: 'pdf' });
});
