import type { InferType } from 'yup';
import { flag, identifier, instant, shape, text } from '../primitives.ts';
import { recurrenceEntitySchema } from './schedule.ts';

/**
 * A wording that is read as a person has corrected it. `title`: the name they gave; `recurrence`: how often they said;
 * `isWithoutDate`: once, or no date; `isRejected`: no duty. What is null or false was not corrected.
 */
export const learnedReadingSchema = shape({
  id: identifier().defined(),
  wording: text().defined(),
  title: text().nullable().defined(),
  recurrence: recurrenceEntitySchema.nullable(),
  isWithoutDate: flag().defined(),
  isRejected: flag().defined(),
  taughtBy: text().defined(),
  createdAt: instant().defined(),
  updatedAt: instant().defined(),
});

/** A wording that is read as a person has corrected it. */
export type LearnedReading = InferType<typeof learnedReadingSchema>;
