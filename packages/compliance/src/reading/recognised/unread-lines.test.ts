import { expect, it } from 'vitest';
import type { CitationRect, InputPage } from '../types.ts';
import { listUnreadLines } from './unread-lines.ts';

const toRect = (x: number, y: number): CitationRect => ({ x, y, width: 0.3, height: 0.02 });

/** Pages with rectangles of lines that were not read. */
const list = (...pages: CitationRect[][]) =>
  listUnreadLines(
    pages.map(
      (rects, at): InputPage => ({
        number: at + 1,
        width: 595,
        height: 842,
        kind: 'text',
        items: [],
        unreadLines: [{ count: rects.length, script: 'Gujarati', rects }],
      }),
    ),
  ).map(({ page, count }) => [page, count]);

const HEAD = toRect(0.3, 0.05);

it.each<[string, CitationRect[][], number[][]]>([
  ['a letterhead is named on its first page', [[HEAD], [toRect(0.31, 0.06)], [HEAD]], [[1, 1]]],
  [
    'other lines of those pages are named',
    [[HEAD], [HEAD, toRect(0.1, 0.5)]],
    [
      [1, 1],
      [2, 1],
    ],
  ],
  ['the foot of a page is named once', [[toRect(0.1, 0.95)], [toRect(0.1, 0.95)]], [[1, 1]]],
  [
    'lines at the same place of the text are two',
    [[toRect(0.1, 0.5)], [toRect(0.1, 0.5)]],
    [
      [1, 1],
      [2, 1],
    ],
  ],
  [
    'another line of the head is named',
    [[HEAD], [toRect(0.3, 0.12)]],
    [
      [1, 1],
      [2, 1],
    ],
  ],
  ['pages without such lines name none', [[], []], []],
])('%s', (_, pages, expected) => {
  expect(list(...pages)).toEqual(expected);
});

it('a line of the mark of a signature is not named, and print that the mark lies over is', () => {
  const items = ['Signature', 'Not', 'Verified'].map((text, at) => ({
    text,
    x: 300 + 60 * at,
    y: 700,
    width: 50,
    height: 10,
  }));
  const details = ['Reason:', 'Location:'].map((text, at) => ({
    text,
    x: 300,
    y: 718 + 8 * at,
    width: 40,
    height: 7,
  }));
  const rects = [
    { x: 305 / 595, y: 712 / 842, width: 0.1, height: 8 / 842 },
    { x: 305 / 595, y: 708 / 842, width: 0.2, height: 16 / 842 },
  ];
  const page: InputPage = {
    number: 1,
    width: 595,
    height: 842,
    kind: 'text',
    items: [...items, ...details],
    unreadLines: [{ count: 2, script: null, rects }],
  };
  expect(listUnreadLines([page])).toEqual([{ page: 1, count: 1, script: null, rects: rects.slice(1) }]);
});
