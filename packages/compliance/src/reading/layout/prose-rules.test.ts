import { describe, expect, it } from 'vitest';
import { lineAt } from './line-at.test-support.ts';
import { isProse } from './prose-rules.ts';
import type { TextLine } from './text-line.ts';

/** The left edge of the table. */
const LEFT = 60;
const wordsOf = (count: number): string => Array.from({ length: count }, () => 'ab').join(' ');

/** A line on a page of 600 points: each cell has a left and a right edge. */
const lineOf = (...cells: [x0: number, x1: number, text: string][]): TextLine => ({
  ...lineAt(
    100,
    cells.map(([x0, , text]) => [x0, text]),
  ),
  x1: cells.at(-1)?.[1] ?? 0,
  pageWidth: 600,
  cells: cells.map(([x0, x1, text]) => ({ x0, x1, text })),
});
const isText = (...cells: [x0: number, x1: number, text: string][]) => isProse(lineOf(...cells), LEFT);

describe('a numbered line below a table is prose', () => {
  it.each([
    ...['7.', '123.', '(7)', '7)', '12 ', '4.5', '4.5.2', '12.10.', '(4.5)'],
    ...['a.', 'a)', '(b)', 'iv.', '(xviii)', 'A]'],
  ])('with the number %s', (number) => {
    expect(isText([LEFT, 250, `${number} wastes of it:`])).toBe(true);
  });

  it.each(['1234.', '4.555.', 'A.', 'ab)', '%.', '7.x', 'AB]', '-]', 'the 7.'])('not with %s', (number) => {
    expect(isText([LEFT, 250, `${number} wastes of it:`])).toBe(false);
  });

  it('where it ends with a colon, or has five words at the margin', () => {
    expect(isText([200, 400, '7. wastes: -'])).toBe(true);
    expect(isText([200, 400, '7. wastes :-'])).toBe(true);
    expect(isText([200, 400, '7. wastes: oil'])).toBe(false);
    expect(isText([LEFT + 4, 250, `7. ${wordsOf(4)}`])).toBe(true);
    expect(isText([LEFT + 5, 250, `7. ${wordsOf(4)}`])).toBe(false);
    expect(isText([LEFT, 250, `7. ${wordsOf(3)}`])).toBe(false);
  });
});

describe('a line below a table is prose', () => {
  it('with a command of six words', () => {
    expect(isText([200, 400, `It shall ${wordsOf(4)}`])).toBe(true);
    expect(isText([200, 400, `It shall ${wordsOf(3)}`])).toBe(false);
  });

  it('where nine words cover more than 0.55 of the page from near the margin', () => {
    expect(isText([LEFT, 391, wordsOf(9)])).toBe(true);
    expect(isText([LEFT, 390, wordsOf(9)])).toBe(false);
    expect(isText([LEFT, 391, wordsOf(8)])).toBe(false);
    expect(isText([LEFT + 40, 440, wordsOf(9)])).toBe(true);
    expect(isText([LEFT + 41, 440, wordsOf(9)])).toBe(false);
  });

  it('with a label and a sentence of eight words over half of the page', () => {
    const numbered = (label: string, x1: number, count: number, ...more: [number, number, string][]) =>
      isText([LEFT, 70, label], [90, x1, wordsOf(count)], ...more);
    expect(numbered('1.', 391, 8)).toBe(true);
    expect(numbered('1.', 390, 8)).toBe(false);
    expect(numbered('1.', 391, 7)).toBe(false);
    expect(numbered('Boiler', 391, 8)).toBe(false);
    expect(numbered('1.', 391, 8, [400, 420, '30'])).toBe(false);
  });

  it.each<[string, number, boolean]>([
    ['4.5', 6, true],
    ['12.10.', 6, true],
    ['4.5.2.1', 6, true],
    ['4.5', 5, false],
    ['45', 6, false],
    ['4.5 to', 6, false],
    ['< 4.5', 6, false],
    ['4.555', 6, false],
  ])('beside the number %s with %d words: %s', (number, count, expected) => {
    expect(isText([LEFT, 80, number], [90, 300, wordsOf(count)])).toBe(expected);
    expect(isText([LEFT, 80, number])).toBe(false);
  });

  it('where a command of 14 words is torn into three cells', () => {
    const torn = (count: number, ...more: [number, number, string][]) =>
      isText([LEFT, 150, 'It shall'], [160, 300, wordsOf(count - 4)], [320, 400, wordsOf(2)], ...more);
    expect(torn(14)).toBe(true);
    expect(torn(13)).toBe(false);
    expect(torn(14, [410, 430, 'ab'])).toBe(false);
  });
});
