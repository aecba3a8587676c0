import { addToDate, findDates } from '../language/dates.ts';
import { COUNT, parseCount } from '../language/numbers.ts';
import type { Asked } from '../questions/asks.ts';
import { listNearDays } from '../questions/near-days.ts';
import { type Rule, readFirst } from '../rule.ts';
import type { OpenEnded, ValidityPeriod } from '../types.ts';
import { mediumAt } from './medium-at.ts';
import { HOLDS } from './validity-statement-rules.ts';

/** What a statement says: periods, an end that is no day, or a date that cannot be (as the question it asks). */
export type TermReading = {
  periods: Omit<ValidityPeriod, 'citation'>[];
  openEnded: OpenEnded | null;
  questions: Asked[];
};

/** A statement of validity and the day of issue, where known. The first rule that knows decides. */
export type TermRule = Rule<[text: string, issuedOn: string | null], TermReading>;

const FOR_PERIOD = new RegExp(
  `\\b(?:for|of|till|upto|up\\s+to)\\s+(?:a\\s+|the\\s+)?(?:further\\s+)?(?:maximum\\s+)?(?:period\\s+of\\s+)?(${COUNT})\\s+(years?|months?)`,
  'i',
);
const COMMISSIONING = /commission/i;
const UNTIL_CANCELLED =
  /\b(?:until|till|unless)\s+(?:it\s+is\s+|further\s+orders?|revoked|cancelled|withdrawn|surrendered)/i;
const START =
  /\b(?:from|w\.?e\.?f\.?|issue|dated|dt|with\s+effect)\W*(?:the\s+)?(?:date\s+)?(?:of\s+issue\W*)?$/i;
const UP_TO = /^\s*(?:to|-|–|till|up\s*to)\s*$/i;

const NOTHING: TermReading = { periods: [], openEnded: null, questions: [] };

const readDates = (text: string): TermReading | null => {
  const dates = findDates(text).filter((date) => date.year !== null && date.start > text.search(HOLDS));
  const reading: TermReading = { periods: [], openEnded: null, questions: [] };
  for (const [at, date] of dates.entries()) {
    if (!date.iso) {
      reading.questions.push({
        question: `The order prints ${date.text} as a date of its validity, which is no day of the calendar. Until when is it valid?`,
        asks: { kind: 'valid_upto', options: listNearDays(date) },
      });
      continue;
    }
    if (START.test(text.slice(Math.max(0, date.start - 40), date.start))) continue;
    // "01/10/2023 - 30/09/2028": the first of two is the start.
    if (dates[at + 1] && UP_TO.test(text.slice(date.end, dates[at + 1]?.start))) continue;
    const earlier = dates[at - 1];
    const from =
      earlier?.iso &&
      (/from|w\.?e\.?f|effect/i.test(text.slice(Math.max(0, earlier.start - 24), earlier.start)) ||
        UP_TO.test(text.slice(earlier.end, date.start)))
        ? earlier.iso
        : null;
    reading.periods.push({ medium: mediumAt(text, date.start), from, upto: date.iso });
  }
  return dates.length > 0 ? reading : null;
};

/** The order matters: an event before the dates beside it, dates before spans. */
export const TERM_RULES: readonly TermRule[] = [
  /** "up to commissioning or 5 years, whichever is earlier". Leaves a unit that was commissioned. */
  {
    id: 'commissioning',
    read: (text) =>
      COMMISSIONING.test(text) && /earlier|up\s*to|till|until/i.test(text)
        ? { ...NOTHING, openEnded: 'until_commissioning' }
        : null,
  },
  /** "valid from 01/10/2023 to 30/09/2028": the ends, each with its start. Leaves dates before the word of validity. */
  { id: 'dates', read: readDates },
  /** "for a period of five years", counted from the issue. Leaves a span without a known issue. */
  {
    id: 'span',
    read: (text, issuedOn) => {
      const span = FOR_PERIOD.exec(text);
      const count = span ? parseCount(span[1] ?? '') : null;
      if (!count || !issuedOn || !span?.[2]) return null;
      const upto = addToDate(issuedOn, count, /^y/i.test(span[2]) ? 'year' : 'month');
      return { ...NOTHING, periods: [{ medium: null, from: issuedOn, upto }] };
    },
  },
  /** "until revoked", "till further orders". Leaves other ends. */
  {
    id: 'until-cancelled',
    read: (text) => (UNTIL_CANCELLED.test(text) ? { ...NOTHING, openEnded: 'until_cancelled' } : null),
  },
];

/** What a statement of validity says of the end of the order, or null. */
export const readTerm = (text: string, issuedOn: string | null, rules = TERM_RULES): TermReading | null =>
  readFirst(rules, text, issuedOn);
