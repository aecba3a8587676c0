// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useIsNarrow } from './use-is-narrow.ts';

afterEach(() => vi.unstubAllGlobals());

/** A window whose width can be changed. */
function stubWidth() {
  const list = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => list);
  return (isNarrow: boolean) =>
    act(() => {
      list.matches = isNarrow;
      list.dispatchEvent(new Event('change'));
    });
}

test('follows the width of the window, and not that of the paper while it is printed', () => {
  const resize = stubWidth();
  const { result, rerender } = renderHook(useIsNarrow);
  const seen = () => {
    rerender();
    return result.current;
  };
  expect(seen()).toBe(false);
  window.dispatchEvent(new Event('beforeprint'));
  resize(true);
  expect(seen()).toBe(false);
  resize(false);
  window.dispatchEvent(new Event('afterprint'));
  expect(seen()).toBe(false);
  resize(true);
  expect(seen()).toBe(true);
});
