import {
  chain,
  type Mapping,
  mapPoint,
  scaling,
  shift,
  turning,
} from '@anupalan/compliance/reading/pages/mapping';
import type { GreyPicture } from '@anupalan/recognition/grey-picture';
import { removeRules } from '@anupalan/recognition/picture/remove-rules';
import { removeSpecks } from '@anupalan/recognition/picture/remove-specks';
import type { RecognisedPicture } from '@anupalan/recognition/to-page';
import type { Box } from '@anupalan/recognition/types';
import sharp, { type Sharp } from 'sharp';
import { openImage } from './open-image.ts';
import type { PageImage } from './page-image.ts';

/** A quarter turn clockwise of a picture, as a mapping of shares. */
const QUARTER: Mapping = [0, -1, 1, 1, 0, 0, 0, 0, 1];

/** What is read best: larger pictures are made smaller, in pixels of the longer side. */
const LONGEST_SIDE = 4200;

/** From so many dots per inch on a stroke is wider than a speck: below that "1" and "V" would go with the grain. */
const FINE = 180;

/** A picture that is ready to be recognised: grey pixels in the coding PGM, and where they lie on the page. */
export type PreparedImage = RecognisedPicture & { pgm: Uint8Array; dpi: number; pixels: Pixels };

type Pixels = { data: Uint8Array; info: { width: number; height: number } };

/** How a picture is put right before it is recognised. */
export type Preparation = {
  /** Only a strip of it, at half the size: enough to see how it lies. */
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
export const lookAt = async (image: PageImage, quarters: number): Promise<GreyPicture> => {
  const turns = (countQuarters(image.toPaper) + quarters) % 4;
  const { data, info } = await openImage(image)
    .flatten({ background: 'white' })
    .greyscale()
    .resize({ ...(turns % 2 === 0 ? { width: LOOK_WIDTH } : { height: LOOK_WIDTH }), kernel: 'linear' })
    .rotate(turns * 90)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
};

/** The bytes of PGM: a head, then a grey byte for each pixel. Nothing is quicker to write and to read. */
const toPgm = (pixels: Uint8Array, width: number, height: number): Uint8Array =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), pixels]);

/**
 * Puts the picture of a page upright, in grey, without specks and the rules of tables.
 * @throws Error where it is none, cut off, or too large
 */
export const prepareImage = async (
  image: PageImage,
  { quarters = 0, tilt = 0, isStrip = false }: Preparation = {},
): Promise<PreparedImage> => {
  const turns = (countQuarters(image.toPaper) + quarters) % 4;
  let picture = openImage(image)
    .flatten({ background: 'white' })
    .greyscale()
    .rotate(turns * 90);
  if (tilt !== 0)
    picture = sharp(await picture.png({ compressionLevel: 1 }).toBuffer()).rotate((-tilt * 180) / Math.PI, {
      background: 'white',
    });
  const whole = await picture
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { data, info } = isStrip ? await cutStrip(whole) : whole;
  const upright = chain(repeat(QUARTER, (4 - turns) % 4), image.toPaper);
  const size = { width: whole.info.width, height: whole.info.height };
  const toPaper = tilt === 0 ? upright : chain(toUntilted(upright, image, { ...size, tilt }), upright);
  const [from, to] = [mapPoint(toPaper, { x: 0, y: 0 }), mapPoint(toPaper, { x: 1, y: 0 })];
  const points = Math.hypot((to.x - from.x) * image.width, (to.y - from.y) * image.height);
  const pointsPerPixel = points / size.width;
  const dpi = 72 / pointsPerPixel;
  const { width, height } = info;
  const pixels = dpi < FINE ? data : removeSpecks({ pixels: data, width, height });
  if (!isStrip) removeRules({ pixels, ...size }, dpi);
  return {
    ...size,
    pgm: toPgm(pixels, width, height),
    pixels: { data: pixels, info },
    pointsPerPixel,
    toPaper,
    dpi,
  };
};

/** A part of a picture that was put right, with some paper around it. */
export const cutBox = async ({ pixels: { data, info } }: PreparedImage, box: Box): Promise<Uint8Array> => {
  const margin = (box.y1 - box.y0) / 2;
  const left = Math.max(0, Math.floor(box.x0 - margin));
  const top = Math.max(0, Math.floor(box.y0 - margin));
  const width = Math.min(info.width, Math.ceil(box.x1 + margin)) - left;
  const height = Math.min(info.height, Math.ceil(box.y1 + margin)) - top;
  const part = await toGrey(data, info).extract({ left, top, width, height }).greyscale().raw().toBuffer();
  return toPgm(part, width, height);
};

const toGrey = (data: Uint8Array, { width, height }: { width: number; height: number }): Sharp =>
  sharp(data, { raw: { width, height, channels: 1 } });

/** How high a strip is, and in how many steps the place of it is looked for. */
const STRIP = 0.2;
const STEPS = 16;

/** The strip of a picture in which most is printed. */
const cutStrip = async ({ data, info: { width, height } }: Pixels): Promise<Pixels> => {
  const high = Math.max(1, Math.floor(height * STRIP));
  const rows = await toGrey(data, { width, height })
    .resize({ width: 100, height: 200, fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
  const inkFrom = (row: number): number =>
    rows.subarray(row * 100, (row + 200 * STRIP) * 100).reduce((ink, grey) => ink + 255 - grey, 0);
  const starts = Array.from({ length: STEPS + 1 }, (_, at) => (at * (1 - STRIP)) / STEPS);
  const start =
    starts.toSorted((x, y) => inkFrom(Math.floor(y * 200)) - inkFrom(Math.floor(x * 200)))[0] ?? 0;
  return toGrey(data, { width, height })
    .extract({ left: 0, width, top: Math.min(height - high, Math.floor(start * height)), height: high })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
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
