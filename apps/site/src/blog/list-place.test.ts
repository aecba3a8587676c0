import { expect, test } from 'vitest';
import { findListPlace, type ListPlace, toListAddress, toListTitle } from './list-place.ts';

const CATEGORIES = ['Case', 'Case Studies', 'जल', '2026'];
const place = (category: string | null, page = 1, keyword = ''): ListPlace => ({ category, page, keyword });

test.each([
  [place(null), '/blog', 'Blog'],
  [place(null, 2), '/blog/page/2', 'Blog, page 2'],
  [place(null, 1, 'air & water'), '/blog?keyword=air+%26+water', 'Blog'],
  [place(null, 3, 'air'), '/blog?keyword=air&page=3', 'Blog, page 3'],
  [place('Case'), '/blog/category/case', 'Case'],
  [place('Case Studies'), '/blog/category/case-studies', 'Case Studies'],
  [place('Case Studies', 2), '/blog/category/case-studies/2', 'Case Studies, page 2'],
  [place('Case Studies', 2, 'x'), '/blog/category/case-studies?keyword=x&page=2', 'Case Studies, page 2'],
  [place('जल', 2), '/blog/category/जल/2', 'जल, page 2'],
  [place('2026'), '/blog/category/2026', '2026'],
])('%j stands at %s', (at, address, title) => {
  expect(toListAddress(at)).toBe(address);
  expect(findListPlace(new URL(address, 'http://localhost'), CATEGORIES)).toEqual(at);
  expect(toListTitle(at)).toBe(title);
});

test.each([
  '/',
  '/blogs',
  '/blog/019bd484-5140-7526-82dc-a140b04e9007',
  '/blog/page/0',
  '/blog/page/x',
  '/blog/category/unknown',
  '/blog/category/case-studies/x',
])('%s is none of the list', (address) => {
  expect(findListPlace(new URL(address, 'http://localhost'), CATEGORIES)).toBeNull();
});
