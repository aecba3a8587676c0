import { expect, test } from 'vitest';
import { toHex, toRamp } from './ramp.ts';

test.each([
  [1, 0, 0, '#ffffff'],
  [0, 0, 0, '#000000'],
  [0.44, 0.088, 172, '#04614d'],
  [0.628, 0.2577, 29.23, '#ff0000'],
])('oklch %f %f %f is %s', (lightness, chroma, hue, hex) => {
  expect(toHex(lightness, chroma, hue)).toBe(hex);
});

test('what no screen can show loses chroma, and stays a colour', () => {
  expect(toHex(0.5, 4, 145)).toMatch(/^#[0-9a-f]{6}$/);
});

test('a ramp has a colour for every step', () => {
  expect(toRamp({ 50: 0.983, 950: 0.212 }, { hue: 128, chroma: [0.004, 0.013] })).toEqual({
    50: '#f9faf7',
    950: '#171a14',
  });
});

test('a ramp with too few chromas is refused', () => {
  expect(() => toRamp({ 50: 0.983, 950: 0.212 }, { hue: 128, chroma: [0.004] })).toThrow('2 chromas');
});
