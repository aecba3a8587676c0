import sharp from 'sharp';
import type { Chance } from './chance.ts';
import { scanSheet } from './flatbed.ts';
import { drawInk } from './ink.ts';
import type { Picture, PrintedPage, ScanKind } from './picture.ts';

const DPI = 300;

async function scanStamped({ drawn, page, pages }: PrintedPage, chance: Chance): Promise<Picture> {
  const ink = await drawInk({ stamp: page === 1 || page === pages, unverified: true }, DPI, chance);
  const { width, height } = await sharp(drawn).metadata();
  const over = await sharp(ink)
    .flatten({ background: 'white' })
    .resize(width, height, { fit: 'fill' })
    .toBuffer();
  const inked = await sharp(drawn)
    .flatten({ background: 'white' })
    .composite([{ input: over, blend: 'multiply' }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  const sheet = { dpi: DPI, tilt: 0.5, grain: 12, quality: 72, channels: 3 as const, hasHoles: true };
  return scanSheet(inked, sheet, chance);
}

/** The signed copy: stamp, signature, initials, the mark of a signature that was not verified. */
export const stamped: ScanKind = {
  name: 'stamped',
  about: 'colour scan with stamps and signatures, 300 dpi',
  dpi: DPI,
  isClean: false,
  scan: scanStamped,
};
