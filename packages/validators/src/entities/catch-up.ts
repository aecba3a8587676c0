import { CONSENT_KINDS } from '@anupalan/enums/consents';
import { CATCH_UP_KINDS } from '@anupalan/enums/obligations';
import type { InferType } from 'yup';
import { calendarDate, choice, instant, shape, text } from '../primitives.ts';
import { obligationSchema } from './obligation.ts';

/**
 * A due date that had passed before its obligation was accepted (D22, D42): of a cycle, answered by `lastDone`, or of what
 * is due once, answered by `done`.
 */
export const catchUpRowSchema = shape({
  kind: choice(CATCH_UP_KINDS).defined(),
  /** The date that it is about; `lastDone` of the obligation has none where it was accepted before the question. */
  dueDate: calendarDate().defined(),
  /** Of the order. */
  documentTitle: text().defined(),
  documentKind: choice(CONSENT_KINDS).nullable().defined(),
  obligation: obligationSchema,
  /** Who answered and when; null where nobody has, or where the answer follows from what the register says since. */
  answered: shape({ by: text().defined(), on: instant().defined() }).nullable().optional(),
});

/** A due date to catch up with. */
export type CatchUpRow = InferType<typeof catchUpRowSchema>;
