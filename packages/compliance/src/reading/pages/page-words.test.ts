import { describe, expect, it, test } from 'vitest';
import type { InputPage, PageItem } from '../types.ts';
import { chain, IDENTITY, type Mapping, shift, turning } from './mapping.ts';
import { toPageWords } from './page-words.ts';

const toItem = (text: string, x: number, y: number, confidence: number | null = 0.9): PageItem => ({
  text,
  x,
  y,
  width: 50,
  height: 10,
  ...(confidence === null ? {} : { confidence }),
});

const toPage = (items: PageItem[], toPaper?: Mapping): InputPage => ({
  number: 3,
  width: 500,
  height: 1000,
  kind: 'text',
  items,
  ...(toPaper && { toPaper }),
});

describe('the words of a recognised page', () => {
  it('are told by lines, in ten-thousandths of the page', () => {
    const items = [toItem('below', 100, 40), toItem('right', 200, 21), toItem('left', 100, 20)];
    expect(toPageWords(toPage(items, IDENTITY))).toEqual({
      page: 3,
      turn: 0,
      lines: [
        [
          ['left', 2000, 200, 1000, 100],
          ['right', 4000, 210, 1000, 100],
        ],
        [['below', 2000, 400, 1000, 100]],
      ],
    });
  });

  it('are those that are read: put right where letters look alike', () => {
    expect(toPageWords(toPage([toItem('mg/1', 100, 20)], IDENTITY))?.lines[0]?.[0]?.[0]).toBe('mg/l');
  });

  test.each([
    [90, chain(turning(Math.PI / 2), shift(1, 0))],
    [180, chain(turning(Math.PI), shift(1, 1))],
    [270, chain(turning(-Math.PI / 2), shift(0, 1))],
    [0, turning(0.03)],
  ] as const)('stand on the paper as it lies, turned by %d', (turn, toPaper) => {
    const words = toPageWords(toPage([toItem('word', 100, 20)], toPaper));
    expect(words?.turn).toBe(turn);
    const [, , , width = 0, height = 0] = words?.lines[0]?.[0] ?? [];
    expect(width > height).toBe(turn % 180 === 0);
  });

  it('that leave the page are cut off at its edge', () => {
    expect(toPageWords(toPage([toItem('edge', 480, 995)], IDENTITY))?.lines[0]?.[0]).toEqual([
      'edge',
      9600,
      9950,
      400,
      50,
    ]);
  });
});

test.each([
  ['has its own words', toPage([toItem('word', 100, 20, null)])],
  [
    'has its own words beside some that were read off it',
    toPage([toItem('a', 1, 1), toItem('b', 9, 1, null)], IDENTITY),
  ],
  ['is blank', toPage([], IDENTITY)],
])('a page that %s has none', (_, page) => {
  expect(toPageWords(page)).toBeNull();
});
