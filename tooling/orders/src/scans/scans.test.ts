import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readBack } from '../read-back.ts';
import { between, chanceOf } from './chance.ts';
import { ENGLISH_KINDS, INDIC_KINDS } from './kinds.ts';
import { fillDisc, type RawPicture, toSharp } from './raw-picture.ts';
import { picturePdf, scanOrder } from './scan-order.ts';
import { chooseVariants, VARIANTS } from './variants.ts';
import { layOn } from './warp.ts';

const white = (width: number, height: number): RawPicture => ({
  data: new Uint8Array(width * height).fill(255),
  width,
  height,
  channels: 1,
});

test('chance is the same for the same seed, another for another, and even', () => {
  const row = (seed: string) => Array.from({ length: 2000 }, chanceOf(seed));
  expect(row('a')).toEqual(row('a'));
  expect(row('a')).not.toEqual(row('b'));
  expect(Math.min(...row('a'))).toBeGreaterThanOrEqual(0);
  expect(Math.max(...row('a'))).toBeLessThan(1);
  const mean = row('a').reduce((sum, each) => sum + each, 0) / 2000;
  expect(mean).toBeCloseTo(0.5, 1);
  expect(between(() => 0.25, 2, 6)).toBe(3);
});

test('a sheet that is laid askew has its corners where they were put, and its middle between them', () => {
  const sheet = white(200, 200);
  fillDisc(sheet, 100, 100, 6, 0);
  fillDisc(sheet, 4, 4, 6, 0);
  const ground: RawPicture = { ...white(400, 400), data: new Uint8Array(400 * 400).fill(128) };
  layOn(ground, sheet, [
    [50, 60],
    [330, 40],
    [350, 360],
    [30, 340],
  ]);
  const at = (x: number, y: number) => ground.data[y * 400 + x];
  expect(at(10, 10)).toBe(128);
  expect(at(55, 64)).toBeLessThan(40);
  expect(at(320, 50)).toBe(255);
  // The diagonals of a sheet meet in its middle, also in a picture taken at an angle.
  expect(at(180, 190)).toBeLessThan(40);
});

test.each([...ENGLISH_KINDS, ...INDIC_KINDS])('$name: $about', async (kind) => {
  const [order] = chooseVariants(['tnpcb_water']).map((variant) => variant.order);
  if (!order) throw new Error('The order is gone.');
  const { pictures, gold, name } = await scanOrder(order, kind, [5]);
  const [picture] = pictures;
  if (!picture) throw new Error('There is no picture.');
  expect(name).toBe(`tnpcb_water_leather_2024.${kind.name}`);
  expect(await sharp(picture.bytes).metadata()).toMatchObject({
    format: picture.type,
    width: picture.width,
    height: picture.height,
  });
  // It is the page that was asked for, and not a clean copy of it.
  expect(picture.bytes.length).toBeGreaterThan(10_000);
  expect(gold.form).toBe('scan');
  const pdf = await picturePdf(pictures);
  expect(await readBack(pdf)).toEqual(['']);
});

test('the same page and seed give the same picture', async () => {
  const page = white(120, 160);
  fillDisc(page, 60, 80, 30, 0);
  const drawn = await toSharp(page).png().toBuffer();
  // Ink is drawn for a whole sheet, which takes its time: the stamped kind is left out.
  for (const kind of ENGLISH_KINDS.filter(({ name }) => name !== 'stamped')) {
    const take = async (seed: string) =>
      (await kind.scan({ drawn, page: 1, pages: 1 }, chanceOf(seed))).bytes.toString('base64');
    expect(await take('a')).toBe(await take('a'));
    expect(await take('a')).not.toBe(await take('b'));
  }
});

test('half of the variants are held back: of every way, and of every order', () => {
  const share = (some: readonly { isHeldBack: boolean }[]) =>
    some.filter(({ isHeldBack }) => isHeldBack).length / some.length;
  for (const kind of ENGLISH_KINDS) {
    const held = share(VARIANTS.filter((variant) => variant.kind === kind));
    expect(held).toBeGreaterThan(0.35);
    expect(held).toBeLessThan(0.65);
  }
  expect(chooseVariants(['no order'])).toEqual([]);
  expect(chooseVariants([])).toEqual(VARIANTS);
});
