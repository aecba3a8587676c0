import type { ComponentType } from 'react';
import type { CalculatorId } from '../tools/calculators/calculators.ts';

/** The parts of pages that come alive on the first interaction with them. */
export type IslandName = 'contact' | 'newsletter' | 'widget' | 'blog' | 'finder' | CalculatorId;

const loadCalculator = async () => (await import('../tools/calculators/date-calculator.tsx')).DateCalculator;

/** Loads the code of an island; each is a chunk of its own, and the calculators share one. */
export const ISLANDS: Readonly<Record<IslandName, () => Promise<ComponentType<never>>>> = {
  contact: async () => (await import('../contact/contact-form.tsx')).ContactForm,
  newsletter: async () => (await import('../frame/newsletter.tsx')).Newsletter,
  widget: async () => (await import('../frame/widget.tsx')).Widget,
  blog: async () => (await import('../blog/blog-browser.tsx')).BlogBrowser,
  finder: async () => (await import('../tools/finder.tsx')).Finder,
  renewal: loadCalculator,
  'form-v': loadCalculator,
  'half-yearly': loadCalculator,
  'hazardous-waste': loadCalculator,
};
