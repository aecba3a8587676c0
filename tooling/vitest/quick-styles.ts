import { vi } from 'vitest';

/** Elements that HTML draws in a line with the text around them; names of controls are joined without a space there. */
const INLINE = new Set(
  'A ABBR B BDI BDO CITE CODE DATA DFN EM I IMG KBD LABEL MARK Q S SAMP SMALL SPAN STRONG SUB SUP TIME U VAR'.split(
    ' ',
  ),
);

// What an element looks like is not what these tests are about (the stories look at it in a browser): here it follows
// from its tag and its own `style` alone. happy-dom works out all properties from all rules at every look, and looking
// for roles and names asks for a few of them at each element: that was a quarter of the time of the portal's tests.
if (typeof window !== 'undefined') {
  vi.stubGlobal('getComputedStyle', (element: Element): CSSStyleDeclaration => {
    const own = element instanceof HTMLElement ? element.style : undefined;
    const toValue = (property: string): string => {
      const value = own?.getPropertyValue(property);
      if (value) return value;
      if (property === 'display') {
        if (element.hasAttribute('hidden')) return 'none';
        // What has a class is laid out by it (counts, keys, words for screen readers), and is a part of its own.
        return INLINE.has(element.tagName) && !element.hasAttribute('class') ? 'inline' : 'block';
      }
      if (property === 'visibility') return 'visible';
      return '';
    };
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, key) => {
        if (key === 'getPropertyValue') return toValue;
        if (typeof key === 'symbol') return undefined;
        return toValue(key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
      },
    });
  });
  // happy-dom asks its own styles of each element and all around it: whatever moves the focus asks this of many.
  Element.prototype.checkVisibility = function (this: Element, options = {}): boolean {
    if (!this.isConnected) return false;
    for (let at: Element | null = this; at; at = at.parentElement) {
      const { display, visibility, opacity } = getComputedStyle(at);
      if (display === 'none') return false;
      if (options.visibilityProperty && visibility === 'hidden') return false;
      if (options.opacityProperty && opacity === '0') return false;
    }
    return true;
  };
}
