import { expect, test } from 'vitest';
import { toContrast, toLuminance } from './contrast.ts';
import { contrastPairs, decoration, themes } from './tokens.generated.ts';

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

const named: string[] = contrastPairs.map(([front]) => front);
named.push(...contrastPairs.map(([, ground]) => ground));

test('every colour is held to a contrast, or is named as decoration', () => {
  const held = new Set<string>(named);
  const names = Object.keys(themes.light);
  expect(names.filter((name) => !held.has(name) && !(name in decoration))).toEqual([]);
  expect(names.filter((name) => held.has(name) && name in decoration)).toEqual([]);
});

test('pairs and decoration name colours that there are', () => {
  const all = [...named, ...Object.keys(decoration)];
  expect(all.filter((name) => !(name in themes.light))).toEqual([]);
  expect(contrastPairs.length).toBeGreaterThan(100);
});

test('series of a chart are told apart from the surface and named in order', () => {
  for (const theme of themeNames)
    for (const index of [1, 2, 3, 4, 5] as const)
      expect(toContrast(themes[theme][`chart-${index}`], themes[theme].surface)).toBeGreaterThanOrEqual(3);
});

test('both themes have the same names', () => {
  expect(Object.keys(themes.dark).sort()).toEqual(Object.keys(themes.light).sort());
});
