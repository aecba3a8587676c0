import { describe, expect, test } from 'vitest';
import { LINES_SHOWN, toCells, toLines } from './text-lines.ts';

test.each([
  ['a\nb', ['a', 'b']],
  ['\uFEFFa\r\nb\r\n', ['a', 'b']],
  ['a\n\nb\n', ['a', '', 'b']],
  ['', []],
])('lines of %j', (text, lines) => {
  expect(toLines(text)).toEqual({ lines, isCut: false });
});

test('a long text is cut', () => {
  const { lines, isCut } = toLines('x\n'.repeat(LINES_SHOWN + 1));
  expect([lines.length, isCut]).toEqual([LINES_SHOWN, true]);
  expect(toLines('x\n'.repeat(LINES_SHOWN)).isCut).toBe(false);
});

describe('cells', () => {
  test.each([
    [
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      '"a, b","say ""no"""\r\n1,',
      [
        ['a, b', 'say "no"'],
        ['1', ''],
      ],
    ],
    ['"two\nlines",x', [['two\nlines', 'x']]],
    [
      'a,b\n\n\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['', []],
  ])('of %j', (text, rows) => {
    expect(toCells(text)).toEqual({ rows, isCut: false });
  });

  test('a long table is cut', () => {
    const { rows, isCut } = toCells('1,2\n'.repeat(LINES_SHOWN + 1));
    expect([rows.length, isCut]).toEqual([LINES_SHOWN, true]);
  });

  test('a quote in the wrong place breaks nothing', () => {
    expect(toCells('a"b,c\n1,2').rows.at(-1)).toEqual(['1', '2']);
  });
});
