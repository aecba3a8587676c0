import { describe, expect, it } from 'vitest';
import { toLines } from '../facts/head.test-support.ts';
import { withoutRunningLines } from './running-lines.ts';

describe('a page number', () => {
  const isLeft = (text: string, y: number) =>
    withoutRunningLines(toLines([text]).map((line) => ({ ...line, y, text }))).body.length === 0;

  it.each([
    ...[
      '3',
      '- 3 -',
      'Page 3',
      'Page No. 3',
      'page no 3',
      'Page-3',
      'Page: 3',
      'Page 3 of 12',
      'Page 3/12',
      '3/12',
      '3 of 12',
    ],
    ...[
      '3 / 12 pages',
      '3 of 12 page s',
      '(3)',
      'Page 3 of 1200',
      'page3of12',
      'page3of1200',
      'page  33  of  1200',
      'Page12',
      '112',
    ],
  ])('%s', (text) => {
    expect(isLeft(text, 800)).toBe(true);
    expect(isLeft(text, 20)).toBe(true);
    expect(isLeft(text, 400)).toBe(false);
  });

  it.each([
    '1234567',
    '3 units',
    'Rule 3',
    'Page',
    'Page 3 of the order',
    'Page 3 of 1200 units',
    'Page/3',
    'Page x3',
    'My page 3 of 1200',
  ])('not: %s', (text) => {
    expect(isLeft(text, 800)).toBe(false);
  });

  it('stands in the last tenth of the page or near its upper edge', () => {
    const places = [58, 59, 757, 758].map((y) => isLeft('3', y));
    expect(places).toEqual([true, false, false, true]);
  });
});
