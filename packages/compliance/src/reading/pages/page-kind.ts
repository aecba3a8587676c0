import type { PageKind } from '../types.ts';

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
export type TextTraits = { letters: number; badShare: number; looksLegacy: boolean };

const isBad = (code: number): boolean =>
  code === 0 ||
  code === 0xfffd ||
  (code >= 0xe000 && code <= 0xf8ff) ||
  (code < 32 && code !== 9 && code !== 10);

/** Most are of ASCII: no pattern is needed to know them. */
const isLetter = (code: number, char: string): boolean =>
  code < 128 ? (code >= 97 && code <= 122) || (code >= 65 && code <= 90) : /\p{L}|\p{M}/u.test(char);

/** Counts letters and unreadable characters, and recognises legacy fonts that print Hindi with Latin codes. */
export const toTextTraits = (texts: string[]): TextTraits => {
  const all = texts.join(' ');
  let letters = 0;
  let bad = 0;
  for (const char of all) {
    const code = char.codePointAt(0) ?? 0;
    if (isBad(code)) bad++;
    else if (isLetter(code, char)) letters++;
  }
  const words = all.split(/\s+/).filter((word) => /[a-z]/i.test(word));
  const common = words.filter((word) => COMMON_WORDS.has(word.toLowerCase())).length;
  const odd = words.filter((word) => /[a-z][^\w\s'’.,/()&:-][a-z]/i.test(word)).length;
  return {
    letters,
    badShare: bad / Math.max(1, letters + bad),
    looksLegacy: words.length > 15 && common / words.length < 0.06 && odd / words.length > 0.05,
  };
};

/** Whether the share of the page under pictures must be known before its kind can be told: finding it is slow. */
export const needsCover = (traits: TextTraits): boolean => traits.letters < STAMP_LETTERS;

/** The kind of a page. `cover` is the share of the page (0..1) that pictures take. */
export const toPageKind = (traits: TextTraits, cover: number): PageKind => {
  if (traits.letters < FEW_LETTERS) return cover > SCAN_COVER ? 'scan' : 'blank';
  if (cover > FULL_COVER && traits.letters < STAMP_LETTERS) return 'scan';
  if (traits.badShare > 0.05 || traits.looksLegacy) return 'garbled';
  return 'text';
};
