import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a function that never changes and always calls the latest callback. Use it for event handlers, so that an
 * unchanged row is not drawn again. Do not use it for functions that are called while rendering.
 */
export function useStableCallback<Args extends unknown[], Result>(
  run: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
