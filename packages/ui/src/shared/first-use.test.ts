// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// Whether the page was used is remembered by the module: each test has its own.
let onFirstUse: typeof import('./first-use.ts').onFirstUse;
beforeEach(async () => {
  vi.resetModules();
  ({ onFirstUse } = await import('./first-use.ts'));
});
afterEach(() => vi.resetModules());

test.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel'])(
  'a page is used with the first %s, and that once',
  (sign) => {
    const run = vi.fn();
    onFirstUse(run);
    window.dispatchEvent(new Event('scroll'));
    expect(run).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(sign));
    window.dispatchEvent(new Event(sign));
    expect(run).toHaveBeenCalledTimes(1);
  },
);

test('what comes later runs at once, and who has left is not called', () => {
  const left = vi.fn();
  onFirstUse(left)();
  const stayed = vi.fn();
  onFirstUse(stayed);
  window.dispatchEvent(new Event('keydown'));
  const late = vi.fn();
  onFirstUse(late);
  expect([left, stayed, late].map((run) => run.mock.calls.length)).toEqual([0, 1, 1]);
});
