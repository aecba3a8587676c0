import { expect, test } from 'vitest';
import { toQueryString } from './query-string.ts';

test.each([
  [{}, ''],
  [{ a: null, b: undefined, c: '' }, ''],
  [{ pageNo: 1, isPagination: 0, on: false }, '?pageNo=1&isPagination=0&on=false'],
  [{ pageNo: 1, keyword: '' }, '?pageNo=1&keyword='],
  [{ keyword: undefined }, ''],
  [{ keyword: 'a b&c' }, '?keyword=a+b%26c'],
])('toQueryString %j', (params, text) => {
  expect(toQueryString(params)).toBe(text);
});
