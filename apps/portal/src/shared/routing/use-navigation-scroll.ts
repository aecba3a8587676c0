import { SCROLL_OFFSET } from '@anupalan/enums/limits';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Each new path begins at its top; an anchor scrolls to its place, 80 px below the edge (product, section 2). */
export function useNavigationScroll(): void {
  const { pathname, hash } = useLocation();
  useEffect(() => {
    // The path is what the effect follows: a change of the query alone keeps the place.
    const place = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    const isSamePage = pathname === window.location.pathname;
    if (place !== null && isSamePage) {
      window.scrollTo({ top: place.getBoundingClientRect().top + window.scrollY - SCROLL_OFFSET });
    } else window.scrollTo({ top: 0 });
  }, [pathname, hash]);
}
