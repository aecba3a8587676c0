import { addToDate, findDates, parseMonth } from '../language/dates.ts';
import { COUNT, parseCount } from '../language/numbers.ts';
import { findMatches } from '../language/search.ts';
import { MONTH_NAME } from '../periods/month-names.ts';
import { type Rule, readFirst } from '../rule.ts';
import { ask, matchSpan, NOTHING, readDates, readSpan, type TermReading } from './validity-ends.ts';

/** A statement of validity and the day of issue, where known. The first rule that knows decides. */
export type TermRule = Rule<[text: string, issuedOn: string | null], TermReading>;

/** "2024-25", and the last of several such years. */
const FINANCIAL_YEAR = /\b(20\d\d)\s*[-–/]\s*(?:20)?(\d\d)\b(?![-/.]\d)/g;
const END_OF_MONTH = new RegExp(
  `\\b(?:(?:till|until|up\\s*to|to)\\s+(?:the\\s+)?(?:end|last\\s+day)\\s+of\\s+(?:the\\s+month\\s+of\\s+)?|(?:till|until|up\\s*to|ending)\\s+(?:with\\s+)?(?:ending\\s+)?(?:the\\s+month\\s+of\\s+)?)(${MONTH_NAME})\\s*,?\\s*(20\\d\\d)\\b`,
  'i',
);
/** "by six months beyond", before a day. */
const BY_SPAN_BEYOND = new RegExp(
  `\\b(?:by|for)\\s+(?:a\\s+)?(?:further\\s+)?(?:period\\s+of\\s+)?(${COUNT})\\s+(years?|months?|days?)\\s+(?:beyond|after)\\s+(?:the\\s+)?`,
  'i',
);
/** "2 (three) years": what the bracket says. */
const WORDS_OF_COUNT = /\d\s*\(\s*([a-z-]+(?:\s[a-z]+)?)\s*\)\s+(?:years?|months?|days?)\s*$/i;
const COUNT_REACH = 48;
/** An end may be rounded to that of a month or a year's half. */
const MOST_OFF_DAYS = 120;
const DAY_MS = 86_400_000;
/** "from April 2024 to March 2029": months without days. */
const MONTH_RANGE = new RegExp(
  `\\b(?:from|of|:)\\s*(${MONTH_NAME})\\s*,?\\s*(20\\d\\d)\\s*(?:to|till|up\\s*to|-|–)\\s*(${MONTH_NAME})\\s*,?\\s*(20\\d\\d)\\b`,
  'i',
);
/** The last of two years and more. */
const BARE_YEARS = /\b20\d\d\s*(?:to|till|,|and|&|–)\s*(20\d\d)\b(?!\s*[-./]\s*\d)/gi;
const WHICHEVER = /\bwhichever\s+(?:is|comes|occurs)\s+(?:earlier|first|earliest)\b/i;
const OTHER_END =
  /\bco-?\s?termin(?:us|ous)\s+with\b|\b(?:for|till|until|up\s*to)\s+(?:the\s+)?(?:end\s+of\s+)?(?:the\s+)?(?:(?:project|lease|mine|mining)\s+)?(?:life|expiry|lease\s+period|completion\s+of)\b/i;
const AT_MOST =
  /\bmaximum\b|\b(?:not|never)\s+(?:to\s+)?(?:exceed(?:ing)?|more\s+than|beyond)\b|\bouter\s+limit\b/i;
const COMMISSIONING = /commission/i;
const UNTIL_CANCELLED =
  /\b(?:until|till|unless)\s+(?:it\s+is\s+|further\s+orders?|revoked|cancelled|withdrawn|surrendered)/i;

/** "up to 07-05-2029 or till the commissioning": the printed end of a statement that names the commissioning as well. */
const readPrinted = (text: string): TermReading | null => {
  const periods = readDates(text)?.periods ?? [];
  return periods.length > 0 ? ask(periods) : null;
};

/** The order matters: an event before the dates beside it, dates before spans. */
export const TERM_RULES: readonly TermRule[] = [
  /**
   * "up to commissioning or 5 years, whichever is earlier"; a printed day is the latest end and is asked about. Leaves a
   * unit that was commissioned.
   */
  {
    id: 'commissioning',
    read: (text) =>
      COMMISSIONING.test(text) && /earlier|up\s*to|till|until/i.test(text)
        ? (readPrinted(text) ?? { ...NOTHING, openEnded: 'until_commissioning' })
        : null,
  },
  /** "five years or up to 31/03/2028, whichever is earlier": the earlier; asked where only one is dated. Leaves one end. */
  {
    id: 'whichever-is-earlier',
    read: (text, issuedOn) => {
      if (!WHICHEVER.test(text)) return null;
      const ends = [readDates(text), readSpan(text, issuedOn)].flatMap((reading) => reading?.periods ?? []);
      const first = ends.toSorted((a, b) => (a.upto ?? '').localeCompare(b.upto ?? ''))[0];
      if (!first) return null;
      return ends.length > 1 ? { ...NOTHING, periods: [first] } : ask([first]);
    },
  },
  /** "extended by six months beyond 30.06.2024": counted from that day. Leaves an end that is printed. */
  {
    id: 'extended-beyond',
    read: (text) => {
      const found = BY_SPAN_BEYOND.exec(text);
      const count = parseCount(found?.[1] ?? '');
      const from = found ? findDates(text.slice(found.index + found[0].length))[0] : undefined;
      if (!found || count === null || from?.start !== 0 || !from.iso) return null;
      const unit = /^y/i.test(found[2] ?? '') ? 'year' : /^m/i.test(found[2] ?? '') ? 'month' : 'day';
      return { ...NOTHING, periods: [{ medium: null, from: null, upto: addToDate(from.iso, count, unit) }] };
    },
  },
  /** "5 years i.e. from 01.04.2024 to 31.03.2028", "2 (three) years": asked, as the words contradict each other. Leaves days that are a little off. */
  {
    id: 'contradicting',
    read: (text, issuedOn) => {
      const span = matchSpan(text);
      if (!span) return null;
      const other = WORDS_OF_COUNT.exec(text.slice(0, span.start).slice(-COUNT_REACH))?.[1];
      const said = other ? parseCount(other.trim()) : null;
      const [own] = readDates(text)?.periods ?? [];
      const counted = own?.from ? addToDate(own.from, span.count, span.unit) : null;
      const isFar =
        own?.upto && counted
          ? Math.abs(Date.parse(counted) - Date.parse(own.upto)) > MOST_OFF_DAYS * DAY_MS
          : false;
      const ends = isFar
        ? [own?.upto ?? null, counted && addToDate(counted, -1, 'day')]
        : said !== null && said !== span.count && !own && issuedOn
          ? [span.count, said].map((count) => addToDate(issuedOn, count, span.unit))
          : [];
      const options = ends.filter((end) => end !== null).toSorted();
      return options.length > 1
        ? {
            ...NOTHING,
            questions: [
              {
                question:
                  'The order says two ends of its validity that contradict each other. Until when is it valid?',
                asks: { kind: 'valid_upto', options },
              },
            ],
          }
        : null;
    },
  },
  /** "valid from 01/10/2023 to 30/09/2028": the ends, each with its start. Leaves dates before the word of validity. */
  { id: 'dates', read: readDates },
  /** "till end of March 2029", "valid till March 2027": its last day. Leaves a month without a year. */
  {
    id: 'end-of-month',
    read: (text) => {
      const named = END_OF_MONTH.exec(text);
      const month = parseMonth(named?.[1] ?? '');
      if (!named || month === null) return null;
      const first = `${named[2]}-${String(month).padStart(2, '0')}-01`;
      const upto = addToDate(addToDate(first, 1, 'month'), -1, 'day');
      return { ...NOTHING, periods: [{ medium: null, from: null, upto }] };
    },
  },
  /** "for a block of 5 years from April 2024 to March 2029": up to the last day of the last month. Leaves a month alone. */
  {
    id: 'month-range',
    read: (text) => {
      const range = MONTH_RANGE.exec(text);
      const [first, last] = [parseMonth(range?.[1] ?? ''), parseMonth(range?.[3] ?? '')];
      if (!range || first === null || last === null) return null;
      const dayOne = (year: string | undefined, month: number) =>
        `${year}-${String(month).padStart(2, '0')}-01`;
      const upto = addToDate(addToDate(dayOne(range[4], last), 1, 'month'), -1, 'day');
      return { ...NOTHING, periods: [{ medium: null, from: dayOne(range[2], first), upto }] };
    },
  },
  /** "co-terminus with the lease, subject to a maximum of thirty years": the latest end, which is asked about. Leaves a span alone. */
  {
    id: 'at-most',
    read: (text, issuedOn) => {
      const at = OTHER_END.test(text) ? text.search(AT_MOST) : -1;
      const longest = at < 0 ? null : readSpan(text.slice(at), issuedOn);
      return longest ? ask(longest.periods) : null;
    },
  },
  /** "for a period of five years", counted from a printed start or the issue. Leaves a span without either. */
  {
    id: 'span',
    read: readSpan,
  },
  /** "for 2024-25 to 2028-29": up to the end of the last financial year. Leaves years that are no two in a row. */
  {
    id: 'financial-years',
    read: (text) => {
      const years = findMatches(FINANCIAL_YEAR, text).filter(
        (year) => (Number(year[1]) + 1) % 100 === Number(year[2]),
      );
      const [first, last] = [years[0], years.at(-1)];
      if (!first || !last) return null;
      const [from, upto] = [`${first[1]}-04-01`, `${Number(last[1]) + 1}-03-31`];
      return { ...NOTHING, periods: [{ medium: null, from, upto }] };
    },
  },
  /** "from 2024 to 2029", "the calendar years 2024 and 2025": asked, by the year in which it ends. Leaves other figures. */
  {
    id: 'bare-years',
    read: (text) => {
      const years = findMatches(BARE_YEARS, text).at(-1);
      return years
        ? {
            ...NOTHING,
            questions: [
              {
                question: `The order prints ${years[1]} as the last year of its validity and no day. Until when is it valid?`,
                asks: { kind: 'valid_upto', options: [`${years[1]}-03-31`, `${years[1]}-12-31`] },
              },
            ],
          }
        : null;
    },
  },
  /** "co-terminus with the lease", "for the life of the mine": asked. Leaves ends that are dated. */
  { id: 'other-end', read: (text) => (OTHER_END.test(text) ? ask([]) : null) },
  /** "until revoked", "till further orders". Leaves other ends. */
  {
    id: 'until-cancelled',
    read: (text) => (UNTIL_CANCELLED.test(text) ? { ...NOTHING, openEnded: 'until_cancelled' } : null),
  },
];

/** What a statement of validity says of the end of the order, or null. */
export const readTerm = (text: string, issuedOn: string | null, rules = TERM_RULES): TermReading | null =>
  readFirst(rules, text, issuedOn);
