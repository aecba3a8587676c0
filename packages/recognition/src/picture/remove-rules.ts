import type { GreyPicture } from '../grey-picture.ts';
import { LIGHT, toFours } from './fours.ts';

/** By how much a rule is darker than the paper on both of its sides. */
const CONTRAST = 35;
const WHITE = 255;
/** What is longer than these, in inches, is no part of a letter: a piece of a rule, and a rule of pieces in a row. */
const ACROSS = { piece: 0.2, rule: 1.2, dotted: 1.3 };
const DOWN = { piece: 0.17, rule: 0.38, dotted: 0.4 };
/** How far the paper beside a rule is looked for, in inches: over half of its thickness. */
const BESIDE = 0.03;
/** A fax breaks a rule that lies askew: holes as wide as this, in inches, in a piece of which so much is there. */
const HOLE = 0.025;
const FILLED = 0.8;
/** Of a dotted rule so much is there: feet of letters are as far apart, so that it has to be longer than a word. */
const DOTS = 0.4;
/** Pieces of a rule that another rule or dirt breaks are so far apart at most, in inches. */
const GAP = 0.2;
/** And where the rule lies askew, so many lines. */
const NEAR_LINES = 2;

/** Pixels of one row (or column) of the picture from a place up to another. */
type Piece = { line: number; from: number; to: number };

/** A picture seen along its rows or its columns: how far apart two pixels of a line, and two lines, are in the bytes. */
type View = { pixels: Uint8Array; lines: number; length: number; alongStep: number; lineStep: number };

/** What {@link markThin} marks a pixel with: it is part of a thin thing, or stands beside such a pixel of another line. */
const [THIN, BESIDE_THIN] = [1, 2];

/** Where {@link markRow} looks and marks: `far` to both sides of a pixel, and by how much its mark moves with it. */
type Marking = {
  pixels: Uint8Array;
  fours: Int32Array;
  marks: Uint8Array;
  far: number;
  markStep: number;
  length: number;
};

/** Marks the thin pixels from a place up to another, in one row. A function of its own: it is compiled once for all rows. */
const markRow = (
  { pixels, fours, marks, far, markStep, length }: Marking,
  from: number,
  to: number,
  firstMark: number,
): void => {
  for (let place = from, mark = firstMark; place < to; place++, mark += markStep) {
    if ((place & 3) === 0 && ((fours[place >> 2] ?? 0) & LIGHT.from224) === LIGHT.from224) {
      // All four are so light that they are paper.
      place += 3;
      mark += 3 * markStep;
      continue;
    }
    const value = (pixels[place] ?? 0) + CONTRAST;
    // Below 0 where both sides are lighter. Nothing is lighter than white: so light a pixel is paper. One branch for all
    // three, since on letters each is chance.
    const thin =
      (value - WHITE - 1) & (value - (pixels[place - far] ?? 0)) & (value - (pixels[place + far] ?? 0));
    if (thin >= 0) continue;
    marks[mark] = THIN | (marks[mark] ?? 0);
    marks[mark - length] = BESIDE_THIN | (marks[mark - length] ?? 0);
    marks[mark + length] = BESIDE_THIN | (marks[mark + length] ?? 0);
  }
};

let kept = new Uint8Array(0);

/**
 * Empty marks of so many pixels, in memory that is kept for the next page: new memory of this size makes the collector of
 * garbage walk through everything once a page. Good until they are asked for again.
 */
const takeMarks = (count: number): Uint8Array => {
  if (kept.length < count) kept = new Uint8Array(count);
  else kept.fill(0, 0, count);
  return kept.subarray(0, count);
};

/**
 * Marks what is darker than both sides, a thin thing that runs along the lines. The marks lie line by line, so that
 * those of a column are beside each other; the picture is walked as it lies, which is several times as quick.
 */
const markThin = ({ pixels, lines, length, alongStep, lineStep }: View, beside: number): Uint8Array => {
  const marks = takeMarks(pixels.length);
  const isLevel = alongStep === 1;
  const [markStep, width] = isLevel ? [1, length] : [length, lines];
  const [top, bottom] = isLevel ? [beside, lines - beside] : [0, length];
  const [left, right] = isLevel ? [0, length] : [beside, lines - beside];
  const marking = { pixels, fours: toFours(pixels), marks, far: beside * lineStep, markStep, length };
  for (let y = top; y < bottom; y++)
    markRow(marking, y * width + left, y * width + right, isLevel ? y * length : left * length + y);
  return marks;
};

type Shortest = { piece: number; rule: number; dotted: number };

/** Stretches of thin pixels of one line and its neighbours: hardly broken and longer than a letter, or dotted and longer. */
const findPieces = (marks: Uint8Array, { lines, length }: View, shortest: Shortest, dpi: number): Piece[] => {
  const widestHole = HOLE * dpi;
  const isPiece = (long: number, filled: number): boolean =>
    filled >= FILLED * long
      ? long >= shortest.piece * dpi
      : filled >= DOTS * long && long >= shortest.dotted * dpi;
  const pieces: Piece[] = [];
  const fours = toFours(marks);
  /** The first mark from a place on; the end where there is none. Most of a page is blank: four are passed over at once. */
  const findMark = (from: number, end: number): number => {
    let at = from;
    while (at < end && (at & 3) !== 0) {
      if (marks[at]) return at;
      at++;
    }
    while (at < end && fours[at >> 2] === 0) at += 4;
    while (at < end && !marks[at]) at++;
    return Math.min(at, end);
  };
  for (let line = 1; line < lines - 1; line++) {
    const [start, end] = [line * length, (line + 1) * length];
    for (let next = findMark(start, end); next < end; ) {
      const from = next;
      let filled = 0;
      let to = from;
      while (next < end && next - to < widestHole + 1) {
        to = next;
        while (to < end && marks[to]) to++;
        filled += to - next;
        next = findMark(to, end);
      }
      if (isPiece(to - from, filled)) pieces.push({ line, from: from - start, to: to - start });
    }
  }
  return pieces;
};

/** The pieces that lie in a row with others so that together they are as long as a rule. */
const keepRules = (pieces: readonly Piece[], gap: number, shortest: number): Piece[] => {
  const onLine = new Map<number, Piece[]>();
  for (const piece of pieces) onLine.set(piece.line, [...(onLine.get(piece.line) ?? []), piece]);
  const seen = new Set<Piece>();
  const rules: Piece[] = [];
  for (const first of pieces) {
    if (seen.has(first)) continue;
    seen.add(first);
    const group = [first];
    // The list grows while it is walked: what touches a piece belongs to its rule.
    for (const { line, from, to } of group)
      for (let near = line - NEAR_LINES; near <= line + NEAR_LINES; near++)
        for (const other of onLine.get(near) ?? []) {
          if (seen.has(other) || other.from > to + gap || from > other.to + gap) continue;
          seen.add(other);
          group.push(other);
        }
    const length = Math.max(...group.map(({ to }) => to)) - Math.min(...group.map(({ from }) => from));
    if (length >= shortest) rules.push(...group);
  }
  return rules;
};

/** Takes the rules of one direction away: the paper of the lighter side comes in their place. @returns their pieces */
const eraseAlong = (view: View, shortest: Shortest, dpi: number): Piece[] => {
  const beside = Math.max(3, Math.round(BESIDE * dpi));
  const marks = markThin(view, beside);
  const rules = keepRules(findPieces(marks, view, shortest, dpi), GAP * dpi, shortest.rule * dpi);
  const { pixels, length, alongStep, lineStep } = view;
  for (const { line, from, to } of rules)
    for (const each of [line - 1, line, line + 1])
      for (let at = from, place = each * lineStep + from * alongStep; at < to; at++, place += alongStep) {
        const mark = each * length + at;
        if (!((marks[mark] ?? 0) & THIN)) continue;
        marks[mark] = 0;
        pixels[place] = Math.max(
          pixels[place - beside * lineStep] ?? 0,
          pixels[place + beside * lineStep] ?? 0,
        );
      }
  return rules;
};

/** Pieces of rules, in pixels: those that ran up and down, and those that ran across. */
export type Rules = {
  upright: readonly { x: number; y0: number; y1: number }[];
  level: readonly { y: number; x0: number; x1: number }[];
};

/**
 * Takes the rules of tables, and lines under words, out of a picture: the recogniser takes cells between them for
 * pictures, and rules for letters. What it leaves: strokes of letters, the head line of a word in Devanagari. Changes
 * the pixels it is given.
 * @returns where they ran
 */
export const removeRules = ({ pixels, width, height }: GreyPicture, dpi: number): Rules => {
  const across = { pixels, lines: height, length: width, alongStep: 1, lineStep: width };
  const level = eraseAlong(across, ACROSS, dpi).map(({ line, from, to }) => ({ y: line, x0: from, x1: to }));
  const down = { pixels, lines: width, length: height, alongStep: width, lineStep: 1 };
  const upright = eraseAlong(down, DOWN, dpi).map(({ line, from, to }) => ({ x: line, y0: from, y1: to }));
  return { upright, level };
};
