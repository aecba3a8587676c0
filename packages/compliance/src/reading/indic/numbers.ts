import { fold } from './fold.ts';

/** Numbers as conditions write them out, in Hindi, Marathi and Gujarati. */
const WORDS: Readonly<Record<number, string>> = {
  1: 'एक|એક',
  2: 'दो|दोन|બે',
  3: 'तीन|ત્રણ',
  4: 'चार|ચાર',
  5: 'पांच|पाच|પાંચ',
  6: 'छह|छः|छै|छे|छ|सहा|છ',
  7: 'सात|સાત',
  8: 'आठ|આઠ',
  9: 'नौ|नऊ|નવ',
  10: 'दस|दहा|દસ',
  12: 'बारह|बारा|બાર',
  15: 'पंद्रह|पन्द्रह|पंधरा|પંદર',
  20: 'बीस|वीस|વીસ',
  21: 'इक्कीस|एकवीस|એકવીસ',
  30: 'तीस|ત્રીસ',
  45: 'पैंतालीस|पंचेचाळीस|પિસ્તાળીસ',
  60: 'साठ|સાઠ',
  90: 'नब्बे|नव्वद|નેવું',
  120: 'एक\\s+सौ\\s+बीस|एकशे\\s+वीस|એકસો\\s+વીસ',
};

const BY_LENGTH = Object.entries(WORDS)
  .flatMap(([value, words]) =>
    fold(words)
      .text.split('|')
      .map((word) => ({ word, value: Number(value) })),
  )
  .sort((a, b) => b.word.length - a.word.length);

/** Source of a pattern for a whole number in folded text, in digits or written out, also as "15 (पंद्रह)". */
export const NUMBER = `(?:\\d{1,3}(?:\\s*\\([^()]{1,20}\\))?|${BY_LENGTH.map(({ word }) => word).join('|')})`;

const EXACT = BY_LENGTH.map(({ word, value }) => ({ value, pattern: new RegExp(`^(?:${word})$`, 'u') }));

/** The number that `NUMBER` matched; null if it is none. */
export const parseNumber = (text: string): number | null => {
  const digits = /^\d{1,3}/.exec(text);
  if (digits) return Number(digits[0]);
  return EXACT.find(({ pattern }) => pattern.test(text.trim()))?.value ?? null;
};
