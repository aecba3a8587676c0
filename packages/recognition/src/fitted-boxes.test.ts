import { IDENTITY } from '@anupalan/compliance/reading/pages/mapping';
import { expect, test } from 'vitest';
import { withFittedBoxes } from './fitted-boxes.ts';
import { blank, box } from './picture/picture.test-support.ts';
import type { Box } from './types.ts';

/** Print 40 pixels wide in every column of 60, from 20 to 34, and what else is drawn. */
const draw = (...more: [x0: number, y0: number, x1: number, y1: number][]) => {
  const picture = blank(320, 100);
  for (let at = 0; at < 5; at++) box(picture, 10 + 60 * at, 20, 50 + 60 * at, 34);
  for (const each of more) box(picture, ...each);
  return { picture, width: 320, height: 100, pointsPerPixel: 0.36, dpi: 150, toPaper: IDENTITY };
};

const BOXES: Box[] = [0, 1, 2, 3, 4].map((at) => ({ x0: 10 + 60 * at, x1: 50 + 60 * at, y0: 20, y1: 34 }));

/** The first word of a line that has this box. */
const fitFirst = (prepared: ReturnType<typeof draw>, first: Partial<Box>) => {
  const words = BOXES.map((bbox, at) => ({
    text: 'COD',
    confidence: 90,
    bbox: at === 0 ? { ...bbox, ...first } : bbox,
  }));
  const [line] = withFittedBoxes(prepared, [{ words, baseline: { x0: 10, x1: 290, y0: 34, y1: 34 } }]);
  expect(line?.words.slice(1).map(({ bbox }) => bbox)).toEqual(BOXES.slice(1));
  return line?.words[0]?.bbox;
};

test('a box that reaches from rule to rule is as high as its print', () => {
  expect(fitFirst(draw(), { y0: 8, y1: 46 })).toEqual(BOXES[0]);
});

test('a box that reaches into the next line has the line that most of it is', () => {
  expect(fitFirst(draw([10, 38, 50, 52]), { y0: 19, y1: 43 })).toEqual(BOXES[0]);
});

test('a box stays where its print is as high, or nothing tells it apart', () => {
  expect(fitFirst(draw([10, 20, 50, 44]), { y1: 44 })).toMatchObject({ y0: 20, y1: 44 });
  expect(fitFirst(draw([10, 34, 50, 52]), { y1: 52 })).toMatchObject({ y0: 20, y1: 52 });
});
