import { groupOf } from '../language/group.ts';
import { BLANK, COUNT, OR, parseCount } from '../language/numbers.ts';
import { toPeriodCode } from '../questions/period-code.ts';
import { ADVERB, adverbCycle, fromCycle } from './adverbs.ts';
import { toCycle } from './cycles.ts';
import type { PeriodRule } from './period-rule.ts';
import { UNIT } from './recurrence-unit.ts';
import { toSpanUnit } from './span-unit.ts';
import type { Cycle, Period } from './types.ts';

const DAYS_OF = { day: 1, week: 7, month: 30, year: 365 } as const;
const lengthOf = ({ every, unit, times }: Cycle): number => (every * DAYS_OF[unit]) / times;

/** Several periods of which one is meant: the most frequent until a person has said which. */
const leaveOpen = (words: string, found: readonly (Cycle | null)[]): Partial<Period> | null => {
  const cycles = found.filter((cycle) => cycle !== null).toSorted((a, b) => lengthOf(a) - lengthOf(b));
  const options = [...new Set(cycles.map(toPeriodCode))];
  const period = fromCycle(cycles[0] ?? null);
  if (!period || cycles.length < found.length || options.length < 2) return null;
  const question = `The order says ${words.trim()} and leaves open which. How often is it due?`;
  return { ...period, question, asks: { kind: 'period', options } };
};

/** How often, in wordings that leave something open: two periods, a blank, a word of two meanings. Each asks. */
export const OPEN_RECURRENCE_RULES: readonly PeriodRule[] = [
  /** "once in a season (four seasons in a year)": so often; else asks, because the seasons are not named. Leaves "season" alone. */
  {
    id: 'once-a-season',
    pattern: new RegExp(
      `(?:\\bonce\\s+(?:in\\s+|every\\s+|each\\s+|per\\s+|a\\s+|the\\s+|all\\s+)+seasons?\\b|\\b(?:every|each)\\s+season\\b|\\bseason(?:-?wise|ally)\\b)(?:\\s*[(,]\\s*(?:i\\.?\\s?e\\.?,?\\s*)?(${COUNT})\\s+seasons(?:\\s+(?:in\\s+|of\\s+|per\\s+|a\\s+|every\\s+|the\\s+)+year)?\\)?)?`,
      'gi',
    ),
    read: (m) =>
      (m[1] ? fromCycle(toCycle(parseCount(m[1]) ?? 0, 1, 'year')) : null) ?? {
        question: 'The order says once in a season and not which seasons. How often is it due?',
        asks: { kind: 'period', options: ['P1Y', 'P6M', 'P4M', 'P3M'] },
      },
  },
  /** "every week or ten days", "each month or 30 days": takes the more frequent and asks. Leaves one unit alone. */
  {
    id: 'unit-or-count',
    pattern: new RegExp(
      `\\b(?:once\\s+(?:in\\s+)?(?:a|every|each)|every|each)\\s+(week|fortnight|month|quarter|year)\\s*(?:or|\\/)\\s*(?:every\\s+)?(${COUNT})\\s+(days|weeks|months|years)\\b`,
      'gi',
    ),
    read: (m) =>
      leaveOpen(m[0], [
        toCycle(1, 1, groupOf(m, 1)),
        toCycle(1, parseCount(groupOf(m, 2)) ?? 0, groupOf(m, 3)),
      ]),
  },
  /** "bi-weekly": asks, because it has two meanings. Leaves "weekly". */
  {
    id: 'bi-weekly',
    pattern: /\bbi-?\s*weekly\b/gi,
    read: () => ({
      question:
        'The order says bi-weekly, which can mean every two weeks or twice a week. Which of the two is meant?',
      asks: { kind: 'period', options: ['P2W', '2xP1W'] },
    }),
  },
  /** "bi-monthly": asks, because it has two meanings. Leaves it where the order explains it ("once in two months"). */
  {
    id: 'bi-monthly',
    pattern: /\bbi-?\s*monthly\b/gi,
    read: () => ({
      question:
        'The order says bi-monthly, which can mean every two months or twice a month. Which of the two is meant?',
      asks: { kind: 'period', options: ['P2M', '2xP1M'] },
    }),
  },
  /** "tri-annually": asks, because it has two meanings. Leaves "triennially", which is every three years. */
  {
    id: 'tri-annual',
    pattern: /\btri-?\s*annual(?:ly)?\b/gi,
    read: () => ({
      question:
        'The order says tri-annually, which can mean three times a year or every three years. Which of the two is meant?',
      asks: { kind: 'period', options: ['P4M', 'P3Y'] },
    }),
  },
  /** "quarterly/half-yearly basis", "monthly or quarterly": takes the more frequent and asks. Leaves one alone. */
  {
    id: 'either-of-two',
    pattern: new RegExp(
      `\\b(?:on\\s+)?${ADVERB}(?:\\s*(?:\\/|\\bor\\b)\\s*${ADVERB})+(?:\\s+basis)?\\b`,
      'gi',
    ),
    read: (m) => {
      const adverbs = m[0].replace(/^on\s+|\s+basis$/gi, '').split(/\s*(?:\/|\bor\b)\s*/i);
      return leaveOpen(m[0], adverbs.map(adverbCycle));
    },
  },
  /** "once in 2/3 months", "every six to twelve months": takes the more frequent and asks. Leaves one count alone. */
  {
    id: 'either-count',
    pattern: new RegExp(
      `\\b(?:once\\s+(?:in\\s+)?(?:every\\s+|each\\s+)?|every\\s+|each\\s+|intervals?\\s+of\\s+)(${COUNT})${OR}(${COUNT})\\s+${UNIT}\\b`,
      'gi',
    ),
    read: (m) =>
      leaveOpen(
        m[0],
        [groupOf(m, 1), groupOf(m, 2)].map((count) => toCycle(1, parseCount(count) ?? 0, groupOf(m, 3))),
      ),
  },
  /** "once in ____ months", "once in months": asks for the number. Leaves "once in three months". */
  {
    id: 'missing-count',
    pattern: new RegExp(
      `\\b(?:(?:once\\s+(?:in\\s+)?(?:every\\s+)?|every\\s+|each\\s+)${BLANK}\\s*(?=(?:day|week|month|year)s?\\b)|once\\s+in\\s+(?:every\\s+)?(?=(?:days|weeks|months|years)\\b))(days?|weeks?|months?|years?)\\b`,
      'gi',
    ),
    read: (m) => {
      const unit = toSpanUnit(groupOf(m, 1))?.unit;
      return unit
        ? {
            question: `The order leaves out the number of ${unit}s. Once in how many ${unit}s is it due?`,
            asks: { kind: 'count', unit, of: 'period' },
          }
        : null;
    },
  },
];
