import { describe, expect, it, test } from 'vitest';
import { findTilt, runsDown } from './find-tilt.ts';
import type { GreyPicture } from './grey-picture.ts';

/** Lines of words, askew by some degrees, on paper of a grey. */
function draw(degrees: number, paper = 230): GreyPicture {
  const [width, height] = [500, 600];
  const pixels = new Uint8Array(width * height).fill(paper);
  const slope = Math.tan((degrees * Math.PI) / 180);
  for (let line = 0; line < 18; line++)
    for (let x = 60; x < 440; x++)
      if (x % 37 > 6)
        for (let thick = 0; thick < 5; thick++) {
          const y = Math.round(100 + line * 20 + thick + (x - width / 2) * slope);
          pixels[y * width + x] = 30;
        }
  return { pixels, width, height };
}

describe('the tilt of a picture', () => {
  test.each([0, 0.7, -1.5, 4, -8, 11])('of %d degrees is found', (degrees) => {
    expect((findTilt(draw(degrees)) * 180) / Math.PI).toBeCloseTo(degrees, 0.6);
  });

  it('is found on dark paper', () => {
    expect((findTilt(draw(3, 140)) * 180) / Math.PI).toBeCloseTo(3, 0.6);
  });

  it('of empty paper is none', () => {
    expect(findTilt({ pixels: new Uint8Array(90_000).fill(250), width: 300, height: 300 })).toBe(0);
  });
});

/** The same picture on its side. */
function layDown({ pixels, width, height }: GreyPicture): GreyPicture {
  const turned = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) turned[x * height + (height - 1 - y)] = pixels[y * width + x] ?? 0;
  return { pixels: turned, width: height, height: width };
}

/** Lines between the rules of a table, which run down the whole sheet. */
function drawTable(): GreyPicture {
  const picture = draw(0);
  for (const x of [50, 150, 250, 350, 450])
    for (let y = 20; y < 580; y++) picture.pixels.fill(30, y * picture.width + x, y * picture.width + x + 3);
  return picture;
}

/** Short cells below each other in two columns, which make columns as uneven as rows. */
function drawShortCells(): GreyPicture {
  const [width, height] = [500, 600];
  const pixels = new Uint8Array(width * height).fill(230);
  for (let y = 60; y < 500; y += 22)
    for (const [x0, letters] of [
      [60, 16],
      [280, 8],
    ] as const)
      for (let letter = 0; letter < letters; letter++)
        for (let row = y; row < y + 5; row++) {
          const at = row * width + x0 + letter * 6;
          pixels.fill(30, at, at + 3);
        }
  return { pixels, width, height };
}

describe('lines of print', () => {
  test.each<[string, GreyPicture, boolean]>([
    ['upright', draw(0), false],
    ['askew', draw(6), false],
    ['on their side', layDown(draw(0)), true],
    ['on their side and askew', layDown(draw(-3)), true],
    ['in a table', drawTable(), false],
    ['in short cells', drawShortCells(), false],
    ['in a table on its side', layDown(drawTable()), true],
    ['that are none', { pixels: new Uint8Array(90_000).fill(250), width: 300, height: 300 }, false],
  ])('%s run down: %s', (_, picture, expected) => {
    expect(runsDown(picture)).toBe(expected);
  });
});
