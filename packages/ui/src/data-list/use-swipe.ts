import { type PointerEvent, useRef } from 'react';

/** How far a finger goes until a swipe counts, in pixels. */
const FAR_ENOUGH = 96;
/** From here on it is a swipe and no press. */
const BEGINS = 12;

/** Moves the element under a finger that swipes to the right, and calls `onSwipe` when it went far enough. */
export function useSwipe(onSwipe: (() => void) | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const start = useRef<number | null>(null);
  const isMoved = useRef(false);
  const moveBy = (distance: number) => {
    if (box.current) box.current.style.translate = distance === 0 ? '' : `${distance}px`;
  };
  const stop = () => {
    start.current = null;
    moveBy(0);
  };
  if (onSwipe === undefined) return { box, handlers: {} };
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      isMoved.current = false;
      if (event.pointerType === 'touch') start.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current === null) return;
      const distance = Math.max(0, event.clientX - start.current);
      if (distance > BEGINS) isMoved.current = true;
      if (isMoved.current) moveBy(Math.min(distance, FAR_ENOUGH * 1.5));
    },
    onPointerUp: (event: PointerEvent) => {
      const isFar = start.current !== null && event.clientX - start.current >= FAR_ENOUGH;
      stop();
      if (isFar) onSwipe();
    },
    onPointerCancel: stop,
    // A swipe that ends on the link of the row does not follow it.
    onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
      if (!isMoved.current) return;
      isMoved.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return { box, handlers };
}
