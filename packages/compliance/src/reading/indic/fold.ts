/** A text as the rules for Indian scripts read it, and for each of its letters where it stands in the printed text. */
export type Folded = { text: string; at: readonly number[] };

const INDIC = /[\u0900-\u0d7f]/;

/** Whether a text has letters of an Indian script. Everything in this folder stays closed for a text without. */
export const hasIndic = (text: string): boolean => INDIC.test(text);

/** Whether a text has letters of a script whose languages the rules know: Devanagari or Gujarati. */
export const hasKnownScript = (text: string): boolean =>
  /[\u0900-\u0963\u0966-\u097f\u0a80-\u0aff]/.test(text);

const DEVANAGARI = 0x900;
const GURMUKHI = 0xa00;
const BLOCK = 0x80;
const DANDA = 0x64;
/** Marks of stress, which no order has and which a scan makes of a speck ("तीन॑"). */
const [FIRST_STRESS, LAST_STRESS] = [0x51, 0x54];
/** Letters, by their place in each of the nine blocks, that are written one for the other. */
const SAME: Readonly<Record<number, string>> = {
  // Chandrabindu and anusvara.
  1: '\u0902',
  // A visarga is also how a colon is recognised, and the other way round ("छः", "छ:").
  3: ':',
  8: '\u0907',
  10: '\u0909',
  14: '\u090f',
  18: '\u0913',
  49: '\u0930',
  // Nukta.
  60: '',
  64: '\u093f',
  66: '\u0941',
  70: '\u0947',
  74: '\u094b',
};
const MALAYALAM = 0xd00;
/** Consonants of Malayalam that end without a vowel: each is one letter, or the consonant with its virama and a joiner. */
const CHILLUS = '\u0923\u0928\u0930\u0932\u0933\u0915';
const FIRST_CHILLU = 0x7a;
const VIRAMA = '\u094d';
/** Letters that have their dot inside. */
const DOTTED = '\u0915\u0916\u0917\u091c\u0921\u0922\u092b\u092f';
const FIRST_DOTTED = 0x58;
const JOINERS = /[\u200c\u200d]/;

const foldLetter = (code: number): string => {
  const block = code - (code % BLOCK);
  const place = code % BLOCK;
  if (place === DANDA || place === DANDA + 1) return '\u0964';
  if (place >= FIRST_STRESS && place <= LAST_STRESS) return '';
  if (place >= 0x66 && place <= 0x6f) return String(place - 0x66);
  if (block === GURMUKHI && place === 0x70) return '\u0902';
  if (block === GURMUKHI && place === 0x71) return '';
  if (place >= FIRST_DOTTED && place < FIRST_DOTTED + DOTTED.length && block <= GURMUKHI)
    return DOTTED[place - FIRST_DOTTED] ?? '';
  if (block === MALAYALAM && place >= FIRST_CHILLU) {
    const consonant = CHILLUS[place - FIRST_CHILLU];
    if (consonant !== undefined) return consonant + VIRAMA;
  }
  return SAME[place] ?? String.fromCharCode(DEVANAGARI + place);
};

const STOP = '[\u0915-\u0918\u091a-\u091d\u091f-\u0922\u0924-\u0927\u092a-\u092d]';
/**
 * What the letters of a text are folded to together. A nasal before a stop is an anusvara ("सितम्बर", "सितंबर"). The sign
 * for r above a letter is left out: the text of many PDFs has it in the wrong place ("बोडर्" for "बोर्ड").
 */
const TOGETHER = `[\u0919\u091e\u0923\u0928\u092e]\u094d(?=${STOP})|\u0930\u094d`;
/** A blank inside a cluster, which such PDFs have as well: "स् थापित", "प्र ाप्त", "प्र ति". */
const BROKEN =
  '|(?<=\u094d) +(?=[\u0915-\u0939])|(?<=[\u0904-\u094d]) +(?=[\u0902\u093e-\u094d])|(?<=(?<![\u0900-\u094d])\u092a\u094d\u0930) +(?=[\u0904-\u0939])';
const FOLDS = new RegExp(TOGETHER, 'g');
/** Words of other scripts end with a virama. */
const FOLDS_OF_KNOWN = new RegExp(TOGETHER + BROKEN, 'g');

/**
 * Folds spellings that mean the same into one, for matching alone: nukta, chandrabindu, long and short i and u, joiners,
 * nasals before a stop, visarga and colon. The blocks of the nine scripts are built alike (after ISCII), so that digits of
 * each become 0 to 9, and a word that two languages share is one word: "માસિક" is "मासिक".
 */
export const fold = (printed: string): Folded => {
  let raw = '';
  const places: number[] = [];
  for (let i = 0; i < printed.length; i++) {
    const letter = printed.charAt(i);
    const folded = INDIC.test(letter) ? foldLetter(letter.charCodeAt(0)) : JOINERS.test(letter) ? '' : letter;
    raw += folded;
    for (let nth = 0; nth < folded.length; nth++) places.push(i);
  }
  let text = '';
  const at: number[] = [];
  let from = 0;
  for (const { index, 0: match } of raw.matchAll(hasKnownScript(printed) ? FOLDS_OF_KNOWN : FOLDS)) {
    text += raw.slice(from, index);
    at.push(...places.slice(from, index));
    if (match.endsWith('\u094d') && !match.startsWith('\u0930')) {
      text += '\u0902';
      at.push(places[index] ?? index);
    }
    from = index + match.length;
  }
  text += raw.slice(from);
  at.push(...places.slice(from), printed.length);
  return { text, at };
};

/** Before and behind a word: an Indian vowel sign belongs to its word, which `\b` does not know. */
export const START = '(?<![\\p{L}\\p{M}\\d])';
/** Behind a word. */
export const END = '(?![\\p{L}\\p{M}])';
/** What a word may end with: cases are written together with it in Marathi and Gujarati. */
export const SUFFIX = '[\\p{L}\\p{M}]*';

/** A pattern for folded text out of words as they are printed. */
export const toPattern = (source: string, flags = 'giu'): RegExp => new RegExp(fold(source).text, flags);

const LETTERS = /\p{L}/gu;

/**
 * Whether a text is written in an Indian script: at least a third of its letters. A name of a board in Hindi makes no
 * English sentence Hindi, and "Form V" no Hindi sentence English. The first test is all that other texts cost.
 */
export const isIndic = (text: string): boolean => {
  if (!INDIC.test(text)) return false;
  const letters = text.match(LETTERS) ?? [];
  return letters.filter(hasIndic).length * 3 >= letters.length;
};
