/** What remembers in a page which inks on which grounds axe has found readable. */
export type ReadableInks = {
  /**
   * Elements with a text of their own, or a value, whose contrast has not been measured yet; of those that axe says
   * something of, as for what it never calls readable it would run each time.
   */
  listUnmeasured: () => Map<Element, string | null>;
  /** Takes an ink on its ground for readable. @returns whether that is new */
  remember: (inkOnGround: string) => boolean;
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

  window.readableInks = {
    listUnmeasured: () => {
      const unmeasured = new Map<Element, string | null>();
      for (const element of document.body.querySelectorAll('*')) {
        const hasText = [...element.childNodes].some(
          (node) => node instanceof Text && node.data.trim() !== '',
        );
        if (!hasText && !element.matches('input, select, textarea')) continue;
        if (element.matches(notTold) || !isSeen(element)) continue;
        const inkOnGround = toInkOnGround(element);
        if (inkOnGround === null || !readable.has(inkOnGround)) unmeasured.set(element, inkOnGround);
      }
      return unmeasured;
    },
    remember: (inkOnGround) => {
      const isNew = !readable.has(inkOnGround);
      readable.add(inkOnGround);
      return isNew;
    },
  };
}
