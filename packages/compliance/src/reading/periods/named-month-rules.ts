import { parseMonth } from '../language/dates.ts';
import { groupOf } from '../language/group.ts';
import { lastDayOf, toMonthDay, yearly } from './month-day.ts';
import { MONTH_NAME } from './month-names.ts';
import { findByRules, type PeriodRule } from './period-rule.ts';
import type { Period } from './types.ts';
import { lastDayOfWeek, WEEK_OF_MONTH } from './week-of-month.ts';
import { YEAR_PART_RULES } from './year-part-rules.ts';

/** Days that have a name and the same date each year. */
const NAMED_DAYS: Record<string, string> = {
  environment: '06-05',
  safety: '03-04',
  water: '03-22',
  earth: '04-22',
  'gandhi jayanti': '10-02',
  'independence day': '08-15',
  'republic day': '01-26',
};

/** A month with its year, the first two groups of a match: once, on its last day. */
const readMonthOfYear = (m: RegExpExecArray): Partial<Period> | null => {
  const month = parseMonth(groupOf(m, 1));
  return month === null
    ? null
    : { kind: 'once', date: `${groupOf(m, 2)}-${toMonthDay(month, lastDayOf(month))}` };
};

/** "shall be planted", "should take up plantation": what is to be done, up to its month. Leaves what was done before and is only told of. */
const DOES =
  '\\b(?:shall|should|must|is\\s+to|are\\s+to|has\\s+to|have\\s+to)\\s+(?:be\\s+)?(?!not\\b)[a-z]+(?:\\s+(?!(?:and|or|but|of|which|that|as|from|for|dated|done|held|made|taken|given|sent|kept|drawn|shall|should|must|not|valid|due|[a-z]+ed)\\b)[\\w.,%/-]+){0,8}';

/** How often is told beside the month. */
const YEARLY =
  /\b(?:annual(?:ly)?|yearly|(?:every|each|per|a|twice|thrice)\s+(?:\w+\s+)?years?|once\s+in|half[-\s]?yearly|quarterly|monthly)\b/i;

/** Days that a month's name or number gives without a date. */
export const NAMED_MONTH_RULES: readonly PeriodRule[] = [
  /** "on the last day of June and December": the last of each. Leaves one month. */
  {
    id: 'ends-of-named-months',
    pattern: new RegExp(
      `\\b(?:by|before|on|at|till)\\s+(?:the\\s+)?(?:end|last\\s+(?:working\\s+)?(?:day|date))\\s+of\\s+((?:${MONTH_NAME})(?:\\s*(?:,|and|&)+\\s*(?:(?:${MONTH_NAME})))+)(?!\\s*,?\\s*\\d)`,
      'gi',
    ),
    read: (m) => {
      const months = groupOf(m, 1)
        .split(/[\s,&]+(?:and\s+)?/i)
        .flatMap((name) => parseMonth(name) ?? []);
      return { monthDays: months.map((month) => toMonthDay(month, lastDayOf(month))).sort() };
    },
  },
  /** "before the end of August", "by the end of March 2026", "by May end". Leaves the end of what is no month. */
  {
    id: 'end-of-named-month',
    pattern: new RegExp(
      `\\b(?:by|before|on|at|till|than)\\s+(?:or\\s+before\\s+)?(?:the\\s+)?(?:(?:end[-\\s]+(?:of\\s+)?|last\\s+(?:working\\s+)?(?:day|date)\\s+of\\s+)(?:the\\s+month\\s+of\\s+)?(${MONTH_NAME})|(${MONTH_NAME})[\\s-]+end)\\b(?:\\s*,?\\s*((?:19|20)\\d{2}))?`,
      'gi',
    ),
    read: (m) => {
      const month = parseMonth(m[1] ?? groupOf(m, 2));
      if (month === null) return null;
      const day = toMonthDay(month, lastDayOf(month));
      return m[3] ? { kind: 'once', date: `${m[3]}-${day}` } : { monthDays: [day] };
    },
  },
  /** "by the end of the coming September": once, in the first such month from the issue on. Leaves a month with a year. */
  {
    id: 'end-of-coming-month',
    pattern: new RegExp(
      `\\b(?:by|before|till)\\s+(?:the\\s+)?(?:end[-\\s]+of\\s+)?(?:the\\s+)?(?:month\\s+of\\s+)?(?:coming|ensuing|forthcoming|next)\\s+(${MONTH_NAME})(?!\\s*,?\\s*\\d)`,
      'gi',
    ),
    read: (m) => {
      const month = parseMonth(groupOf(m, 1));
      return month === null ? null : { kind: 'once', monthDays: [toMonthDay(month, lastDayOf(month))] };
    },
  },
  /** "by mid-July 2026", "before the middle of August every year": the 15th. Leaves the middle of what is no month. */
  {
    id: 'middle-of-month',
    pattern: new RegExp(
      `\\b(?:by|before|than|in|till)\\s+(?:the\\s+)?(?:mid(?:dle)?)[-\\s]*(?:of\\s+)?(${MONTH_NAME})\\b(?:\\s*,?\\s*((?:19|20)\\d{2}))?`,
      'gi',
    ),
    read: (m) => {
      const month = parseMonth(groupOf(m, 1));
      if (month === null) return null;
      const day = toMonthDay(month, 15);
      return m[2] ? { kind: 'once', date: `${m[2]}-${day}` } : { monthDays: [day] };
    },
  },
  /** "by March 2025": its last day. Leaves a month that only dates something ("held in March 2025"). */
  {
    id: 'by-named-month',
    pattern: new RegExp(
      `\\b(?:by|not\\s+later\\s+than|latest\\s+by|within)\\s+(?:the\\s+month\\s+of\\s+)?(${MONTH_NAME})\\s*[,'-]?\\s*((?:19|20)\\d{2})\\b`,
      'gi',
    ),
    read: readMonthOfYear,
  },
  /** "Saplings shall be planted in July 2026": its last day. Leaves a month that something done or told is of. */
  {
    id: 'in-month-of-year',
    pattern: new RegExp(
      `(?<=${DOES}\\s+)(?:in|during)\\s+(?:the\\s+month\\s+of\\s+)?(${MONTH_NAME})\\s*[,'-]?\\s*((?:19|20)\\d{2})\\b(?!\\s*(?:to|-|–)\\s*(?:${MONTH_NAME}|\\d))`,
      'gi',
    ),
    read: readMonthOfYear,
  },
  /** "within the month of September", "by the month of June and December": the last day of each. Leaves months of one year. */
  {
    id: 'by-month-of',
    pattern: new RegExp(
      `\\b(?:within|by)\\s+(?:the\\s+)?months?\\s+of\\s+((?:${MONTH_NAME})(?:\\s*(?:,|and|&)+\\s*(?:${MONTH_NAME}))*)\\b(?!\\s*,?\\s*(?:\\d|(?:and|&)\\s+(?:${MONTH_NAME})))`,
      'gi',
    ),
    read: (m) => {
      const months = groupOf(m, 1)
        .split(/[\s,&]+(?:and\s+)?/i)
        .flatMap((name) => parseMonth(name) ?? []);
      return { monthDays: months.map((month) => toMonthDay(month, lastDayOf(month))).sort() };
    },
  },
  /** "in the month of April", behind what is to be done: once a year. Leaves a month of one year, several months, and one that is named barely. */
  {
    id: 'in-the-month-of',
    pattern: new RegExp(
      `(?<=\\b(?:shall|should|must|to)\\b[^.;]*\\s)(?:in|during)\\s+the\\s+month\\s+of\\s+(${MONTH_NAME})\\b(?!\\s*(?:,|and|&|to|or|-|–)?\\s*(?:${MONTH_NAME}|[,'-]?\\s*\\d|(?:of\\s+)?(?:this|next|the|every|each)\\b))`,
      'gi',
    ),
    read: (m, text) => {
      if (YEARLY.test(text)) return null;
      const month = parseMonth(groupOf(m, 1));
      return month === null
        ? null
        : { frequency: 'yearly', cycle: { every: 1, unit: 'year', times: 1 }, month };
    },
  },
  /** "every January", "by every September end": once a year. Leaves a month without "every". */
  {
    id: 'every-named-month',
    pattern: new RegExp(
      `\\b(?:every|each)\\s+(${MONTH_NAME})(\\s+end)?(?!\\s*(?:,|and|&)\\s*(?:${MONTH_NAME}))`,
      'gi',
    ),
    read: (m) => {
      const month = parseMonth(groupOf(m, 1));
      if (month === null) return null;
      return m[2]
        ? yearly(month, lastDayOf(month))
        : { frequency: 'yearly', cycle: { every: 1, unit: 'year', times: 1 }, month };
    },
  },
  /** "in April and in October of each year, by the 20th day of these months": that day of each. Leaves a day of every month. */
  {
    id: 'day-of-named-months',
    pattern: new RegExp(
      `\\b(?:in|during|for|of)\\s+(?:the\\s+)?(?:months?\\s+of\\s+)?((?:${MONTH_NAME})(?:\\s*(?:,|and|&)+\\s*(?:again\\s+)?(?:in\\s+)?(?:(?:the\\s+)?months?\\s+of\\s+)?(?:${MONTH_NAME}))+)\\s*,?\\s*(?:(?:of\\s+)?(?:every|each)\\s+(?:\\w+\\s+)?year\\s*)?[,(–-]?\\s*(?:(?:positively|latest|preferably|and|but|i\\.?e\\.?|viz\\.?|that\\s+is),?\\s+)*(?:by|before|on|till|than|not\\s+later\\s+than|within)\\s+(?:or\\s+before\\s+)?(?:the\\s+)?(\\d{1,2})\\s?(?:st|nd|rd|th)?\\s+(?:(?:day|date)\\s+)?(?:of\\s+)?(?:(?:each|both|either|every\\s+one)\\s+of\\s+)?(?:these|those|the|such|said|that|respective|both|each|two|concerned|same)\\s+(?:(?:said|respective|concerned|same|two|such|above)\\s+)*months?\\b(?!\\s+(?:following|after|succeeding))`,
      'gi',
    ),
    read: (m) => {
      const months = groupOf(m, 1)
        .split(/[\s,&]+/)
        .flatMap((name) => (name.length > 2 ? (parseMonth(name) ?? []) : []));
      const days = months.flatMap((month) => yearly(month, Number(groupOf(m, 2)))?.monthDays ?? []);
      return days.length > 0 ? { monthDays: days.sort() } : null;
    },
  },
  /** "in January and July", "during April, August and December", "odour survey - May & November": two, three or four months of each year. Leaves one. */
  {
    id: 'several-months',
    pattern: new RegExp(
      `(?:\\b(?:in|during|every|each)\\s+|(?<=(?:\\s[-–@]|[:(])\\s*)(?=[^.;]{0,60}[\\s.)]*$))(?:the\\s+)?(?:months?\\s+of\\s+)?((?:${MONTH_NAME})(?:\\s*(?:,|and|&)+\\s*(?:again\\s+)?(?:in\\s+)?(?:(?:the\\s+)?months?\\s+of\\s+)?(?:${MONTH_NAME}))+)(?!\\s*,?\\s*(?:\\d|to\\b))`,
      'gi',
    ),
    read: (m) => {
      const months = groupOf(m, 1)
        .split(/[\s,&]+/)
        .filter((name) => parseMonth(name) !== null && name.length > 2);
      const every = { 2: 6, 3: 4, 4: 3 }[months.length];
      if (!every) return null;
      const frequency = every === 6 ? 'half_yearly' : every === 3 ? 'quarterly' : null;
      return { frequency, cycle: { every, unit: 'month', times: 1 }, month: parseMonth(months[0] ?? '') };
    },
  },
  /** "30.09 of every year". Leaves numbers without "every year". */
  {
    id: 'numeric-day',
    pattern:
      /\b(?:(\d{1,2})\s?[./-]\s?(\d{1,2})\s*(?:and|&|,)\s*)?(\d{1,2})\s?[./-]\s?(\d{1,2})\s+(?:of\s+)?(?:every|each)\s+(?:calendar\s+)?year/gi,
    read: (m) => {
      const last = yearly(Number(m[4]), Number(m[3]));
      const first = m[1] ? yearly(Number(m[2]), Number(m[1])) : null;
      if (m[1] && !first) return null;
      return last && { monthDays: [...(first?.monthDays ?? []), ...(last.monthDays ?? [])].sort() };
    },
  },
  /** "on World Environment Day": 5 June, of the year that is printed behind it. Leaves days that have no date of their own. */
  {
    id: 'named-day',
    pattern: new RegExp(
      `\\bon\\s+(?:(?:every|each)\\s+|the\\s+(?:occasion\\s+of\\s+)?)?(?:(?:world\\s+)?(environment)|(?:national\\s+)?(safety)|world\\s+(water)|(earth))\\s*-?\\s*day\\b(?:[\\s,(]*(?:i\\.?\\s?e\\.?[\\s,]*)?(?:on\\s+)?(?:\\d{1,2}\\s?(?:st|nd|rd|th)?\\s+(?:of\\s+)?(?:${MONTH_NAME})\\s*,?\\s*)?(20\\d\\d)\\b)?`,
      'gi',
    ),
    read: (m) => {
      const name =
        m
          .slice(1, 5)
          .find((each) => each !== undefined)
          ?.toLowerCase() ?? '';
      const day = NAMED_DAYS[name];
      if (day && m[5]) return { kind: 'once', date: `${m[5]}-${day}` };
      return day ? { monthDays: [day] } : null;
    },
  },
  /** "on or before Gandhi Jayanti, 2027", "on every Republic Day": a public day with a date of its own. Leaves days that move. */
  {
    id: 'public-day',
    pattern:
      /\b(?:on|by|before)\s+(?:or\s+before\s+)?(?:the\s+)?(?:(?:every|each)\s+)?(gandhi\s+jayanti|independence\s+day|republic\s+day)\b(?:\s*,?\s*(?:of\s+)?(20\d\d)\b)?/gi,
    read: (m) => {
      const day = NAMED_DAYS[groupOf(m, 1).toLowerCase().replace(/\s+/g, ' ')] ?? '';
      return m[2] ? { kind: 'once', date: `${m[2]}-${day}` } : { monthDays: [day] };
    },
  },
  /** "by the end of construction, i.e. June 2026": its last day. Leaves a month that explains nothing that is due. */
  {
    id: 'namely-month',
    pattern: new RegExp(
      `\\b(?:by|before|within)\\s+[^.;,]{3,60}?[\\s,(]+i\\.?\\s?e\\.?,?\\s*(?:by\\s+|in\\s+)?(${MONTH_NAME})\\s*,?\\s*(20\\d\\d)\\b`,
      'gi',
    ),
    read: readMonthOfYear,
  },
  /** "in the first week of January", of several months: its last day; once where the year is printed. Leaves a week of every month. */
  {
    id: 'week-of-named-month',
    pattern: new RegExp(
      `\\b${WEEK_OF_MONTH}\\s+(?:of|in)\\s+(?:the\\s+months?\\s+of\\s+)?((?:${MONTH_NAME})(?:\\s*(?:,|and|&)+\\s*(?:${MONTH_NAME}))*)(?:\\s*,?\\s*((?:19|20)\\d\\d)\\b)?`,
      'gi',
    ),
    read: (m) => {
      const day = lastDayOfWeek(groupOf(m, 1));
      const days = groupOf(m, 2)
        .split(/[\s,&]+(?:and\s+)?/i)
        .flatMap((name) => yearly(parseMonth(name), day)?.monthDays ?? []);
      if (m[3]) return days.length === 1 ? { kind: 'once', date: `${m[3]}-${days[0]}` } : null;
      return days.length > 0 ? { monthDays: days.sort() } : null;
    },
  },
];

/** "before the end of August every year", "in January and July", "30.09 of every year". */
export const findNamedMonths = (
  text: string,
  {
    months = NAMED_MONTH_RULES,
    years = YEAR_PART_RULES,
  }: Partial<Record<'months' | 'years', readonly PeriodRule[]>> = {},
): Period[] => findByRules(text, [...months, ...years]);
