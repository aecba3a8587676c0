import type { GreyPicture } from '../grey-picture.ts';

/** A picture in colour: red, green and blue of each pixel, row by row. */
export type ColourPicture = GreyPicture;

/** Ink of a stamp or a pen: so much between its strongest and its weakest colour, lighter than print, no paper. */
const COLOURED = 32;
const LIGHTER = 105;
const PAPER = 195;
/** Its edges are paler: what lies within so many inches of it and is lighter than print goes too. */
const EDGE = 0.008;
/** A stroke as long as this, in inches, is a stamp's or a signature's; letters in colour are shorter. */
const LONG = 0.32;
/** Print cuts a stroke to pieces: one as long as this, in inches, is of the stroke that it lies so near to. */
const PIECE = 0.12;
const NEAR = 0.12;
/** Arcs that lie so near each other are of one stamp, if it is no larger than this, both in inches: what is within goes too. */
const WIDEST = 2.4;
const HIGHEST = 1.9;
/** Of the picture: more in colour than this is coloured paper, or a picture. */
const MOST = 0.2;
const WHITE = 255;

type Extent = { left: number; right: number; top: number; bottom: number };

const markInk = ({ pixels, width, height }: ColourPicture): { ink: Uint8Array; count: number } => {
  const ink = new Uint8Array(width * height);
  let count = 0;
  for (let at = 0, place = 0; at < ink.length; at++, place += 3) {
    const [red = 0, green = 0, blue = 0] = [pixels[place], pixels[place + 1], pixels[place + 2]];
    const strongest = red > green ? (red > blue ? red : blue) : green > blue ? green : blue;
    if (strongest < LIGHTER) continue;
    const weakest = red < green ? (red < blue ? red : blue) : green < blue ? green : blue;
    if (weakest > PAPER || strongest - weakest < COLOURED) continue;
    ink[at] = 1;
    count++;
  }
  return { ink, count };
};

/** What can be reached from a place over ink; its pixels become 2. */
const trace = (ink: Uint8Array, width: number, start: number): Extent => {
  const extent = { left: width, right: 0, top: Number.POSITIVE_INFINITY, bottom: 0 };
  const queue = [start];
  ink[start] = 2;
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const [x, y] = [at % width, Math.floor(at / width)];
    extent.left = Math.min(extent.left, x);
    extent.right = Math.max(extent.right, x);
    extent.top = Math.min(extent.top, y);
    extent.bottom = Math.max(extent.bottom, y);
    for (const next of [
      at - 1,
      at + 1,
      at - width,
      at + width,
      at - width - 1,
      at - width + 1,
      at + width - 1,
      at + width + 1,
    ])
      if (ink[next] === 1) {
        ink[next] = 2;
        queue.push(next);
      }
  }
  return extent;
};

const lengthOf = ({ left, right, top, bottom }: Extent): number => Math.max(right - left, bottom - top);

const isNear = (a: Extent, b: Extent, near: number): boolean =>
  a.left <= b.right + near &&
  b.left <= a.right + near &&
  a.top <= b.bottom + near &&
  b.top <= a.bottom + near;

/** The places of stamps and signatures: of all strokes that are long, with what they enclose and their pieces. */
const findStrokes = (ink: Uint8Array, width: number, dpi: number): Extent[] => {
  const strokes: Extent[] = [];
  let pieces: Extent[] = [];
  for (let at = ink.indexOf(1); at >= 0; at = ink.indexOf(1, at + 1)) {
    const extent = trace(ink, width, at);
    const length = lengthOf(extent);
    if (length > LONG * dpi) strokes.push(extent);
    else if (length > PIECE * dpi) pieces.push(extent);
  }
  // The list grows while it is walked: a piece may lie near another piece alone.
  for (const stroke of strokes) {
    const isOwn = (piece: Extent) => isNear(piece, stroke, NEAR * dpi);
    strokes.push(...pieces.filter(isOwn));
    pieces = pieces.filter((piece) => !isOwn(piece));
  }
  return strokes;
};

/** Both as one. */
const unite = (a: Extent, b: Extent): Extent => ({
  left: Math.min(a.left, b.left),
  right: Math.max(a.right, b.right),
  top: Math.min(a.top, b.top),
  bottom: Math.max(a.bottom, b.bottom),
});

/** The strokes of a stamp that print cuts into arcs as one place, which has its letters within; other strokes as they are. */
const toStamps = (strokes: readonly Extent[], dpi: number): Extent[] => {
  const fits = ({ left, right, top, bottom }: Extent) =>
    right - left <= WIDEST * dpi && bottom - top <= HIGHEST * dpi;
  const stamps: Extent[] = [];
  for (const stroke of strokes) {
    let whole = stroke;
    for (let at = stamps.length - 1; at >= 0; at--) {
      const other = stamps[at] as Extent;
      if (!isNear(whole, other, NEAR * dpi) || !fits(unite(whole, other))) continue;
      whole = unite(whole, other);
      stamps.splice(at, 1);
    }
    stamps.push(whole);
  }
  return stamps;
};

const toGrey = ({ pixels, width, height }: ColourPicture): GreyPicture => {
  const grey = new Uint8Array(width * height);
  for (let at = 0, place = 0; at < grey.length; at++, place += 3)
    grey[at] =
      0.299 * (pixels[place] ?? 0) + 0.587 * (pixels[place + 1] ?? 0) + 0.114 * (pixels[place + 2] ?? 0);
  return { pixels: grey, width, height };
};

/** Makes ink and its edges paper, but for print below it. */
const lift = (
  { pixels, width }: GreyPicture,
  ink: Uint8Array,
  { left, right, top, bottom }: Extent,
  edge: number,
) => {
  const around: number[] = [];
  for (let y = -edge; y <= edge; y++) for (let x = -edge; x <= edge; x++) around.push(y * width + x);
  for (let y = top; y <= bottom; y++)
    for (let at = y * width + left; at <= y * width + right; at++) {
      if (!ink[at]) continue;
      pixels[at] = WHITE;
      for (const step of around) if ((pixels[at + step] ?? 0) >= LIGHTER) pixels[at + step] = WHITE;
    }
};

/**
 * A picture in grey, without the stamps and signatures that lie over its print in coloured ink; the print below them
 * stays, as do letters that are printed in colour. Null where there are none.
 */
export const liftInk = (picture: ColourPicture, dpi: number): GreyPicture | null => {
  const { width } = picture;
  const { ink, count } = markInk(picture);
  if (count < LONG * dpi || count > MOST * ink.length) return null;
  const strokes = findStrokes(ink, width, dpi);
  if (strokes.length === 0) return null;
  const grey = toGrey(picture);
  for (const stamp of toStamps(strokes, dpi)) lift(grey, ink, stamp, Math.round(EDGE * dpi));
  return grey;
};
