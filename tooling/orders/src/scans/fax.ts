import { toBilevelPng } from '../render/bilevel-png.ts';
import { between, type Chance } from './chance.ts';
import type { Picture, PrintedPage, ScanKind } from './picture.ts';
import { addGrain, addSpecks, blur, takeRaw } from './raw-picture.ts';

/** Fineness of a fax in its fine mode. */
const ACROSS = 204;
const DOWN = 196;

async function scanFax({ drawn }: PrintedPage, chance: Chance): Promise<Picture> {
  const size = { width: Math.round(ACROSS * 8.27), height: Math.round(DOWN * 11.69) };
  const taken = await takeRaw(drawn, { channels: 1, tilt: between(chance, -0.5, 0.5), size });
  const raw = await blur(taken, 0.55);
  addGrain(raw, 40, chance);
  addSpecks(raw, 160, chance);
  const bytes = toBilevelPng(raw.data, raw.width, raw.height, between(chance, 150, 180));
  return { bytes, type: 'png', width: raw.width, height: raw.height, dpi: { across: ACROSS, down: DOWN } };
}

/** Black and white, with other dots across than down. */
export const fax: ScanKind = {
  name: 'fax',
  about: 'black and white fax, 204 by 196 dpi',
  dpi: ACROSS,
  isClean: false,
  scan: scanFax,
};
