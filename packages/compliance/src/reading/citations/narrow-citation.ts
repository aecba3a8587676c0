import type { Citation, CitationRect } from '../types.ts';
import { moveRects } from './rects.ts';

/** Letters and digits of a text in lower case, and where each stands in it: blanks and marks are no difference. */
const toLetters = (text: string): { letters: string; places: number[] } => {
  const places: number[] = [];
  let letters = '';
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (!/[\p{L}\p{N}]/u.test(letter)) continue;
    // A letter that has two in lower case keeps its place.
    letters += letter.toLowerCase().charAt(0);
    places.push(at);
  }
  return { letters, places };
};

/** Where words stand in a text, from their first letter to behind their last; null where they do not. */
const findWords = (text: string, words: string): { start: number; end: number } | null => {
  const within = toLetters(text);
  const { letters } = toLetters(words);
  const at = letters === '' ? -1 : within.letters.indexOf(letters);
  const [start, last] = [within.places[at], within.places[at + letters.length - 1]];
  return start === undefined || last === undefined ? null : { start, end: last + 1 };
};

const rounded = (n: number): number => Math.round(n * 1e4) / 1e4;
/** A smaller rest of a line, as a share of the page, is an error of the reckoning and no letter. */
const HAIR = 0.001;

/**
 * The rectangles of a stretch of a quote, `from` to `to` as shares of its length (0..1): the lines that it is on, the
 * first and the last of them cut where it begins and ends. Letters count as equally wide, which is right to a few.
 */
const cutRects = (rects: readonly CitationRect[], from: number, to: number): CitationRect[] => {
  const whole = rects.reduce((sum, { width }) => sum + width, 0);
  let before = 0;
  return rects.flatMap((rect) => {
    const start = Math.max(from * whole - before, 0);
    const end = Math.min(to * whole - before, rect.width);
    before += rect.width;
    return end - start > HAIR ? [{ ...rect, x: rounded(rect.x + start), width: rounded(end - start) }] : [];
  });
};

/**
 * The citation of a part of what another one quotes: the part's words as the order prints them, and where they are on
 * the page. Words that the quote does not have leave it whole.
 */
export const narrowCitation = (citation: Citation, words: string): Citation => {
  const { quote, page } = citation;
  const found = findWords(quote, words);
  if (found === null) return citation;
  const rects = cutRects(citation.rects, found.start / quote.length, found.end / quote.length);
  const own = rects[0]?.page ?? page;
  return {
    ...citation,
    page: own,
    quote: quote.slice(found.start, found.end),
    rects: moveRects(rects, page, own),
  };
};
