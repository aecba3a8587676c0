import { type RefObject, useCallback, useEffect, useState } from 'react';
import { collectFragments, findShownSize } from './collect-fragments.ts';
import { type Passage, toPassage } from './passage.ts';

/** Selected words and the place where they are shown, in pixels of the scrolled content of `box`. */
export type ShownPassage = { passage: Passage; left: number; top: number; bottom: number };

/** On a touch screen the selection changes while its handles move. It is read once they rest. */
const REST_MS = 150;

function readSelection(box: HTMLElement): ShownPassage | null {
  const selection = document.getSelection();
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return null;
  // Begun elsewhere, or everything on the screen: nobody chose words of the document.
  if (!box.contains(selection.anchorNode)) return null;
  const range = selection.getRangeAt(0);
  const passage = toPassage(collectFragments(range, box), (page) => findShownSize(box, page));
  if (passage === null) return null;
  const rect = range.getBoundingClientRect();
  const frame = box.getBoundingClientRect();
  return {
    passage,
    left: rect.left - frame.left + box.scrollLeft,
    top: rect.top - frame.top + box.scrollTop,
    bottom: rect.bottom - frame.top + box.scrollTop,
  };
}

/** Clears the browser's own selection. */
function clearSelection(): void {
  document.getSelection()?.removeAllRanges();
}

/**
 * The words that are selected inside a scrolling box, with the browser's own selection: with the mouse, with touch and
 * its handles, or by code. The selection is not read during a press, because a press on a button may clear it before
 * the click.
 */
export function usePassage(box: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState<ShownPassage | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isDown = false;
    const read = () => {
      if (isDown || box.current === null) return;
      setShown(readSelection(box.current));
    };
    const readSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(read, REST_MS);
    };
    const onDown = () => {
      isDown = true;
    };
    const onUp = () => {
      isDown = false;
      readSoon();
    };
    document.addEventListener('selectionchange', readSoon);
    document.addEventListener('pointerdown', onDown);
    document.addEventListener('pointerup', onUp);
    document.addEventListener('pointercancel', onUp);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', readSoon);
      document.removeEventListener('pointerdown', onDown);
      document.removeEventListener('pointerup', onUp);
      document.removeEventListener('pointercancel', onUp);
    };
  }, [box]);
  const clear = useCallback(() => {
    clearSelection();
    setShown(null);
  }, []);
  /** Reads a selection that code made, at once: no finger is moving it. */
  const refresh = useCallback(() => {
    if (box.current !== null) setShown(readSelection(box.current));
  }, [box]);
  return { shown, clear, refresh };
}
