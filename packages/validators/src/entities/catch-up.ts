import { CONSENT_KINDS } from '@anupalan/enums/consents';
import { CATCH_UP_KINDS } from '@anupalan/enums/obligations';
import type { InferType } from 'yup';
import { calendarDate, choice, instant, shape, text } from '../primitives.ts';
import { obligationSchema } from './obligation.ts';

/**
 * A due date that had passed before its obligation was accepted (D22, D42): one of a cycle, with the answer in
 * `lastDone`, or a one-off, with the answer in `done`.
 */
export const catchUpRowSchema = shape({
  kind: choice(CATCH_UP_KINDS).defined(),
  /** The due date in question. `lastDone` of the obligation has none if it was accepted before the question existed. */
  dueDate: calendarDate().defined(),
  /** The title of the order. */
  documentTitle: text().defined(),
  documentKind: choice(CONSENT_KINDS).nullable().defined(),
  obligation: obligationSchema,
  /** Who answered and when; null if nobody has, or if the register has been changed since then. */
  answered: shape({ by: text().defined(), on: instant().defined() }).nullable().optional(),
});

/** A due date from before acceptance. */
export type CatchUpRow = InferType<typeof catchUpRowSchema>;
