import { SCROLL_OFFSET } from '@anupalan/enums/limits';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Each new path begins at its top; an anchor scrolls to its place, 80 px below the edge
 * (docs/spec-coverage.md#before-signing-in).
 */
export function useNavigationScroll(): void {
  const { pathname, hash } = useLocation();
  // The path is listened to as well: a new one begins at its top, a change of the query alone keeps the place.
  const isFirst = useRef(true);
  useEffect(() => {
    // A page that opens is at its top; to scroll there would have the browser lay the page out before its frame is due.
    const isAtTop = isFirst.current && hash === '';
    isFirst.current = false;
    if (isAtTop) return;
    const place = hash === '' || pathname === '' ? null : document.getElementById(toAnchorId(hash));
    const top = place === null ? 0 : place.getBoundingClientRect().top + window.scrollY - SCROLL_OFFSET;
    window.scrollTo({ top });
  }, [pathname, hash]);
}

/** The id that an anchor names; as it stands where it is not well encoded. */
function toAnchorId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
