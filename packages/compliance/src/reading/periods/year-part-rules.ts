import { groupOf } from '../language/group.ts';
import { ORDINAL, parseCount } from '../language/numbers.ts';
import { lastDayOf, toMonthDay, yearly } from './month-day.ts';
import type { PeriodRule } from './period-rule.ts';

/** What makes a year one that something is done in again and again. */
const COMES_AGAIN =
  /\b(?:thereafter|afterwards|daily|weekly|fortnightly|monthly|quarterly|half[-\s]?yearly|annual(?:ly)?|yearly|every|each|once|twice)\b/i;

/** Days at which a year, or a part of it, begins or ends. */
export const YEAR_PART_RULES: readonly PeriodRule[] = [
  /** "at the end of the third year of this consent", "in the second year from the date of issue": once, so long after the issue. Leaves years that come again, and those from something that happens. */
  {
    id: 'year-of-order',
    pattern: new RegExp(
      `\\b(?:at|by|before|on|till|in|during|within|after|upon)\\s+(?:the\\s+)?(?:(end|close|completion|expiry|beginning|start|commencement)\\s+of\\s+(?:the\\s+)?)?(${ORDINAL})\\s+(year|month)\\s+(?:of|from|after)\\s+(?:the\\s+)?(?:date\\s+of\\s+)?(?:(?:this|the|present)\\s+)*(?:(?:issue|grant|validity)(?:\\s+of)?\\s*(?:(?:this|the|present)\\s+)*)?(?<!\\bof\\s+)(?:(?:consent|authori[sz]ation|order|clearance|registration|certificate|NOC|EC|CT[EO]|CF[EO]|CCA)\\b(?!\\s+of\\s+)|(?<=(?:issue|grant|validity)\\s*))`,
      'gi',
    ),
    read: (m, text) => {
      // "monthly in the first year of the consent": for how long, and not until when.
      if (/^(?:in|during|within)\b/i.test(m[0]) && COMES_AGAIN.test(text)) return null;
      const place = parseCount(groupOf(m, 2)) ?? 0;
      const amount = /^(?:begin|start|commence)/i.test(m[1] ?? '') ? place - 1 : place;
      return amount < 1
        ? null
        : { kind: 'once', amount, unit: groupOf(m, 3).toLowerCase() === 'year' ? 'year' : 'month' };
    },
  },
  /** "by the end of 2026", "before the end of the year 2026": once, on its last day. Leaves financial years. */
  {
    id: 'end-of-numbered-year',
    pattern:
      /\b(?:by|before|till)\s+(?:the\s+)?(?:end|close)\s+of\s+(?:(?:the\s+)?(?:calendar\s+)?year\s+)?(20\d\d)\b(?!\s*[-–/]\s*\d)/gi,
    read: (m) => ({ kind: 'once', date: `${groupOf(m, 1)}-12-31` }),
  },
  /** "by the end of the financial year 2026-27", "before the close of FY 2026-2027": once, on its last day. Leaves years without a number. */
  {
    id: 'end-of-numbered-financial-year',
    pattern:
      /\b(?:by|before|till|within|(?:not|no)\s+(?:later\s+than|beyond)|latest(?:\s+(?:by|in))?)\s+(?:the\s+)?(?:(?:end|close)\s+of\s+)?(?:the\s+)?(?:financial\s+year|F\.?\s?Y\.?)\s*(20\d\d)\s*[-–/]\s*(?:20)?\d\d\b/gi,
    read: (m) => ({ kind: 'once', date: `${Number(groupOf(m, 1)) + 1}-03-31` }),
  },
  /** "shall be built during the financial year 2026-27": by its last day. Leaves what was or is counted in it. */
  {
    id: 'in-numbered-financial-year',
    pattern:
      /\b(?:in|during)\s+(?:the\s+)?(?:financial\s+year|F\.?\s?Y\.?)\s*(20\d\d)\s*[-–/]\s*(?:20)?\d\d\b/gi,
    read: (m, text) =>
      /\b(?:shall|should|must|to)\s+be\s+(?:\w+ly\s+)?(?:constructed|built|installed|provided|completed|commissioned|erected|planted|developed|laid|raised|lined|shifted|replaced|upgraded|spent|executed|implemented)\b[^.;]*$/i.test(
        text.slice(0, m.index),
      )
        ? { kind: 'once', date: `${Number(groupOf(m, 1)) + 1}-03-31` }
        : null,
  },
  /** "by the close of the first quarter of F.Y. 2026-27", "before the second half of 2026-27 is over": its last day. Leaves what was done in it. */
  {
    id: 'part-of-numbered-year',
    pattern:
      /\b(?:by|before|till|within)\s+(?:the\s+)?(?:(?:end|close|completion)\s+of\s+)?(?:the\s+)?(?:(first|second|third|fourth|last|1st|2nd|3rd|4th)\s+(quarter|half)|([QH])-?([1-4]))\s+of\s+(?:the\s+)?(?:(?:financial\s+)?year\s+|F\.?\s?Y\.?\s*)?(20\d\d)\s*[-–/]\s*(?:20)?\d\d\b/gi,
    read: (m) => {
      const months = /^[hH]/.test(m[2] ?? m[3] ?? '') ? 6 : 3;
      const parts = 12 / months;
      const place = /last/i.test(m[1] ?? '') ? parts : (parseCount(m[1] ?? groupOf(m, 4)) ?? 0);
      const after = 3 + place * months;
      const month = ((after - 1) % 12) + 1;
      const year = Number(groupOf(m, 5)) + (after > 12 ? 1 : 0);
      return place < 1 || place > parts
        ? null
        : { kind: 'once', date: `${year}-${toMonthDay(month, lastDayOf(month))}` };
    },
  },
  /** "by the end of this financial year": once, on its last day; "once in a year, … by the end of the financial year": of each. Leaves a year that is not named. */
  {
    id: 'end-of-this-year',
    pattern:
      /\b(?:by|before|on|within)\s+(?:the\s+)?(?:(?:end|close)\s+of\s+)?(?:the\s+)?(?:this|current|present|ongoing)\s+(financial|calendar)\s+year\b|\b(?:by|before|at)\s+(?:the\s+)?(?:end|close)\s+of\s+(?:the\s+)?(financial|calendar)\s+year\b(?!\s*(?:19|20)\d\d)/gi,
    read: (m, text) => {
      const day = /fin/i.test(m[1] ?? groupOf(m, 2)) ? '03-31' : '12-31';
      const isAgain = /\b(?:every|each|once\s+in\s+a)\s+year|\bannual|\byearly\b/i.test(text);
      return m[1] === undefined && isAgain ? { monthDays: [day] } : { kind: 'once', monthDays: [day] };
    },
  },
  /** "by the year end": asked, because it is not said which year's; every year, whether the calendar or the financial year ends. Leaves a year that is named. */
  {
    id: 'year-end',
    pattern:
      /\b(?:by|before|till)\s+(?:the\s+)?(?:year(?:\s+|-)end|end\s+of\s+the\s+year)\b(?!\s+(?:20|19)\d\d)/gi,
    read: (m, text) =>
      /\b(?:every|each)\s+year|annual|yearly/i.test(text)
        ? {
            ...yearly(12, 31),
            question: `The order says ${m[0].toLowerCase()} of each year and not whether that is the calendar year or the financial year. Which day is meant?`,
            asks: { kind: 'day_of_year', options: ['12-31', '03-31'] },
          }
        : {
            kind: 'once',
            question: `The order says ${m[0].toLowerCase()} and not which year's. Until when is it due?`,
            asks: { kind: 'day', options: [] },
          },
  },
  /** "in the first quarter of each financial year": its last day. Leaves a quarter without a year that comes again. */
  {
    id: 'part-of-year',
    pattern:
      /\b(?:in|during|within|by\s+(?:the\s+)?end\s+of)\s+(?:the\s+)?(first|second|third|fourth|last|1st|2nd|3rd|4th)\s+(month|quarter|half)\s+of\s+(?:(?:every|each|the)\s+)+(financial\s+|calendar\s+)?year\b/gi,
    read: (m) => {
      if (!/\b(?:every|each)\b/i.test(m[0])) return null;
      const months = { month: 1, quarter: 3, half: 6 }[groupOf(m, 2).toLowerCase()] ?? 12;
      const parts = 12 / months;
      const place = /last/i.test(groupOf(m, 1)) ? parts : (parseCount(groupOf(m, 1)) ?? 0);
      const start = /calendar/i.test(m[3] ?? '') ? 0 : 3;
      const month = ((start + place * months - 1) % 12) + 1;
      return place < 1 || place > parts ? null : yearly(month, lastDayOf(month));
    },
  },
  /** "at the start of every financial year": 1 April, or 1 January of a calendar year. Leaves the start of anything else. */
  {
    id: 'start-of-year',
    pattern:
      /\b(?:at|in|on|from)\s+the\s+(?:very\s+)?(?:start|beginning|commencement)\s+of\s+(?:(?:every|each|the)\s+)+(financial|calendar)\s+year\b/gi,
    read: (m) => ({ monthDays: [/fin/i.test(groupOf(m, 1)) ? '04-01' : '01-01'] }),
  },
];
