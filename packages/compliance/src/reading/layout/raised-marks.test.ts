import { describe, expect, it } from 'vitest';
import type { PageItem } from '../types.ts';
import { toPageLines } from './page-lines.ts';
import { findRaisedMarks, followsMark } from './raised-marks.ts';

const at = (text: string, x: number, y: number, height = 10): PageItem => ({
  text,
  x,
  y,
  height,
  width: text.length * height * 0.5,
});
const linesOf = (items: PageItem[]) =>
  toPageLines({ number: 1, width: 595, height: 842, kind: 'text', items }).map(({ text }) => text);

describe('small marks beside letters', () => {
  it('keeps a lowered figure with its letters, though the next line is as near', () => {
    expect(
      linesOf([
        at('at 6% O', 60, 100),
        at('2', 95, 106.5, 8),
        at('dry', 101, 100),
        at('SO', 60, 118),
        at('2', 70, 122, 8),
        at('NOx', 100, 118),
      ]),
    ).toEqual(['at 6% O2 dry', 'SO2 NOx']);
  });

  it('keeps a raised figure with its letters, though the line above is nearer', () => {
    expect(
      linesOf([
        at('Parameter', 60, 100),
        at('Limit (mg/Nm', 140, 105.5),
        at('3', 200, 100.5, 8),
        at(')', 204, 105.5),
      ]),
    ).toEqual(['Parameter', 'Limit (mg/Nm3)']);
  });

  it.each([
    ['a figure as high as the letters', at('2', 70, 104, 10)],
    ['a figure further on', at('2', 76, 104, 7)],
    ['a figure of the line below', at('2', 70, 110, 7)],
    ['a word', at('total', 70, 104, 7)],
  ])('takes none for a mark: %s', (_, mark) => {
    expect(findRaisedMarks([at('SO', 60, 100), mark]).size).toBe(0);
  });

  it.each([
    ['right behind', at('avg.', 76, 100), true],
    ['in the next column', at('SO', 100, 100), false],
  ])('knows what goes on behind a mark: %s', (_, item, goesOn) => {
    expect(followsMark(at('2', 70, 104, 8), item)).toBe(goesOn);
  });
});
