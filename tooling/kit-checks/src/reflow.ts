import type { Page } from '@playwright/test';

/** A page of 1280 px at 200 % is 640 wide, at 400 % 320 (WCAG 1.4.10). */
export const REFLOW_WIDTHS = [640, 320] as const;

/**
 * What makes the page scroll sideways.
 * @returns tag and class of the first five elements that stick out; empty when nothing scrolls
 */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 5)
      .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`);
  });
}
