import {
  chain,
  type Mapping,
  mapPoint,
  scaling,
  shift,
  turning,
} from '@anupalan/compliance/reading/pages/mapping';
import type { GreyPicture } from './grey-picture.ts';
import type { PageImage, PictureOpener } from './page-image.ts';
import { removeRules } from './picture/remove-rules.ts';
import { removeSpecks } from './picture/remove-specks.ts';
import type { RecognisedPicture } from './to-page.ts';
import type { Box } from './types.ts';

/** A quarter turn clockwise of a picture, as a mapping of shares. */
const QUARTER: Mapping = [0, -1, 1, 1, 0, 0, 0, 0, 1];

/** What is read best: larger pictures are made smaller, in pixels of the longer side. */
const LONGEST_SIDE = 4200;

/** From so many dots per inch on a stroke is wider than a speck: below that "1" and "V" would go with the grain. */
const FINE = 180;

/** A picture that is ready to be recognised, and where it lies on the page. A strip has the place of the whole. */
export type PreparedPicture = RecognisedPicture & { picture: GreyPicture; dpi: number };

/** How a picture is put right before it is recognised. */
export type Preparation = {
  /** Only a strip of it: enough to see how it lies. */
  isStrip?: boolean;
  /** Quarter turns clockwise, after those that the file asks for. */
  quarters?: number;
  /** How far it lies askew, in radians, clockwise: it is turned back by that. */
  tilt?: number;
};

/** How many quarter turns clockwise a mapping of shares makes of what it moves. */
const countQuarters = (toPaper: Mapping): number => {
  const [from, to] = [mapPoint(toPaper, { x: 0, y: 0 }), mapPoint(toPaper, { x: 1, y: 0 })];
  const [x, y] = [to.x - from.x, to.y - from.y];
  if (Math.abs(x) >= Math.abs(y)) return x >= 0 ? 0 : 2;
  return y > 0 ? 1 : 3;
};

const repeat = (mapping: Mapping, times: number): Mapping =>
  Array.from({ length: times }).reduce<Mapping>((all) => chain(all, mapping), scaling(1, 1));

/** A sheet is looked at so small, in pixels of its width: lines of print are still apart, specks are gone. */
const LOOK_WIDTH = 600;

/** A small copy of a picture, with the quarter turns that its file asks for and so many more. */
export const lookAt = (image: PageImage, quarters: number, { toGrey }: PictureOpener): Promise<GreyPicture> =>
  toGrey(image, { turns: (countQuarters(image.toPaper) + quarters) % 4, width: LOOK_WIDTH });

/**
 * Puts the picture of a page upright, in grey, without specks and the rules of tables.
 * @throws Error where it is none, cut off, or too large
 */
export const preparePicture = async (
  image: PageImage,
  { quarters = 0, tilt = 0, isStrip = false }: Preparation,
  { toGrey }: PictureOpener,
): Promise<PreparedPicture> => {
  const turns = (countQuarters(image.toPaper) + quarters) % 4;
  const whole = await toGrey(image, { turns, tilt, within: LONGEST_SIDE });
  const size = { width: whole.width, height: whole.height };
  const upright = chain(repeat(QUARTER, (4 - turns) % 4), image.toPaper);
  const toPaper = tilt === 0 ? upright : chain(toUntilted(upright, image, { ...size, tilt }), upright);
  const [from, to] = [mapPoint(toPaper, { x: 0, y: 0 }), mapPoint(toPaper, { x: 1, y: 0 })];
  const points = Math.hypot((to.x - from.x) * image.width, (to.y - from.y) * image.height);
  const pointsPerPixel = points / size.width;
  const dpi = 72 / pointsPerPixel;
  const taken = isStrip ? cutStrip(whole) : whole;
  // A copy in any case: the pixels may be those of the page, which is looked at again where it is weak.
  const picture = { ...taken, pixels: dpi < FINE ? taken.pixels.slice() : removeSpecks(taken) };
  const rules = isStrip ? undefined : removeRules(picture, dpi);
  return { ...size, picture, pointsPerPixel, toPaper, dpi, ...(rules && { rules }) };
};

/** A part of a picture, and where its upper left corner lies in it. */
type CutPicture = GreyPicture & { left: number; top: number };

/** A part of a picture that was put right, with some paper around it. */
export const cutBox = ({ picture: { pixels, ...size } }: PreparedPicture, box: Box): CutPicture => {
  const margin = (box.y1 - box.y0) / 2;
  const left = Math.max(0, Math.floor(box.x0 - margin));
  const top = Math.max(0, Math.floor(box.y0 - margin));
  const width = Math.min(size.width, Math.ceil(box.x1 + margin)) - left;
  const height = Math.min(size.height, Math.ceil(box.y1 + margin)) - top;
  const part = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const start = (top + y) * size.width + left;
    part.set(pixels.subarray(start, start + width), y * width);
  }
  return { pixels: part, width, height, left, top };
};

/** Darker than this (0..255) is ink; less of it in a box is grain of the paper. */
const INK = 128;
const LEAST_INK = 0.01;
/** Of a wide box with one short word in it so many heights count. */
const WIDEST = 3;

/** Whether something is printed in a box of a picture. */
export const hasInk = ({ picture: { pixels, ...size } }: PreparedPicture, box: Box): boolean => {
  const [left, right] = [Math.max(0, Math.floor(box.x0)), Math.min(size.width, Math.ceil(box.x1))];
  const [top, bottom] = [Math.max(0, Math.floor(box.y0)), Math.min(size.height, Math.ceil(box.y1))];
  let dark = 0;
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) if ((pixels[y * size.width + x] ?? 255) < INK) dark++;
  const height = bottom - top;
  return dark > LEAST_INK * Math.max(1, Math.min(right - left, WIDEST * height) * height);
};

/** How high a strip is, and in how many steps the place of it is looked for. */
const STRIP = 0.2;
const STEPS = 16;

/** The strip of a picture in which most is printed. */
const cutStrip = ({ pixels, width, height }: GreyPicture): GreyPicture => {
  const high = Math.max(1, Math.floor(height * STRIP));
  // The ink of all rows above each.
  const above = new Float64Array(height + 1);
  for (let y = 0, at = 0; y < height; y++) {
    let ink = 0;
    for (const end = at + width; at < end; at++) ink += 255 - (pixels[at] ?? 255);
    above[y + 1] = (above[y] ?? 0) + ink;
  }
  const inkFrom = (top: number): number => (above[top + high] ?? 0) - (above[top] ?? 0);
  const starts = Array.from({ length: STEPS + 1 }, (_, at) => Math.floor(((height - high) * at) / STEPS));
  const top = starts.toSorted((a, b) => inkFrom(b) - inkFrom(a))[0] ?? 0;
  return { pixels: pixels.slice(top * width, (top + high) * width), width, height: high };
};

/** From shares of the turned picture, which is larger, to shares of the one before: both are turned about their middles. */
const toUntilted = (
  upright: Mapping,
  { width: paperWidth, height: paperHeight }: PageImage,
  { width, height, tilt }: { width: number; height: number; tilt: number },
): Mapping => {
  const o = mapPoint(upright, { x: 0, y: 0 });
  const toLength = (x: number, y: number) => {
    const p = mapPoint(upright, { x, y });
    return Math.hypot((p.x - o.x) * paperWidth, (p.y - o.y) * paperHeight);
  };
  const [across, down] = [toLength(1, 0), toLength(0, 1)];
  // The size of the picture before it was turned, in pixels of the one after.
  const [sin, cos] = [Math.abs(Math.sin(tilt)), Math.cos(tilt)];
  const scale = width / (across * cos + down * sin);
  const [w, h] = [across * scale, down * scale];
  return [
    shift(-0.5, -0.5),
    scaling(width, height),
    turning(tilt),
    scaling(1 / w, 1 / h),
    shift(0.5, 0.5),
  ].reduce((all, next) => chain(all, next));
};
