import { expect, test } from 'vitest';
import { toContrast, toLuminance } from './contrast.ts';
import { contrastPairs, themes } from './tokens.generated.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
])('the contrast of %s and %s is %f', (first, second, ratio) => {
  expect(toContrast(first, second)).toBeCloseTo(ratio, 2);
  expect(toContrast(second, first)).toBeCloseTo(ratio, 2);
});

test.each(['red', '#fff', 'rgb(0 0 0)', ''])('%j is not taken for a colour', (text) => {
  expect(() => toLuminance(text)).toThrow('Not a colour');
});

const themeNames = ['light', 'dark'] as const;
const cases = themeNames.flatMap((theme) => contrastPairs.map((pair) => [theme, ...pair] as const));

test.each(cases)('%s: %s on %s reaches %f', (theme, foreground, background, least) => {
  const colours: Readonly<Record<string, string>> = themes[theme];
  const front = colours[foreground] ?? '';
  const back = colours[background] ?? '';
  expect(Number(toContrast(front, back).toFixed(2))).toBeGreaterThanOrEqual(least);
});

test('every pair names tokens that both themes have', () => {
  for (const [front, back] of contrastPairs) {
    for (const theme of [themes.light, themes.dark]) {
      expect(theme).toHaveProperty(front);
      expect(theme).toHaveProperty(back);
    }
  }
  expect(contrastPairs.length).toBeGreaterThan(40);
});

test('both themes have the same names', () => {
  expect(Object.keys(themes.dark).sort()).toEqual(Object.keys(themes.light).sort());
});
