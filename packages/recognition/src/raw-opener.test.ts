import { IDENTITY } from '@anupalan/compliance/reading/pages/mapping';
import { describe, expect, it } from 'vitest';
import type { PageImage } from './page-image.ts';
import { rawOpener } from './raw-opener.ts';

const page = (
  input: readonly number[],
  raw: { width: number; height: number; channels: 1 | 4 },
): PageImage => ({ input: Uint8Array.from(input), raw, width: 100, height: 100, toPaper: IDENTITY });

/** Two rows of three: 0 1 2, 3 4 5. */
const SIX = page([0, 1, 2, 3, 4, 5], { width: 3, height: 2, channels: 1 });

const rowsOf = ({ pixels, width }: { pixels: Uint8Array; width: number }): number[][] =>
  Array.from({ length: pixels.length / width }, (_, y) => [...pixels.subarray(y * width, (y + 1) * width)]);

describe('bare pixels', () => {
  it.each([
    [
      0,
      [
        [0, 1, 2],
        [3, 4, 5],
      ],
    ],
    [
      1,
      [
        [3, 0],
        [4, 1],
        [5, 2],
      ],
    ],
    [
      2,
      [
        [5, 4, 3],
        [2, 1, 0],
      ],
    ],
    [
      3,
      [
        [2, 5],
        [1, 4],
        [0, 3],
      ],
    ],
  ])('are turned clockwise by %i quarters', async (turns, rows) => {
    expect(rowsOf(await rawOpener.toGrey(SIX, { turns }))).toEqual(rows);
  });

  it('in colour are grey by their light, on white where they can be seen through', async () => {
    const colours = page([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 0, 90, 90, 90, 255], {
      width: 5,
      height: 1,
      channels: 4,
    });
    // As the server's library makes them.
    expect(rowsOf(await rawOpener.toGrey(colours))).toEqual([[127, 220, 76, 255, 90]]);
    expect([...((await rawOpener.toColours(colours))?.pixels ?? [])].slice(9)).toEqual([
      255, 255, 255, 90, 90, 90,
    ]);
    expect(await rawOpener.toColours(SIX)).toBeNull();
  });

  it('are averaged where the picture is made smaller, and kept where it is small enough', async () => {
    const four = page([0, 100, 200, 100, 20, 0, 0, 0], { width: 4, height: 2, channels: 1 });
    expect(rowsOf(await rawOpener.toGrey(four, { within: 2 }))).toEqual([[30, 75]]);
    expect(rowsOf(await rawOpener.toGrey(four, { within: 9 }))).toEqual([
      [0, 100, 200, 100],
      [20, 0, 0, 0],
    ]);
    expect((await rawOpener.toGrey(four, { turns: 1, width: 4 })).height).toBe(8);
  });

  it('of a line that runs down to the right are laid level, and the picture grows', async () => {
    const [width, height, tilt] = [200, 100, 0.1];
    const pixels = new Uint8Array(width * height).fill(255);
    for (let x = 20; x < 180; x++)
      for (let thick = 0; thick < 4; thick++)
        pixels[(Math.round(50 + (x - 100) * Math.tan(tilt)) + thick) * width + x] = 0;
    const level = await rawOpener.toGrey(
      { ...SIX, input: pixels, raw: { width, height, channels: 1 } },
      { tilt },
    );
    expect([level.width, level.height]).toEqual([209, 119]);
    const dark = rowsOf(level).map((row) => row.filter((value) => value < 128).length);
    expect(dark.filter((count) => count > 20).length).toBeLessThan(6);
    expect(Math.max(...dark)).toBeGreaterThan(150);
    expect(level.pixels[0]).toBe(255);
  });

  it('that are too few, or coded, are an error', async () => {
    await expect(rawOpener.toGrey({ ...SIX, input: new Uint8Array(5) })).rejects.toThrow('no pixels');
    const { raw: _, ...coded } = SIX;
    await expect(rawOpener.toColours(coded)).rejects.toThrow('no pixels');
  });
});
