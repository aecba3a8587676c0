import { expect, test } from 'vitest';
import { parseReviewPlace, toReviewPath } from './order-paths.ts';

test.each([
  [{}, '/company/consent-analyzer/o1'],
  [{ page: 6 }, '/company/consent-analyzer/o1?page=6'],
  [{ page: null, obligationId: 'b 1' }, '/company/consent-analyzer/o1?obligation=b+1'],
])('%j', (place, expected) => expect(toReviewPath('o1', place)).toBe(expected));

test.each([
  ['page=6&obligation=a', { page: 6, obligationId: 'a' }],
  ['page=0', { page: null, obligationId: null }],
  ['page=1.5', { page: null, obligationId: null }],
  ['page=six', { page: null, obligationId: null }],
  ['', { page: null, obligationId: null }],
])('reads %s', (search, expected) => expect(parseReviewPlace(new URLSearchParams(search))).toEqual(expected));
