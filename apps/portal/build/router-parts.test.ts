// @vitest-environment node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { toParts } from './router-parts.ts';

const router = fileURLToPath(import.meta.resolve('react-router'));
const file = router.replace(/\/dist\/.*$/, '/dist/production/lib/dom/lib.js');

test('the links and forms of the router can be left out', () => {
  const parts = toParts(readFileSync(file, 'utf8')) ?? '';
  for (const name of ['Link', 'NavLink', 'Form'])
    expect(parts).toContain(`const ${name} = /* @__PURE__ */ React$1.forwardRef(`);
  expect(parts).not.toMatch(/^\w+\.displayName/m);
  // What is made while the app runs keeps its name.
  expect(parts).toContain('\t\tFetcherForm.displayName = "fetcher.Form";');
});

test('a file that is written otherwise is not guessed at', () => {
  expect(toParts('export const Link = forwardRef(() => null);')).toBeNull();
});
