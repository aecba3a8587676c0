import { MONTHS } from '@anupalan/enums/months';
import { readFirst } from '../rule.ts';
import { SEASON_MONTH_RULES } from './season-month-rules.ts';
import type { Period } from './types.ts';

/** Where a sentence passes from one period to the next, outside of brackets; "and" between two months is no such place. */
const PARTING =
  /(?:;|\band\b(?!\s+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))(?![^(]*\))(?!.*(?:;|\band\b(?!\s+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))(?![^(]*\)))/is;
const LAST_COMMA = /,(?![^(]*\))(?!\s*$)(?!.*,(?![^(]*\))(?!\s*$))/s;

const OTHER =
  '(?:(?:in|during|for|at|throughout)\\s+)?(?:(?:the\\s+)?(?:all\\s+)?(?:other|remaining)\\s+(?:months|times?|seasons?|periods?|part\\s+of\\s+the\\s+year)|(?:the\\s+)?(?:rest|remainder)\\s+of\\s+(?:the|each|every)\\s+year|otherwise|else)';
const OTHER_BEHIND = new RegExp(`^[^.;,]{0,40}?\\b${OTHER}(?![\\w-])`, 'i');
const OTHER_BEFORE = new RegExp(`\\b${OTHER}[\\s,]*(?:(?:it|they|the\\s+same|be|once|also|only)\\s+)*$`, 'i');
const NON_MONSOON = /\bnon[-\s]*(?:monsoon|rainy)\b/i;
const MONSOON = [6, 7, 8, 9];

const toComplement = (months: readonly number[]): number[] =>
  MONTHS.map((_, at) => at + 1).filter((month) => !months.includes(month));

/** Every so many days or weeks, or each or every second month: longer periods name their months themselves. */
const canHaveMonths = ({ kind, frequency, cycle }: Period): boolean =>
  kind === 'recurring' &&
  cycle !== null &&
  (frequency === null || frequency === 'daily' || frequency === 'weekly' || frequency === 'monthly') &&
  (cycle.unit === 'day' || cycle.unit === 'week' || (cycle.unit === 'month' && cycle.every <= 2));

/** The words between two periods, parted into those of the first and those of the second. */
const part = (between: string): [behind: string, before: string] => {
  const at = (PARTING.exec(between) ?? LAST_COMMA.exec(between))?.index ?? between.length;
  return [between.slice(0, at), between.slice(at)];
};

/** The periods of a sentence, with the months that each is limited to; "in other months" are those that another leaves. */
export const withSeasonMonths = (
  periods: Period[],
  sentence: string,
  rules = SEASON_MONTH_RULES,
): Period[] => {
  if (!periods.some(canHaveMonths)) return periods;
  const between = periods.map(({ end }, at) => part(sentence.slice(end, periods[at + 1]?.start ?? end)));
  const places = periods.map(({ start, end, text }, at) => ({
    text,
    before: between[at - 1]?.[1] ?? sentence.slice(0, start),
    after: at === periods.length - 1 ? sentence.slice(end) : (between[at]?.[0] ?? ''),
  }));
  const read = periods.map((period, at) => {
    const place = places[at];
    if (!place || !canHaveMonths(period)) return period;
    const isOutside = NON_MONSOON.test(place.after) || NON_MONSOON.test(place.before);
    const months = isOutside ? toComplement(MONSOON) : readFirst(rules, place);
    return months ? { ...period, months } : period;
  });
  return read.map((period, at) => {
    const place = places[at];
    if (!place || !canHaveMonths(period) || period.months.length > 0) return period;
    if (!OTHER_BEHIND.test(place.after) && !OTHER_BEFORE.test(place.before)) return period;
    const limited = read[at - 1]?.months.length ? read[at - 1] : read[at + 1];
    return limited?.months.length ? { ...period, months: toComplement(limited.months) } : period;
  });
};
