import { useCallback, useState } from 'react';

const NAME = 'anupalan.preference.analyzer-pane';

/** Widths of the conditions' pane in pixels. */
export const PANE = { min: 420, max: 720, usual: 560, narrow: 460 } as const;

function readWidth(): number | null {
  try {
    const stored = Number(localStorage.getItem(NAME));
    return Number.isFinite(stored) && stored >= PANE.min && stored <= PANE.max ? stored : null;
  } catch {
    return null;
  }
}

/** The width of the conditions' pane, remembered in this browser. */
export function usePaneWidth(): [number, (width: number) => void] {
  const [width, setWidth] = useState(
    () => readWidth() ?? (window.innerWidth <= 1200 ? PANE.narrow : PANE.usual),
  );
  const change = useCallback((next: number) => {
    setWidth(next);
    try {
      localStorage.setItem(NAME, String(next));
    } catch {
      // Storage is full or forbidden: the width lasts as long as the page.
    }
  }, []);
  return [width, change];
}
