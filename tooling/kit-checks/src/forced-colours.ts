import type { Page } from '@playwright/test';

/**
 * What is chosen, pressed, current or checked and looks like its neighbour: in forced colours (Windows high contrast)
 * grounds and shadows are gone, so it must differ in a border, an outline, an icon, a weight or an underline.
 * @returns the markup of each, cut off
 */
export function findAlike(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const chosen =
      '[aria-selected=true], [aria-current]:not([aria-current=false]), [aria-pressed=true], [aria-checked=true], [data-selected=true], :checked';
    const looks = (element: Element) => {
      const parts = [element, element.parentElement, element.nextElementSibling];
      return parts
        .map((part) => {
          if (!part) return '';
          const style = getComputedStyle(part);
          const before = getComputedStyle(part, '::before');
          const after = getComputedStyle(part, '::after');
          return [
            style.color,
            style.backgroundColor,
            style.borderTopWidth + style.borderTopColor,
            style.borderRightWidth + style.borderRightColor,
            style.borderBottomWidth + style.borderBottomColor,
            style.borderLeftWidth + style.borderLeftColor,
            style.outlineStyle + style.outlineColor,
            style.textDecorationLine,
            style.fontWeight,
            before.content + before.backgroundColor + before.borderLeftColor,
            after.content + after.backgroundColor + after.borderLeftColor,
            part.querySelectorAll('svg').length,
          ].join('|');
        })
        .join('/');
    };
    const wrong: string[] = [];
    for (const element of document.querySelectorAll(chosen)) {
      if (element instanceof HTMLOptionElement || !element.checkVisibility()) continue;
      const role = element.getAttribute('role') ?? element.tagName;
      const kin = [
        ...(element.closest('[role], ul, ol, fieldset, nav, table')?.querySelectorAll('*') ?? []),
      ].filter(
        (other) =>
          other !== element &&
          (other.getAttribute('role') ?? other.tagName) === role &&
          other.className !== '' &&
          !other.matches(chosen) &&
          other.checkVisibility(),
      );
      const neighbour = kin[0];
      // Native controls are drawn by the system, which knows forced colours itself.
      if (element instanceof HTMLInputElement && getComputedStyle(element).appearance !== 'none') continue;
      if (neighbour && looks(neighbour) === looks(element)) wrong.push(element.outerHTML.slice(0, 160));
    }
    return wrong;
  });
}

/**
 * Controls that nobody can see in forced colours: without a border, a text or an icon.
 * @returns the markup of each, cut off
 */
export function findEdgeless(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'button, input, select, textarea, [role=switch], [role=checkbox]',
      ),
    ]
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((control) => {
        const style = getComputedStyle(control);
        const hasEdge = style.borderTopStyle !== 'none' && Number.parseFloat(style.borderTopWidth) > 0;
        const hasContent =
          (control.textContent ?? '').trim() !== '' || control.querySelector('svg, img') !== null;
        const isNative = style.appearance !== 'none';
        return !hasEdge && !hasContent && !isNative;
      })
      .map((control) => control.outerHTML.slice(0, 160)),
  );
}
