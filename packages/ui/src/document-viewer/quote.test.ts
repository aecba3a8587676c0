import { describe, expect, test } from 'vitest';
import { toPieces } from './quote.ts';

const TEXT = '4.  The unit shall keep a log, and shall send it (Form V) each month.';

describe('quoted words of a paragraph', () => {
  test.each([
    ['none', [], [[TEXT, []]]],
    [
      'in the middle',
      [{ id: 'a', quote: 'keep a log' }],
      [
        ['4.  The unit shall ', []],
        ['keep a log', ['a']],
        [', and shall send it (Form V) each month.', []],
      ],
    ],
    [
      'whatever the space between',
      [{ id: 'a', quote: '4. The\nunit' }],
      [
        ['4.  The unit', ['a']],
        [' shall keep a log, and shall send it (Form V) each month.', []],
      ],
    ],
    [
      'with signs',
      [{ id: 'a', quote: '(Form V) each month.' }],
      [
        ['4.  The unit shall keep a log, and shall send it ', []],
        ['(Form V) each month.', ['a']],
      ],
    ],
    ['not there to the letter', [{ id: 'a', quote: 'other words' }], [[TEXT, ['a']]]],
    ['empty', [{ id: 'a', quote: ' ' }], [[TEXT, ['a']]]],
  ])('%s', (_name, quotes, expected) => {
    expect(toPieces(TEXT, quotes).map(({ text, ids }) => [text, ids])).toEqual(expected);
  });

  test('of two conditions overlap', () => {
    const pieces = toPieces(TEXT, [
      { id: 'a', quote: 'shall keep a log, and shall send it' },
      { id: 'b', quote: 'shall send it (Form V) each month.' },
    ]);
    expect(pieces.map(({ text }) => text).join('')).toBe(TEXT);
    expect(pieces.find(({ text }) => text === 'shall send it')?.ids).toEqual(['a', 'b']);
  });
});
