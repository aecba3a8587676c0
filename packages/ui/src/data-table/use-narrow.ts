import { useSyncExternalStore } from 'react';

/** The width under which tables become stacked links. */
const NARROW = '(max-width: 900px)';

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(NARROW);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether the window has no room for a table. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(NARROW).matches,
    () => false,
  );
}
