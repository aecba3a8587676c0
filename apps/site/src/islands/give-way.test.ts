// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { giveWay } from './give-way.ts';

const PAGE = `
  <main><p>Words</p><table><tbody><tr><td><b>BOD</b></td></tr></tbody></table><a href="/">Link</a></main>
  <div id="corner"><details><summary>Contact</summary><a href="/contact-us">Write to us</a></details></div>`;
const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
let under: string;

beforeEach(() => {
  document.body.innerHTML = PAGE;
  under = 'p';
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    run();
    return 1;
  });
  document.elementsFromPoint = () => [find('summary'), find(under), find('main')];
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const scrollOver = (selector: string) => {
  under = selector;
  dispatchEvent(new Event('scroll'));
};
const isHidden = () => find('#corner').hasAttribute('data-aside');

test.each([
  ['words', 'p', false],
  ['what is in a cell', 'b', true],
  ['a link', 'main a', true],
])('over %s', (_, selector, expected) => {
  giveWay(find('#corner'));
  scrollOver(selector);
  expect(isHidden()).toBe(expected);
  scrollOver('p');
  expect(isHidden()).toBe(false);
});

test('what is there before anybody scrolls counts', () => {
  under = 'td';
  giveWay(find('#corner'));
  expect(isHidden()).toBe(true);
});

test('stays while it is open, and while it has the focus', () => {
  giveWay(find('#corner'));
  find('details').setAttribute('open', '');
  scrollOver('td');
  expect(isHidden()).toBe(false);
  find('details').removeAttribute('open');
  find('#corner a').focus();
  scrollOver('td');
  expect(isHidden()).toBe(false);
});

test('a page without the button is left alone', () => {
  expect(() => giveWay(find('main'))).not.toThrow();
});
