import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether an element at the lower edge of the window floats above the page, because its own place is further down. The
 * element must be positioned one pixel below the edge: while it floats, that pixel is not visible.
 */
export function useIsFloating(ref: RefObject<HTMLElement | null>): boolean {
  const [isFloating, setIsFloating] = useState(false);
  useLayoutEffect(() => {
    if (ref.current === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => setIsFloating(entry !== undefined && entry.intersectionRatio < 1),
      { threshold: [0, 1] },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isFloating;
}
