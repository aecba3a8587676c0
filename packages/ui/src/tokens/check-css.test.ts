import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkCss, checkFiles, listFiles } from './check-css.ts';

const src = `${import.meta.dirname}/..`;
const sheets = listFiles(src, ['.module.css', 'base.css']);

// Set by react-aria, and by a place that gives a part another ground.
const given = ['--trigger-width', '--badge-rule', '--badge-muted'];
// Set by code on the element, for example a place on an axis.
const set = listFiles(src, ['.tsx']).flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/['"`](--[\w-]+)['"`]/g)].map((match) => match[1] ?? ''),
);

test('the kit takes every colour, size and shadow from the tokens', () => {
  expect(sheets.length).toBeGreaterThan(30);
  expect(checkFiles(sheets, [...given, ...set])).toEqual([]);
});

test.each([
  ['color: #fff;', 'colour'],
  ['background: rgb(0 0 0 / .5);', 'colour'],
  ['color: red;', 'colour'],
  ['background: linear-gradient(90deg, var(--bg), teal);', 'colour'],
  ['border-color: color-mix(in oklab, var(--text) 50%, white);', 'colour'],
  ['padding: 7px;', 'length'],
  ['padding: 5px;', 'length'],
  ['gap: 2px;', 'length'],
  ['width: 12ch;', 'length'],
  ['margin: 0.5em;', 'length'],
  ['margin: -4px;', 'length'],
  ['box-shadow: 0 1px 2px var(--border);', 'shadow'],
  ['box-shadow: var(--e-2), 0 0 9px var(--text);', 'shadow'],
  ['filter: drop-shadow(0 1px 1px var(--text));', 'shadow'],
  ['color: var(--txet);', 'token'],
  ['font: 400 small serif;', 'type'],
  ['font-size: large;', 'type'],
  ['font-family: Arial;', 'type'],
  ['letter-spacing: -1%;', 'type'],
  ['border-radius: 50% 20%;', 'radius'],
  ['z-index: 9999;', 'layer'],
  ['transition: color 200ms;', 'motion'],
  ['animation: spin 1s linear infinite;', 'motion'],
  ['@media (max-width: 850px) {', 'breakpoint'],
])('%s is refused', (line, rule) => {
  expect(checkCss(line, 'a.css')).toMatchObject([{ rule, line: 1 }]);
});

test.each(['font-size: 1.1rem;', 'border-radius: 7px;'])('%s breaks two rules', (line) => {
  expect(checkCss(line, 'a.css')).toHaveLength(2);
});

test.each([
  'color: var(--text);',
  'color: currentColor;',
  'background: transparent;',
  'border: 1px solid var(--border);',
  'outline: 2px solid var(--focus);',
  'box-shadow: var(--e-2);',
  'box-shadow: inset 0 0 0 1px var(--danger-solid);',
  'font: 600 var(--t-13) var(--font-ui);',
  'font: inherit;',
  'letter-spacing: var(--track-head);',
  'border-radius: var(--r-1) 0 0 var(--r-1);',
  'z-index: var(--z-dialog);',
  'transition: color var(--d-1) var(--ease);',
  'content: "5px #fff";',
  'grid-area: tan-left;',
  '@media (max-width: 900px) {',
  '@media (min-width: 901px) {',
  '@container (max-width: 34rem) {',
  '/* color: #fff */',
  'gap: 1px;',
  'width: 100%;',
  'flex: 1;',
  '&:hover {',
])('%s passes', (line) => {
  expect(checkCss(line, 'a.css')).toEqual([]);
});

test('a breach names its line', () => {
  expect(checkCss('.a {\n  /* two\n lines */\n  top: 9px;\n}', 'a.css')).toEqual([
    { file: 'a.css', line: 4, text: '9px', rule: 'length' },
  ]);
});

test('a value over several lines is one value', () => {
  const css = '.a {\n  transition:\n    color var(--d-1),\n    opacity 3s;\n}';
  expect(checkCss(css, 'a.css')).toEqual([{ file: 'a.css', line: 2, text: '3s', rule: 'motion' }]);
});

test('every stylesheet states the order of the layers first, whatever order a bundler puts them in', () => {
  for (const file of [...sheets, ...listFiles(src, ['tokens.generated.css'])]) {
    const first = readFileSync(file, 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .trimStart();
    expect(first.startsWith('@layer reset, tokens, base, kit, app;'), file).toBe(true);
  }
});
