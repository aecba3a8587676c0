import { type FoundDate, findDates, findImpossibleDays } from '../language/dates.ts';
import { listNearDays } from '../questions/near-days.ts';
import { readFirst } from '../rule.ts';
import { DUE_DATE_RULES } from './due-date-rules.ts';
import { toMonthDay } from './month-day.ts';
import { MONTH_NAME } from './month-names.ts';
import { type Period, toPeriod } from './types.ts';

const CONJUNCTION = /^\s*(?:,|&|and|or|\/|;)+\s*(?:and\s+|by\s+|on\s+|before\s+)?(?:the\s+)?$/i;

/** "31st March and 30th September": another day of the same, not the day until when. */
const AND_ALSO = /^\s*,?\s*(?:and|&|or|\/)\s*(?:on\s+)?(?:the\s+)?$/i;

/** "by 30th September and 30th June respectively": each day is that of another paper. */
const RESPECTIVE = /\d\S*(?:\s+[a-z]+)?\s*,?\s+respectively\b/i;

/** "for the half-years ending March and September": the days are those of one paper, one for each part. */
const PARTS = new RegExp(
  `\\b(?:ending|ended|half[-\\s]?year(?:s|ly)?|quarters?|periods?|for|from)\\b[^.;]{0,40}?(?:${MONTH_NAME})[^.;]{0,24}?(?:,|\\band\\b|&)\\s*(?:the\\s+)?(?:(?:half[-\\s]?year|quarter|period|ending|from)\\s+)*(?:${MONTH_NAME})\\b(?!\\s*\\d)`,
  'i',
);

/** "31st July this year", "the 28th of February next": once. */
const THIS_YEAR =
  /^\s*,?\s*(?:of\s+)?(?:this|the\s+(?:current|present))\s+(?:calendar\s+)?year\b|^\s*,?\s*next(?=\s*(?:[.,;]|$|and\b))/i;

/** "stock as on 31st March and 30th September every year": what is told twice a year. */
const AS_ON = /\bas\s+(?:on|at|of)\s+(?:the\s+)?$/i;

/** Between two days of which one is meant: "31/12/2026 or 31/03/2027". */
const EITHER = /^\s*(?:\/|or(?:\s+by)?)\s*$/i;

/** "by 31st September": every year, on a day that a person has to name. */
const toImpossible = (date: FoundDate): Period =>
  toPeriod({ start: date.start, end: date.end, text: date.text }, 'recurring', {
    frequency: 'yearly',
    cycle: { every: 1, unit: 'year', times: 1 },
    question: `The order prints ${date.text}, which is no day of the calendar. Which day is meant?`,
    asks: { kind: 'day_of_year', options: listNearDays({ ...date, year: 2001 }).map((day) => day.slice(5)) },
  });

/** Days of the year ("30th June every year", "1st June and 1st December") and full dates ("by 31.12.2025"). */
export const findDueDates = (text: string, rules = DUE_DATE_RULES): Period[] => {
  const isDue = (date: FoundDate) => readFirst(rules, text, date) === 'due';
  const dates = findDates(text);
  const periods: Period[] = findImpossibleDays(text).filter(isDue).map(toImpossible);
  let open: Period | null = null;
  let lastEnd = -1;
  const isRespective = RESPECTIVE.test(text) && !PARTS.test(text);
  const isNext = (date: FoundDate) => open !== null && CONJUNCTION.test(text.slice(lastEnd, date.start));
  for (const [at, date] of dates.entries()) {
    const joins: boolean =
      !isRespective &&
      open !== null &&
      date.year === null &&
      open.monthDays.length > 0 &&
      CONJUNCTION.test(text.slice(lastEnd, date.start));
    const place = { start: date.start, end: date.end, text: date.text };
    const first = dates[at - 1];
    const isPair =
      first !== undefined &&
      open === null &&
      first.year === null &&
      first.day > 0 &&
      date.year === null &&
      AS_ON.test(text.slice(0, first.start)) &&
      AND_ALSO.test(text.slice(first.end, date.start)) &&
      isDue(date);
    if (joins && open && date.day > 0) {
      open.monthDays.push(toMonthDay(date.month, date.day));
      open.end = date.end;
      open.text = text.slice(open.start, date.end);
    } else if (date.year === null && date.day > 0 && (isDue(date) || (isRespective && isNext(date)))) {
      open = toPeriod(place, THIS_YEAR.test(text.slice(date.end)) ? 'once' : 'recurring', {
        monthDays: [
          ...(isPair ? [toMonthDay(first.month, first.day)] : []),
          toMonthDay(date.month, date.day),
        ],
      });
      periods.push(open);
    } else if (
      open?.date &&
      date.iso &&
      open.date !== date.iso &&
      EITHER.test(text.slice(lastEnd, date.start))
    ) {
      open.text = text.slice(open.start, date.end);
      open.end = date.end;
      open.question = `The order prints two days, ${open.text}. Which one is meant?`;
      open.asks = { kind: 'day', options: [open.date, date.iso].toSorted() };
      open = null;
    } else if (date.year !== null && (isDue(date) || (open?.date && date.iso && isNext(date)))) {
      open = toPeriod(place, 'once', {
        date: date.iso,
        question: date.iso
          ? null
          : `The order prints ${date.text}, which is no day of the calendar. Which day is meant?`,
        asks: date.iso ? null : { kind: 'day', options: listNearDays(date) },
      });
      periods.push(open);
    } else open = null;
    lastEnd = date.end;
  }
  return periods;
};
