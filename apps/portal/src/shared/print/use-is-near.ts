import { type RefObject, useEffect, useState } from 'react';
import { PREPARE_PRINT } from './print-page.ts';

/** How far below the window something may be that is loaded already. */
const AHEAD = '200px';

/**
 * Whether an element is in sight, or nearly, or was: what stands far below costs nothing until then. Where the browser
 * cannot tell, and where the page is printed, it is.
 */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const { current } = element;
    if (isNear || current === null) return;
    const show = () => setIsNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) show();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(current);
    window.addEventListener(PREPARE_PRINT, show);
    return () => {
      observer.disconnect();
      window.removeEventListener(PREPARE_PRINT, show);
    };
  }, [element, isNear]);
  return isNear;
}
