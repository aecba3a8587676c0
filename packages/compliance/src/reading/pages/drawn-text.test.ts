import { describe, expect, it } from 'vitest';
import { toDrawnText } from './drawn-text.ts';
import { OPS } from './pdf.fixtures.ts';
import type { PdfDrawing } from './pdf-types.ts';

type Step = readonly [operation: keyof typeof OPS, ...args: unknown[]];

/** A glyph half as wide as high, or as wide as told. */
const glyph = (unicode: string, width = 500) => ({ unicode, width, isSpace: false });

const draw = (steps: readonly Step[]): PdfDrawing => ({
  fnArray: steps.map(([operation]) => OPS[operation]),
  argsArray: steps.map(([, ...args]) => args),
});

/** Steps that write at a place in letters 10 points high. */
const at = (x: number, y: number, ...steps: readonly Step[]): Step[] => [
  ['beginText'],
  ['setFont', 'f1', 10],
  ['setTextMatrix', new Float32Array([1, 0, 0, 1, x, y])],
  ...steps,
];

const show = (...glyphs: readonly unknown[]): Step => ['showText', glyphs];

const read = (steps: readonly Step[], marked: Parameters<typeof toDrawnText>[2] = null) =>
  toDrawnText(draw(steps), OPS, marked).map(({ str, transform, width }) => ({
    str,
    x: Number(transform[4]),
    y: Number(transform[5]),
    width,
  }));

describe('toDrawnText', () => {
  it('joins glyphs that are placed one by one, and parts words by the blanks of the file', () => {
    const steps = at(
      50,
      700,
      show(glyph('न्दु', 800)),
      ['moveText', 8, 0],
      show(glyph(' ', 250)),
      ['moveText', 2.5, 0],
      show(glyph('से', 700)),
    );
    expect(read(steps)).toEqual([{ str: 'न्दु से', x: 50, y: 700, width: 17.5 }]);
  });

  it('says once what a stretch means, in place of all of its glyphs', () => {
    const steps = at(
      50,
      700,
      ['beginMarkedContentProps', 'Span', null],
      show(glyph('\u0000', 300), glyph('न')),
      ['endMarkedContent'],
      show(glyph('यम')),
    );
    expect(read(steps, [{ tag: 'Span', actualText: 'नि' }])).toMatchObject([{ str: 'नियम', width: 13 }]);
    // Marks of another page, or none: the glyphs are what there is.
    expect(read(steps, [{ tag: 'P', actualText: 'नि' }])).toMatchObject([{ str: '\u0000नयम' }]);
    expect(read(steps)).toMatchObject([{ str: '\u0000नयम' }]);
  });

  it('keeps the meaning of the outer one of two stretches', () => {
    const steps = at(
      0,
      0,
      ['beginMarkedContentProps', 'Span', null],
      show(glyph('x')),
      ['beginMarkedContent', 'P'],
      show(glyph('y')),
      ['endMarkedContent'],
      ['endMarkedContent'],
      show(glyph('z')),
    );
    const marked = [
      { tag: 'Span', actualText: 'क्ष' },
      { tag: 'P', actualText: null },
    ];
    expect(read(steps, marked)).toMatchObject([{ str: 'क्षz' }]);
  });

  it('parts cells that have no blank between them, lines, and what is written further back', () => {
    const steps = [
      ...at(50, 700, show(glyph('1'))),
      ...at(80, 700, show(glyph('लाल'))),
      ...at(50, 680, show(glyph('2'))),
      ...at(10, 680, show(glyph('0'))),
    ];
    expect(read(steps).map(({ str, x, y }) => [str, x, y])).toEqual([
      ['1', 50, 700],
      ['लाल', 80, 700],
      ['2', 50, 680],
      ['0', 10, 680],
    ]);
  });

  it('finds words that a step parts, and none where letters stand wide', () => {
    expect(read(at(0, 0, show(glyph('एक'), -300, glyph('दो'))))).toMatchObject([{ str: 'एक दो' }]);
    expect(read(at(0, 0, show(glyph('एक'), -150, glyph('दो'))))).toMatchObject([{ str: 'एकदो' }]);
  });

  it('follows the paper into forms and back, and the lines of a text', () => {
    const steps: Step[] = [
      ['save'],
      ['transform', 2, 0, 0, 2, 100, 0],
      ['paintFormXObjectBegin', [1, 0, 0, 1, 10, 20], null],
      ...at(0, 0, show(glyph('क'))),
      ['paintFormXObjectEnd'],
      ['restore'],
      ['beginText'],
      ['setFont', 'f1', 10],
      ['setLeading', 12],
      ['setTextMatrix', new Float32Array([1, 0, 0, 1, 30, 500])],
      show(glyph('ख')),
      ['nextLine'],
      show(glyph('ग')),
      ['setLeadingMoveText', 5, -20],
      show(glyph('घ')),
      ['nextLine'],
      show(glyph('ङ')),
    ];
    expect(read(steps)).toEqual([
      { str: 'क', x: 120, y: 40, width: 10 },
      { str: 'ख', x: 30, y: 500, width: 5 },
      { str: 'ग', x: 30, y: 488, width: 5 },
      { str: 'घ', x: 35, y: 468, width: 5 },
      { str: 'ङ', x: 35, y: 448, width: 5 },
    ]);
  });

  it('widens by the spacing of letters and words, and squeezes by the scale', () => {
    const steps = at(
      0,
      0,
      ['setHScale', 50],
      ['setCharSpacing', 2],
      ['setWordSpacing', 4],
      show(glyph('क'), { ...glyph(' '), isSpace: true }, glyph('ख')),
    );
    // (5 + 2) / 2, (5 + 2 + 4) / 2, 5 / 2
    expect(read(steps)).toEqual([{ str: 'क ख', x: 0, y: 0, width: 11.5 }]);
  });
});
