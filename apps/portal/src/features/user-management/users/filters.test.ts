import { describe, expect, test } from 'vitest';
import { readAddress } from '../../../shared/lists/list-address.ts';
import { usersAddress } from './filters.ts';

const parse = (search: string) => {
  const params = new URLSearchParams(search);
  return readAddress(usersAddress, (name) => params.get(name) ?? '');
};

describe('filters of people', () => {
  test.each([
    ['', { pageNo: 1, pageSize: 10 }],
    ['isActive=1', { pageNo: 1, pageSize: 10, isActive: 1 }],
    ['isActive=0', { pageNo: 1, pageSize: 10, isActive: 0 }],
    ['isActive=2', { pageNo: 1, pageSize: 10 }],
    ['isActive=3', { pageNo: 1, pageSize: 10 }],
    ['role=role-9&keyword=%20asha%20', { pageNo: 1, pageSize: 10, roleId: 'role-9', keyword: 'asha' }],
    ['sort=-name&size=50', { pageNo: 1, pageSize: 50, sortBy: 'name', sortOrder: 'desc' }],
    ['sort=lastSignInAt', { pageNo: 1, pageSize: 10, sortBy: 'lastSignInAt', sortOrder: 'asc' }],
    ['sort=password&size=7', { pageNo: 1, pageSize: 10 }],
  ])('%s', (search, query) => {
    expect(parse(search).query).toEqual(query);
  });

  test.each([
    ['', false],
    ['isActive=2', false],
    ['sort=name', false],
    ['isActive=0', true],
    ['role=r', true],
    ['keyword=a', true],
  ])('%s narrows: %s', (search, isNarrow) => {
    expect(parse(search).isFiltered).toBe(isNarrow);
  });
});
