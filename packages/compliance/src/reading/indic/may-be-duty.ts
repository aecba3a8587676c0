import type { OrderDates } from '../duties/due.ts';
import type { Asks } from '../questions/asks.ts';
import { readFirst } from '../rule.ts';
import { fold, hasIndic, hasKnownScript } from './fold.ts';
import { MAY_BE_DUTY_RULES, type MayBe } from './may-be-duty-rules.ts';

const LANGUAGES: Readonly<Record<number, string>> = {
  2432: 'Bengali',
  2560: 'Punjabi',
  2816: 'Odia',
  2944: 'Tamil',
  3072: 'Telugu',
  3200: 'Kannada',
  3328: 'Malayalam',
};
const BLOCK = 0x80;

/** The language of a script that the rules do not know; null where there is no such letter. */
const languageOf = (sentence: string): string | null => {
  const letter = [...sentence].find(
    (each) => hasIndic(each) && !hasKnownScript(each) && !/[\u0964\u0965]/.test(each),
  );
  const code = letter?.codePointAt(0) ?? 0;
  return LANGUAGES[code - (code % BLOCK)] ?? null;
};

/**
 * What in a sentence of Kannada, Tamil, Telugu, Bengali, Punjabi, Odia or Malayalam may make it a duty: a date, a word for a
 * period or the name of a form. Null where there is none. `words` as printed.
 */
export const findMayBe = (sentence: string, rules = MAY_BE_DUTY_RULES): MayBe | null => {
  const { text, at } = fold(sentence);
  const found = readFirst(rules, text);
  if (!found) return null;
  return { words: sentence.slice(at[found.start], at[found.end]).trim(), asks: found.asks };
};

const QUESTIONS: Partial<Record<Asks['kind'], string>> = {
  period: 'If it is one, how often is it due?',
  day: 'If it is one, when is it due?',
  day_of_year: 'If it is one, is it due every year on this day?',
};

/** What to ask about a sentence in one of these languages; null where nothing in it says that it may be a duty. */
export const askMayBe = (
  sentence: string,
  { issuedOn, validUpto }: OrderDates,
): { text: string; asks: Asks } | null => {
  if (hasKnownScript(sentence)) return null;
  const language = languageOf(sentence);
  const found = language === null ? null : findMayBe(sentence);
  // The day of the order and its end are facts of the order.
  const isFact =
    found?.asks.kind === 'day' && found.asks.options.every((day) => day === issuedOn || day === validUpto);
  if (!found || isFact) return null;
  return {
    asks: found.asks,
    text: `This sentence in ${language} may be a duty: it says "${found.words}". ${QUESTIONS[found.asks.kind] ?? ''}`.trim(),
  };
};
