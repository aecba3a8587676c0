import { between, type Chance } from './chance.ts';
import type { Picture, PrintedPage, ScanKind } from './picture.ts';
import { addGrain, blur, type RawPicture, shade, takeRaw, toSharp } from './raw-picture.ts';
import { layOn, type Point } from './warp.ts';

const DPI = 220;
/** Of the sheet's width: how far its corners may stand from where they would without perspective. */
const LEAN = 0.045;

/** A desk with some grain of its own. */
function drawDesk(width: number, height: number, chance: Chance): RawPicture {
  const data = new Uint8Array(width * height * 3);
  const [red, green, blue] = [between(chance, 70, 110), between(chance, 55, 85), between(chance, 40, 65)];
  for (let at = 0, dot = 0; at < data.length; at += 3, dot++) {
    const vein = 8 * Math.sin((dot % width) / 37 + Math.floor(dot / width) / 290);
    data[at] = red + vein;
    data[at + 1] = green + vein;
    data[at + 2] = blue + vein;
  }
  return { data, width, height, channels: 3 };
}

/** Light from one side, and the shadow of whoever holds the telephone over one corner. */
function light(picture: RawPicture, chance: Chance): void {
  const from = chance() < 0.5 ? 0 : 1;
  const [shadowX, shadowY] = [between(chance, 0.1, 0.9), between(chance, 0.75, 1.05)];
  const size = between(chance, 0.25, 0.4);
  shade(picture, (x, y) => {
    const away = Math.hypot((x - shadowX) * 0.8, y - shadowY);
    const shadow = 0.38 / (1 + Math.exp((away - size) * 28));
    return (0.98 - 0.3 * Math.abs(x - from) - 0.1 * y) * (1 - shadow);
  });
}

async function takePhotograph({ drawn, page }: PrintedPage, chance: Chance): Promise<Picture> {
  const sheet = await takeRaw(drawn, { channels: 3, tilt: 0 });
  const margin = Math.round(sheet.width * 0.07);
  const [width, height] = [sheet.width + 2 * margin, sheet.height + 2 * margin];
  const picture = drawDesk(width, height, chance);
  const corner = (x: number, y: number): Point => [
    x + between(chance, -LEAN, LEAN) * sheet.width,
    y + between(chance, -LEAN, LEAN) * sheet.width,
  ];
  const [right, below] = [width - margin, height - margin];
  layOn(picture, sheet, [
    corner(margin, margin),
    corner(right, margin),
    corner(right, below),
    corner(margin, below),
  ]);
  light(picture, chance);
  const grained = await blur(picture, 0.6);
  addGrain(grained, 16, chance);
  // Every third page was taken with the telephone on its side, and nothing in the file says so.
  const turn = page % 3 === 0 ? (chance() < 0.5 ? 90 : 270) : 0;
  const taken = await toSharp(grained)
    .rotate(turn)
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  return {
    bytes: taken.data,
    type: 'jpeg',
    width: taken.info.width,
    height: taken.info.height,
    dpi: { across: DPI, down: DPI },
  };
}

/** A telephone's picture of a sheet on a desk. */
export const photograph: ScanKind = {
  name: 'photograph',
  about: 'photograph at an angle, uneven light, some pages on their side',
  dpi: DPI,
  isClean: false,
  scan: takePhotograph,
};
