import type { ComponentType } from 'react';

/** The parts of pages that come alive on the first interaction with them. */
export type IslandName = 'contact' | 'newsletter' | 'widget' | 'blog' | 'calculator' | 'finder';

/** Loads the code of an island; each is a chunk of its own. */
export const ISLANDS: Readonly<Record<IslandName, () => Promise<ComponentType<never>>>> = {
  contact: async () => (await import('../contact/contact-form.tsx')).ContactForm,
  newsletter: async () => (await import('../frame/newsletter.tsx')).Newsletter,
  widget: async () => (await import('../frame/widget.tsx')).Widget,
  blog: async () => (await import('../blog/blog-browser.tsx')).BlogBrowser,
  calculator: async () => (await import('../tools/date-calculator.tsx')).DateCalculator,
  finder: async () => (await import('../tools/finder.tsx')).Finder,
};
