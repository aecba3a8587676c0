import { describe, expect, it } from 'vitest';
import { compareWords, isSameText } from './compare-words.ts';

const write = (older: string, newer: string) =>
  compareWords(older, newer)
    .map(({ kind, text }) => ({ same: text, added: `+[${text}]`, removed: `-[${text}]` })[kind])
    .join(' ');

describe('compareWords', () => {
  it.each([
    ['the same', 'shall keep a log', 'shall keep a log', 'shall keep a log'],
    ['other capitals, signs and breaks', 'Shall keep\na log', 'shall keep a log.', 'shall keep a log.'],
    [
      'another period',
      'analysed once in three months by a laboratory',
      'analysed once in a month by a laboratory',
      'analysed once in -[three months] +[a month] by a laboratory',
    ],
    ['words at the end', 'keep a log', 'keep a log for five years', 'keep a log +[for five years]'],
    ['words at the start', 'You shall keep a log', 'keep a log', '-[You shall] keep a log'],
    ['nothing in common', 'one two', 'three four', '-[one two] +[three four]'],
    ['nothing before', '', 'keep a log', '+[keep a log]'],
    ['nothing after', 'keep a log', '', '-[keep a log]'],
    ['nothing at all', '', '', ''],
    ['another number', 'BOD 30 mg/l', 'BOD 20 mg/l', 'BOD -[30] +[20] mg/l'],
  ])('%s', (_case, older, newer, words) => {
    expect(write(older, newer)).toBe(words);
  });

  it('gives up on texts that are too long to compare by words', () => {
    const long = Array.from({ length: 601 }, (_, index) => `w${index}`).join(' ');
    expect(compareWords(long, `${long} end`).map(({ kind }) => kind)).toEqual(['removed', 'added']);
    expect(compareWords(long, long.toUpperCase()).map(({ kind }) => kind)).toEqual(['same']);
  });
});

describe('isSameText', () => {
  it.each([
    ['a b', 'A  b.', true],
    ['a b', 'a c', false],
    ['once in 3 months', 'once in 6 months', false],
    ['', ' – ', true],
  ])('%s / %s', (older, newer, same) => {
    expect(isSameText(older, newer)).toBe(same);
  });
});
