import type { Day, Frequency } from '../../schedules/types.ts';
import type { PeriodUnit } from '../language/dates.ts';
import type { Asks } from '../questions/asks.ts';

/** Every so many days, weeks, months or years; `times` where it is more than once in that time. */
export type Cycle = { every: number; unit: PeriodUnit; times: number };

/** A length of time after the issue of an order. */
export type Span = { amount: number; unit: PeriodUnit };

/** When a duty is due, as found at `start..end` of a sentence. */
export type Period = {
  start: number;
  end: number;
  text: string;
  kind: 'recurring' | 'once' | 'lead' | 'event';
  /** Recurring: one of the six, or null with a `cycle` outside of them (null as well: ambiguous). */
  frequency: Frequency | null;
  cycle: Cycle | null;
  /** Printed days of the year, each `MM-DD`. */
  monthDays: string[];
  dayOfMonth: number | null;
  /** Several printed days of the month, ascending ("1st and 15th of every month"); empty where there is one or none. */
  daysOfMonth: number[];
  /** A printed day of the week. */
  weekday: Day | null;
  /** Recurring: how long after the issue it begins and ends ("from the fourth year onwards", "for the first year"). */
  from: Span | null;
  until: Span | null;
  /** Recurring: the printed date that it runs until ("monthly till then"). */
  last: string | null;
  /** Recurring: the date of the first time, where it is printed ("the first such return being due on 15.07.2024"). */
  first: string | null;
  /** A month that is named without a day, 1 to 12. */
  month: number | null;
  /** Recurring: the months that it is limited to, 1 to 12, ascending ("from June to September"); empty: it runs all year. */
  months: number[];
  /** Once or lead: so many units after the issue, or before the end (negative: after it). */
  amount: number | null;
  unit: PeriodUnit | null;
  /** Once: the printed date. Lead: the printed end that is counted back from, null: that of the order. */
  date: string | null;
  /** What a person has to decide, as a sentence. */
  question: string | null;
  /** What the answer sets; null without a question. */
  asks: Asks | null;
  /** An adjective ("quarterly report") gives way to a phrase ("once in two months"). */
  isAdjective: boolean;
};

/** A period with nothing but its place and kind: the rules fill in what they know. */
export const toPeriod = (
  match: { start: number; end: number; text: string },
  kind: Period['kind'],
  values: Partial<Period> = {},
): Period => ({
  start: match.start,
  end: match.end,
  text: match.text,
  kind,
  frequency: null,
  cycle: null,
  monthDays: [],
  dayOfMonth: null,
  daysOfMonth: [],
  weekday: null,
  from: null,
  until: null,
  last: null,
  first: null,
  month: null,
  months: [],
  amount: null,
  unit: null,
  date: null,
  question: null,
  asks: null,
  isAdjective: false,
  ...values,
});
