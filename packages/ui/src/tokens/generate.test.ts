import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderCss, renderTs, type TokenSource } from './render.ts';
import source from './tokens.json' with { type: 'json' };

const tokens = source as unknown as TokenSource;
const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

test('the generated files are in step with tokens.json', () => {
  expect(read('./tokens.generated.css')).toBe(renderCss(tokens));
  expect(read('./tokens.generated.ts')).toBe(renderTs(tokens));
});

test('dark comes by preference and by attribute, and light can be forced', () => {
  const css = renderCss(tokens);
  expect(css).toContain("@media (prefers-color-scheme: dark) {\n    :root:not([data-theme='light'])");
  expect(css).toContain("[data-theme='dark'] {\n    color-scheme: dark;");
});
