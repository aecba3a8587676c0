import { DAYS } from '@anupalan/enums/days';
import { parseCount } from '../language/numbers.ts';
import { fromCycle } from './adverbs.ts';
import { toCycle } from './cycles.ts';
import type { PeriodRule } from './period-rule.ts';

const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
/** Which one of the days of a month. */
const NTH = '(?:first|second|third|fourth|last|1st|2nd|3rd|4th)';

/** Days that another period has or leaves out. */
const INCLUDED =
  /\b(?:including|inclusive\s+of|except(?:ing)?|excluding|barring|other\s+than|even|save)\s+(?:\w+days?\s*(?:,|and|&)\s*)*$/i;

/** Days of the week: of every week, or some of a month or a quarter. The more telling first. */
export const WEEKDAY_RULES: readonly PeriodRule[] = [
  /** "on the first Monday of alternate months", "on the last Friday of every third month": as often as the months. Leaves every month. */
  {
    id: 'weekday-of-some-months',
    pattern: new RegExp(
      `\\b(?:on\\s+)?(?:the\\s+)?${NTH}\\s+${WEEKDAY}\\s+(?:of|in)\\s+(?:alternate|every\\s+(?:alternate|other|second|(third|fourth|sixth)))\\s+months?\\b`,
      'gi',
    ),
    read: (m) => fromCycle({ every: parseCount(m[1] ?? '2') ?? 2, unit: 'month', times: 1 }),
  },
  /** "on alternate Saturdays", "every other Friday", "every 2nd Sunday": once in two weeks. Leaves every week, and the second one of a month. */
  {
    id: 'alternate-weekday',
    pattern: new RegExp(
      `\\b(?:(?:on|every)\\s+)?(?:alternate|every\\s+(?:other|second|2nd))\\s+${WEEKDAY}s?\\b(?!\\s+(?:of|in)\\b)`,
      'gi',
    ),
    read: () => fromCycle({ every: 2, unit: 'week', times: 1 }),
  },
  /** "on the first Saturday of every quarter", "on the last Friday of the month": once in it, by its end; "on the second and fourth Saturdays": twice a month. Leaves a day of every week. */
  {
    id: 'weekday-of-span',
    pattern: new RegExp(
      `\\b(?:on\\s+)?(?:the\\s+)?${NTH}((?:\\s*(?:,|and|&)\\s*(?:the\\s+)?${NTH})*)\\s+${WEEKDAY}(?:s?\\s+(?:of|in)\\s+(?:every|each|the|a)\\s+(?:(?:calendar|following|next|succeeding)\\s+)?(month|quarter)\\b(?!\\s+of\\b)|s\\b)`,
      'gi',
    ),
    read: (m) => {
      const times = 1 + (m[1]?.match(/,|and|&/gi)?.length ?? 0);
      return fromCycle({ every: /quarter/i.test(m[2] ?? '') ? 3 : 1, unit: 'month', times });
    },
  },
  /** "on Tuesdays and Fridays": as many times a week. Leaves one day, and days that begin and end a stretch. */
  {
    id: 'several-weekdays',
    pattern: new RegExp(
      `\\b(?:(?:every|each|on)\\s+${WEEKDAY}s?|${WEEKDAY}s)(?:\\s*(?:,|and|&)+\\s*(?:on\\s+|every\\s+)?${WEEKDAY}s?)+\\b`,
      'gi',
    ),
    read: (m, text) => {
      if (INCLUDED.test(text.slice(Math.max(0, m.index - 24), m.index))) return null;
      return fromCycle(toCycle(m[0].match(/day/gi)?.length ?? 0, 1, 'week'));
    },
  },
  /** "on the first working day of the week": every week. Leaves days of a month. */
  {
    id: 'day-of-week',
    pattern:
      /\b(?:on|by|at)\s+(?:the\s+)?(?:(?:first|last|1st)\s+(?:working\s+)?day|(?:start|end|beginning|close))\s+of\s+(?:the|each|every)\s+(?:working\s+)?week\b/gi,
    read: () => fromCycle({ every: 1, unit: 'week', times: 1 }),
  },
  /** "by Monday for the week gone by": every week, where the sentence speaks of the week. Leaves one Monday. */
  {
    id: 'by-weekday',
    pattern: new RegExp(
      `\\b(?:by|before)\\s+(?:the\\s+)?(?:(?:next|following|coming)\\s+)?(${WEEKDAY})\\b`,
      'gi',
    ),
    read: (m, text) => {
      const weekday = DAYS.find((day) => day === m[1]?.toLowerCase()) ?? null;
      return /\bweekly\b|\b(?:of|for|in|during)\s+(?:the|each|every|a)\s+(?:(?:previous|preceding|past|last)\s+)?week\b/i.test(
        text,
      )
        ? { frequency: 'weekly', cycle: { every: 1, unit: 'week', times: 1 }, weekday }
        : null;
    },
  },
  /** "every Monday", "on Fridays", "calibrated Mondays". Leaves a day of the week that is only named ("daily including Sundays"). */
  {
    id: 'weekday',
    pattern:
      /\b(?:(?:every|each|on)\s+(?=\w+day)|(?=(?:mon|tues|wednes|thurs|fri|satur|sun)days\b))(monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?\b/gi,
    read: (m, text) => {
      if (INCLUDED.test(text.slice(Math.max(0, m.index - 48), m.index))) return null;
      const weekday = DAYS.find((day) => day === m[1]?.toLowerCase()) ?? null;
      return { frequency: 'weekly', cycle: { every: 1, unit: 'week', times: 1 }, weekday };
    },
  },
];
