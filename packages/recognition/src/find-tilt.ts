import type { GreyPicture } from './grey-picture.ts';

const DEGREE = Math.PI / 180;
/** No sheet lies in a scanner, or before a camera, further askew than this and is still meant to be read so. */
const FURTHEST = 12;
const [COARSE, FINE] = [0.5, 0.1];
/** What is darker than the paper by this is print, in levels of grey. */
const DARKER = 60;
/** Fewer dots of print than this say nothing. */
const FEWEST_DOTS = 200;

type Dots = { xs: Float32Array; ys: Float32Array };

/** The grey of the paper: half of the pixels are darker, half are lighter. */
const findPaper = (pixels: Uint8Array): number => {
  const counts = new Uint32Array(256);
  for (const grey of pixels) counts[grey] = (counts[grey] ?? 0) + 1;
  let darker = 0;
  for (const [grey, count] of counts.entries()) {
    darker += count;
    if (darker > pixels.length >> 1) return grey;
  }
  return 255;
};

const findDots = ({ pixels, width, height }: GreyPicture): Dots | null => {
  const paper = findPaper(pixels);
  const dots: number[] = [];
  pixels.forEach((grey, at) => {
    if (grey < paper - DARKER) dots.push(at);
  });
  if (dots.length < FEWEST_DOTS) return null;
  return {
    xs: Float32Array.from(dots, (at) => (at % width) - width / 2),
    ys: Float32Array.from(dots, (at) => Math.floor(at / width) + height),
  };
};

/** How unevenly dots lie on rows that run at an angle: lines of print make some full and leave others empty. */
const unevenness = ({ xs, ys }: Dots, angle: number, rows: Float64Array): number => {
  rows.fill(0);
  const slope = Math.tan(angle);
  for (let at = 0; at < xs.length; at++) {
    const row = Math.round((ys[at] ?? 0) - (xs[at] ?? 0) * slope);
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let sum = 0;
  for (let row = 1; row < rows.length; row++) sum += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
  return sum;
};

/** An empty sheet has less print than this share: a page number, the edge of the glass. */
const EMPTY = 0.0005;

/** Whether a picture shows an empty sheet. */
export const isEmpty = (picture: GreyPicture): boolean => {
  const paper = findPaper(picture.pixels);
  const print = picture.pixels.reduce((count, grey) => count + (grey < paper - DARKER ? 1 : 0), 0);
  return print / picture.pixels.length < EMPTY;
};

/**
 * How far the lines of print in a picture lie askew, in radians, clockwise where y points down; 0 where there is too
 * little print to tell. Some 600 pixels of width are enough.
 */
export const findTilt = (picture: GreyPicture): number => {
  const dots = findDots(picture);
  if (!dots) return 0;
  const rows = new Float64Array(3 * picture.height);
  const best = (angles: readonly number[]): number =>
    angles
      .map((angle) => ({ angle, score: unevenness(dots, angle * DEGREE, rows) }))
      .reduce((most, each) => (each.score > most.score ? each : most), { angle: 0, score: -1 }).angle;
  const steps = (middle: number, reach: number, step: number): number[] =>
    Array.from({ length: Math.round((2 * reach) / step) + 1 }, (_, at) => middle - reach + at * step);
  const coarse = best(steps(0, FURTHEST, COARSE));
  return best(steps(coarse, COARSE, FINE)) * DEGREE;
};
