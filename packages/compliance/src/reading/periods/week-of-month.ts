/** Source of a pattern for a week or half of a month: "first week", "1st week", "second fortnight". */
export const WEEK_OF_MONTH =
  '((?:first|opening|initial|second|third|fourth|last|closing|final|concluding|1\\s?st|2\\s?nd|3\\s?rd|4\\s?th)\\s+(?:week|fortnight))';

const ENDS: Record<string, number> = {
  first: 7,
  opening: 7,
  initial: 7,
  second: 14,
  third: 21,
  fourth: 28,
  last: 31,
  closing: 31,
  final: 31,
  concluding: 31,
  '1st': 7,
  '2nd': 14,
  '3rd': 21,
  '4th': 28,
};
const LAST_DAY = 31;
/** The half of a month is told as its 15th. */
const MIDDLE = 15;

/** The day of the month on which such a week ends: 7, 14, 21, 28, or 31 for the last; 15 or 31 for a fortnight. */
export const lastDayOfWeek = (words: string): number => {
  const which = words.toLowerCase().replace(/\s|week|fortnight/g, '');
  if (!/fortnight/i.test(words)) return ENDS[which] ?? 0;
  return ENDS[which] === ENDS.first ? MIDDLE : LAST_DAY;
};
