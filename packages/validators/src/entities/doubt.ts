import { DOUBT_REASONS } from '@anupalan/enums/doubts';
import type { InferType } from 'yup';
import { choice, identifier, listOf, shape, text, wholeNumber } from '../primitives.ts';
import { citationRectSchema } from './citation.ts';

/**
 * A figure of a scan that nobody has compared with the page yet: the word as it was read, its page and its place there.
 * `other`: what a second look gave instead.
 */
export const doubtSchema = shape({
  id: identifier().defined(),
  page: wholeNumber().min(1).defined(),
  text: text().defined(),
  rect: citationRectSchema,
  reason: choice(DOUBT_REASONS).defined(),
  other: text().nullable().defined(),
});

/** A figure of a scan that nobody has compared with the page yet. */
export type FigureDoubt = InferType<typeof doubtSchema>;

/** The doubts within the words of a finding; absent or empty: none, or a person has confirmed each. */
export const doubtsField = listOf(doubtSchema).optional();
