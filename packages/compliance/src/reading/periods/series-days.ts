import { withDayFrequency } from './merge.ts';
import { hasDay } from './pairs.ts';
import type { Period } from './types.ts';

/** "by 30.06.2027 and thereafter every year by 30th June", "… and so on every year": the first of a series, whose day is printed for each year. */
export const withFirstDays = (found: Period[], sentence: string): Period[] =>
  found.flatMap((period, at) => {
    const [next, last] = [found[at + 1], found[at - 1]];
    if (next && isFirstDay(period, next, sentence)) return [];
    if (!last || !isFirstDay(last, period, sentence)) return [period];
    const monthDays = last.date === null ? [] : [last.date.slice(5)];
    return [{ ...period, start: last.start, first: last.date, ...(hasDay(period) ? {} : { monthDays }) }];
  });

/** What makes a day the first of others. */
const SO_ON =
  /^[\s,]*(?:and\s+)?(?:thereafter|so\s+on|likewise|similarly|subsequently|then),?\s*(?:(?:in|for|by|on)\s+)?(?:the\s+same\s+(?:date|day)\s+(?:of\s+)?)?$/i;

const isFirstDay = (a: Period, b: Period, sentence: string): boolean =>
  a.kind === 'once' &&
  a.date !== null &&
  (b.monthDays.includes(a.date.slice(5)) ||
    (b.kind === 'recurring' && b.frequency === 'yearly' && !hasDay(b) && !b.isAdjective)) &&
  (SO_ON.test(sentence.slice(a.end, b.start)) ||
    (/^[\s,]*and\s+$/i.test(sentence.slice(a.end, b.start)) &&
      /^\s*(?:thereafter|after\s+that|afterwards|subsequently)\b/i.test(sentence.slice(b.end))));

/** "by 30-06-2025 and so on in subsequent years". */
const LATER_YEARS =
  /^[\s,]*(?:and\s+)?(?:(?:so\s+on|likewise|similarly|thereafter)\s*,?\s*)?(?:in|for|of|during)\s+(?:all\s+)?(?:the\s+)?(?:subsequent|following|succeeding|coming|later|next)\s+years\b(?!\s+(?:by|before|on|within)\b)/i;

/** A printed date that later years have as well: every year on its day. */
export const withLaterYears = (found: Period[], sentence: string): Period[] =>
  found.map((period) =>
    period.kind === 'once' && period.date !== null && LATER_YEARS.test(sentence.slice(period.end))
      ? withDayFrequency({
          ...period,
          kind: 'recurring',
          date: null,
          first: period.date,
          monthDays: [period.date.slice(5)],
        })
      : period,
  );

/** "fortnightly till completion of the project by 31.12.2025": until when a series runs. */
const RUNS_TILL = /^\s*,?\s*(?:till|until|up\s*to)\s+[^.;,]{3,60}?\s(?:by|on|i\.?\s?e\.?)\s+(?:the\s+)?$/i;

/** A printed date up to which the series before it runs is its end. */
export const withEnds = (found: Period[], sentence: string): Period[] =>
  found.flatMap((period, at) => {
    const [last, next] = [found[at - 1], found[at + 1]];
    const isEnd = (a: Period, b: Period) =>
      a.kind === 'recurring' &&
      b.kind === 'once' &&
      b.date !== null &&
      RUNS_TILL.test(sentence.slice(a.end, b.start));
    if (last && isEnd(last, period)) return [];
    return [next && isEnd(period, next) ? { ...period, last: next.date } : period];
  });
