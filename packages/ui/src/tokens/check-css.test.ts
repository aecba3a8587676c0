import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkCss, checkFiles, listFiles } from './check-css.ts';

// Set by code on the element, not by the tokens.
const own = ['--span', '--from', '--to', '--pane', '--trigger-width', '--badge-rule', '--badge-muted'];

test('the kit takes every colour, size and shadow from the tokens', () => {
  const files = listFiles(`${import.meta.dirname}/..`, ['.module.css', 'base.css']);
  expect(files.length).toBeGreaterThan(30);
  const breaches = checkFiles(files, own);
  expect(breaches).toEqual([]);
});

test.each([
  ['color: #fff;', 'colour'],
  ['background: rgb(0 0 0 / .5);', 'colour'],
  ['color: red;', 'colour'],
  ['padding: 7px;', 'length'],
  ['font-size: 1.1rem;', 'length'],
  ['margin: -4px;', 'length'],
  ['box-shadow: 0 1px 2px var(--border);', 'shadow'],
  ['color: var(--txet);', 'token'],
])('%s is refused', (line, rule) => {
  expect(checkCss(line, 'a.css')).toMatchObject([{ rule, line: 1 }]);
});

test.each([
  'color: var(--text);',
  'border: 1px solid var(--border);',
  'box-shadow: var(--e-2);',
  '@media (max-width: 900px) {',
  '/* color: #fff */',
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

test('every stylesheet states the order of the layers first, whatever order a bundler puts them in', () => {
  for (const file of listFiles(`${import.meta.dirname}/..`, [
    '.module.css',
    'base.css',
    'tokens.generated.css',
  ])) {
    const first = readFileSync(file, 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .trimStart();
    expect(first.startsWith('@layer reset, tokens, base, kit, app;'), file).toBe(true);
  }
});
