import { addToDate, findDates } from '../language/dates.ts';
import { COUNT, parseCount } from '../language/numbers.ts';
import { findMatches } from '../language/search.ts';
import type { Asked } from '../questions/asks.ts';
import { listNearDays } from '../questions/near-days.ts';
import type { OpenEnded, ValidityPeriod } from '../types.ts';
import { mediumAt } from './medium-at.ts';
import { HOLDS } from './validity-words.ts';

/** What a statement says: periods, an end that is no day, or a date that cannot be (as the question it asks). */
export type TermReading = {
  periods: Omit<ValidityPeriod, 'citation'>[];
  openEnded: OpenEnded | null;
  questions: Asked[];
};

const FOR_PERIOD = new RegExp(
  `(?:\\b(?:for|of|till|upto|up\\s+to|by|validity|valid|operative)\\b|\\bvalidity\\b[^.;\\d]{0,60}?\\b(?:shall\\s+be|will\\s+be|is)\\b|:)[\\s:–-]*(?:a\\s+|the\\s+)?(?:further\\s+)?(?:maximum\\s+)?(?:(?:period|term)\\s+of\\s+)?(${COUNT})\\s+(years?|months?|days?)`,
  'gi',
);
/** "Land: lease deed dated 02/08/2023 for 30 years": the span of another paper. */
const OF_LEASE = /\b(?:lease|agreement|insurance|policy|deed|warranty|membership)\b[^;.]{0,40}$/i;

/** "comes into force on 01.05.2024": the start before a span. */
const IN_FORCE_ON =
  /\b(?:into\s+(?:force|effect|operation)|effective|valid|commences?|starts?|renewed|granted|accorded|issued|extended)\s+(?:on|from|w\.?e\.?f\.?)\s*$/i;

const START =
  /\b(?:from|w\.?e\.?f\.?|issue|dated|dt|with\s+effect|(?:commencing|commencement|starting|beginning)(?:\s+(?:on|from|with))?)\W*(?:the\s+)?(?:date\s+)?(?:of\s+issue\W*)?$/i;

/** "30-06-2028 for Water": whose end it is. */
const OF_MEDIUM = /^\s*\(?\s*(?:for|under)\s+(?:the\s+)?(water|air)\b/i;

const UP_TO = /^\s*(?:to|-|–|till|up\s*to|through|(?:and\s+)?ending\s+(?:on|with))\s*$/i;

/** "01/01/2023 To" at the end of a line, with what stands beside it before the next: "To U.P. Pollution Control Board". */
const UP_TO_NEXT_LINE = /^\s*[Tt][Oo]\s+[A-Z].{1,60}$/s;

/** "as per notification dtd. 14.09.2006": the day of a paper that the statement cites. */
const OF_PAPER =
  /\b(?:notifications?|circulars?|memorandum|O\.?M\.?|letter|G\.?O\.?|rules?|act|amendments?)\b[^;]{0,40}\b(?:dated|dtd|dt)\W*$/i;

/** A statement that says nothing of an end yet. */
export const NOTHING: TermReading = { periods: [], openEnded: null, questions: [] };

/** The printed ends of a statement, each with its start; null where it prints none that counts. */
export const readDates = (text: string): TermReading | null => {
  const dates = findDates(text).filter(
    (date) =>
      date.year !== null && date.start > text.search(HOLDS) && !OF_PAPER.test(text.slice(0, date.start)),
  );
  const reading: TermReading = { periods: [], openEnded: null, questions: [] };
  // "renewed w.e.f. 01.02.2025 and shall expire on …": the start stands before the words of validity.
  const started = findDates(text).find(
    (date) =>
      date.iso &&
      date.start < (dates[0]?.start ?? 0) &&
      /(?:w\.?\s?e\.?\s?f\.?|with\s+effect\s+from)\s*$/i.test(text.slice(0, date.start)),
  );
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
    const next = dates[at + 1];
    const between = text.slice(date.end, next?.start);
    if (next && UP_TO.test(between)) continue;
    if (next?.iso && next.iso > date.iso && UP_TO_NEXT_LINE.test(between)) continue;
    const earlier = dates[at - 1] ?? started;
    const from =
      earlier?.iso &&
      (/from|w\.?e\.?f|effect|commenc|starting|beginning/i.test(
        text.slice(Math.max(0, earlier.start - 24), earlier.start),
      ) ||
        UP_TO.test(text.slice(earlier.end, date.start)))
        ? earlier.iso
        : null;
    const behind = OF_MEDIUM.exec(text.slice(date.end))?.[1]?.toLowerCase();
    const medium = behind === 'water' || behind === 'air' ? behind : mediumAt(text, date.start);
    reading.periods.push({ medium, from, upto: date.iso });
  }
  return reading.periods.length + reading.questions.length > 0 ? reading : null;
};

type Span = { count: number; unit: 'year' | 'month' | 'day'; start: number };

/** "for a period of five years". */
export const matchSpan = (text: string): Span | null => {
  const span = findMatches(FOR_PERIOD, text).find(({ index }) => !OF_LEASE.test(text.slice(0, index)));
  const count = span ? parseCount(span[1] ?? '') : null;
  return count && span?.[2]
    ? {
        count,
        unit: /^y/i.test(span[2]) ? 'year' : /^m/i.test(span[2]) ? 'month' : 'day',
        start: span.index + span[0].length,
      }
    : null;
};

/** "one year from the date of commissioning": it begins on a day that the order does not know. */
const FROM_EVENT =
  /^\s*(?:from|after|of)\s+(?:the\s+)?(?:(?:actual\s+)?date\s+of\s+)?(?:actual\s+|its\s+|the\s+)*(?:commission|start|commencement|possession|completion|operation|production|obtaining|(?:issue|grant|execution|registration)\s+of\s+(?:the\s+)?(?:mining\s+|quarry(?:ing)?\s+)?(?:lease|licen[cs]e|permit|work\s+order)\b)/i;

/** "for five years from that date", "from the date of its expiry": it begins on the day of another paper. */
const FROM_OTHER =
  /^\s*,?\s*(?:(?:counted|reckoned)\s+)?(?:from|after|beyond)\s+(?:(?:that|such|the\s+said|the\s+above)\s+(?:date|day)\b|(?:the\s+)?(?:date\s+of\s+)?(?:(?:its|the|their|such)\s+)?(?:expir\w+|lapse|previous|earlier|existing|last)\b)/i;

/** A span ends on the day of its start; where that day is printed, the day before it is the last. */
export const readSpan = (text: string, issuedOn: string | null): TermReading | null => {
  const span = matchSpan(text);
  if (!span) return null;
  if (FROM_EVENT.test(text.slice(span.start)) || FROM_OTHER.test(text.slice(span.start))) return ask([]);
  const before = findDates(text.slice(0, span.start)).find(
    (date) => date.iso && IN_FORCE_ON.test(text.slice(0, date.start)),
  )?.iso;
  const behind = findDates(text.slice(span.start)).find(
    (date) =>
      date.iso &&
      START.test(text.slice(Math.max(0, span.start + date.start - 40), span.start + date.start)) &&
      !OF_PAPER.test(text.slice(span.start, span.start + date.start)),
  )?.iso;
  const printed = behind ?? before;
  const from = printed ?? issuedOn;
  if (!from) return null;
  const end = addToDate(from, span.count, span.unit);
  const upto = printed && printed !== issuedOn ? addToDate(end, -1, 'day') : end;
  return { ...NOTHING, periods: [{ medium: null, from, upto }] };
};

/** An end that hangs on something without a date, with those that are known as options. */
export const ask = (periods: TermReading['periods']): TermReading => ({
  ...NOTHING,
  periods,
  questions: [
    {
      question: 'How long the order holds hangs on something that it does not date. Until when is it valid?',
      asks: { kind: 'valid_upto', options: periods.flatMap(({ upto }) => (upto ? [upto] : [])) },
    },
  ],
});
