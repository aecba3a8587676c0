import { SEARCH_WORDS } from './search-words.ts';

/** A page of the docs: its place in Storybook. */
export type Part = { id: string; section: string; name: string };

/** An entry of the index that Storybook writes beside itself (`index.json`). */
export type IndexEntry = { id: string; title: string; type: string };

/** The docs pages of an index, without the page that lists them. @param own the title of that page */
export function toParts(entries: readonly IndexEntry[], own: string): Part[] {
  return entries
    .filter(({ type, title }) => type === 'docs' && title !== own)
    .map(({ id, title }) => {
      const [section = '', ...rest] = title.split('/');
      return { id, section, name: rest.join('/') };
    });
}

/**
 * Parts whose name, section or other names contain every typed word. Without typed words, all parts. Parts whose own
 * name starts with the words come first.
 */
export function findParts(parts: readonly Part[], typed: string): Part[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = parts.filter(({ name, section }) => {
    const text = `${name} ${section} ${SEARCH_WORDS[name] ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const isFirst = ({ name }: Part) => Number(name.toLowerCase().startsWith(words.join(' ')));
  return words.length === 0 ? found : found.toSorted((one, other) => isFirst(other) - isFirst(one));
}
