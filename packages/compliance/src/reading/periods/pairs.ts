import { FIRST_PAPER, FOR_PART, THEREAFTER } from './merge-words.ts';
import type { Period } from './types.ts';

/** Whether a day of the year, the month or the week is printed. */
export const hasDay = (period: Period): boolean =>
  period.monthDays.length > 0 ||
  period.dayOfMonth !== null ||
  period.daysOfMonth.length > 0 ||
  period.weekday !== null;

/** "before the monsoon": once, on a day that is asked for. */
export const isOpenDay = (period: Period): boolean =>
  period.kind === 'once' && period.date === null && period.asks?.kind === 'day';

/** Whether both come equally often. */
export const isSameCycle = (a: Period, b: Period): boolean =>
  a.cycle !== null &&
  b.cycle !== null &&
  a.cycle.every === b.cycle.every &&
  a.cycle.unit === b.cycle.unit &&
  a.cycle.times === b.cycle.times;

const DAYS = { day: 1, week: 7, month: 30, year: 365 } as const;

/** Whether the first comes more often than the second. */
export const isOftener = ({ cycle: a }: Period, { cycle: b }: Period): boolean =>
  a !== null && b !== null && (a.every * DAYS[a.unit]) / a.times < (b.every * DAYS[b.unit]) / b.times;

const monthOf = (monthDay: string | undefined): number => Number(monthDay?.slice(0, 2) ?? 0);

/** Nothing but a conjunction between two days: "and again in the". */
const ONLY_AND = /^[\s,]*(?:and|&)\s+(?:(?:again|then|also|in|by|on|during|before|the)\s+)*$/i;

/** "half yearly returns by 30th October … and by 30th April", "twice a year, in May and again in October": the second day of the same duty. */
export const isOtherHalf = (a: Period, b: Period, between: string): boolean =>
  a.frequency === 'half_yearly' &&
  a.monthDays.length === 1 &&
  b.monthDays.length === 1 &&
  (Math.abs(monthOf(a.monthDays[0]) - monthOf(b.monthDays[0])) === 6 || ONLY_AND.test(between));

/** "by 30 April for October to March and by 31 October for April to September": a further day of the same paper. */
export const isOtherPart = (a: Period, b: Period, between: string): boolean =>
  a.monthDays.length > 0 &&
  b.monthDays.length === 1 &&
  !a.monthDays.includes(b.monthDays[0] ?? '') &&
  b.date === null &&
  FOR_PART.test(between) &&
  !/;|\b(?:shall|should|must|returns?|reports?|statements?)\b/i.test(between);

/** So long after the issue, or by a printed day. */
export const isPlainSpan = (period: Period): boolean => period.kind === 'once' && period.question === null;

/** Whether a deadline is that of the first of a series that the words behind it name: "thereafter", "subsequent". */
export const isFirst = (a: Period, before: string, between: string): boolean =>
  isPlainSpan(a) && (FIRST_PAPER.test(`${before} `) || FIRST_PAPER.test(between)) && THEREAFTER.test(between);
