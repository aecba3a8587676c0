import { describe, expect, it } from 'vitest';
import { IDENTITY } from '../pages/mapping.ts';
import type { PageItem } from '../types.ts';
import { toDocumentLines } from './document-lines.ts';
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

  it('keeps words of several cells between rules apart that overlap by less than those of one line', () => {
    const cell = (text: string, x: number, y: number): PageItem => ({
      ...item(text, x, y),
      confidence: 0.9,
      cell: { x0: x - 5, x1: x + 95 },
    });
    expect(linesOf([cell('Schedule', 100, 100), cell('annum', 200, 104.5)])).toHaveLength(2);
    expect(linesOf([cell('Schedule', 100, 100), cell('annum', 200, 103)])).toHaveLength(1);
  });

  it('keeps lines apart that overlap by half and less', () => {
    expect(linesOf([item('above', 60, 100), item('between', 200, 105)])).toHaveLength(2);
    expect(linesOf([item('above', 60, 100), item('beside', 200, 104.5)])).toHaveLength(1);
  });

  it('puts lines of all heights in the order of the page', () => {
    const lines = linesOf([item('small', 60, 100, 8), item('LARGE', 60, 140, 16), item('common', 60, 120)]);
    expect(lines.map((line) => line.text)).toEqual(['small', 'common', 'LARGE']);
  });

  it('takes place and height of a line from its highest letters, whatever comes first', () => {
    const [line, ...more] = linesOf([item('th', 108, 98, 7), item('Dated: 8', 60, 100, 12)]);
    expect(more).toEqual([]);
    expect(line).toMatchObject({ text: 'Dated: 8th', y: 100, height: 12, x0: 60, x1: 115 });
  });

  it('begins with the uppermost of lines that run into each other', () => {
    const lines = linesOf([item('third', 300, 106), item('first', 60, 100), item('second', 200, 103)]);
    expect(lines.map((line) => line.text)).toEqual(['first second', 'third']);
  });

  it('puts a small item on the line that it overlaps most', () => {
    const lines = (y: number) =>
      linesOf([item('upper', 60, 100), item('lower', 60, 106), item('th', 200, y, 6)]).map(
        (line) => line.text,
      );
    expect(lines(103)).toEqual(['upper th', 'lower']);
    expect(lines(106)).toEqual(['upper', 'lower th']);
  });

  it('parts words at a gap of more than 0.15 of the height', () => {
    const textOf = (gap: number) => linesOf([item('ab', 60, 100), item('cd', 70 + gap, 100)])[0]?.text;
    expect([0, 1, 1.5, 1.6].map(textOf)).toEqual(['abcd', 'abcd', 'abcd', 'ab cd']);
  });

  it('parts cells at a gap of more than the height, or six points', () => {
    const cellsOf = (gap: number, height: number) =>
      linesOf([item('ab', 60, 100, height), item('cd', 60 + height + gap, 100, height)])[0]?.cells.length;
    expect([cellsOf(10, 10), cellsOf(10.1, 10), cellsOf(6, 4), cellsOf(6.1, 4)]).toEqual([1, 2, 1, 2]);
  });

  it('gives a cell the edges of all its items', () => {
    const [line] = linesOf([item('abcdefghij', 60, 100), item('cd', 70, 100), item('ef', 112, 100)]);
    expect(line?.cells.map(({ x0, x1 }) => [x0, x1])).toEqual([[60, 122]]);
    expect(line).toMatchObject({ x0: 60, x1: 122 });
  });

  it('leaves out blanks and what has no height', () => {
    const lines = linesOf([
      item(' COD', 60, 100),
      item('  ', 110, 100),
      item('250  mg ', 200, 100),
      item('lost', 60, 300, 0),
      item(' ', 60, 400),
    ]);
    expect(lines.map((line) => line.cells.map((cell) => cell.text))).toEqual([['COD', '250 mg']]);
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

  /** What stays of a line that each page has at its height, with its own words. */
  const stayOf = (y: number, ...texts: string[]) =>
    withoutRunningLines(
      texts.flatMap((text, at) =>
        toPageLines({ number: at + 1, width: 595, height: 842, kind: 'text', items: [item(text, 60, y)] }),
      ),
    ).body.length;

  it('levels numbers of any length', () => {
    expect(stayOf(40, 'Order 9 of the Board', 'Order 10 of the Board')).toBe(0);
    expect(stayOf(40, 'Order 9 of the Board', 'Rule 10 of the Board')).toBe(2);
  });

  it('looks at the upper 14 and the lower 12 hundredths of the page', () => {
    const text = 'Order of the Board';
    expect([117, 118, 730, 731].map((y) => stayOf(y, text, text))).toEqual([0, 2, 2, 0]);
  });

  it('takes half of the pages for all', () => {
    expect(stayOf(40, 'Board', 'Board', 'The unit', 'The tank')).toBe(2);
    expect(stayOf(40, 'Board', 'Board', 'The unit', 'The tank', 'The yard')).toBe(5);
  });

  it('allows a letter for another, and sheets cut differently, on recognised pages alone', () => {
    const feet = (recognised: boolean, ...texts: string[]) =>
      withoutRunningLines(
        texts.flatMap((text, at) => {
          const page = { number: at + 1, width: 595, height: 842 + 30 * at, kind: 'text' as const };
          const items = [item(text, 60, page.height * 0.963)];
          return toPageLines({ ...page, items, ...(recognised && { toPaper: IDENTITY }) });
        }),
      ).body.length;
    const read = ['GPCB/ANK-IV/ICCA/I1D 20956 1/3', 'GPCBJ/ANK-IVICCA/ID 20956 2 3'];
    expect(feet(true, ...read)).toBe(0);
    expect(feet(false, ...read)).toBe(2);
    expect(feet(true, 'Ash shall be kept moist and covered', 'Oil shall be sold to a recycler')).toBe(2);
    expect(feet(true, 'BOD 30', 'BOD 40')).toBe(2);
  });

  it('leaves the paragraphs of a document without pages', () => {
    const lines = toDocumentLines({ form: 'docx', paragraphs: [{ index: 0, text: '12' }] });
    expect(withoutRunningLines(lines).body).toHaveLength(1);
  });
});

describe('columns that stand close', () => {
  const run = (text: string, x: number, y: number, width: number): PageItem => ({
    text,
    x,
    y,
    width,
    height: 10,
  });
  const cellsOf = (...items: PageItem[]) =>
    toPageLines({ number: 1, width: 595, height: 842, kind: 'text', items }).map(({ cells }) =>
      cells.map(({ text }) => text),
    );
  const short = [run('Domestic', 60, 100, 50), run('45.00', 300, 100, 30)];

  it('part where a run begins at the column of a near line', () => {
    expect(
      cellsOf(...short, run('Process that pollutes', 60, 115, 234), run('310.00', 300, 115, 36)),
    ).toEqual([
      ['Domestic', '45.00'],
      ['Process that pollutes', '310.00'],
    ]);
  });

  it('stay together elsewhere, where the gap is a blank, and beside far lines', () => {
    expect(cellsOf(...short, run('Process that', 60, 115, 220), run('pollutes', 286, 115, 40))[1]).toEqual([
      'Process that pollutes',
    ]);
    expect(cellsOf(...short, run('Process that', 60, 115, 236), run('pollutes', 299, 115, 40))[1]).toEqual([
      'Process that pollutes',
    ]);
    const between = [115, 130, 145].map((y) => run('A line of its own', 60, y, 80));
    expect(
      cellsOf(...short, ...between, run('Process that', 60, 160, 234), run('pollutes', 300, 160, 40)).at(-1),
    ).toEqual(['Process that pollutes']);
  });
});
