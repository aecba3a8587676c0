import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderCss, renderTs } from './render.ts';
import type { TokenSource } from './source.ts';
import source from './tokens.json' with { type: 'json' };

const tokens: TokenSource = source;
const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const toChanges = (before: string, after: string) => {
  const old = before.split('\n');
  const lines = after.split('\n');
  expect(lines).toHaveLength(old.length);
  return lines.filter((line, index) => line !== old[index]).map((line) => line.trim());
};

test('the generated files are in step with tokens.json', () => {
  expect(read('./tokens.generated.css')).toBe(renderCss(tokens));
  expect(read('./tokens.generated.ts')).toBe(renderTs(tokens));
});

test('dark comes by preference and by attribute, and light can be forced', () => {
  const css = renderCss(tokens);
  expect(css).toContain(
    "@media screen and (prefers-color-scheme: dark) {\n    :root:not([data-theme='light'])",
  );
  expect(css).toContain("[data-theme='dark'] {\n    color-scheme: dark;");
});

test('a designer changes a corner: it changes in CSS and TypeScript, and nothing else does', () => {
  const changed: TokenSource = { ...tokens, radius: { ...tokens.radius, 'r-2': '9px' } };
  expect(toChanges(renderCss(tokens), renderCss(changed))).toEqual(['--r-2: 9px;']);
  expect(toChanges(renderTs(tokens), renderTs(changed))).toEqual(['"r-2": "9px",']);
});

test('a designer changes a colour of one theme: the other stays', () => {
  const text = { ...tokens.colour.text, text: { light: '#000000', dark: '{moss.100}' } };
  const changed: TokenSource = { ...tokens, colour: { ...tokens.colour, text } };
  expect(toChanges(renderCss(tokens), renderCss(changed))).toEqual(['--text: #000000;']);
  expect(toChanges(renderTs(tokens), renderTs(changed))).toEqual(['"text": "#000000",']);
});

test('a designer turns the hue of a ramp: every colour made of it follows, the other ramps stay', () => {
  const { brick, ...others } = tokens.ramps.hues;
  if (!brick) throw new Error('There is no ramp brick.');
  const hues = { ...tokens.ramps.hues, brick: { ...brick, hue: 350 } };
  const changed: TokenSource = { ...tokens, ramps: { ...tokens.ramps, hues } };
  const lines = toChanges(renderCss(tokens), renderCss(changed));
  expect(lines.filter((line) => line.startsWith('--brick-'))).toHaveLength(11);
  expect(lines.some((line) => line.startsWith('--danger-solid:'))).toBe(true);
  for (const name of Object.keys(others))
    expect(lines.filter((line) => line.startsWith(`--${name}-`))).toEqual([]);
});

test('a step that no ramp has is refused by name', () => {
  const text = { ...tokens.colour.text, text: '{pine.450}' };
  const changed: TokenSource = { ...tokens, colour: { ...tokens.colour, text } };
  expect(() => renderCss(changed)).toThrow('{pine.450}');
});

test('every group says what it is for', () => {
  const groups = [
    ...Object.values(source.colour),
    ...Object.values(source.type),
    ...Object.values(source.size),
    source.font,
    source.tracking,
    source.space,
    source.radius,
    source.shadow,
    source.motion,
    source.z,
    source.breakpoints,
    source.ramps,
    source.contrast,
  ];
  for (const { $description } of groups) expect($description.length).toBeGreaterThan(10);
});

test('no two groups hold a token of the same name', () => {
  const names = [...renderCss(tokens).matchAll(/^ {4}(--[\w-]+):/gm)].map((match) => match[1]);
  const counts = Map.groupBy(names, (name) => name);
  // Once for both themes, or once in each of light and dark; density and touch set --row, --ctl, --input-type again.
  const repeated = [...counts].filter(
    ([name, list]) => list.length > 2 && !/^--(?:row|ctl|input-type)$/.test(name ?? ''),
  );
  expect(repeated).toEqual([]);
});
