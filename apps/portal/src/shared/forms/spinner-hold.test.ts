import { TIMINGS } from '@anupalan/enums/limits';
import { useHeld } from '@anupalan/ui/forms';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('the kit holds a spinner as long as the product says, and not longer', () => {
  const { result, rerender } = renderHook(({ isOn }) => useHeld(isOn), { initialProps: { isOn: true } });
  rerender({ isOn: false });
  act(() => void vi.advanceTimersByTime(TIMINGS.spinnerHold - 1));
  expect(result.current).toBe(true);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe(false);
});
