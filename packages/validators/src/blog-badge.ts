import { BLOG_CATEGORY_COLOURS, BLOG_CATEGORY_OTHER_COLOUR } from '@anupalan/enums/limits';

/** A category's name in lower case with hyphens: its slug and the key of its colour. Product, section 9; D3. */
export function toCategorySlug(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-');
}

/** Colour of a category's badge. */
export function toCategoryColour(name: string): string {
  return BLOG_CATEGORY_COLOURS[toCategorySlug(name)] ?? BLOG_CATEGORY_OTHER_COLOUR;
}
