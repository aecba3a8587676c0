import { SUPPORT_STATUSES, SUPPORT_TYPES } from '@anupalan/enums/support';
import type { InferType } from 'yup';
import { choice, identifier, instant, listOf, shape, text } from '../primitives.ts';

/** A support request with its history and its conversation. `by` is a name. */
export const supportRequestSchema = shape({
  id: identifier().defined(),
  subject: text().defined(),
  message: text().defined(),
  type: choice(SUPPORT_TYPES).defined(),
  status: choice(SUPPORT_STATUSES).defined(),
  name: text().defined(),
  email: text().defined(),
  createdAt: instant().defined(),
  updatedAt: instant().defined(),
  history: listOf(
    shape({
      from: choice(SUPPORT_STATUSES).nullable().defined(),
      to: choice(SUPPORT_STATUSES).defined(),
      at: instant().defined(),
      by: text().defined(),
    }),
  ).defined(),
  messages: listOf(
    shape({ at: instant().defined(), by: text().defined(), text: text().defined() }),
  ).defined(),
});

/** A support request. */
export type SupportRequest = InferType<typeof supportRequestSchema>;
