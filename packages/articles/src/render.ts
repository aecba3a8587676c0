import { Marked } from 'marked';
import { sanitiseArticle } from './sanitise.ts';

/** Words that a reader takes in per minute. */
const WORDS_PER_MINUTE = 200;

/** A heading of the second level, to which the contents lead. */
export type Heading = { id: string; label: string };

const marked = new Marked({ gfm: true, async: false });

/** Markdown (with HTML in it) as the inert HTML of an article. */
export function renderArticle(markdown: string): string {
  return addHeadingIds(sanitiseArticle(marked.parse(markdown, { async: false })));
}

/** Gives headings of the second level an address; one that is there twice gets a number. */
export function addHeadingIds(html: string): string {
  const taken = new Map<string, number>();
  return html.replace(/<h2(?: id="[^"]*")?>([\s\S]*?)<\/h2>/g, (_, inner: string) => {
    const base = toSlug(toPlainText(inner)) || 'part';
    const count = (taken.get(base) ?? 0) + 1;
    taken.set(base, count);
    return `<h2 id="${count === 1 ? base : `${base}-${count}`}">${inner}</h2>`;
  });
}

/** Headings of the second level in their order. */
export function listHeadings(html: string): Heading[] {
  return [...html.matchAll(/<h2 id="([^"]+)">([\s\S]*?)<\/h2>/g)].map(([, id = '', inner = '']) => ({
    id,
    label: toPlainText(inner),
  }));
}

/** Minutes that it takes to read, at least one. */
export function toReadTime(html: string): number {
  const words = toPlainText(html).split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** The words of a piece of HTML, for searching and counting. */
export function toPlainText(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

function toSlug(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
}
