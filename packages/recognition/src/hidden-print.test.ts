import { expect, it } from 'vitest';
import { type Line, listHidden } from './hidden-print.ts';
import type { InkGrid } from './picture/ink-grid.ts';
import type { InkPatch } from './picture/ink-patches.ts';

/** Squares of 5 pixels; words are 20 pixels high. */
const [SIZE, ACROSS, DOWN, TYPE] = [5, 120, 80, 20];

/** A patch that fills a rectangle of squares, so many of the 25 pixels of each dark. */
const stamp = (x0: number, x1: number, y0: number, y1: number, each: number): [InkPatch, InkGrid] => {
  const dark = new Uint16Array(ACROSS * DOWN);
  const squares = Array.from(dark.keys()).filter((at) => {
    const [x, y] = [(at % ACROSS) * SIZE, Math.floor(at / ACROSS) * SIZE];
    return x >= x0 && x < x1 && y >= y0 && y < y1;
  });
  for (const square of squares) dark[square] = each;
  return [
    { box: { x0, x1, y0, y1 }, dark: each * squares.length, squares },
    { dark, faint: dark, across: ACROSS, down: DOWN, size: SIZE },
  ];
};

/** A line at a height: words from and to these places. */
const lineAt = (middle: number, ...words: (readonly [x0: number, x1: number])[]): Line => ({
  middle,
  words: words.map(([x0, x1]) => ({
    text: 'unit',
    confidence: 92,
    bbox: { x0, x1, y0: middle - TYPE / 2, y1: middle + TYPE / 2 },
  })),
});

const FULL = [
  [100, 200],
  [210, 300],
  [310, 400],
] as const;
const TABLE = [
  [100, 160],
  [300, 340],
  [450, 490],
] as const;

it.each<[string, Line[], [number, number, number, number, number], number[][]]>([
  [
    'a word between two others',
    [lineAt(100, ...FULL), lineAt(140, FULL[0], FULL[2]), lineAt(180, ...FULL)],
    [205, 305, 110, 170, 6],
    [[200, 310, 140]],
  ],
  [
    'the beginning of a line',
    [lineAt(100, ...FULL), lineAt(140, FULL[1], FULL[2]), lineAt(180, ...FULL)],
    [80, 205, 110, 170, 6],
    [[100, 160, 140]],
  ],
  [
    'a cell below others',
    [lineAt(100, ...TABLE), lineAt(140, ...TABLE), lineAt(180, TABLE[0], TABLE[2])],
    [295, 360, 150, 220, 6],
    [[300, 360, 180]],
  ],
  [
    'the beginning of a line that was lost as a whole',
    [lineAt(60, ...FULL), lineAt(100, ...FULL), lineAt(140, ...FULL), lineAt(220, ...FULL)],
    [90, 300, 150, 210, 6],
    [[100, 160, 180]],
  ],
  [
    'nothing of lines that were read',
    [lineAt(100, ...FULL), lineAt(140, ...FULL)],
    [90, 420, 110, 170, 6],
    [],
  ],
  [
    'nothing where only a thin stroke crosses a gap',
    [lineAt(100, ...TABLE), lineAt(140, ...TABLE), lineAt(180, ...TABLE)],
    [220, 225, 90, 190, 10],
    [],
  ],
  [
    'nothing beside the print',
    [lineAt(100, ...FULL), lineAt(140, ...FULL), lineAt(180, ...FULL)],
    [450, 580, 90, 190, 6],
    [],
  ],
])('a stamp hides %s', (_, lines, [x0, x1, y0, y1, each], expected) => {
  const [patch, grid] = stamp(x0, x1, y0, y1, each);
  const hidden = listHidden([patch], lines, grid, TYPE);
  expect(hidden.map((box) => [box.x0, box.x1, (box.y0 + box.y1) / 2])).toEqual(expected);
});
