import { BRAND } from '@anupalan/enums/brand';

/** Longest title and description that results of a search show; the rest would be cut off there. */
const MAX_TITLE = 70;
const MAX_DESCRIPTION = 200;

/** Title of a page: with the product's name where both fit, else by itself, cut after a word. */
export function toPageTitle(title: string | undefined): string {
  if (title === undefined) return `${BRAND.name}: ${BRAND.line}`;
  const whole = `${title} | ${BRAND.name}`;
  return whole.length <= MAX_TITLE ? whole : cutAfterWord(title, MAX_TITLE);
}

/** Description of a page for results of a search. */
export function toPageDescription(text: string): string {
  return cutAfterWord(text, MAX_DESCRIPTION);
}

/** A text of at most so many characters; what is longer ends after a whole word, with an ellipsis. */
function cutAfterWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const head = text.slice(0, most - 1);
  const words = /\s/.test(text.charAt(most - 1)) ? head : head.replace(/\s+\S*$/, '');
  return `${words.replace(/[\s.,;:]+$/, '')}…`;
}
