import { useCallback, useState, useSyncExternalStore } from 'react';

/** Below this width the frame has no sidebar and tables become stacked links. */
const NARROW = '(max-width: 900px)';

// While a page is printed its width is that of the paper: what would become narrow then would be drawn anew and cut.
let isPrinting = false;
if (typeof window !== 'undefined') {
  for (const name of ['beforeprint', 'afterprint'])
    window.addEventListener(name, () => {
      isPrinting = name === 'beforeprint';
    });
}

/** Whether the window is as narrow as a phone or a small tablet. The width of printed pages does not count. */
export function useIsNarrow(): boolean {
  // One list for ever: to make one at each drawing has the browser work out its styles first.
  const [seen] = useState(() => {
    const list = typeof window === 'undefined' ? null : window.matchMedia(NARROW);
    return { list, isNarrow: list?.matches ?? false };
  });
  const subscribe = useCallback(
    (listener: () => void) => {
      seen.list?.addEventListener('change', listener);
      return () => seen.list?.removeEventListener('change', listener);
    },
    [seen],
  );
  const read = () => {
    if (!isPrinting) seen.isNarrow = seen.list?.matches ?? false;
    return seen.isNarrow;
  };
  return useSyncExternalStore(subscribe, read, () => false);
}
