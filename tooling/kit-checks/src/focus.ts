import type { Page } from '@playwright/test';

/** Where the focus is: a path that names the element, how it can be seen, and how large a target it is. */
export type FocusStop = {
  path: string;
  /** What the browser draws around it, or around the part that shows for it: empty means nothing to be seen. */
  mark: string;
  /** Smaller than 24 px with another target nearer than that (WCAG 2.2, 2.5.8); links in a sentence are exempt. */
  isCrowded: boolean;
  /** Width and height in whole pixels. */
  size: string;
};

/** Runs in the page. Names an element by its place, so that two runs agree. */
const IN_PAGE = () => {
  const pathOf = (element: Element): string => {
    // Marked where it was listed: an error that appears beside it moves its place, not itself.
    const marked = element.getAttribute('data-kit-stop');
    if (marked !== null) return marked;
    const parts: string[] = [];
    for (
      let at: Element | null = element;
      at && at.id !== 'storybook-root' && at !== document.body;
      at = at.parentElement
    ) {
      const siblings = [...(at.parentElement?.children ?? [])];
      parts.unshift(`${at.tagName.toLowerCase()}:${siblings.indexOf(at)}`);
    }
    return parts.join('>');
  };
  /** Outline, ring, border and ground of an element and of what it is drawn by. */
  const looksOf = (element: Element): string => {
    const drawn = [
      element,
      element.parentElement,
      element.nextElementSibling,
      element.closest('label'),
      element.querySelector('*'),
    ];
    return drawn
      .map((each) => {
        if (!each) return '';
        const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, backgroundColor } =
          getComputedStyle(each);
        const outline = outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
        return [outline, boxShadow, borderColor, backgroundColor].join('|');
      })
      .join('/');
  };
  return { pathOf, looksOf };
};

declare global {
  interface Window {
    kitFocus?: ReturnType<typeof IN_PAGE>;
    kitLooks?: Map<string, string>;
  }
}

/** Every element that Tab should reach, as paths; of a radio group the one that holds the focus. */
export async function listTabbable(page: Page): Promise<string[]> {
  await page.evaluate(`window.kitFocus = (${IN_PAGE.toString()})()`);
  return page.evaluate(() => {
    const { kitFocus } = window;
    if (!kitFocus) return [];
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable=true], iframe',
    );
    const groups = new Set<string>();
    const tabbable = [...all].filter((element) => {
      if (element.tabIndex < 0 || element.matches(':disabled, [inert] *')) return false;
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      if (element.closest('[aria-hidden=true]')) return false;
      if (element instanceof HTMLInputElement && element.type === 'radio') {
        const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
          ({ name, form }) => name === element.name && form === element.form,
        );
        const held = group.find(({ checked }) => checked) ?? group[0];
        if (held !== element || groups.has(element.name)) return false;
        groups.add(element.name);
      }
      return true;
    });
    for (const element of tabbable) element.setAttribute('data-kit-stop', kitFocus.pathOf(element));
    window.kitLooks = new Map(
      tabbable.map((element) => [kitFocus.pathOf(element), kitFocus.looksOf(element)]),
    );
    return tabbable.map((element) => kitFocus.pathOf(element));
  });
}

/** Puts the place from which Tab goes on before everything, unless a dialog holds the focus. */
export async function startAtTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.querySelector('[role=dialog], [role=alertdialog]')) return;
    const start = document.createElement('button');
    document.body.prepend(start);
    start.focus();
    start.remove();
  });
}

/** The element that has the focus; null when it left the page. */
export function findFocus(page: Page): Promise<FocusStop | null> {
  return page.evaluate(() => {
    const { kitFocus, kitLooks } = window;
    const element = document.activeElement;
    if (!kitFocus || !element || element === document.body || element === document.documentElement)
      return null;
    // What has just become visible is measured where it ends, not where it begins.
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
    const path = kitFocus.pathOf(element);
    const before = kitLooks?.get(path);
    const now = kitFocus.looksOf(element);
    // A control may be drawn by its label: that is the target then.
    const boxOf = (target: Element) => {
      const label =
        target.closest('label') ?? (target instanceof HTMLInputElement ? target.labels?.[0] : undefined);
      const boxes = [target, label].flatMap((each) => (each ? [each.getBoundingClientRect()] : []));
      return boxes.reduce((a, b) => (b.width * b.height > a.width * a.height ? b : a));
    };
    const least = 24;
    const box = boxOf(element);
    const isSmall = Math.round(box.width) < least || Math.round(box.height) < least;
    const isInline = getComputedStyle(element).display === 'inline';
    const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const isNear = (other: DOMRect) => {
      const x = Math.max(other.left - centre.x, 0, centre.x - other.right);
      const y = Math.max(other.top - centre.y, 0, centre.y - other.bottom);
      return Math.hypot(x, y) < least / 2;
    };
    const others = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(
      (other) =>
        other !== element && !other.contains(element) && other.checkVisibility() && !element.contains(other),
    );
    const isCrowded = isSmall && !isInline && others.some((other) => isNear(boxOf(other)));
    return {
      path,
      // What a dialog focused first already looked so when its looks were noted.
      mark: before === now && getComputedStyle(element).outlineStyle === 'none' ? '' : now,
      isCrowded,
      size: `${Math.round(box.width)} × ${Math.round(box.height)}`,
    };
  });
}
