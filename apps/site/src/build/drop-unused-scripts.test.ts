import { expect, test } from 'vitest';
import { findUnusedScripts } from './drop-unused-scripts.ts';

const scripts = [
  { path: '_astro/client.a1.js', text: 'import "./react.b2.js"' },
  { path: '_astro/react.b2.js', text: 'export {}' },
  { path: '_astro/form.c3.js', text: 'import "./react.b2.js"; import "./form.c3.js"' },
];

test.each([
  ['a page without scripts', '<p>Nothing</p>', scripts.map(({ path }) => path)],
  [
    'an island keeps what it loads',
    '<astro-island component-url="/_astro/form.c3.js">',
    ['_astro/client.a1.js'],
  ],
  ['all are loaded', '<i component-url="/_astro/form.c3.js" renderer-url="/_astro/client.a1.js">', []],
])('%s', (_, page, unused) => {
  expect(findUnusedScripts([page], scripts)).toEqual(unused);
});
