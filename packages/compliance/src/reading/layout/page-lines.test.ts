import { describe, expect, it } from 'vitest';
import type { PageItem } from '../types.ts';
import { toPageLines } from './page-lines.ts';
import { withoutRunningLines } from './running-lines.ts';

const item = (text: string, x: number, y: number, height = 10): PageItem => ({
  text,
  x,
  y,
  height,
  width: text.length * height * 0.5,
});
const linesOf = (items: PageItem[]) =>
  toPageLines({ number: 1, width: 595, height: 842, kind: 'text', items });

describe('toPageLines', () => {
  it('puts items on lines from top to bottom and left to right, whatever their order', () => {
    const lines = linesOf([item('second', 60, 114), item('line', 90, 100), item('first', 60, 100)]);
    expect(lines.map((line) => line.text)).toEqual(['first line', 'second']);
  });

  it('keeps a raised ending with its number', () => {
    expect(
      linesOf([item('Dated: 8', 60, 100, 12), item('th', 108, 98, 7), item('March, 2017', 118, 100, 12)]).map(
        (line) => line.text,
      ),
    ).toEqual(['Dated: 8th March, 2017']);
  });

  it('starts a new cell at a wide gap only', () => {
    const [line] = linesOf([item('COD', 60, 100), item('250', 200, 100), item('mg/l', 219, 100)]);
    expect(line?.cells.map((cell) => cell.text)).toEqual(['COD', '250 mg/l']);
  });

  it('keeps lines apart that overlap by less than half', () => {
    expect(linesOf([item('above', 60, 100), item('between', 200, 106.5)])).toHaveLength(2);
  });
});

describe('withoutRunningLines', () => {
  it('takes out what repeats at the edges, and page numbers, but not what repeats in the middle', () => {
    const pages = [1, 2, 3].flatMap((number) =>
      toPageLines({
        number,
        width: 595,
        height: 842,
        kind: 'text',
        items: [
          item('State Board', 60, 20),
          item('Sr No', 60, 400),
          item(`Order 77 Page ${number} of 3`, 60, 815),
          item(`${number}`, 300, 828),
        ],
      }),
    );
    const { body, running } = withoutRunningLines(pages);
    expect(body.map((line) => line.text)).toEqual(['Sr No', 'Sr No', 'Sr No']);
    expect(running).toHaveLength(9);
  });
});
