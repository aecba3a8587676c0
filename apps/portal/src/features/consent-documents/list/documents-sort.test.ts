import { describe, expect, test } from 'vitest';
import { parseSort } from './documents-sort.ts';

describe('sorting orders', () => {
  test.each([
    ['title', { by: 'title', order: 'asc' }],
    ['-validUpto', { by: 'validUpto', order: 'desc' }],
    ['', { by: 'createdAt', order: 'desc' }],
    ['-password', { by: 'createdAt', order: 'desc' }],
  ])('reads "%s"', (text, expected) => expect(parseSort(text)).toEqual(expected));
});
