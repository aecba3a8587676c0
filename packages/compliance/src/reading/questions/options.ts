import { formatDate } from '../../schedules/describe.ts';
import { firstOccurrenceOnOrAfter } from '../../schedules/occurrences.ts';
import type { OrderDates } from '../duties/due.ts';
import type { ReadQuestion } from '../types.ts';
import { toAnsweredDue } from './answer.ts';
import { describeCycle, parsePeriodCode } from './period-code.ts';

/** An answer to choose: its value, and its label with the date that follows from it. */
export type AnswerOption = { value: string; label: string };

const toWords = (kind: ReadQuestion['asks']['kind'], value: string): string => {
  if (kind === 'day_of_year') return `Every year on ${formatDate(`2000-${value}`).replace(/ 2000$/, '')}`;
  const cycle = kind === 'period' ? parsePeriodCode(value) : null;
  return cycle ? describeCycle(cycle) : formatDate(value);
};

/**
 * The answers that a question can have, each with the next date that would follow ("Twice a year, next on 1 Apr 2027");
 * without a date where the order's own is not known. Empty: the answer is free.
 * @param today `YYYY-MM-DD`
 */
export const listOptions = (
  { asks, citation }: Pick<ReadQuestion, 'asks' | 'citation'>,
  dates: OrderDates,
  today: string,
): AnswerOption[] => {
  if (!('options' in asks)) return [];
  const words = { quote: citation?.quote ?? '', statedFrequency: null };
  // What counts from the order falls due for the first time after it.
  const from = dates.issuedOn !== null && dates.issuedOn >= today ? dates.issuedOn : today;
  return asks.options.map((value) => {
    const due = asks.kind === 'day' ? null : toAnsweredDue(asks, value, words, dates);
    const next = due?.recurring && due.schedule ? firstOccurrenceOnOrAfter(due.schedule, from) : null;
    return {
      value,
      label: [toWords(asks.kind, value), next && `next on ${formatDate(next)}`].filter(Boolean).join(', '),
    };
  });
};
