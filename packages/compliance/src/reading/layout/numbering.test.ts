import { describe, expect, it } from 'vitest';
import { toLines } from '../facts/head.test-support.ts';
import { createNumbering } from './numbering.ts';

const numbersOf = (lines: string[]): (string | null)[] => {
  const numbering = createNumbering();
  return toLines(lines).map((line, at, all) => numbering.findNumber(line, all.slice(at + 1)));
};

describe('an integer follows on the last one', () => {
  it.each<[string, string[], (string | null)[]]>([
    ['the first is one', ['7. The tank'], [null]],
    ['or one that the next follows', ['7. The tank', 'of steel', '8. The drain'], ['7', null, '8']],
    ['but not where others came before', ['1. The unit', '40. The tank', '41. The drain'], ['1', null, null]],
    ['it may run ahead by three', ['1. The unit', '4. The tank'], ['1', '4']],
    ['it runs further ahead at the margin', ['1. The unit', '13. The tank'], ['1', '13']],
    ['and not further still', ['1. The unit', '24 The tanks'], ['1', null]],
    ['it never goes back', ['1. The unit', '2. The tank', '2. The drain'], ['1', '2', null]],
    ['an amount is none', ['1. 6 acres of land'], [null]],
    ['a capital follows on the last one', ['A. The unit', 'B. The tank', 'D. The sump'], ['A', 'B', null]],
    ['and an A without a B is an initial', ['A. Rao of the works', 'of steel'], [null, null]],
    [
      'a letter stands below it',
      ['1. The unit', 'a) the tank', '2. The drain', '(b) the sump'],
      ['1', '1 a', '2', '2 b'],
    ],
  ])('%s', (_, lines, expected) => {
    expect(numbersOf(lines)).toEqual(expected);
  });

  it('and begins anew with a section', () => {
    const numbering = createNumbering();
    const [one, two] = toLines(['12 sheds', '1. The unit', '5. The tank', '1. The drain']).slice(1, 3);
    expect(one && numbering.findNumber(one)).toBe('1');
    numbering.startSection();
    expect(two && numbering.findNumber(two)).toBeNull();
  });

  it('or runs on through the sections', () => {
    const numbering = createNumbering();
    const [first, ...others] = toLines(['8. The meter', '9. The drain', '10. The sump', '15. The road']);
    expect(first && numbering.findNumber(first, others)).toBe('8');
    numbering.startSection();
    expect(others.map((line) => numbering.findNumber(line))).toEqual(['9', '10', '15']);
  });
});
