import { median } from './median.ts';
import { cutBox, type PreparedPicture } from './prepare-picture.ts';
import type { Box, RecognisedLine, RecognisedWord } from './types.ts';

/** What the confidence (0..100) of a figure is at most that ink crosses: a person compares it. */
const DOUBTED = 80;
/** Ink is looked for so far beside a figure too, in its heights: it may hide a digit there. */
const BESIDE = 0.4;
/** The middle of a figure begins so far from its head and its foot, in its heights: what only touches it ends before. */
const MIDDLE = 0.3;
/** A figure so many times as high as the page's type has a stroke in its box, or is in a heading. */
const HIGH = 1.9;
/** Darker than this (0..255) is ink. */
const INK = 128;

/**
 * Whether a stroke runs through the place of a figure from far above or far below it: of a pen, or of a stamp in black.
 * Print does not: it ends near its line.
 */
const isCrossed = (prepared: PreparedPicture, { x0, x1, y0, y1 }: Box): boolean => {
  const high = y1 - y0;
  const box = { x0: x0 - BESIDE * high, x1: x1 + BESIDE * high, y0, y1 };
  const { pixels, width, height, top } = cutBox(prepared, box);
  const [from, to] = [y0 - top + MIDDLE * high, y1 - top - MIDDLE * high];
  const queue: number[] = [];
  const reach = (at: number): void => {
    if ((pixels[at] ?? 255) >= INK) return;
    pixels[at] = 255;
    queue.push(at);
  };
  // What begins at the edge of the part comes from outside of the line; mostly nothing does.
  for (let x = 0; x < width; x++) [x, (height - 1) * width + x].forEach(reach);
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const [x, y] = [at % width, Math.floor(at / width)];
    if (y > from && y < to) return true;
    for (let down = Math.max(0, y - 1); down <= Math.min(height - 1, y + 1); down++)
      for (let across = Math.max(0, x - 1); across <= Math.min(width - 1, x + 1); across++)
        reach(down * width + across);
  }
  return false;
};

/** The lines of a page, their figures less sure that ink crosses: the recogniser is sure of what it leaves of them. */
export const withCrossedFigures = (
  prepared: PreparedPicture,
  lines: readonly RecognisedLine[],
): RecognisedLine[] => {
  const heightOf = ({ y0, y1 }: Box) => y1 - y0;
  const usual = median(lines.flatMap(({ words }) => words.map(({ bbox }) => heightOf(bbox)))) ?? 0;
  const isDoubtful = ({ text, confidence, bbox }: RecognisedWord): boolean =>
    confidence > DOUBTED && /\d/.test(text) && (heightOf(bbox) > HIGH * usual || isCrossed(prepared, bbox));
  return lines.map((line) => ({
    ...line,
    words: line.words.map((word) => (isDoubtful(word) ? { ...word, confidence: DOUBTED } : word)),
  }));
};
