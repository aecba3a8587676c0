import { addToDate } from '../language/dates.ts';
import { groupOf } from '../language/group.ts';
import { toFrequency } from '../periods/cycles.ts';
import type { Period } from '../periods/types.ts';
import { END, START, SUFFIX, toPattern } from './fold.ts';
import { NUMBER, parseNumber } from './numbers.ts';
import { EVERY, toSpan, toUnitName, UNIT } from './units.ts';

/** A quarter or a half that an adjective names: "ત્રિમાસિક ગાળો", "तिमाही अवधि". */
const ADJECTIVE = '(?:त्रैमासिक|त्रिमासिक|तिमाही|सहामाही|छमाही|अर्धवार्षिक|मासिक|वार्षिक)';
const SPAN = `(?:${EVERY}\\s*)?(?:(${NUMBER})\\s*)?(${ADJECTIVE}|${UNIT})${SUFFIX}(?:\\s+(?:अवधि|अवधी|कालावधी|ગાળા|ગાળો|સમયગાળો|સમયગાળા)${SUFFIX})?`;
/** "की समाप्ति के पश्चात", "संपल्यानंतर", "પૂરો થયા પછી": it has ended. */
const ENDED = `\\s*(?:की|के|का|च्या|ની|ના|નો)?\\s*(?:समाप्ति|समाप्ती|समाप्त\\s+होने|अंत|संपल्या|अखेर|पूर्ण\\s+होने|पूर्ण\\s+झाल्या|(?:પૂરો|પૂરા|પૂર્ણ)\\s+(?:થયા|થયે|થાય|થવા))${SUFFIX}(?:\\s+(?:के|से|की|पर|તે))*(?:\\s*(?:उपरांत|पश्चात|बाद|नंतर|પછી)${SUFFIX})?(?:\\s+(?:के|से))?`;
const WITHIN = `(?:${SUFFIX}\\s*(?:(?:के|की|ની)\\s*)?(?:भीतर|अंदर|અંદર|आत|में)|(?:ांत|ात|મા|માં|ામાં|નામાં|यांत|्यांत))${END}`;
const NEXT_MONTH = `(?:अगले|आगामी|अनुवर्ती|पुढील|पुढच्या|त्यानंतरच्या|પછીના|ત્યારબાદના)\\s*(?:माह|महिन|मास)${SUFFIX}\\s*(?:की|के)?\\s*(\\d{1,2})${SUFFIX}\\s*(?:तारीख|तारख)`;

const MONTHS_OF_ADJECTIVE = [
  { months: 1, pattern: toPattern('^मासिक', 'iu') },
  { months: 3, pattern: toPattern('^(?:त्रैमासिक|त्रिमासिक)', 'iu') },
  { months: 6, pattern: toPattern('^अर्धवार्षिक', 'iu') },
  { months: 12, pattern: toPattern('^वार्षिक', 'iu') },
];
const MONTHS_OF_UNIT: Readonly<Record<string, number>> = { month: 1, quarter: 3, half: 6, year: 12 };

/** How many months the words of a span name: a quarter 3, a half 6, a year 12; 0 where it is none of them or a month. */
const toMonths = (count: string | undefined, word: string): number => {
  const named = MONTHS_OF_ADJECTIVE.find(({ pattern }) => pattern.test(word))?.months;
  const own = named ?? MONTHS_OF_UNIT[toUnitName(word)] ?? 0;
  return own * (count === undefined ? 1 : (parseNumber(count) ?? 0));
};

const FINANCIAL = toPattern('(?:वित्तीय|आर्थिक|નાણાકીય)\\s*$', 'iu');
const ENDS: Readonly<Record<number, readonly string[]>> = {
  3: ['2001-03-31', '2001-06-30', '2001-09-30', '2001-12-31'],
  6: ['2001-06-30', '2001-12-31'],
};
const LAST_SURE_DAY = 28;

const recurring = (months: number, monthDays: string[]): Partial<Period> => {
  const cycle = { every: months, unit: 'month' as const, times: 1 };
  return {
    monthDays: monthDays.toSorted(),
    frequency: months === 12 ? 'yearly' : toFrequency(cycle),
    cycle: months === 12 ? { every: 1, unit: 'year', times: 1 } : cycle,
  };
};

/** Days after the end of each span: the words for it. */
export const AFTER_SPAN_END = toPattern(`${START}${SPAN}${ENDED}\\s*(${NUMBER})\\s*(${UNIT})${WITHIN}`);
/** A day of the month behind each span: the words for it. */
export const MONTH_BEHIND_SPAN = toPattern(`${START}${SPAN}[^.;।\\d]{0,40}?${START}${NEXT_MONTH}`);

/** What `AFTER_SPAN_END` matched, as days of each month or year; null where no span comes again. */
export const readAfterSpanEnd = (match: RegExpExecArray, text: string): Partial<Period> | null => {
  const months = toMonths(match[1], groupOf(match, 2));
  const after = toSpan(parseNumber(groupOf(match, 3)) ?? 0, groupOf(match, 4));
  if (!after || after.amount < 1) return null;
  if (months === 1)
    return after.unit === 'day' && after.amount <= LAST_SURE_DAY
      ? { frequency: 'monthly', cycle: { every: 1, unit: 'month', times: 1 }, dayOfMonth: after.amount }
      : null;
  const year = FINANCIAL.test(text.slice(0, match.index + match[0].search(/व/u)))
    ? '2001-03-31'
    : '2001-12-31';
  const ends = months === 12 ? [year] : (ENDS[months] ?? []);
  const days = ends.map((day) => addToDate(day, after.amount, after.unit).slice(5));
  return days.length === 0 ? null : recurring(months, days);
};

/** What `MONTH_BEHIND_SPAN` matched, as days of the year; null for months, whose day is that of the next. */
export const readMonthBehindSpan = (match: RegExpExecArray): Partial<Period> | null => {
  const months = toMonths(match[1], groupOf(match, 2));
  const day = groupOf(match, 3).padStart(2, '0');
  if ((months !== 3 && months !== 6) || Number(day) < 1 || Number(day) > LAST_SURE_DAY) return null;
  const first = months === 3 ? ['01', '04', '07', '10'] : ['01', '07'];
  return recurring(
    months,
    first.map((month) => `${month}-${day}`),
  );
};
