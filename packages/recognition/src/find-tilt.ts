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

// These walk over pixels by number: iterators over half a million of them cost more than the work.

/** How many pixels of each grey pictures have that were looked at: three questions are asked of the same one. */
const counted = new WeakMap<Uint8Array, Uint32Array>();

const countGreys = (pixels: Uint8Array): Uint32Array => {
  const known = counted.get(pixels);
  if (known) return known;
  const counts = new Uint32Array(256);
  for (let at = 0; at < pixels.length; at++) {
    const grey = pixels[at] ?? 0;
    counts[grey] = (counts[grey] ?? 0) + 1;
  }
  counted.set(pixels, counts);
  return counts;
};

/** The grey of the paper: half of the pixels are darker, half are lighter. */
const findPaper = (pixels: Uint8Array): number => {
  let darker = 0;
  for (const [grey, count] of countGreys(pixels).entries()) {
    darker += count;
    if (darker > pixels.length >> 1) return grey;
  }
  return 255;
};

/** How many pixels are darker than a grey. */
const countDarker = (pixels: Uint8Array, grey: number): number =>
  countGreys(pixels)
    .subarray(0, Math.max(0, grey))
    .reduce((sum, count) => sum + count, 0);

/** Of a row every so many pixels are looked at: those between them are on the same line of print. */
const STRIDE = 2;

/** The dots that are darker than a grey. */
const findDots = ({ pixels, width, height }: GreyPicture, print: number): Dots | null => {
  const most = countDarker(pixels, print);
  const [xs, ys] = [new Float32Array(most), new Float32Array(most)];
  let count = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0, at = y * width; x < width; x += STRIDE, at += STRIDE)
      if ((pixels[at] ?? 255) < print) {
        xs[count] = x - width / 2;
        ys[count] = y + height;
        count++;
      }
  return count * STRIDE < FEWEST_DOTS ? null : { xs: xs.subarray(0, count), ys: ys.subarray(0, count) };
};

/** How unevenly dots lie on rows that run at an angle: lines of print make some full and leave others empty. */
const unevenness = ({ xs, ys }: Dots, angle: number, rows: Float64Array): number => {
  rows.fill(0);
  const slope = Math.tan(angle);
  for (let at = 0; at < xs.length; at++) {
    // Rounded: no row is below 0.
    const row = ((ys[at] ?? 0) - (xs[at] ?? 0) * slope + 0.5) | 0;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let sum = 0;
  for (let row = 1; row < rows.length; row++) sum += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
  return sum;
};

/** An empty sheet has less print than this share: a page number, the edge of the glass. */
const EMPTY = 0.0005;

/** Whether a picture shows an empty sheet. */
export const isEmpty = ({ pixels }: GreyPicture): boolean =>
  countDarker(pixels, findPaper(pixels) - DARKER) / pixels.length < EMPTY;

/**
 * How far the lines of print in a picture lie askew, in radians, clockwise where y points down; 0 where there is too
 * little print to tell. Some 600 pixels of width are enough.
 */
export const findTilt = (picture: GreyPicture): number => {
  const dots = findDots(picture, findPaper(picture.pixels) - DARKER);
  if (!dots) return 0;
  const rows = new Float64Array(3 * picture.height);
  const coarse = findBest(thin(dots), steps(0, FURTHEST, COARSE), rows);
  return findBest(dots, steps(coarse.angle, COARSE, FINE), rows).angle * DEGREE;
};

/** Every other dot: enough to tell about which angle the best one is, in half of the time. */
const thin = ({ xs, ys }: Dots): Dots => ({
  xs: xs.filter((_, at) => at % 2 === 0),
  ys: ys.filter((_, at) => at % 2 === 0),
});

/** Angles in degrees around one. */
const steps = (middle: number, reach: number, step: number): number[] =>
  Array.from({ length: Math.round((2 * reach) / step) + 1 }, (_, at) => middle - reach + at * step);

/** The angle at which dots lie most unevenly, and how much. */
const findBest = (
  dots: Dots,
  angles: readonly number[],
  rows: Float64Array,
): { angle: number; score: number } =>
  angles
    .map((angle) => ({ angle, score: unevenness(dots, angle * DEGREE, rows) }))
    .reduce((most, each) => (each.score > most.score ? each : most), { angle: 0, score: -1 });

/** A run of dots as long as this is the rule of a table or the edge of the sheet, in shares of the width. */
const RULE = 0.1;
/** Lines that run down make columns so much more uneven than rows. */
const CLEARLY = 2.5;

/** A picture with its rows as columns. */
const transpose = ({ pixels, width, height }: GreyPicture): GreyPicture => {
  const turned = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) turned[x * height + y] = pixels[y * width + x] ?? 255;
  return { pixels: turned, width: height, height: width };
};

/** A picture without long dark runs along its rows. */
const withoutRules = ({ pixels, width, height }: GreyPicture, longest: number, dark: number): GreyPicture => {
  const cleaned = pixels.slice();
  for (let at = 0, end = width; at < pixels.length; end += width)
    while (at < end) {
      const start = at;
      while (at < end && (pixels[at] ?? 255) < dark) at++;
      if (at - start > longest) cleaned.fill(255, start, at);
      if (at === start) at++;
    }
  return { pixels: cleaned, width, height };
};

/** How uneven rows are for each dot there is, so that rows and columns compare. */
const scoreRows = (picture: GreyPicture, print: number): number => {
  const dots = findDots(picture, print);
  if (!dots) return 0;
  const { score } = findBest(dots, steps(0, FURTHEST, 1), new Float64Array(3 * picture.height));
  return (score * picture.height) / dots.xs.length ** 2;
};

/** How uneven counts are from each to the next, as {@link scoreRows} tells it. */
const unevennessOf = (counts: Float64Array): number => {
  let [sum, dots] = [0, counts[0] ?? 0];
  for (let at = 1; at < counts.length; at++) {
    sum += ((counts[at] ?? 0) - (counts[at - 1] ?? 0)) ** 2;
    dots += counts[at] ?? 0;
  }
  return (sum * counts.length) / Math.max(1, dots) ** 2;
};

/** Rows of straight lines of print are so uneven at least. */
const STRAIGHT = 0.2;

/**
 * Whether lines of print run across a picture as it lies, straight enough that its rows tell, rules and all: nothing else has
 * to be looked at then.
 */
const runsAcross = ({ pixels, width, height }: GreyPicture, print: number): boolean => {
  const [rows, columns] = [new Float64Array(height), new Float64Array(width)];
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++)
      if ((pixels[at] ?? 255) < print) {
        rows[y] = (rows[y] ?? 0) + 1;
        columns[x] = (columns[x] ?? 0) + 1;
      }
  const score = unevennessOf(rows);
  return score > STRAIGHT && score > CLEARLY * unevennessOf(columns);
};

/** Whether the lines of print in a picture run up or down: the sheet lies on its side. Rules of tables do not count. */
export const runsDown = (picture: GreyPicture): boolean => {
  const longest = RULE * Math.min(picture.width, picture.height);
  const print = findPaper(picture.pixels) - DARKER;
  if (runsAcross(picture, print)) return false;
  const across = withoutRules(picture, longest, print);
  const turned = withoutRules(transpose(across), longest, print);
  return scoreRows(turned, print) > CLEARLY * scoreRows(transpose(turned), print);
};
