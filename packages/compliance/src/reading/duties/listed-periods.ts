import { findPeriods } from '../periods/find-periods.ts';
import { type Period, toPeriod } from '../periods/types.ts';
import type { Asks } from '../questions/asks.ts';
import { withAnswer } from '../questions/with-answer.ts';

/** The words that a duty was read from: the quote of its citation, and how often in the order's own words. */
export type DutyWords = { quote: string; statedFrequency: string | null };

/** Every period that the words could mean, one after the other; of a table's cell also as the reader completes it. */
export function* eachRead({ quote, statedFrequency }: DutyWords): Generator<Period, void, undefined> {
  const stated = statedFrequency ?? '';
  yield* findPeriods(quote);
  yield* findPeriods(stated);
  yield* findPeriods(`once in ${stated}`);
  yield* findPeriods(`within ${stated}`);
}

/** All of them. */
export const listRead = (words: DutyWords): Period[] => [...eachRead(words)];

/** Every period that the words could mean, with each answer to what they leave open. */
export const listPeriods = (words: DutyWords): Period[] =>
  listRead(words).flatMap((period) => {
    const { asks } = period;
    const options = asks && 'options' in asks ? asks.options : [];
    return [period, ...options.flatMap((value) => (asks && withAnswer(period, asks, value)) ?? [])];
  });

/**
 * The period of the words that asks this; where another condition says otherwise, the one that they have; an empty one
 * where they have none ("periodically").
 */
export const findAsking = (words: DutyWords, asks: Asks): Period =>
  listRead(words).find((period) => period.asks?.kind === asks.kind) ??
  listRead(words).find((period) => asks.kind === 'period' && period.kind === 'recurring') ??
  toPeriod({ start: 0, end: 0, text: '' }, 'recurring');
