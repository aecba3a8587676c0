import { describe, expect, it } from 'vitest';
import { lineAt } from './line-at.test-support.ts';
import { hasRowLabel, ROW_LABEL } from './row-label.ts';

describe('the label of a row', () => {
  it.each([
    ...['1', '123', '4.', '(4)', '4)', 'a', 'B', '(b)', 'iv', '(xviii)', 'VI.'],
    ...['S1', 'S-1', 'S 1', 'DG-12', 'MIS 123', 's-1'],
    ...['S1 to S4', 'S1toS4', 'S-1 to S-12', 'DG 1 to DG 12', 'S1 & S2', 'MIS-101 to MIS-112', 'S-1 TO S-4'],
    ...['1 & 2', '1, 2', '1 to 3'],
  ])('%s', (text) => {
    expect(ROW_LABEL.test(text)).toBe(true);
  });

  it.each([
    ...['', '1234', '1.5', '12 a', 'No 1 a', 'the', 'ab', '%', '-', '(', '–1', '-1'],
    ...[
      'S-1234',
      'ABCD1',
      'S1 to',
      'S1 to S',
      'S1 to –4',
      'S1 and S4',
      'S/1',
      'S1 to/S4',
      'S1 to S/4',
      'S1/to S4',
    ],
  ])('not: %s', (text) => {
    expect(ROW_LABEL.test(text)).toBe(false);
  });

  it('is the first cell of its line', () => {
    const isRow = (...cells: string[]) =>
      hasRowLabel(
        lineAt(
          100,
          cells.map((text, at) => [60 + at * 90, text]),
        ),
      );
    expect(isRow('1', 'BOD')).toBe(true);
    expect(isRow('BOD', '1')).toBe(false);
    expect(isRow()).toBe(false);
  });
});
