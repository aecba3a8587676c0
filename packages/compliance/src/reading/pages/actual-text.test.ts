import { describe, expect, it } from 'vitest';
import { type MarkedContent, mayHaveActualText, withActualText } from './actual-text.ts';
import { toRun } from './pdf.fixtures.ts';
import type { PdfItem } from './pdf-types.ts';

const SPAN = { type: 'beginMarkedContentProps', id: null, tag: 'Span' };
const END = { type: 'endMarkedContent' };
const ffi: MarkedContent = { tag: 'Span', actualText: 'ffi' };

const read = (items: readonly PdfItem[], marked: readonly MarkedContent[]) =>
  withActualText(items, marked).map(({ str, transform, width }) => [str, transform[4], transform[5], width]);

describe('the words that are meant', () => {
  it('take the place of the glyphs that draw them', () => {
    const items = [
      toRun('o', 10, 50),
      SPAN,
      toRun('~', 15, 50),
      toRun('^', 20, 50),
      END,
      toRun('ce', 30, 50),
    ];
    expect(read(items, [ffi])).toEqual([
      ['o', 10, 50, 5],
      ['ffi', 15, 50, 10],
      ['ce', 30, 50, 10],
    ]);
  });

  it('stand between the runs around them where the glyphs mean nothing', () => {
    expect(read([toRun('o', 10, 50), SPAN, END, toRun('ce', 23, 50)], [ffi])).toEqual([
      ['o', 10, 50, 5],
      ['ffi', 15, 50, 8],
      ['ce', 23, 50, 10],
    ]);
  });

  it('at the end of a line they have the room of their letters, at its start they end where the line goes on', () => {
    expect(read([toRun('o', 10, 50), SPAN, END, toRun('next', 10, 30)], [ffi])[1]).toEqual([
      'ffi',
      15,
      50,
      15,
    ]);
    expect(read([SPAN, END, toRun('ce', 40, 50)], [ffi])[0]).toEqual(['ffi', 25, 50, 15]);
    expect(read([SPAN, END], [ffi])).toEqual([]);
  });

  it('keep the blanks beside them, which have no place of their own', () => {
    const blank = toRun(' ', 0, 0);
    const items = [toRun('the', 10, 50), blank, SPAN, END, blank, toRun('rm', 50, 50)];
    expect(read(items, [{ tag: 'Span', actualText: 'fi' }]).map(([str]) => str)).toEqual([
      'the',
      ' ',
      ' fi ',
      ' ',
      'rm',
    ]);
  });

  it('along a line that is written upwards', () => {
    const up = { transform: [0, 10, -10, 0, 30, 40] };
    expect(read([toRun('o', 0, 0, up), SPAN, END], [ffi])[1]).toEqual(['ffi', 30, 45, 15]);
  });

  it('of the outermost mark count, and a mark without words changes nothing', () => {
    const inner = [SPAN, toRun('a', 10, 50), SPAN, toRun('b', 15, 50), END, END, toRun('c', 20, 50)];
    expect(read(inner, [{ tag: 'Span', actualText: 'कि' }, ffi]).map(([str]) => str)).toEqual(['कि', 'c']);
    expect(read(inner, [{ tag: 'Span', actualText: null }, ffi]).map(([str]) => str)).toEqual([
      'a',
      'ffi',
      'c',
    ]);
  });

  it('of a mark that is not closed reach to the end of the page', () => {
    expect(read([SPAN, toRun('a', 10, 50), toRun('b', 15, 50)], [ffi]).map(([str]) => str)).toEqual(['ffi']);
  });

  it('of other marks than those of the page are not taken', () => {
    const items = [SPAN, toRun('a', 10, 50), END];
    expect(read(items, []).map(([str]) => str)).toEqual(['a']);
    expect(read(items, [{ tag: 'P', actualText: 'x' }]).map(([str]) => str)).toEqual(['a']);
  });

  it('are looked for only where a stretch has no name in the structure', () => {
    expect(mayHaveActualText([SPAN, END])).toBe(true);
    expect(mayHaveActualText([{ ...SPAN, id: 'p1_mc0' }, END])).toBe(false);
    expect(mayHaveActualText([{ type: 'beginMarkedContent', tag: 'Span' }, toRun('a', 1, 1)])).toBe(false);
    expect(mayHaveActualText([{ ...SPAN, tag: 'Artifact' }])).toBe(false);
  });
});
