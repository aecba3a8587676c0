import type { PageKind } from '../types.ts';
import { countKnownWords } from './known-words.ts';

/** Fewer letters than this on a page with a picture: the page is a scan. */
const FEW_LETTERS = 25;
/** A scan with a signature stamp or a running line set as text has fewer letters than this. */
const STAMP_LETTERS = 400;
const SCAN_COVER = 0.3;
const FULL_COVER = 0.6;

const COMMON_WORDS = new Set(
  'the of and to in shall be for is by with as on from or any at this not board under that are which consent no per date unit industry water air'.split(
    ' ',
  ),
);

/** How the text of a page looks: what tells a readable page from a scan or from garbled text. */
export type TextTraits = {
  letters: number;
  badShare: number;
  looksLegacy: boolean;
  looksMisread: boolean;
  looksStrange: boolean;
};

const isBad = (code: number): boolean =>
  code === 0 ||
  code === 0xfffd ||
  (code >= 0xe000 && code <= 0xf8ff) ||
  (code < 32 && code !== 9 && code !== 10);

const isLatin = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);

/** Counts the letters of a text and its unreadable characters. Most are of ASCII: no pattern is needed to know them. */
const countLetters = (text: string): { letters: number; bad: number } => {
  let letters = 0;
  let bad = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.codePointAt(at) ?? 0;
    // Both halves of a pair are one character.
    if (code > 0xffff) at++;
    if (isLatin(code)) letters++;
    else if (isBad(code)) bad++;
    else if (code >= 128 && /\p{L}|\p{M}/u.test(String.fromCodePoint(code))) letters++;
  }
  return { letters, bad };
};

const FEWEST_COMMON = 0.06;

/** Whether so few words are common ones, and so many have signs inside, that the letters stand for others. */
const looksLegacy = (text: string): boolean => {
  const all = text.toLowerCase().split(/\s+/);
  const common = all.filter((word) => COMMON_WORDS.has(word)).length;
  // Enough of all are enough of those with letters: most pages are known by this.
  if (common >= FEWEST_COMMON * all.length) return false;
  const words = all.filter((word) => /[a-z]/.test(word));
  const odd = words.filter((word) => /[a-z][^\w\s'’.,/()&:-][a-z]/.test(word)).length;
  return words.length > 15 && common / words.length < FEWEST_COMMON && odd / words.length > 0.05;
};

/** Fewer words do not tell: a few terms of a trade would be many of them. */
const FEWEST_LOOKED_UP = 60;
/** Of the words of typed pages one in eight at most is in no list, of badly recognised ones one in six at least. */
const MOST_ODD = 0.15;

/**
 * More of the words of a page than this are in no list: its letters stand for others ("Frqvhqw" for "Consent"). On typed pages
 * it is one in four at most.
 */
const STRANGE = 0.5;

/**
 * Whether so many words are none of the language that they may be what a recogniser made of a picture, or that nobody can
 * have typed them.
 */
const lookUp = (text: string): Pick<TextTraits, 'looksMisread' | 'looksStrange'> => {
  const { count, odd } = countKnownWords(text);
  const tells = count >= FEWEST_LOOKED_UP;
  return { looksMisread: tells && odd > MOST_ODD * count, looksStrange: tells && odd > STRANGE * count };
};

/**
 * Counts letters and unreadable characters, and recognises legacy fonts that print Hindi with Latin codes, words that
 * were badly recognised and words whose letters stand for others.
 */
export const toTextTraits = (texts: string[]): TextTraits => {
  const all = texts.join(' ');
  const { letters, bad } = countLetters(all);
  return {
    letters,
    badShare: bad / Math.max(1, letters + bad),
    looksLegacy: looksLegacy(all),
    ...lookUp(all),
  };
};

/** Whether the share of the page under pictures must be known before its kind can be told: finding it is slow. */
export const needsCover = (traits: TextTraits): boolean =>
  traits.letters < STAMP_LETTERS || traits.looksMisread;

/**
 * The kind of a page. `cover` is the share of the page (0..1) that pictures take. Odd words over a picture of the page are
 * what an older recogniser read in it: they are read anew. Odd words without one are what the page says.
 */
export const toPageKind = (traits: TextTraits, cover: number): PageKind => {
  if (traits.letters < FEW_LETTERS) return cover > SCAN_COVER ? 'scan' : 'blank';
  if (cover > FULL_COVER && traits.letters < STAMP_LETTERS) return 'scan';
  if (cover > FULL_COVER && traits.looksMisread) return 'garbled';
  if (traits.badShare > 0.05 || traits.looksLegacy || traits.looksStrange) return 'garbled';
  return 'text';
};
