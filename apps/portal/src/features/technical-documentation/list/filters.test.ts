import { expect, test } from 'vitest';
import { readAddress, toUsualSort } from '../../../shared/lists/list-address.ts';
import { documentsAddress } from './filters.ts';

const read = (query: string) => {
  const params = new URLSearchParams(query);
  return readAddress(documentsAddress, (name) => params.get(name) ?? '');
};

test.each([
  ['sort=title', 'title', false],
  ['sort=-size', 'size', true],
  ['', 'updatedAt', true],
  ['sort=-nothing', 'updatedAt', true],
])('"%s" sorts by %s, descending: %s', (query, id, isDescending) => {
  expect(read(query).sort ?? toUsualSort(documentsAddress)).toEqual({ id, isDescending });
});

test('an address becomes a query; a type that is not known is no filter', () => {
  const query = { keyword: 'pump', pageNo: 2, pageSize: 10, sortBy: 'title', sortOrder: 'desc' };
  const address = 'keyword=pump&page=2&sort=-title';
  expect(read(`${address}&folder=folder-1&type=video`).query).toEqual({ ...query, folderId: 'folder-1' });
  expect(read(`${address}&type=pdf`).query).toEqual({ ...query, type: 'pdf' });
});

test('a folder alone is no filter', () => {
  expect(read('folder=folder-1').isFiltered).toBe(false);
  expect(read('folder=folder-1&type=pdf').isFiltered).toBe(true);
});
