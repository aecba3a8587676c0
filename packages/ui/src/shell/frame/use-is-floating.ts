import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether an element that sticks to the lower edge of the window floats over the page, because its own place is
 * further down. It has to stick one pixel below the edge: where it floats, that pixel is out of sight.
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
