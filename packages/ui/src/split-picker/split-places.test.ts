import { describe, expect, test } from 'vitest';
import { isSplitKey, moveSplit, type SplitKey, splitText, suggestSplit } from './split-places.ts';

const TEXT = 'Sample the effluent monthly, and send the report. Keep a log of it.';
const at = (words: string) => TEXT.indexOf(words);

describe('where a text is split at first', () => {
  test.each([
    ['between two sentences', TEXT, 'Keep a log of it.'],
    ['at a semicolon rather than at a comma', 'Test A, B and C; report, yearly', 'report, yearly'],
    ['before "and"', 'Test the stack and report the result', 'and report the result'],
    ['at the comma nearest to the middle', 'One, two three four, five, six', 'five, six'],
    ['in the middle where nothing ends', 'alpha beta gamma delta', 'gamma delta'],
    ['not within an amount', '10. Furnish Rs. 500/- in 30 days, and a plan', 'and a plan'],
    ['not within a name', 'Let M/s. Rao and Dr. Sen test it. Report it.', 'Report it.'],
    ['between the sentences of a Hindi text', 'जल की जाँच करें। विवरण भेजें।', 'विवरण भेजें।'],
  ])('%s', (_name, text, second) => {
    expect(splitText(text, suggestSplit(text))[1]).toBe(second);
  });

  test.each(['', 'word', '  word '])('%j cannot be split', (text) => {
    expect(suggestSplit(text)).toBe(0);
  });
});

test('both parts together are the words of the text', () => {
  expect(splitText(TEXT, at('Keep'))).toEqual([
    'Sample the effluent monthly, and send the report.',
    'Keep a log of it.',
  ]);
});

describe('a key moves the place', () => {
  test.each<[SplitKey, string, string]>([
    ['ArrowRight', 'and send', 'send'],
    ['ArrowLeft', 'and send', 'monthly'],
    ['ArrowDown', 'the effluent', 'and send'],
    ['ArrowDown', 'and send', 'Keep'],
    ['ArrowUp', 'Keep', 'and send'],
    ['ArrowDown', 'Keep', 'Keep'],
    ['Home', 'Keep', 'the effluent'],
    ['ArrowLeft', 'the effluent', 'the effluent'],
    ['End', 'Keep', 'it.'],
    ['ArrowRight', 'it.', 'it.'],
  ])('%s from “%s” to “%s”', (key, from, to) => {
    expect(moveSplit(TEXT, at(from), key)).toBe(at(to));
  });

  test('and no other key does', () => {
    expect(isSplitKey('ArrowUp')).toBe(true);
    expect(isSplitKey('Enter')).toBe(false);
  });
});
