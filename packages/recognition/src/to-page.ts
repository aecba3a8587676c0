import { chain, type Mapping, mapRect, scaling, turning } from '@anupalan/compliance/reading/pages/mapping';
import type { RecognisedPage } from '@anupalan/compliance/reading/pages/recognised-page';
import type { PageItem } from '@anupalan/compliance/reading/types';
import { withoutNoise } from './beside-lost.ts';
import { boxOf, findUnreadLines } from './foreign-lines.ts';
import type { Rules } from './picture/remove-rules.ts';
import { withCells } from './ruled-cells.ts';
import { measureTilt, straighten } from './straighten.ts';
import { toWordLines, type WordLine } from './to-lines.ts';
import type { Box, RecognisedLine } from './types.ts';
import { uniteBoxes } from './unite-boxes.ts';

/** Share of its height by which type rises over the foot of its letters, as in text of a PDF. */
const ASCENT = 0.82;

/**
 * The picture that was recognised: its size in pixels, how many points of the page a pixel is, and where a share (0..1)
 * of it lies on the page, as a share of that.
 */
export type RecognisedPicture = {
  width: number;
  height: number;
  pointsPerPixel: number;
  toPaper: Mapping;
  /** Rules that stood in it. */
  rules?: Rules;
};

const toItems = ({ words, height, foot }: WordLine, scale: number): PageItem[] =>
  words.map(({ text, confidence, bbox, other, startsCell, ruleAbove, cell }) => ({
    text,
    x: bbox.x0 * scale,
    y: (foot - ASCENT * height) * scale,
    width: (bbox.x1 - bbox.x0) * scale,
    height: height * scale,
    confidence: confidence / 100,
    ...(other === undefined ? {} : { other }),
    ...(startsCell && { startsCell }),
    ...(ruleAbove !== undefined && { ruleAbove: (bbox.y1 - ruleAbove) * scale }),
    ...(cell && { cell: { x0: (bbox.x0 - cell.left) * scale, x1: (bbox.x0 + cell.right) * scale } }),
  }));

/**
 * What a recogniser found in a picture, as a page that can be read like one with text. Lines that are there and could
 * not be read are counted; letters at random are no text.
 * @param script what such lines are written in, as far as that is known
 * @param ink where other print is in the picture that could not be read
 */
export const toRecognisedPage = (
  all: readonly RecognisedLine[],
  { width, height, pointsPerPixel, toPaper, rules }: RecognisedPicture,
  script: string | null = null,
  ink: readonly Box[] = [],
): RecognisedPage => {
  const unread = new Set(findUnreadLines(all));
  const lines = all.filter((line) => !unread.has(line));
  const tilt = measureTilt(lines);
  const words = withoutNoise(straighten(rules ? withCells(lines, rules) : lines, tilt));
  const rects = uniteBoxes([...[...unread].map(boxOf), ...ink]).map(({ x0, y0, x1, y1 }) => {
    const inPicture = {
      x: x0 / width,
      y: y0 / height,
      width: (x1 - x0) / width,
      height: (y1 - y0) / height,
    };
    return mapRect(toPaper, inPicture);
  });
  const toPicture = chain(chain(scaling(width, height), turning(tilt)), scaling(1 / width, 1 / height));
  return {
    width: width * pointsPerPixel,
    height: height * pointsPerPixel,
    items: toWordLines(words).flatMap((line) => toItems(line, pointsPerPixel)),
    toPaper: chain(toPicture, toPaper),
    unreadLines: rects.length > 0 ? [{ count: rects.length, script, rects }] : [],
  };
};
