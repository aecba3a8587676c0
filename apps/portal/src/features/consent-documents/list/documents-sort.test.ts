import { describe, expect, test } from 'vitest';
import { parseSort, toDirection, toNextSort } from './documents-sort.ts';

describe('sorting orders', () => {
  test.each([
    ['title', { by: 'title', order: 'asc' }],
    ['-validUpto', { by: 'validUpto', order: 'desc' }],
    ['', { by: 'createdAt', order: 'desc' }],
    ['-password', { by: 'createdAt', order: 'desc' }],
  ])('reads "%s"', (text, expected) => expect(parseSort(text)).toEqual(expected));

  test('a second press turns it round', () => {
    expect(toNextSort(parseSort(''), 'title')).toBe('title');
    expect(toNextSort(parseSort('title'), 'title')).toBe('-title');
    expect(toNextSort(parseSort('-title'), 'title')).toBe('title');
  });

  test('a head shows its own direction only', () => {
    expect(toDirection(parseSort('-title'), 'title')).toBe('descending');
    expect(toDirection(parseSort('title'), 'title')).toBe('ascending');
    expect(toDirection(parseSort('title'), 'status')).toBe('none');
  });
});
