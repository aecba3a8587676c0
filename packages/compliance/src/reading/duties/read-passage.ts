import { toSentences } from '../language/sentences.ts';
import { toName } from '../names/to-name.ts';
import { findPeriods } from '../periods/find-periods.ts';
import type { ReadObligation } from '../types.ts';
import { toObligationCategory } from './category-rules.ts';
import { type OrderDates, toDue } from './due.ts';

/** What a passage says of a duty that a person knows to be in it. */
export type PassageReading = Pick<
  ReadObligation,
  | 'title'
  | 'category'
  | 'statedFrequency'
  | 'frequency'
  | 'recurring'
  | 'dueDate'
  | 'schedule'
  | 'recurrence'
  | 'basis'
>;

/**
 * Reads a passage that a person says is a duty: its name, its category and when it is due. Unlike the reader of orders
 * it asks for no command and knows no traps. Of several periods the first with a date or a cycle counts.
 * @returns `statedFrequency` null, and no date, where the words say nothing of time
 */
export const readPassage = (words: string, dates: OrderDates): PassageReading => {
  const sentences = toSentences(words).map(({ start, end }) => words.slice(start, end));
  const found = sentences.flatMap((sentence) =>
    findPeriods(sentence).map((period) => ({ sentence, period })),
  );
  const chosen = found.find(({ period }) => period.kind !== 'event') ?? found[0];
  const clause = chosen?.sentence ?? sentences[0] ?? words;
  const category = toObligationCategory(clause);
  return {
    title: toName(clause, { period: chosen?.period.text ?? '', category }),
    category,
    statedFrequency: chosen?.period.text ?? null,
    ...(chosen
      ? toDue(chosen.period, dates)
      : { frequency: null, recurring: false, dueDate: null, schedule: null, recurrence: null, basis: null }),
  };
};
