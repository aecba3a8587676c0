import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The place to scroll to. Pass a new object each time, so that the same place can be requested twice. */
export type PageTarget = {
  /** The page, from 1; null for no page. */
  page: number | null;
  /** The part of the page (0..1 of its height) to bring to the reading line; null for the top of the page. */
  y: number | null;
};

/** A place on a page, and the line of the pane (a fraction of its height) where it is. */
type Place = { page: number; share: number; line: number };

/** The height in the pane, as a fraction, where the current page is measured and where a clause scrolls to. */
const READING_LINE = 0.3;

/** Longer jumps are instant: smooth scrolling would pass over pages that are not drawn. */
const SMOOTH_PAGES = 2;

/** Events with which a reader scrolls. */
const HAND_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

function findPage(box: HTMLElement, page: number): HTMLElement | null {
  return box.querySelector<HTMLElement>(`[data-page="${page}"]`);
}

/** The place at the reading line; null if there are no pages. */
function readPlace(box: HTMLElement): Place | null {
  const line = box.scrollTop + box.clientHeight * READING_LINE;
  let inSight: HTMLElement | null = null;
  for (const element of box.querySelectorAll<HTMLElement>('[data-page]')) {
    if (inSight !== null && element.offsetTop > line) break;
    inSight = element;
  }
  if (inSight === null) return null;
  const share = (line - inSight.offsetTop) / Math.max(inSight.offsetHeight, 1);
  return { page: Number(inSight.dataset.page), share, line: READING_LINE };
}

function scrollToPlace(box: HTMLElement, { page, share, line }: Place, behavior: ScrollBehavior): void {
  const element = findPage(box, page);
  if (element === null) return;
  const top = element.offsetTop + share * element.offsetHeight - line * box.clientHeight;
  box.scrollTo({ top: Math.max(0, top), behavior });
}

function toPlace(page: number, y: number | null): Place {
  return y === null ? { page, share: 0, line: 0 } : { page, share: y, line: READING_LINE };
}

function hasReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Controls which part of the pages is visible. The pages are elements with `data-page` in `box`. `layout` describes the
 * layout ('' until there is one) and changes whenever the pages change size. The reader's place then stays in view,
 * also after a zoom.
 */
export function usePageScroll(box: RefObject<HTMLElement | null>, target: PageTarget | null, layout: string) {
  const [current, setCurrent] = useState(1);
  // Where the view is going, until it is there or the reader scrolls; then what the reader looks at.
  const going = useRef<Place | null>(null);
  const seen = useRef<Place | null>(null);
  // The first place is gone to at once: there is nothing yet to glide from.
  const hasBegun = useRef(false);
  const isReady = layout !== '';

  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const onScroll = () => {
      const place = readPlace(element);
      if (place === null) return;
      setCurrent(place.page);
      if (going.current === null) seen.current = place;
    };
    const onArrived = () => {
      going.current = null;
      seen.current = readPlace(element);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    element.addEventListener('scrollend', onArrived, { passive: true });
    for (const kind of HAND_EVENTS) element.addEventListener(kind, onArrived, { passive: true });
    return () => {
      element.removeEventListener('scroll', onScroll);
      element.removeEventListener('scrollend', onArrived);
      for (const kind of HAND_EVENTS) element.removeEventListener(kind, onArrived);
    };
  }, [box]);

  const goTo = useCallback(
    (page: number, y: number | null = null) => {
      const element = box.current;
      const from = element === null ? null : readPlace(element);
      if (element === null || from === null) return;
      const place = toPlace(page, y);
      going.current = place;
      const isNear = hasBegun.current && Math.abs(page - from.page) <= SMOOTH_PAGES;
      hasBegun.current = true;
      scrollToPlace(element, place, isNear && !hasReducedMotion() ? 'smooth' : 'auto');
    },
    [box],
  );

  useEffect(() => {
    if (isReady && target !== null && target.page !== null) goTo(target.page, target.y);
  }, [isReady, target, goTo]);

  useLayoutEffect(() => {
    const place = going.current ?? seen.current;
    if (layout !== '' && box.current !== null && place !== null) scrollToPlace(box.current, place, 'auto');
  }, [box, layout]);

  return { current, goTo };
}
