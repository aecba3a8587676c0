import sharp, { type Sharp } from 'sharp';
import { between, type Chance } from './chance.ts';

/** A picture as rows of values from 0 (black) to 255, one (grey) or three (colour) a dot. */
export interface RawPicture {
  data: Uint8Array;
  width: number;
  height: number;
  channels: 1 | 3;
}

/** How a printed page is taken from its file. */
export interface Taking {
  channels: 1 | 3;
  /** Degrees by which the sheet lies askew, clockwise. */
  tilt: number;
  /** Size in dots; that of the file unless given. */
  size?: { width: number; height: number };
}

/** Takes the dots of a drawn page, white beneath it, a little askew where so wanted; the sheet keeps its size. */
export async function takeRaw(drawn: Buffer, { channels, tilt, size }: Taking): Promise<RawPicture> {
  const own = await sharp(drawn).metadata();
  const { width, height } = size ?? own;
  const turned = await sharp(drawn)
    .flatten({ background: 'white' })
    .rotate(tilt, { background: 'white' })
    .toBuffer({ resolveWithObject: true });
  const cut = await sharp(turned.data)
    .extract({
      left: Math.round((turned.info.width - own.width) / 2),
      top: Math.round((turned.info.height - own.height) / 2),
      width: own.width,
      height: own.height,
    })
    .toBuffer();
  const sized = sharp(cut).resize(width, height, { fit: 'fill' });
  const { data, info } = await (channels === 1
    ? sized.greyscale().toColourspace('b-w')
    : sized.toColourspace('srgb').removeAlpha()
  )
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels };
}

/** The same picture for sharp, which packs it; grey stays grey. */
export function toSharp({ data, width, height, channels }: RawPicture): Sharp {
  const picture = sharp(data, { raw: { width, height, channels } });
  return channels === 1 ? picture.toColourspace('b-w') : picture;
}

/** The same picture, out of focus by so many dots. */
export async function blur(picture: RawPicture, sigma: number): Promise<RawPicture> {
  return { ...picture, data: await toSharp(picture).blur(sigma).raw().toBuffer() };
}

/** Changes every dot by a factor that its place decides: light that falls unevenly. */
export function shade(picture: RawPicture, factorAt: (x: number, y: number) => number): void {
  const { data, width, height, channels } = picture;
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const factor = factorAt(x / width, y / height);
      for (let channel = 0; channel < channels; channel++, at++)
        data[at] = Math.min(255, (data[at] ?? 0) * factor);
    }
}

/** Adds grain: every dot becomes lighter or darker by at most so much. */
export function addGrain({ data, channels }: RawPicture, most: number, chance: Chance): void {
  for (let at = 0; at < data.length; at += channels) {
    const by = (chance() + chance() - 1) * most;
    for (let channel = at; channel < at + channels; channel++)
      data[channel] = Math.max(0, Math.min(255, (data[channel] ?? 0) + by));
  }
}

/** Fills a disc; a disc of radius below 1 is a single dot. */
export function fillDisc(picture: RawPicture, x: number, y: number, radius: number, value: number): void {
  const { data, width, height, channels } = picture;
  for (let row = Math.max(0, Math.ceil(y - radius)); row <= Math.min(height - 1, y + radius); row++)
    for (let column = Math.max(0, Math.ceil(x - radius)); column <= Math.min(width - 1, x + radius); column++)
      if ((column - x) ** 2 + (row - y) ** 2 <= radius ** 2)
        data.fill(value, (row * width + column) * channels, (row * width + column + 1) * channels);
}

/** Strews specks of dirt: dark ones, and light ones that eat away ink. */
export function addSpecks(picture: RawPicture, count: number, chance: Chance): void {
  for (let i = 0; i < count; i++)
    fillDisc(
      picture,
      chance() * picture.width,
      chance() * picture.height,
      between(chance, 0.5, 1.3),
      chance() < 0.7 ? 20 : 255,
    );
}
