import type { OrderDates } from '../duties/due.ts';
import type { Period } from '../periods/types.ts';
import { type Asks, EVERY_PERIOD } from '../questions/asks.ts';
import { toPeriodCode } from '../questions/period-code.ts';
import { readFirst } from '../rule.ts';
import { fold, hasIndic, hasKnownScript, toPattern } from './fold.ts';
import { MAY_BE_DUTY_RULES, type MayBe } from './may-be-duty-rules.ts';
import { findUnsurePeriod, hasIndicCommand } from './read-sentence.ts';

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
  deadline: 'If it is one, is this its time limit?',
  day: 'If it is one, when is it due?',
  day_of_year: 'If it is one, is it due every year on this day?',
};

/** What to ask for where a period was read and the sentence may be no duty; null where nothing can be asked. */
const toAsks = ({ kind, monthDays, cycle, date, amount, unit }: Period): Asks | null => {
  if (kind === 'once' && date) return { kind: 'day', options: [date] };
  if (kind === 'once' && amount && unit)
    return { kind: 'deadline', options: [toPeriodCode({ every: amount, unit, times: 1 })] };
  if (monthDays.length === 1) return { kind: 'day_of_year', options: monthDays };
  if (kind !== 'recurring' || !cycle) return null;
  const code = toPeriodCode(cycle);
  return { kind: 'period', options: [code, ...EVERY_PERIOD.filter((each) => each !== code)] };
};

const findUnsure = (sentence: string): { words: string; asks: Asks } | null => {
  const period = findUnsurePeriod(sentence);
  const asks = period && toAsks(period);
  return asks && { words: period.text, asks };
};

/** "समय-समय पर", "वेळोवेळी", "નિયમિત સમયાંતરે": again and again, and not how often. */
const VAGUE = toPattern('समय-?\\s*समय\\s+पर|नियमित\\s+अंतर\\S*|वेळोवेळी|સમયાંતરે|સમય\\s*સમય\\s+પર', 'iu');

const findVague = (sentence: string): string | null => {
  if (!hasIndicCommand(sentence)) return null;
  const { text, at } = fold(sentence);
  const match = VAGUE.exec(text);
  return match && sentence.slice(at[match.index], at[match.index + match[0].length]).trim();
};

/**
 * What to ask about a sentence in an Indian language that gives no duty for sure: one that says not how often, one whose
 * words are of no known command, and one in a script that the rules do not know. Null where nothing in it says that it
 * may be a duty.
 */
export const askMayBe = (
  sentence: string,
  { issuedOn, validUpto }: OrderDates,
): { text: string; asks: Asks } | null => {
  const isKnown = hasKnownScript(sentence);
  const vague = isKnown ? findVague(sentence) : null;
  if (vague)
    return {
      text: `The order says "${vague}" and not how often. Which period should be kept?`,
      asks: { kind: 'period', options: EVERY_PERIOD },
    };
  const language = isKnown ? null : languageOf(sentence);
  const found = isKnown ? findUnsure(sentence) : language === null ? null : findMayBe(sentence);
  // The day of the order and its end are facts of the order, and days before it are of other papers.
  const isFact =
    found?.asks.kind === 'day' &&
    found.asks.options.every((day) => day === validUpto || (issuedOn !== null && day <= issuedOn));
  if (!found || isFact) return null;
  const what = language === null ? 'This sentence' : `This sentence in ${language}`;
  return {
    asks: found.asks,
    text: `${what} may be a duty: it says "${found.words}". ${QUESTIONS[found.asks.kind] ?? ''}`.trim(),
  };
};
