import type { AxeResults, Result, RunOptions } from 'axe-core';

/** What remembers in a page which inks on which grounds axe has found readable. */
export type ReadableInks = {
  /**
   * Measures the contrast of all elements with a text of their own, or a value, that look like nothing measured before.
   * @param runAxe asks axe about these elements
   * @returns what is too pale, and the inks on grounds that were found readable for the first time
   */
  measure: (
    runAxe: (elements: Element[], options: RunOptions) => Promise<AxeResults>,
  ) => Promise<{ violations: Result[]; found: string[] }>;
};

declare global {
  interface Window {
    readableInks?: ReadableInks;
  }
}

/**
 * Runs in a page, once: what looks the same as something that axe has measured need not be measured again, which is
 * the slowest of what axe does.
 * @param known inks on grounds that were found readable in other pages
 * @param leftOut selectors of what axe is not asked about, with all that stands in it
 */
export function installReadableInks({ known, leftOut }: { known: string[]; leftOut: string[] }): void {
  const readable = new Set(known);
  // What stands in a picture axe cannot tell.
  const notTold = ['svg *', ...leftOut.flatMap((part) => [part, `${part} *`])].join();

  /**
   * All that a contrast hangs on: ink, size and weight, and the grounds under it down to the first that hides the rest.
   * @returns null where something else may lie under the text, or shine through it: that is measured each time
   */
  const toInkOnGround = (element: Element): string | null => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    if (textShadow !== 'none') return null;
    const parts = [color, fontSize, fontWeight];
    let isHidden = false;
    for (let ground: Element | null = element; ground; ground = ground.parentElement) {
      const style = getComputedStyle(ground);
      if (style.opacity !== '1' || style.filter !== 'none' || style.mixBlendMode !== 'normal') return null;
      if (isHidden) continue;
      if (style.backgroundImage !== 'none') return null;
      if (style.backgroundColor !== 'rgba(0, 0, 0, 0)') parts.push(style.backgroundColor);
      isHidden = /^rgb\(/.test(style.backgroundColor);
      if (!isHidden && !/^(static|relative)$/.test(style.position)) return null;
    }
    return parts.join(' ');
  };

  /** Whether there is anything to see of an element: what is for screen readers alone has one pixel. */
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return (width > 1 || height > 1) && element.checkVisibility({ visibilityProperty: true });
  };

  /**
   * Those whose contrast has not been measured yet, of which axe says something: for what it never calls readable it
   * would run each time.
   */
  const listUnmeasured = () => {
    const unmeasured = new Map<Element, string | null>();
    for (const element of document.body.querySelectorAll('*')) {
      const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
      if (!hasText && !element.matches('input, select, textarea')) continue;
      if (element.matches(notTold) || !isSeen(element)) continue;
      const inkOnGround = toInkOnGround(element);
      if (inkOnGround === null || !readable.has(inkOnGround)) unmeasured.set(element, inkOnGround);
    }
    return unmeasured;
  };

  window.readableInks = {
    measure: async (runAxe) => {
      const unmeasured = listUnmeasured();
      if (unmeasured.size === 0) return { violations: [], found: [] };
      const { passes, violations } = await runAxe([...unmeasured.keys()], {
        runOnly: { type: 'rule', values: ['color-contrast'] },
        resultTypes: ['violations', 'passes'],
        elementRef: true,
        preload: false,
      });
      const found: string[] = [];
      // What axe leaves out, hidden or disabled, or cannot tell says nothing of the same ink where it is read.
      for (const { element } of passes.flatMap(({ nodes }) => nodes)) {
        const inkOnGround = element && unmeasured.get(element);
        if (!inkOnGround || readable.has(inkOnGround)) continue;
        readable.add(inkOnGround);
        found.push(inkOnGround);
      }
      return { violations, found };
    },
  };
}
