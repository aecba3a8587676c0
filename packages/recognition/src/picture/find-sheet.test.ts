import { describe, expect, it } from 'vitest';
import { findSheet } from './find-sheet.ts';
import { blank, box, fill } from './picture.test-support.ts';

/** A desk with a sheet on it: between two nearly upright and two nearly level lines. */
const photograph = ({ desk = 70, shadow = 0 } = {}) => {
  const picture = blank(240, 320, desk);
  const isWithin = (x: number, y: number) =>
    x > 20 + 0.03 * y && x < 220 - 0.02 * y && y > 15 + 0.04 * x && y < 300 - 0.01 * x;
  // A shadow grows over a third of the sheet.
  const lightAt = (x: number) => 230 * (1 - shadow / (1 + Math.exp((90 - x) / 12)));
  fill(picture, (x) => lightAt(x), isWithin);
  for (let y = 60; y < 260; y += 12) for (let x = 50; x < 180; x += 9) box(picture, x, y, x + 6, y + 3, 90);
  return picture;
};

describe('a sheet on a desk', () => {
  it.each([
    ['in even light', {}],
    ['with a shadow over it', { shadow: 0.4 }],
    ['on a dark desk', { desk: 10 }],
  ])('%s has its four corners', (_, how) => {
    const corners = findSheet(photograph(how));
    const expected = [
      [20.4, 15.8],
      [219.5, 23.8],
      [214, 297.9],
      [29, 299.7],
    ];
    expect(corners).not.toBeNull();
    for (const [i, { x, y }] of (corners ?? []).entries()) {
      expect(Math.abs(x - (expected[i]?.[0] ?? 0))).toBeLessThan(2.5);
      expect(Math.abs(y - (expected[i]?.[1] ?? 0))).toBeLessThan(2.5);
    }
  });
});

describe('no sheet is found', () => {
  it('in a scan: all of it is paper', () => {
    const picture = blank(240, 320);
    for (let y = 40; y < 280; y += 12) box(picture, 40, y, 200, y + 4, 60);
    expect(findSheet(picture)).toBeNull();
  });

  it('in a scan with a dark edge', () => {
    const picture = blank(240, 320);
    box(picture, 0, 0, 6, 320, 120);
    expect(findSheet(picture)).toBeNull();
  });

  it('in a dark picture, and in one without anything', () => {
    expect(findSheet(blank(240, 320, 20))).toBeNull();
    expect(findSheet(blank(240, 320, 0))).toBeNull();
  });

  it('where what is light is round', () => {
    const picture = blank(240, 320, 60);
    fill(
      picture,
      () => 230,
      (x, y) => Math.hypot((x - 120) / 110, (y - 160) / 150) < 1,
    );
    expect(findSheet(picture)).toBeNull();
  });

  it('where it is a small slip', () => {
    const picture = blank(240, 320, 60);
    box(picture, 80, 100, 160, 200, 230);
    expect(findSheet(picture)).toBeNull();
  });
});
