import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * The same function for ever, which runs what was given last: for presses and the like, so that a row which has not
 * changed is not drawn again. Not for what decides how something looks.
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
