import { expect } from '@playwright/test';
import { listPictured } from '../src/stories.ts';
import { test } from '../src/test.ts';

/**
 * In forced colours (Windows high contrast) grounds and shadows are gone. What is chosen, pressed, current or checked
 * must differ from its neighbour in a border, an outline, an icon, a weight or an underline, and every control must
 * have an edge or a text.
 */
for (const story of listPictured()) {
  test(`${story.title}, ${story.name}`, async ({ frame }) => {
    const page = await frame.show(story, { isForced: true });
    const alike = await page.evaluate(() => {
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
    expect(alike, 'the chosen one can be told from its neighbour').toEqual([]);
    const edgeless = await page.evaluate(() =>
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
    expect(edgeless, 'every control has an edge or a content').toEqual([]);
  });
}
