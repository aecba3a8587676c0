import { COUNTED_FROM, DOUBT_REASONS } from '@anupalan/enums/doubts';
import type { InferType } from 'yup';
import { choice, identifier, listOf, shape, text, wholeNumber } from '../primitives.ts';
import { citationRectSchema } from './citation.ts';

/**
 * A value of a scan that nobody has compared with the page yet: the word as read, its page and its place. `other` is
 * the result of a second look. `countedFrom`: the value is not in the words of the finding, but in the date of the order
 * that its due date is counted from.
 */
export const doubtSchema = shape({
  id: identifier().defined(),
  page: wholeNumber().min(1).defined(),
  text: text().defined(),
  rect: citationRectSchema,
  reason: choice(DOUBT_REASONS).defined(),
  other: text().nullable().defined(),
  countedFrom: choice(COUNTED_FROM).optional(),
});

/** A value of a scan that nobody has compared with the page yet. */
export type FigureDoubt = InferType<typeof doubtSchema>;

/** The doubts within the words of a finding. Missing or empty: there are none, or a person has confirmed each. */
export const doubtsField = listOf(doubtSchema).optional();
