import { BLOG_CATEGORY_COLOURS, BLOG_CATEGORY_OTHER_COLOUR } from '@anupalan/enums/limits';

/**
 * A category's name in lower case with hyphens: its slug and the key of its colour. See
 * docs/spec-coverage.md#constants-and-limits; D3.
 */
export function toCategorySlug(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-');
}

/** Colour of a category's badge. */
export function toCategoryColour(name: string): string {
  const slug = toCategorySlug(name);
  // A name like "constructor" is a key of every object.
  const colour = Object.hasOwn(BLOG_CATEGORY_COLOURS, slug) ? BLOG_CATEGORY_COLOURS[slug] : undefined;
  return colour ?? BLOG_CATEGORY_OTHER_COLOUR;
}
