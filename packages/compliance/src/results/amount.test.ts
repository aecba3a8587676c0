import { describe, expect, test } from 'vitest';
import { readAmount } from './amount.ts';
import { formatDecimal } from './decimal.test-support.ts';

const toWords = (text: string): string => {
  const amount = readAmount(text);
  if (amount.kind === 'words') return 'words';
  return `${amount.kind} ${amount.number === null ? '?' : formatDecimal(amount.number)}`;
};

describe('a cell of results', () => {
  test.each([
    ['7.2', 'exactly 7.2'],
    ['1,250', 'exactly 1250'],
    ['48.0 mg/l', 'exactly 48'],
    ['1,250 ± 12', 'exactly 1250'],
    ['1.8 x 10^3', 'exactly 1800'],
    [': 7.4', 'exactly 7.4'],
    ['42*', 'exactly 42'],
    ['< 5', 'below 5'],
    ['<5.0', 'below 5'],
    ['Less than 2', 'below 2'],
    ['BDL', 'below ?'],
    ['B.D.L.', 'below ?'],
    ['BDL (DL 0.05)', 'below 0.05'],
    ['BDL(<0.1)', 'below 0.1'],
    ['ND', 'below ?'],
    ['Not detected', 'below ?'],
    ['ND [LOQ: 0.01 mg/l]', 'below 0.01'],
    ['BLQ (LOQ-1.0)', 'below 1'],
    ['Below detection limit', 'below ?'],
    ['Nil', 'below ?'],
    ['Absent', 'below ?'],
    ['>1600', 'above 1600'],
    ['More than 2400', 'above 2400'],
    ['Agreeable', 'words'],
    ['6.8 - 7.4', 'words'],
    ['NDMA', 'words'],
    ['Colourless', 'words'],
    ['', 'words'],
  ])('%s: %s', (text, words) => {
    expect(toWords(text)).toBe(words);
  });
});
