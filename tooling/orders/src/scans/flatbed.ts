import { between, type Chance } from './chance.ts';
import type { Picture, PrintedPage, ScanKind } from './picture.ts';
import {
  addGrain,
  addSpecks,
  blur,
  fillDisc,
  type RawPicture,
  shade,
  takeRaw,
  toSharp,
} from './raw-picture.ts';

const DPI = 200;

/** How a sheet of the office's scanner comes out. */
interface Sheet {
  dpi: number;
  /** Most degrees askew, to either side. */
  tilt: number;
  grain: number;
  quality: number;
  /** Grey by default. */
  channels?: 1 | 3;
  hasHoles: boolean;
}

/** Lays a page on the glass: a little askew, the edge darker where the lid is open, grain, holes of the file. */
export async function scanSheet(drawn: Buffer, sheet: Sheet, chance: Chance): Promise<Picture> {
  const channels = sheet.channels ?? 1;
  const tilt = between(chance, -sheet.tilt, sheet.tilt);
  const taken = await takeRaw(drawn, { channels, tilt });
  const open = between(chance, 0.05, 0.12);
  shade(taken, (x) => 0.97 - (x > 0.97 ? (x - 0.97) * 5 : 0) - (x < 0.02 ? open : 0));
  if (sheet.hasHoles) punch(taken, sheet.dpi, chance);
  const raw = await blur(taken, 0.5);
  addGrain(raw, sheet.grain, chance);
  addSpecks(raw, 30, chance);
  const bytes = await toSharp(raw).jpeg({ quality: sheet.quality }).toBuffer();
  return {
    bytes,
    type: 'jpeg',
    width: raw.width,
    height: raw.height,
    dpi: { across: sheet.dpi, down: sheet.dpi },
  };
}

/** Two holes of a file in the left margin. */
function punch(picture: RawPicture, dpi: number, chance: Chance): void {
  const x = between(chance, 0.35, 0.45) * dpi;
  const middle = picture.height / 2 + between(chance, -0.1, 0.1) * dpi;
  for (const away of [-1.57, 1.57]) fillDisc(picture, x, middle + away * dpi, 0.11 * dpi, 25);
}

const scanFlatbed = ({ drawn, page }: PrintedPage, chance: Chance) =>
  scanSheet(drawn, { dpi: DPI, tilt: 0.6, grain: 14, quality: 78, hasHoles: page % 2 === 1 }, chance);

const scanSmall = ({ drawn }: PrintedPage, chance: Chance) =>
  scanSheet(drawn, { dpi: 150, tilt: 0.8, grain: 18, quality: 55, channels: 3, hasHoles: false }, chance);

const scanSkewed = ({ drawn }: PrintedPage, chance: Chance) =>
  scanSheet(drawn, { dpi: DPI, tilt: 3, grain: 16, quality: 75, hasHoles: false }, chance);

/** The office's scanner: grey, upright, little noise. */
export const flatbed: ScanKind = {
  name: 'flatbed',
  about: 'grey flatbed scan, 200 dpi',
  dpi: DPI,
  isClean: true,
  scan: scanFlatbed,
};

/** A scan made small for a mail. */
export const jpeg150: ScanKind = {
  name: 'jpeg150',
  about: 'colour JPEG of low quality, 150 dpi',
  dpi: 150,
  isClean: false,
  scan: scanSmall,
};

/** Sheets that went in askew. */
export const skewed: ScanKind = {
  name: 'skewed',
  about: 'grey scan up to three degrees askew, 200 dpi',
  dpi: DPI,
  isClean: false,
  scan: scanSkewed,
};
