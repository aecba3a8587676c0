/** What nearly all runs of text are made of: nothing in them is to be changed. */
const PLAIN = /^[\x20-\x7e]*$/;

/** Other ends of lines than the one that paragraphs keep. */
const BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Blanks of every width: the rules know one. */
const BLANKS = /\p{Zs}/gu;
/**
 * Controls, marks of the writing direction (they turn what a person sees, not what is said), blanks without a width, soft
 * hyphens, the byte-order mark, and tags. Joiners (U+200C, U+200D) stay: Indic scripts write with them.
 */
const UNSEEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
/** "ﬁ", "ﬄ", "ﬆ": one glyph for several letters. */
const LIGATURES = /[\ufb00-\ufb06]/g;
/** Glyphs of symbol fonts: bullets, arrows and boxes of Symbol and Wingdings. */
const BULLETS = /[\uf020-\uf0ff]/g;
/** Glyphs that mean something in their own font alone. */
const PRIVATE = /\p{Co}/gu;

/** Vowel signs that are drawn before the consonant that they are said after, with the consonants of their script. */
const SCRIPTS: readonly { signs: string; consonants: string; nukta: string; virama: string }[] = [
  {
    signs: '\u093f',
    consonants: '\u0915-\u0939\u0958-\u095f\u0978-\u097f',
    nukta: '\u093c',
    virama: '\u094d',
  },
  {
    signs: '\u09bf\u09c7\u09c8',
    consonants: '\u0995-\u09b9\u09dc-\u09df\u09f0\u09f1',
    nukta: '\u09bc',
    virama: '\u09cd',
  },
  { signs: '\u0a3f', consonants: '\u0a15-\u0a39\u0a59-\u0a5e', nukta: '\u0a3c', virama: '\u0a4d' },
  { signs: '\u0abf', consonants: '\u0a95-\u0ab9\u0af9', nukta: '\u0abc', virama: '\u0acd' },
  { signs: '\u0b47', consonants: '\u0b15-\u0b39\u0b5c-\u0b5f\u0b71', nukta: '\u0b3c', virama: '\u0b4d' },
  { signs: '\u0bc6-\u0bc8', consonants: '\u0b95-\u0bb9', nukta: '', virama: '\u0bcd' },
  { signs: '\u0d46-\u0d48', consonants: '\u0d15-\u0d3a', nukta: '', virama: '\u0d4d' },
];

/** A sign that follows no consonant of its script, and the cluster of consonants that it is drawn before. */
const EARLY_SIGNS = SCRIPTS.map(({ signs, consonants, nukta, virama }) => {
  const letter = `[${consonants}]${nukta && `${nukta}?`}`;
  return new RegExp(`(?<![${consonants}${nukta}])([${signs}])(${letter}(?:${virama}${letter})*)`, 'gu');
});
const INDIC = /[\u0900-\u0d7f]/;

/**
 * A text out of a file as a person reads it and as the rules expect it: without what is not seen, blanks of one kind, letters
 * for ligatures, bullets for the glyphs of symbol fonts, Indic signs behind the consonants that they belong to, composed
 * (NFC), well-formed. A text that has nothing of that stays the same.
 */
export const toReadableText = (text: string): string => {
  if (PLAIN.test(text)) return text;
  const seen = text
    .toWellFormed()
    .replace(BREAKS, '\n')
    .replace(UNSEEN, '')
    .replace(BLANKS, ' ')
    .replace(LIGATURES, (ligature) => ligature.normalize('NFKC'))
    .replace(BULLETS, '\u2022')
    .replace(PRIVATE, '')
    .normalize('NFC');
  if (!INDIC.test(seen)) return seen;
  return EARLY_SIGNS.reduce((words, sign) => words.replace(sign, '$2$1'), seen).normalize('NFC');
};
