import { NOT_AN_OBLIGATION } from '@anupalan/enums/questions';
import { formatDate } from '../../schedules/describe.ts';
import { firstOccurrenceOnOrAfter } from '../../schedules/occurrences.ts';
import type { OrderDates } from '../duties/due.ts';
import type { ReadQuestion } from '../types.ts';
import { toAnsweredDue } from './answer.ts';
import { describeCycle, parsePeriodCode } from './period-code.ts';

/** An answer to choose: its value, and its label with the date that follows from it. */
export type AnswerOption = { value: string; label: string };

const toWords = (kind: ReadQuestion['asks']['kind'], value: string): string => {
  if (kind === 'consent_no' || kind === 'industry_name') return value;
  if (kind === 'category') return `${value.charAt(0).toUpperCase()}${value.slice(1)}`;
  if (kind === 'day_of_year') return `Every year on ${formatDate(`2000-${value}`).replace(/ 2000$/, '')}`;
  const cycle = kind === 'period' || kind === 'deadline' ? parsePeriodCode(value) : null;
  if (!cycle) return formatDate(value);
  if (kind === 'period') return describeCycle(cycle);
  return `Within ${cycle.every} ${cycle.unit}${cycle.every === 1 ? '' : 's'}`;
};

/** The last answer to a question about a duty, whatever its control is. */
export const NO_DUTY_OPTION: AnswerOption = { value: NOT_AN_OBLIGATION, label: 'Not an obligation' };

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
    const day = next
      ? `next on ${formatDate(next)}`
      : due?.dueDate && !due.recurring
        ? `due ${formatDate(due.dueDate)}`
        : null;
    return { value, label: [toWords(asks.kind, value), day].filter(Boolean).join(', ') };
  });
};
