import type { InferType } from 'yup';
import { flag, identifier, instant, shape, text } from '../primitives.ts';
import { recurrenceEntitySchema } from './schedule.ts';

/**
 * A wording that is read as a person has corrected it. `title` is the corrected name, `recurrence` the corrected
 * period, `isWithoutDate` means once or without a date, `isRejected` means that it is not a duty. Null or false: not
 * corrected.
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
