import { NOT_AN_OBLIGATION } from '@anupalan/enums/questions';
import { type Due, type OrderDates, toDue } from '../duties/due.ts';
import { type DutyWords, findAsking } from '../duties/listed-periods.ts';
import { toIsoDate } from '../language/dates.ts';
import { type Asks, toAskedFact } from './asks.ts';
import { withAnswer } from './with-answer.ts';

/** How a person answers. */
export type AnswerControl = 'choice' | 'date' | 'number' | 'text';

/** With which control a question is answered. */
export const toAnswerKind = (asks: Asks): AnswerControl => {
  if ('options' in asks && asks.options.length > 0) return 'choice';
  return asks.kind === 'count'
    ? 'number'
    : asks.kind === 'period' || asks.kind === 'deadline'
      ? 'text'
      : 'date';
};

/** Whether a question is about a duty, and so can be answered that its sentence asks for nothing. */
export const canBeNoDuty = (asks: Asks): boolean => toAskedFact(asks) === null;

const isDay = (value: string): boolean => {
  const m = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  return m !== null && toIsoDate(Number(m[1]), Number(m[2]), Number(m[3])) !== null;
};

/** The most units that a missing number may be. */
const MOST_UNITS = 366;

/** What is wrong with an answer, as a sentence under its control, or null. */
export const findAnswerProblem = (asks: Asks, value: string): string | null => {
  if (value === NOT_AN_OBLIGATION) return canBeNoDuty(asks) ? null : 'Choose one of the answers.';
  switch (toAnswerKind(asks)) {
    case 'choice':
      return 'options' in asks && asks.options.includes(value) ? null : 'Choose one of the answers.';
    case 'number': {
      const isCount = /^[1-9]\d{0,2}$/.test(value) && Number(value) <= MOST_UNITS;
      return isCount ? null : `Enter a whole number from 1 to ${MOST_UNITS}.`;
    }
    case 'date':
      return isDay(value) ? null : 'Enter a date that exists.';
    case 'text':
      return null;
  }
};

/**
 * When a duty is due by an answer; null where the answer says nothing of a due date (it sets a fact of the order).
 * @param words what the question cites
 */
export const toAnsweredDue = (asks: Asks, value: string, words: DutyWords, dates: OrderDates): Due | null => {
  if (toAskedFact(asks) !== null) return null;
  const period = withAnswer(findAsking(words, asks), asks, value);
  // A series that begins on a day counts from it as others from the issue.
  return period && toDue(period, asks.kind === 'begins' ? { ...dates, issuedOn: value } : dates);
};
