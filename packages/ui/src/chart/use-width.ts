import { type RefObject, useEffect, useRef, useState } from 'react';

/** The width before the element is measured, or if it cannot be measured. */
const FIRST_WIDTH = 640;

/** The width of an element in pixels; it updates when the width changes. `isAway`: the element is not rendered now. */
export function useWidth(isAway = false): [RefObject<HTMLDivElement | null>, number] {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(FIRST_WIDTH);
  useEffect(() => {
    const element = box.current;
    if (isAway || !element) return;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth > 0) setWidth(element.clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isAway]);
  return [box, width];
}
