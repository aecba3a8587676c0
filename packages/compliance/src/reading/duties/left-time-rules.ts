import { findDates } from '../language/dates.ts';
import { COUNT } from '../language/numbers.ts';
import { findMatch } from '../language/search.ts';
import { blankClarified } from '../periods/clarified.ts';
import { hasDay } from '../periods/pairs.ts';
import type { Period } from '../periods/types.ts';
import { type Asked, type Asks, EVERY_PERIOD } from '../questions/asks.ts';
import { toPeriodCode } from '../questions/period-code.ts';
import { type Rule, readFirst } from '../rule.ts';
import { findAnyTime } from './any-time.ts';
import type { Clause } from './clauses.ts';

/**
 * The period that was read of a duty, and the duty's words up to the periods beside it (`words`), of which those before
 * and behind the period. `left`: all words of the duty, without those of any period of the sentence.
 */
type Read = { period: Period; words: string; before: string; behind: string; left: string };

/** An expression of time which the period was not read from, and what an answer sets. */
type LeftTime = { words: string; asks: Asks };

/** An expression of time in the words of a duty which its period was not read from; null where there is none. */
export type LeftTimeRule = Rule<[read: Read], LeftTime>;

/** Some day, where it is due once. */
const ANY_DAY: Asks = { kind: 'day', options: [] };

/** How often, or by when where it is due once. */
const ask = (words: string | undefined, { kind, cycle }: Period): LeftTime | null => {
  if (words === undefined) return null;
  if (kind !== 'recurring') return { words, asks: ANY_DAY };
  const own = cycle ? [toPeriodCode(cycle)] : [];
  return { words, asks: { kind: 'period', options: [...new Set([...own, ...EVERY_PERIOD])] } };
};

/** What is said of an amount, a paper, a stock, or of what was; and gaps between two times. */
const NO_TIME =
  /\b(?:not\s+more\s+than|more\s+than|less\s+than|not\s+exceed\w*|exceeding|maximum|capacity|produc\w+|discharge|quantity|valid\w*|fees?|penalt\w+|delay|default|old|dated|vide|held|ended|ending|expir\w+|granted|paid|retain\w*|preserv\w*|kept|keep|plans?\s+for|records?|beyond|gap|intervals?)\b/i;

/** What opens a day that something is due on. */
const DUE_DAY =
  /\b(?:by|before|till|until|up\s*to|latest(?:\s+by)?|later\s+than|on|filed|submitted|sent|furnished|paid|due)\s+(?:or\s+before\s+)?(?:the\s+)?$/i;
/** A day that a paper or a stock is of: "as on 31st March", "for the year ending on 31st March". */
const OF_DAY =
  /\b(?:as\s+on|(?:ends?|ending|ended|closes|closing|closed|dated)(?:\s+(?:on|by))?)\s+(?:the\s+)?$/i;

/** After how many months a printed day of the year comes again. */
const MONTHS_BETWEEN: Record<string, number> = { quarterly: 3, half_yearly: 6 };

const two = (n: number): string => String(n).padStart(2, '0');

/** Whether a period comes to a day of the year; the last days of two months are one. */
const comesTo = (period: Period, { month, day }: { month: number; day: number }): boolean => {
  const dates = [period.date, period.first, period.last].filter((date) => date !== null);
  const days = [...period.monthDays, ...dates.map((date) => date.slice(5))];
  const step = MONTHS_BETWEEN[String(period.frequency)] ?? 12;
  return (
    days.includes(`${two(month)}-${two(day)}`) ||
    days.some(
      (each) => (Number(each.slice(0, 2)) - month) % step === 0 && Math.abs(Number(each.slice(3)) - day) <= 1,
    ) ||
    period.dayOfMonth === day
  );
};

/** What changes a period right before or behind it. */
const ALTERS_BEFORE = /\b(?:alternate|alternative|every\s+other)\s+$/i;
const ALTERS_BEHIND =
  /^[\s,(]*((?:except(?:ing)?|excluding|barring|other\s+than|save)\b(?![^,.;]{0,20}\b(?:rain|sundays?|holidays?|weekly))[^,.;)]{0,40})/i;

const YEAR_BEHIND = /^\s*,?\s*(?:of\s+)?((?:19|20)\d\d)\b(?!\s*[-–/]\s*\d)/;

/** "within 15 days from that date": of what, is not the order. */
const FROM_OTHER =
  /^\s*,?\s*(?:from|of|after|since|following)\s+(?:that|such|the\s+said|which)\b[^.,;]{0,30}/i;
const OF_ORDER = /\b(?:order|consent|letter|authori[sz]ation|clearance|issue|receipt)\b/i;

const BARE_COUNT = new RegExp(
  `\\b(?<!\\b(?:previous|last|preceding|past)\\s+)(?:${COUNT})\\s+(?:calendar\\s+|working\\s+)?(?:days?|weeks?|fortnights?|months?|quarters?|years?)\\b(?!['’]|\\s+(?:old|of\\s+age|storage|retention))`,
  'i',
);
/** How long something goes on, or is told of: "for a further period of 3 years". */
const FOR_LONG =
  /\b(?:for|with)\s+(?:(?:an?|the|further|next|first|last|at\s+least|period|of|minimum)\s+)*$/i;

/** The first that finds one decides. */
export const LEFT_TIME_RULES: readonly LeftTimeRule[] = [
  /** "on alternate Saturdays", "monthly excepting the monsoon": something changes how often. Leaves rain and holidays. */
  {
    id: 'altered',
    read: ({ period, before, behind }) =>
      ask(findMatch(ALTERS_BEFORE, before)?.[0] ?? findMatch(ALTERS_BEHIND, behind)?.[1], period),
  },
  /** "by the second week of July 2025": the year of what was read as every year. Leaves "2025-26". */
  {
    id: 'of-one-year',
    read: ({ period, behind }) => {
      if (period.kind !== 'recurring' || !(hasDay(period) || period.month !== null)) return null;
      const year = YEAR_BEHIND.exec(behind)?.[1];
      return year === undefined ? null : { words: year, asks: ANY_DAY };
    },
  },
  /** "on 1st April of every second year", read without the day. Leaves days that the period comes to, and days that a paper is of. */
  {
    id: 'other-day',
    read: ({ period, words }) => {
      const day = findDates(words).find(
        (date) =>
          /[a-z]{3}/i.test(date.text) &&
          DUE_DAY.test(words.slice(0, date.start)) &&
          !OF_DAY.test(words.slice(0, date.start)) &&
          !comesTo(period, date),
      );
      return ask(day?.text, period);
    },
  },
  /** "within 15 days from that date", read from the issue. Leaves the order itself. */
  {
    id: 'counted-from',
    read: ({ period, behind }) => {
      if (period.kind !== 'once' || period.amount === null) return null;
      const from = FROM_OTHER.exec(behind)?.[0];
      return from && !OF_ORDER.test(from) ? ask(from, period) : null;
    },
  },
  /** "a month before the guarantee (valid up to 30.11.2027) runs out", counted from the end of the order. Leaves an end that it is counted from. */
  {
    id: 'other-end',
    read: ({ period, behind }) =>
      period.kind === 'lead' && period.date === null
        ? ask(findDates(`${period.text}${behind.slice(0, 40)}`).find(({ iso }) => iso !== null)?.text, period)
        : null,
  },
  /** "as on 31st March, before 30th April", read as two days of a half-year. Leaves days as far apart as the period says. */
  {
    id: 'uneven',
    read: ({ period }) => {
      const step = MONTHS_BETWEEN[String(period.frequency)];
      const months = period.monthDays.map((each) => Number(each.slice(0, 2)));
      if (!step || months.length < 2) return null;
      const gaps = months.map((month, at) => ((months[(at + 1) % months.length] ?? 0) - month + 12) % 12);
      return gaps.every((gap) => Math.abs(gap - step) <= 1) ? null : ask(period.text, period);
    },
  },
  /** "before the expiry of six months from today": a count beside what was read. Leaves how long something goes on, amounts, and phases. */
  {
    id: 'other-count',
    read: ({ period, left }) => {
      const count = findMatch(BARE_COUNT, left);
      if (!count || FOR_LONG.test(left.slice(0, count.index)) || period.from || period.until) return null;
      return period.kind !== 'lead' && NO_TIME.test(left) ? null : ask(count[0], period);
    },
  },
  /** "reviewed before July 2026", "every lunar month" beside what was read. Leaves amounts and what was. */
  {
    id: 'any-time',
    read: ({ period, left }) => {
      const words = NO_TIME.test(left) ? undefined : findAnyTime(left)?.words;
      // "quarterly in the first year": the phase was read.
      return period.until && /\b(?:first|initial)\b/i.test(words ?? '') ? null : ask(words, period);
    },
  },
];

/** The words of a clause without those of the periods, which part them. */
const toLeft = (sentence: string, { start, end }: Clause, periods: readonly Period[]): string => {
  let left = sentence.slice(start, end);
  for (const each of periods.toReversed()) {
    const from = Math.max(each.start, start) - start;
    const to = Math.min(each.end, end) - start;
    if (from < to) left = `${left.slice(0, from)}; ${left.slice(to)}`;
  }
  return left;
};

/**
 * What to ask of a duty whose words name a time that its period was not read from; null where all of them were used.
 * `periods` are all of the sentence, in order. A period that asks already is left alone.
 */
export const findLeftTime = (
  printed: string,
  clause: Clause,
  periods: readonly Period[],
  rules = LEFT_TIME_RULES,
): Asked | null => {
  const { start, end, period } = clause;
  if (period.question !== null || period.kind === 'event') return null;
  const sentence = blankClarified(printed, periods);
  const at = periods.indexOf(period);
  const from = Math.max(start, periods[at - 1]?.end ?? 0);
  const to = Math.max(Math.min(end, periods[at + 1]?.start ?? sentence.length), period.end);
  const found = readFirst(rules, {
    period,
    words: sentence.slice(from, to),
    before: sentence.slice(from, period.start),
    behind: sentence.slice(period.end, to),
    left: toLeft(sentence, clause, periods),
  });
  if (found === null) return null;
  const { words, asks } = found;
  const also = words === period.text ? '' : ` and also "${words.trim()}"`;
  return {
    question: `The order says "${period.text.trim()}"${also} of this. ${asks.kind === 'day' ? 'When' : 'How often'} is it due?`,
    asks,
  };
};
