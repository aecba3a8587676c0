import type { MarkedContent } from './actual-text.ts';
import type { PdfDrawing, PdfOps, PdfTextItem } from './pdf-types.ts';

type Matrix = readonly [number, number, number, number, number, number];

/** What a string is drawn with; lengths in units of text space. */
type TextState = {
  size: number;
  charSpacing: number;
  wordSpacing: number;
  /** Share of the width that letters have: 1 unless they are squeezed or stretched. */
  stretch: number;
  leading: number;
  rise: number;
  /** From text space to the page. */
  matrix: Matrix;
  line: Matrix;
};

/** Letters that one glyph, or a stretch of glyphs, means. `x` and `y` in points of the page from its lower left corner. */
type Drawn = { text: string; matrix: Matrix; x: number; y: number; advance: number; size: number };

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** What m does, and then n. */
const multiply = (n: Matrix, m: Matrix): Matrix => [
  n[0] * m[0] + n[2] * m[1],
  n[1] * m[0] + n[3] * m[1],
  n[0] * m[2] + n[2] * m[3],
  n[1] * m[2] + n[3] * m[3],
  n[0] * m[4] + n[2] * m[5] + n[4],
  n[1] * m[4] + n[3] * m[5] + n[5],
];

const move = (matrix: Matrix, x: number, y: number): Matrix => multiply(matrix, [1, 0, 0, 1, x, y]);

/** A matrix as pdf.js hands it over: six numbers, in a list of their own or typed, or each an argument. */
const toMatrix = (args: readonly unknown[]): Matrix | null => {
  const [first] = args;
  const numbers: unknown[] = first instanceof Float32Array || Array.isArray(first) ? [...first] : [...args];
  const [a, b, c, d, e, f] = numbers.map(Number);
  const isWhole = [a, b, c, d, e, f].every(Number.isFinite);
  return isWhole ? [a ?? 0, b ?? 0, c ?? 0, d ?? 0, e ?? 0, f ?? 0] : null;
};

/** A glyph of pdf.js; its width in thousandths of the size of the type. */
type Glyph = { unicode: string; width: number; isSpace: boolean };

const isGlyph = (value: unknown): value is Glyph =>
  typeof value === 'object' &&
  value !== null &&
  'unicode' in value &&
  typeof value.unicode === 'string' &&
  'width' in value &&
  typeof value.width === 'number';

/** Drawing operations, from the first to the last: what they write, and where. */
class TextPen {
  readonly drawn: Drawn[] = [];
  private paper: Matrix = IDENTITY;
  private state: TextState = {
    size: 0,
    charSpacing: 0,
    wordSpacing: 0,
    stretch: 1,
    leading: 0,
    rise: 0,
    matrix: IDENTITY,
    line: IDENTITY,
  };
  private readonly saved: { paper: Matrix; state: TextState }[] = [];

  save(): void {
    this.saved.push({ paper: this.paper, state: { ...this.state } });
  }
  restore(): void {
    const last = this.saved.pop();
    if (!last) return;
    this.paper = last.paper;
    // Where text goes on is no part of what is saved.
    const { matrix, line } = this.state;
    this.state = { ...last.state, matrix, line };
  }
  transform(matrix: Matrix): void {
    this.paper = multiply(this.paper, matrix);
  }
  set(key: 'size' | 'charSpacing' | 'wordSpacing' | 'stretch' | 'leading' | 'rise', value: number): void {
    this.state[key] = value;
  }
  startText(matrix: Matrix): void {
    this.state.matrix = matrix;
    this.state.line = matrix;
  }
  moveLine(x: number, y: number): void {
    this.startText(move(this.state.line, x, y));
  }
  nextLine(): void {
    this.moveLine(0, -this.state.leading);
  }

  /**
   * Writes glyphs, and the steps between them in thousandths of the size of the type.
   * @param meant what a stretch of marked content means by its glyphs; the first of them stands for all
   */
  write(glyphs: readonly unknown[], meant: { text: string } | null): void {
    const { size, charSpacing, wordSpacing, stretch, rise } = this.state;
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        this.state.matrix = move(this.state.matrix, (-glyph / 1000) * size * stretch, 0);
        continue;
      }
      if (!isGlyph(glyph)) continue;
      const matrix = multiply(this.paper, multiply(this.state.matrix, [size * stretch, 0, 0, size, 0, rise]));
      const advance =
        ((glyph.width / 1000) * size + charSpacing + (glyph.isSpace ? wordSpacing : 0)) * stretch;
      const scale = Math.hypot(matrix[0], matrix[1]) / (Math.abs(size * stretch) || 1);
      this.drawn.push({
        text: meant ? meant.text : glyph.unicode,
        matrix,
        x: matrix[4],
        y: matrix[5],
        advance: (glyph.width / 1000) * size * stretch * scale,
        size: Math.hypot(matrix[2], matrix[3]),
      });
      if (meant) meant.text = '';
      this.state.matrix = move(this.state.matrix, advance, 0);
    }
  }
}

/** Glyphs further apart than this (in heights of their type) are two words, also where the file has no blank. */
const BLANK_GAP = 0.22;
/** Further apart than this, without a blank between them, they are two cells. */
const CELL_GAP = 0.6;
/** With a blank between them; those of justified lines are half as wide. */
const BLANK_CELL_GAP = 1.2;
/** A glyph so far (in heights) before the end of the last one begins a piece of its own: signs stand on their letter. */
const BACK = 1.5;
const OFF_LINE = 0.3;

/** Pieces of lines: what was drawn in a row at the height of one line. */
const toPieces = (drawn: readonly Drawn[]): PdfTextItem[] => {
  const pieces: PdfTextItem[] = [];
  let piece: { first: Drawn; text: string; end: number } | null = null;
  const close = (): void => {
    if (piece && piece.text.trim() !== '')
      pieces.push({
        str: piece.text.trimEnd(),
        transform: [...piece.first.matrix],
        width: piece.end,
        height: piece.first.size,
      });
    piece = null;
  };
  for (const glyph of drawn) {
    const isBlank = glyph.text.trim() === '' && glyph.text !== '';
    if (piece) {
      const [a, b] = piece.first.matrix;
      const length = Math.hypot(a, b) || 1;
      const [dx, dy] = [glyph.x - piece.first.x, glyph.y - piece.first.y];
      const along = (dx * a + dy * b) / length;
      const above = Math.abs(dx * b - dy * a) / length;
      const gap = (along - piece.end) / (glyph.size || 1);
      const widest = isBlank || piece.text.endsWith(' ') ? BLANK_CELL_GAP : CELL_GAP;
      if (above > OFF_LINE * glyph.size || gap > widest || gap < -BACK) close();
      else {
        const needsBlank = (isBlank || gap > BLANK_GAP) && !piece.text.endsWith(' ');
        piece.text += `${needsBlank ? ' ' : ''}${isBlank ? '' : glyph.text}`;
        if (!isBlank) piece.end = Math.max(piece.end, along + glyph.advance);
        continue;
      }
    }
    if (!isBlank) piece = { first: glyph, text: glyph.text, end: glyph.advance };
  }
  close();
  return pieces;
};

/** The words of each stretch of marked content in turn; none where the file and pdf.js do not tell of the same ones. */
const toMeanings = (
  { fnArray, argsArray }: PdfDrawing,
  begins: readonly number[],
  marked: readonly MarkedContent[] | null,
): readonly (string | null)[] => {
  const tags = fnArray.flatMap((fn, at) => {
    const args = argsArray[at];
    return begins.includes(fn) ? [Array.isArray(args) ? String(args[0]) : null] : [];
  });
  const isSame = marked?.length === tags.length && marked.every(({ tag }, nth) => tag === tags[nth]);
  return isSame && marked ? marked.map(({ actualText }) => actualText) : [];
};

/**
 * The runs of a page by the glyphs that draw them, each where it stands and as wide as it is. pdf.js's own runs take every
 * glyph of an Indian script that means a letter with a sign for a sign without a width, and find blanks behind it.
 * @param drawing what pdf.js draws a page with
 * @param marked the marks of the page, read from the file: what its stretches mean; null: only what the glyphs mean
 */
export const toDrawnText = (
  drawing: PdfDrawing,
  ops: PdfOps,
  marked: readonly MarkedContent[] | null,
): PdfTextItem[] => {
  const pen = new TextPen();
  const begins = [ops.beginMarkedContent, ops.beginMarkedContentProps];
  const meanings = toMeanings(drawing, begins, marked);
  /** The stretches that are open; of those within one with a meaning nothing else counts. */
  const open: ({ text: string } | null)[] = [];
  let nth = 0;
  const numbersOf: Partial<Record<number, (value: number) => void>> = {
    [ops.setCharSpacing]: (value) => pen.set('charSpacing', value),
    [ops.setWordSpacing]: (value) => pen.set('wordSpacing', value),
    [ops.setHScale]: (value) => pen.set('stretch', value / 100),
    [ops.setLeading]: (value) => pen.set('leading', value),
    [ops.setTextRise]: (value) => pen.set('rise', value),
  };
  drawing.fnArray.forEach((fn, at) => {
    const given: unknown = drawing.argsArray[at];
    const args: readonly unknown[] = Array.isArray(given)
      ? given
      : given instanceof Float32Array
        ? [...given]
        : [];
    const matrix = toMatrix(args);
    if (begins.includes(fn)) {
      const text = meanings[nth++] ?? null;
      open.push(open.findLast((outer) => outer !== null) ?? (text === null ? null : { text }));
    } else if (fn === ops.endMarkedContent) open.pop();
    else if (fn === ops.save) pen.save();
    else if (fn === ops.restore || fn === ops.paintFormXObjectEnd) pen.restore();
    else if (fn === ops.paintFormXObjectBegin) {
      pen.save();
      if (matrix) pen.transform(matrix);
    } else if (fn === ops.transform && matrix) pen.transform(matrix);
    else if (fn === ops.beginText) pen.startText(IDENTITY);
    else if (fn === ops.setFont) pen.set('size', Number(args[1]));
    else if (fn === ops.setTextMatrix && matrix) pen.startText(matrix);
    else if (fn === ops.moveText || fn === ops.setLeadingMoveText) {
      if (fn === ops.setLeadingMoveText) pen.set('leading', -Number(args[1]));
      pen.moveLine(Number(args[0]), Number(args[1]));
    } else if (fn === ops.nextLine) pen.nextLine();
    else if (fn === ops.showText || fn === ops.showSpacedText)
      pen.write(Array.isArray(args[0]) ? args[0] : [], open.at(-1) ?? null);
    else numbersOf[fn]?.(Number(args[0]));
  });
  return toPieces(pen.drawn);
};
