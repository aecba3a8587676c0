import { median } from './median.ts';
import type { PreparedPicture } from './prepare-picture.ts';
import type { Box, RecognisedLine, RecognisedWord } from './types.ts';

/** A box so many times as high as those of other words may have a rule, or a piece of the next line, in it. */
const TALL = 1.4;
/** A word is so high, in heights of a word. */
const [LOWEST, HIGHEST] = [0.5, 1.4];
/** Darker than this (0..255) is ink: thin strokes of small pictures are grey. */
const INK = 160;

/** Rows of ink that hang together: where they begin and end, and how much of it they have. */
type Run = { y0: number; y1: number; ink: number };

const listRuns = ({ picture: { pixels, ...size } }: PreparedPicture, box: Box): Run[] => {
  const [left, right] = [Math.max(0, Math.floor(box.x0)), Math.min(size.width, Math.ceil(box.x1))];
  const [top, bottom] = [Math.max(0, Math.floor(box.y0)), Math.min(size.height, Math.ceil(box.y1))];
  const runs: Run[] = [];
  for (let y = top; y < bottom; y++) {
    let ink = 0;
    for (let x = left; x < right; x++) if ((pixels[y * size.width + x] ?? 255) < INK) ink++;
    if (ink === 0) continue;
    const last = runs.at(-1);
    if (last?.y1 === y) {
      last.y1 = y + 1;
      last.ink += ink;
    } else runs.push({ y0: y, y1: y + 1, ink });
  }
  return runs;
};

/** A word with the box of its own print; the same where that cannot be told from other ink. */
const toFitted = (prepared: PreparedPicture, word: RecognisedWord, type: number): RecognisedWord => {
  const [run] = listRuns(prepared, word.bbox).toSorted((a, b) => b.ink - a.ink);
  const high = run ? run.y1 - run.y0 : 0;
  if (!run || high < LOWEST * type || high > HIGHEST * type) return word;
  return { ...word, bbox: { ...word.bbox, y0: run.y0, y1: run.y1 } };
};

/**
 * The lines of a picture with the boxes of their words as high as their print: in cells of a table the recogniser draws them
 * from rule to rule, or into the next line, and words would stand on lines that there are none of.
 */
export const withFittedBoxes = (
  prepared: PreparedPicture,
  lines: readonly RecognisedLine[],
): readonly RecognisedLine[] => {
  const type = median(lines.flatMap(({ words }) => words.map(({ bbox }) => bbox.y1 - bbox.y0))) ?? 0;
  return lines.map((line) => ({
    ...line,
    words: line.words.map((word) =>
      word.bbox.y1 - word.bbox.y0 > TALL * type ? toFitted(prepared, word, type) : word,
    ),
  }));
};
