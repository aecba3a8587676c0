// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { stayAtTop } from './stay-at-top.ts';

const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
const scroll = () => window.dispatchEvent(new Event('scroll'));

afterEach(() => {
  scrolled.mockClear();
  location.hash = '';
});

test('what a story scrolls is scrolled back', () => {
  const end = stayAtTop();
  scroll();
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  end();
  scroll();
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('a reader scrolls freely after %s', (kind) => {
  const end = stayAtTop();
  window.dispatchEvent(new Event(kind));
  scroll();
  expect(scrolled).not.toHaveBeenCalled();
  end();
});

test('a place that the URL names is not left', () => {
  location.hash = '#anchor--button';
  const end = stayAtTop();
  scroll();
  expect(scrolled).not.toHaveBeenCalled();
  end();
});
