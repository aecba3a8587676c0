import { type Due, type OrderDates, toDue } from './due.ts';
import { type DutyWords, listPeriods, listRead } from './listed-periods.ts';

/** The part of a timing that two readings are compared by. */
type Timing = Omit<Due, 'basis'>;

/** JSON with its keys in one order, without what is absent: a database gives them back in its own. */
const toKey = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );

const toComparable = ({ frequency, recurring, dueDate, schedule, recurrence }: Timing): string =>
  toKey([frequency, recurring, dueDate, schedule, recurrence]);

/** Whether a timing is what the reader makes of the words, and nothing that a person has set. */
export const isRead = (words: DutyWords, stored: Timing, dates: OrderDates): boolean => {
  const key = toComparable(stored);
  return listRead(words).some((period) => toComparable(toDue(period, dates)) === key);
};

/**
 * When a duty is due after the dates of its order were put right. Worked out from the same words; only a timing that
 * is still the reader's own, from one of the `before` dates, is touched: what a person has changed stays.
 * @returns null where nothing follows from the dates, or the words are not sure
 */
export const redate = (
  words: DutyWords,
  stored: Timing,
  before: readonly OrderDates[],
  after: OrderDates,
): Due | null => {
  const key = toComparable(stored);
  const found = listPeriods(words)
    .filter((period) => before.some((dates) => toComparable(toDue(period, dates)) === key))
    .map((period) => toDue(period, after));
  const [first] = found;
  if (first === undefined || toComparable(first) === key) return null;
  // Two readings of the words that part at the new dates are no answer.
  return found.every((due) => toComparable(due) === toComparable(first)) ? first : null;
};
