import { expect, test } from 'vitest';
import { dropUnusedLinks, listClasses } from './drop-unused-styles.ts';

const SHEETS: Readonly<Record<string, string>> = {
  '/base.css': ':root { --a: 1 } ._unused_1 { color: red }',
  '/card.css': '._card_1 { & a { color: red } } ._title_1:hover { color: red }',
  '/toast.css': '._toast_2 { color: red }',
};
const link = (href: string) => `<link rel="stylesheet" href="${href}">`;

test('a page keeps the styles of what it holds, and those of elements', () => {
  const html = `${link('/base.css')}${link('/card.css')}${link('/toast.css')}<b class="x _title_1">a</b>`;
  expect(dropUnusedLinks(html, (href) => SHEETS[href] ?? '')).toBe(
    `${link('/base.css')}${link('/card.css')}<b class="x _title_1">a</b>`,
  );
});

test('classes are found in nested rules and beside states', () => {
  expect([...listClasses('._a_1{&._b_2:hover{margin:.5em}}')]).toEqual(['_a_1', '_b_2']);
});
