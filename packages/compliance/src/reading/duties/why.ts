import { FREQUENCY_LABELS } from '@anupalan/enums/frequencies';
import { describeMonths, describeSchedule, everyUnits, formatDate } from '../../schedules/describe.ts';
import { firstOccurrenceOnOrAfter } from '../../schedules/occurrences.ts';
import type { Recurrence, Schedule } from '../../schedules/types.ts';
import { addToDate } from '../language/dates.ts';
import { quotedShort } from '../language/quoted.ts';
import type { Period } from '../periods/types.ts';
import { type Due, type OrderDates, toDue } from './due.ts';
import { type DutyWords, eachRead } from './listed-periods.ts';
import { isRead } from './redate.ts';

/** What is known of a duty when it is told how it was read. `isEdited`: a person has changed something of it. */
export type ToldDuty = DutyWords & Due & { isEdited: boolean };

const toOften = ({ frequency, interval }: Recurrence): string => {
  if (frequency) return FREQUENCY_LABELS[frequency].toLowerCase();
  if (!interval) return 'once';
  const days = interval.days?.length ?? interval.daysOfMonth?.length ?? 1;
  const every = everyUnits(interval.every, interval.unit).toLowerCase();
  return days > 1 ? `${days} days ${every}` : every;
};

/** "first due 14 Jun 2026", or of a series that began before `today` the date that comes now: "next due 14 Mar 2027". */
const tellFrom = (first: string, schedule: Schedule | null, today: string | null): string => {
  const next = schedule && today && first < today ? firstOccurrenceOnOrAfter(schedule, today) : null;
  return next ? `next due ${formatDate(next)}` : `first due ${formatDate(first)}`;
};

/** ", so it is first due 14 Jun 2026"; the day of the order itself is not the first. Nothing for what is due every day. */
const toFirst = (schedule: Schedule, { issuedOn }: OrderDates, today: string | null): string => {
  const { startDate, frequency, months } = schedule;
  const from = startDate === issuedOn ? addToDate(startDate, 1, 'day') : startDate;
  const first = frequency === 'daily' && !months ? null : firstOccurrenceOnOrAfter(schedule, from);
  return first ? `, so it is ${tellFrom(first, schedule, today)}` : '';
};

const AROUND_MONSOON =
  /\b(?:pre|before)\b[^.;]{0,40}?\b(?:post|after)\b[^.;]{0,20}?\b(?:monsoons?|rains|rainy|it)\b/i;
const BEFORE_MONSOON = /\bbefore\s[^.;]{0,40}?\b(?:monsoons?|rains|rainy)\b/i;

/** "in December": the part of the year that the words name, where the day itself is not printed. */
const toPart = ({ month }: Schedule, words: string): string => {
  if (month === 'may' && AROUND_MONSOON.test(words)) return ' and falls before and after the monsoon';
  if (month === 'may' && BEFORE_MONSOON.test(words)) return ' and falls before the monsoon';
  const name = month && month.charAt(0).toUpperCase() + month.slice(1);
  return name && new RegExp(`\\b${name.slice(0, 3)}`, 'i').test(words) ? ` and falls in ${name}` : '';
};

const tellSeries = (duty: ToldDuty, stated: string, dates: OrderDates, today: string | null): string => {
  const { schedule, recurrence, basis, dueDate } = duty;
  const recurs = recurrence ?? schedule;
  const often = recurs && toOften(recurs);
  if (!often)
    return `${stated} leaves open ${duty.frequency ? 'which day' : 'how often'}, so your answer sets it.`;
  const season = recurs.months ? ` in ${describeMonths(recurs.months)}` : '';
  if (basis === 'printed' && dueDate !== null) {
    const day = schedule
      ? tellFrom(dueDate, schedule, today)
      : `first due ${formatDate(dueDate).replace(/ \d{4}$/, '')}`;
    return `${stated} is ${often}${season} and gives the day, so it is ${day}.`;
  }
  const isSaid = stated.toLowerCase().includes(often);
  if (!schedule) {
    const period = season
      ? ` is due${isSaid ? '' : ` ${often}`}${season} and`
      : isSaid
        ? ''
        : ` is ${often} and`;
    return `${stated}${period} counts from the day you accept it, because the date of the order is not known.`;
  }
  if (season)
    return `${stated} is due${isSaid ? '' : ` ${often}`}${season}${toFirst(schedule, dates, today)}.`;
  const part = toPart(schedule, duty.quote);
  if (part) return `${stated} is ${often}${part}${toFirst(schedule, dates, today)}.`;
  const start = formatDate(schedule.startDate);
  const anchor = schedule.startDate === dates.issuedOn ? `the date of the order, ${start}` : start;
  return isSaid
    ? `${stated} counts from ${anchor}${toFirst(schedule, dates, today)}.`
    : `${stated} is ${often}, counted from ${anchor}${toFirst(schedule, dates, today)}.`;
};

/** The period of the words that gives a due date: the one that is stated, else any that comes to the same day. */
export const findRead = (duty: ToldDuty, dates: OrderDates): Period | undefined => {
  let first: Period | undefined;
  for (const period of eachRead(duty)) {
    if (toDue(period, dates).dueDate !== duty.dueDate) continue;
    if (period.text === duty.statedFrequency) return period;
    first ??= period;
  }
  return first;
};

const COUNTED_FROM = {
  lead: ['the end of the order', 'validUpto'],
  once: ['the date of the order', 'issuedOn'],
} as const;

const tellOnce = (duty: ToldDuty, stated: string, dates: OrderDates): string => {
  const { basis, dueDate } = duty;
  const due = dueDate && formatDate(dueDate);
  if (basis === 'printed' && due) return `The order prints the day, ${stated}, so it is due ${due}.`;
  const period = findRead(duty, dates);
  if (!period || period.kind === 'event' || period.kind === 'recurring')
    return `${stated} depends on something that happens, so it has no date until then.`;
  if (period.asks?.kind === 'day') return `${stated} leaves open which day, so your answer sets it.`;
  if (period.asks?.kind === 'count') return `${stated} leaves out the number, so your answer sets it.`;
  const way = period.kind === 'lead' && (period.amount ?? 0) >= 0 ? 'counted back from' : 'counted from';
  if (period.kind === 'lead' && period.date)
    return `${stated} is ${way} ${formatDate(period.date)}${due ? `, so it is due ${due}` : ''}.`;
  const [what, fact] = COUNTED_FROM[period.kind];
  const day = dates[fact];
  if (!day || !due) return `${stated} is counted from ${what}, which is not known.`;
  return `${stated} is ${way} ${what}, ${formatDate(day)}, so it is due ${due}.`;
};

/**
 * How a duty was read, in one sentence: the words, what they mean, and from which date its own is worked out. What a
 * person has set is told as such.
 * @param today the day that is shown as now; null where nobody knows it, and a series is told by its very first date
 */
export const toWhy = (duty: ToldDuty, dates: OrderDates, today: string | null = null): string => {
  const stated = duty.statedFrequency ? quotedShort(duty.statedFrequency) : 'This';
  if (duty.isEdited && !isRead(duty, duty, dates)) {
    if (!duty.schedule && !duty.statedFrequency) return 'The words name no time, and nobody has set one.';
    const set = duty.schedule ? describeSchedule(duty.schedule) : 'no date';
    return `A person set this to “${set}”${duty.statedFrequency ? `, where the order says ${stated}` : ''}.`;
  }
  return duty.recurring ? tellSeries(duty, stated, dates, today) : tellOnce(duty, stated, dates);
};
