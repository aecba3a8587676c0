import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFiles } from './check-css.ts';
import { toContrast } from './contrast.ts';
import { contrastPairs, decoration, themes } from './tokens.generated.ts';
import { listUsedPairs } from './used-pairs.ts';

const sheets = listFiles(`${import.meta.dirname}/..`, ['.module.css', 'base.css']);
const used = sheets.flatMap((file) =>
  listUsedPairs(readFileSync(file, 'utf8')).map((pair) => ({ ...pair, file: file.split('/').at(-1) ?? '' })),
);
const isColour = (name: string): name is keyof typeof themes.light => name in themes.light;
const promised = new Map(contrastPairs.map(([front, ground, least]) => [`${front} ${ground}`, least]));

test('the style sheets tell many pairs', () => {
  expect(used.length).toBeGreaterThan(60);
});

test('every pair that the style sheets make is strong enough in both themes', () => {
  const weak = used.flatMap(({ file, selector, front, ground }) => {
    // What cannot be used now is exempt (WCAG 1.4.3), and a veil over a ground is no colour of its own.
    if (!isColour(front) || !isColour(ground) || front === 'text-disabled' || ground in decoration) return [];
    const least = promised.get(`${front} ${ground}`) ?? 4.5;
    return [themes.light, themes.dark].flatMap((theme) => {
      const ratio = Number(toContrast(theme[front], theme[ground]).toFixed(2));
      return ratio < least ? [`${file} ${selector}: ${front} on ${ground} ${ratio} < ${least}`] : [];
    });
  });
  expect(weak).toEqual([]);
});

test.each([
  ['.a { color: var(--text); background: var(--bg); }', [['text', 'bg']]],
  ['.a { background: var(--bg); & .b { color: var(--link); } }', [['link', 'bg']]],
  ['.a { color: var(--text); &:hover { background: var(--mark); } }', [['text', 'mark']]],
  ['.a { background-color: var(--bg); @media (x) { fill: var(--text); } }', [['text', 'bg']]],
  ['.a { color: var(--text); } .b { background: var(--bg); }', []],
  ['.a { color: var(--text); &::after { background: var(--primary); } }', []],
  ['.a { color: red; background: none; }', []],
])('%s', (css, pairs) => {
  expect(listUsedPairs(css).map(({ front, ground }) => [front, ground])).toEqual(pairs);
});
