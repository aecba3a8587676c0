import { useHeld } from '@anupalan/ui/forms';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a spinner is held for 500 ms after its work is done, and not longer', () => {
  const { result, rerender } = renderHook(({ isOn }) => useHeld(isOn), { initialProps: { isOn: true } });
  rerender({ isOn: false });
  act(() => void vi.advanceTimersByTime(499));
  expect(result.current).toBe(true);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe(false);
});
