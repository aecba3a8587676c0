import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type SitePage, sitePages, toFooterGroups, toFooterYear } from './pages-list.ts';

test('every page that is linked has its file', () => {
  for (const { href } of sitePages) {
    const name = href === '/' ? 'index' : href.slice(1);
    const files = [`./pages/${name}.astro`, `./pages/${name}/index.astro`];
    expect(files.some((file) => existsSync(new URL(file, import.meta.url)))).toBe(true);
  }
  expect(sitePages.length).toBeGreaterThan(0);
});

test('a group without pages is left out', () => {
  const home: SitePage = { label: 'Home', href: '/', place: 'company', inHeader: true };
  expect(toFooterGroups([home])).toEqual([{ title: 'Company', pages: [home] }]);
  expect(toFooterGroups([])).toEqual([]);
});

test.each([
  [2024, 2025],
  [2025, 2025],
  [2026, 2026],
])('in %i the footer says %i', (current, shown) => {
  expect(toFooterYear(current)).toBe(shown);
});
