import { type PointerEvent, useRef } from 'react';

/** How far a finger must move for a swipe to count, in pixels. */
const FAR_ENOUGH = 96;
/** From this distance on it is a swipe, not a press. */
const BEGINS = 12;

/** The action of a swipe to each side. Without an action, the row does not move that way. */
export type SwipeHandlers = { onRight?: () => void; onLeft?: () => void };

/**
 * Moves the element with a finger that swipes sideways, and runs the action of that side if the swipe is long enough.
 */
export function useSwipe({ onRight, onLeft }: SwipeHandlers) {
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
  /** How far the row moves: with the finger, but never to a side without an action. */
  const toDistance = (x: number): number => {
    const most = FAR_ENOUGH * 1.5;
    const far = start.current === null ? 0 : x - start.current;
    return Math.min(Math.max(far, onLeft ? -most : 0), onRight ? most : 0);
  };
  if (onRight === undefined && onLeft === undefined) return { box, handlers: {} };
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      isMoved.current = false;
      if (event.pointerType === 'touch') start.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent) => {
      const distance = toDistance(event.clientX);
      if (Math.abs(distance) > BEGINS) isMoved.current = true;
      if (isMoved.current) moveBy(distance);
    },
    onPointerUp: (event: PointerEvent) => {
      const distance = toDistance(event.clientX);
      stop();
      if (distance >= FAR_ENOUGH) onRight?.();
      if (distance <= -FAR_ENOUGH) onLeft?.();
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
