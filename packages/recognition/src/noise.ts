import type { RecognisedWord } from './types.ts';

/** A word of signs alone that the recogniser is less sure of is dirt, a line of a table or the edge of a stamp. */
const SURE_OF_SIGNS = 60;
/** A word with letters that it is less sure of was not read. */
const READ = 20;

/** The upright line of a table, also where the recogniser is sure of it. */
const UPRIGHT = /^[|¦]+$/u;
/** What lines of a table and edges of paper look like. */
const RULES = /^[|_\-—–=~¦[\]{}'"‘’“”`.,:;\\/!]+$/u;

/**
 * A word that came out as a unit is one, however little the recogniser is sure of it: nothing else looks like it. It takes
 * the Greek letter of micrograms for a Latin one, and is unsure of that.
 */
export const UNIT = /^\(?(?:[mµupyjH]g\/(?:l|kg|N?m[3³®°?*>S]{1,2}3?)|dB\(A\)|°C|ppm|NTU)\)?[.,;]?$/;

/** The number of a paper ("313107625FRDCTO73310452"): so long a word is hardly ever sure, and it is compared with the page. */
const LONG_NUMBER = /^(?=(?:\D*\d){6})[A-Za-z\d()./-]{12,}$/;

/** No letter and no digit is so many times as wide as it is high: a hyphen is. */
const FLAT = 1.6;

/** Whether a single letter or digit is a stroke that was taken for one. */
export const isFlat = ({ text, bbox }: RecognisedWord): boolean =>
  /^[\p{L}\p{N}]$/u.test(text) && bbox.x1 - bbox.x0 > FLAT * (bbox.y1 - bbox.y0);

/** Whether a word is none: dirt, the line of a table, the edge of a stamp. */
export const isNoise = (word: RecognisedWord): boolean => {
  const { text, confidence, bbox } = word;
  if (!/[\p{L}\p{N}]/u.test(text)) {
    // Between two cells, and never a word of an order or a report.
    if (UPRIGHT.test(text)) return true;
    const [width, height] = [bbox.x1 - bbox.x0, bbox.y1 - bbox.y0];
    // A rule is long and thin; the points of a colon stand over each other.
    const highest = text === ':' ? 6 : 3;
    if (RULES.test(text) && (width > 12 * height || height > highest * width)) return true;
    return RULES.test(text) && text !== '-' && text !== '–' ? confidence < 80 : confidence < SURE_OF_SIGNS;
  }
  return isFlat(word) || (confidence < READ && !UNIT.test(text) && !LONG_NUMBER.test(text));
};
