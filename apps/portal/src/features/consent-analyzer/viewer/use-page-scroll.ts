import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { ViewTarget } from './viewer-types.ts';

/** Share of the pane's height at which the page in sight is looked for, and a clause is brought to. */
const READING_LINE = 0.3;

/** Farther jumps are instant: gliding over pages that are not drawn shows nothing. */
const SMOOTH_PAGES = 2;

function findPage(box: HTMLElement, page: number): HTMLElement | null {
  return box.querySelector<HTMLElement>(`[data-page="${page}"]`);
}

function findPageInSight(box: HTMLElement): number | null {
  const line = box.scrollTop + box.clientHeight * READING_LINE;
  let inSight: number | null = null;
  for (const element of box.querySelectorAll<HTMLElement>('[data-page]')) {
    if (inSight !== null && element.offsetTop > line) break;
    inSight = Number(element.dataset.page);
  }
  return inSight;
}

function hasReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Where the pages are scrolled to. `layout` changes whenever pages change their size. */
export function usePageScroll(box: RefObject<HTMLElement | null>, target: ViewTarget | null, layout: string) {
  const [current, setCurrent] = useState(1);
  const isMovedByHand = useRef(false);
  const latest = useRef(current);
  latest.current = current;

  const onScroll = useCallback(() => {
    const page = box.current === null ? null : findPageInSight(box.current);
    if (page !== null) setCurrent(page);
  }, [box]);

  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const onHand = () => {
      isMovedByHand.current = true;
    };
    const kinds = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
    for (const kind of kinds) element.addEventListener(kind, onHand, { passive: true });
    return () => {
      for (const kind of kinds) element.removeEventListener(kind, onHand);
    };
  }, [box]);

  const goTo = useCallback(
    ({ page, y }: { page: number; y: number | null }) => {
      const element = box.current === null ? null : findPage(box.current, page);
      if (box.current === null || element === null) return;
      const offset = y === null ? 0 : y * element.offsetHeight - box.current.clientHeight * READING_LINE;
      const isNear = Math.abs(page - latest.current) <= SMOOTH_PAGES;
      const behavior = isNear && !hasReducedMotion() ? 'smooth' : 'auto';
      box.current.scrollTo({ top: Math.max(0, element.offsetTop + offset), behavior });
    },
    [box],
  );

  useEffect(() => {
    isMovedByHand.current = false;
    if (target !== null) latest.current = target.page ?? latest.current;
  }, [target]);

  useEffect(() => {
    // The first layout guesses the sizes of pages: until somebody scrolls, the target is kept in place.
    if (layout === '' || target === null || target.page === null || isMovedByHand.current) return;
    goTo({ page: target.page, y: target.y });
  }, [target, layout, goTo]);

  return { current, onScroll, goTo };
}
