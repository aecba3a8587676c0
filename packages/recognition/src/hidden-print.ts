import { median } from './median.ts';
import type { InkGrid } from './picture/ink-grid.ts';
import type { InkPatch } from './picture/ink-patches.ts';
import type { Box, RecognisedWord } from './types.ts';

/** A line that was read, or stands between two that were: its middle, and its words from left to right. */
export type Line = { middle: number; words: readonly RecognisedWord[] };

/** Of a place that hides print so much is dark: the ring of a stamp that crosses a gap is less. */
const DARK = 0.12;
/** A gap between words as wide as this, in heights of a word, may hide two signs and more. */
const GAP = 1.8;
/** A wider gap parts two cells. */
const CELL_GAP = 1.5;
/** Of a cell of which nothing was read so much is looked at, in heights of a word. */
const CELL = 3;
/** Cells begin below each other at the same place, give or take so many heights of a word, on lines so near. */
const SAME_START = 0.7;
const NEARBY = 9;
const FEWEST_STARTS = 2;
/** Lines so much further apart than others nearby have one between them. */
const [MISSING, TWO_MISSING] = [1.7, 2.6];

/** Where the cells of a line begin, its first word among them. */
const startsOf = ({ words }: Line, type: number): number[] =>
  words.flatMap(({ bbox }, at) => {
    const before = words[at - 1];
    return !before || bbox.x0 - before.bbox.x1 > CELL_GAP * type ? [bbox.x0] : [];
  });

/** Places at which cells of several lines near a height begin. */
const listStarts = (middle: number, lines: readonly Line[], type: number): number[] => {
  const near = lines.filter(
    (line) => Math.abs(line.middle - middle) < NEARBY * type && line.middle !== middle,
  );
  const starts = near.flatMap((line) => startsOf(line, type)).toSorted((a, b) => a - b);
  return starts.filter(
    (start, at) =>
      starts.filter((each) => each >= start && each - start < SAME_START * type).length >= FEWEST_STARTS &&
      (at === 0 || start - (starts[at - 1] ?? 0) > SAME_START * type),
  );
};

/** Stretches of a line without a word in which there may be some: between words, and from where cells begin below each other. */
const listGaps = (line: Line, lines: readonly Line[], type: number): { x0: number; x1: number }[] => {
  const { words } = line;
  const between = words.flatMap(({ bbox }, at) => {
    const next = words[at + 1];
    return next && next.bbox.x0 - bbox.x1 > GAP * type ? [{ x0: bbox.x1, x1: next.bbox.x0 }] : [];
  });
  const fromStarts = listStarts(line.middle, lines, type).flatMap((x0) => {
    const isTaken = words.some(({ bbox }) => bbox.x0 < x0 + type && bbox.x1 > x0 - type / 4);
    const next = words.find(({ bbox }) => bbox.x0 >= x0 + type)?.bbox.x0 ?? Number.POSITIVE_INFINITY;
    return isTaken ? [] : [{ x0, x1: Math.min(next, x0 + CELL * type) }];
  });
  return [...between, ...fromStarts];
};

/** The lines, and those that were lost as a whole: where two are further apart than others, another stands between them. */
const withLostLines = (lines: readonly Line[]): Line[] => {
  const pitch = median(lines.slice(1).map(({ middle }, at) => middle - (lines[at]?.middle ?? middle))) ?? 0;
  return lines.flatMap((line, at) => {
    const next = lines[at + 1];
    const apart = next ? (next.middle - line.middle) / pitch : 0;
    return apart > MISSING && apart < TWO_MISSING
      ? [line, { middle: line.middle + (apart * pitch) / 2, words: [] }]
      : [line];
  });
};

/**
 * What a stamp or a pen hides of the lines that it lies on: where words, or the beginning of a cell, ought to stand, and
 * there is as much of its ink as of print.
 * @param patches ink that no word covers, too large for print
 * @param read lines from above to below
 */
export const listHidden = (
  patches: readonly InkPatch[],
  read: readonly Line[],
  { across, size, dark }: InkGrid,
  type: number,
): Box[] => {
  if (patches.length === 0) return [];
  const lines = withLostLines(read);
  return patches.flatMap(({ box, squares }) =>
    lines
      .filter(({ middle }) => middle > box.y0 && middle < box.y1)
      .flatMap((line) => {
        const [y0, y1] = [line.middle - type / 2, line.middle + type / 2];
        const own = squares.filter((square) => {
          const y = (Math.floor(square / across) + 0.5) * size;
          return y > y0 && y < y1;
        });
        return listGaps(line, read, type).flatMap(({ x0, x1 }) => {
          const inside = own.filter((square) => {
            const x = ((square % across) + 0.5) * size;
            return x > x0 && x < x1;
          });
          const ink = inside.reduce((sum, square) => sum + (dark[square] ?? 0), 0);
          return ink > DARK * (x1 - x0) * type ? [{ x0, x1, y0, y1 }] : [];
        });
      }),
  );
};
