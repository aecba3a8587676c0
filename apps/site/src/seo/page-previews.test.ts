import { SITE_PATHS } from '@anupalan/enums/paths';
import { expect, test } from 'vitest';
import { PAGE_PREVIEWS, toPreviewPath } from './page-previews.ts';

test('every page of the site has a picture of its own', () => {
  expect(PAGE_PREVIEWS.map(({ path }) => path).sort()).toEqual(Object.values(SITE_PATHS).sort());
  expect(new Set(PAGE_PREVIEWS.map(({ path }) => toPreviewPath(path))).size).toBe(PAGE_PREVIEWS.length);
  expect(new Set(PAGE_PREVIEWS.map(({ title }) => title)).size).toBe(PAGE_PREVIEWS.length);
});

test.each([
  ['/', '/og/site.png'],
  ['/tools', '/og/tools.png'],
  ['/blog/category/regulations', '/og/blog.png'],
  ['/blogs', '/og/site.png'],
  [undefined, '/og/site.png'],
])('the picture of %s is %s', (path, picture) => {
  expect(toPreviewPath(path)).toBe(picture);
});
