import { useCallback, useState, useSyncExternalStore } from 'react';

/** The width under which tables become stacked links. */
const NARROW = '(max-width: 900px)';

/** Whether the window has no room for a table. */
export function useNarrow(): boolean {
  // One list for ever: to make one at each drawing has the browser work out its styles first.
  const [list] = useState(() => (typeof window === 'undefined' ? null : window.matchMedia(NARROW)));
  const subscribe = useCallback(
    (listener: () => void) => {
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    [list],
  );
  return useSyncExternalStore(
    subscribe,
    () => list?.matches ?? false,
    () => false,
  );
}
