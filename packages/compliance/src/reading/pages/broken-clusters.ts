/** First code points of the blocks of Indian scripts that Unicode has ordered alike (Devanagari to Malayalam). */
const BLOCKS = [0x900, 0x980, 0xa00, 0xa80, 0xb00, 0xb80, 0xc00, 0xc80, 0xd00];
/** Of these a sign that takes the vowel away stands on consonants alone; others write "અ્યા" or "ു്" with it. */
const ON_CONSONANTS = [0x900, 0xa80];

const at = (block: number, offset: number): string => String.fromCodePoint(block + offset);

const toRange = (block: number, from: number, to: number): string => `${at(block, from)}-${at(block, to)}`;

/**
 * What nobody writes: a sign without a letter before it, on a vowel ("उो"), or on another sign. The open vowels of English
 * words (ॅ, ॉ and their like) are written on vowels too.
 */
const BROKEN = new RegExp(
  [
    ...BLOCKS.map((block) => {
      const signs = `${toRange(block, 0x3e, 0x44)}${toRange(block, 0x46, 0x48)}${toRange(block, 0x4a, 0x4c)}`;
      const vowels = toRange(block, 0x05, 0x14);
      return `(?<![\\p{L}\\p{M}\\u200c\\u200d])[${signs}${at(block, 0x4d)}]|[${vowels}${signs}][${signs}]`;
    }),
    ...ON_CONSONANTS.map(
      (block) => `[${toRange(block, 0x05, 0x14)}${toRange(block, 0x3e, 0x4c)}]${at(block, 0x4d)}`,
    ),
    // A glyph of which the file says no letter.
    '[\\u0000\\ufffd](?=[\\u0900-\\u0d7f])|(?<=[\\u0900-\\u0d7f])[\\u0000\\ufffd]',
  ].join('|'),
  'u',
);
const INDIC_WORD = /\S*[\u0900-\u0d7f]\S*/gu;

/** A slip of a typist is no more than this share of the words. */
const MOST_BROKEN = 0.02;

/**
 * Whether so many words of Indian scripts cannot be what their page shows: their glyphs stand for letters in the order in which
 * they are drawn, or for none. Words that are meant (PDF, ActualText) and those of most newer printers are whole.
 * @param texts as the file has them, before anything in them is put right
 */
export const hasBrokenClusters = (texts: readonly string[]): boolean => {
  const words = texts.flatMap((text) => text.normalize('NFC').match(INDIC_WORD) ?? []);
  return words.filter((word) => BROKEN.test(word)).length > MOST_BROKEN * words.length;
};
