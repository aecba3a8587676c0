import { IDENTITY, mapPoint } from '@anupalan/compliance/reading/pages/mapping';
import type { PageImage } from '@anupalan/recognition/page-image';
import { flattenImage, liftStamps } from '@anupalan/recognition/put-right';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { opener } from './open-image.ts';

/** A page of A4 as a picture that is drawn in SVG, 800 by 1131 pixels. */
const picture = async (drawing: string, isGrey = false): Promise<PageImage> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1131">${drawing}</svg>`;
  const drawn = sharp(Buffer.from(svg)).flatten({ background: 'white' });
  const input = await (isGrey ? drawn.greyscale() : drawn).jpeg({ quality: 95 }).toBuffer();
  return { input, width: 595, height: 842, toPaper: IDENTITY };
};

const print = Array.from(
  { length: 30 },
  (_, at) => `<rect x="150" y="${140 + at * 28}" width="${400 - (at % 3) * 60}" height="7" fill="#222"/>`,
).join('');

/** The grey pixels of a picture that was put right. */
const pixelsOf = ({ input, raw }: PageImage): Uint8Array => {
  expect(raw?.channels).toBe(1);
  expect(input.length).toBe((raw?.width ?? 0) * (raw?.height ?? 0));
  return input;
};

describe('a photograph of a sheet', () => {
  const desk = '<rect width="800" height="1131" fill="#4a3c30"/>';
  const sheet = '<polygon points="70,60 740,90 710,1080 50,1050" fill="#e8e8e4"/>';

  it('is cut to the sheet, and each place on it is found again in the photograph', async () => {
    const flat = await flattenImage(await picture(desk + sheet + print), opener);
    const pixels = pixelsOf(flat);
    // What was the desk is gone.
    const dark = pixels.filter((value) => value < 128).length / pixels.length;
    expect(dark).toBeGreaterThan(0.05);
    expect(dark).toBeLessThan(0.15);
    const corner = mapPoint(flat.toPaper, { x: 0, y: 0 });
    expect(Math.abs(corner.x * 800 - 70)).toBeLessThan(8);
    expect(Math.abs(corner.y * 1131 - 60)).toBeLessThan(8);
    const opposite = mapPoint(flat.toPaper, { x: 1, y: 1 });
    expect(Math.abs(opposite.x * 800 - 710)).toBeLessThan(8);
    expect(Math.abs(opposite.y * 1131 - 1080)).toBeLessThan(8);
  });

  it('is told from a scan, which stays as it is', async () => {
    const scan = await picture(print);
    expect(await flattenImage(scan, opener)).toBe(scan);
  });
});

describe('a stamp over print', () => {
  const stamp = '<circle cx="500" cy="600" r="80" stroke="#7a5fc0" stroke-width="6" fill="none"/>';

  it('goes, and the print stays', async () => {
    const darkOf = (pixels: Uint8Array) => pixels.filter((value) => value < 150).length;
    const clean = await sharp((await picture(print)).input)
      .greyscale()
      .raw()
      .toBuffer();
    const lifted = pixelsOf(await liftStamps(await picture(print + stamp), opener));
    expect(darkOf(lifted)).toBeGreaterThan(0.97 * darkOf(clean));
    expect(darkOf(lifted)).toBeLessThan(1.01 * darkOf(clean));
  });

  it('is not looked for in grey, and a page without one stays as it is', async () => {
    const grey = await picture(print + stamp, true);
    expect(await liftStamps(grey, opener)).toBe(grey);
    const clean = await picture(print);
    expect(await liftStamps(clean, opener)).toBe(clean);
  });
});
