import type { InputParagraph } from '@anupalan/compliance/reading/types';
import type { Citation } from '@anupalan/validators/entities/citation';
import type { citationField } from '@anupalan/validators/requests/citation';
import type { InferType } from 'yup';
import type { Tx } from '../../database/database.ts';
import { invalidField, notFound } from '../../http/problem.ts';
import * as repository from './repository.ts';

/** A citation as a person sent it. */
export type SentCitation = InferType<ReturnType<typeof citationField>>;

/** Shares are rounded on their way: a rectangle may end a hair beside its page. */
const HAIR = 0.001;

/**
 * The place of an order that a person selected.
 * @throws AppError not_found (404) for the order; invalid (422) where it has no such page or paragraph
 */
export async function checkCitation(tx: Tx, documentId: string, sent: SentCitation): Promise<Citation> {
  const found = await repository.findExtent(tx, documentId);
  if (!found) throw notFound('document');
  const { paragraph, quote, rects = [] } = sent;
  const page = sent.page ?? null;
  const paragraphs = found.paragraphs as InputParagraph[] | null;
  if (paragraphs !== null) {
    if (paragraph === undefined || !paragraphs.some(({ index }) => index === paragraph))
      throw invalidField('citation.paragraph', 'This order has no such paragraph.');
    return { page: null, paragraph, quote, rects: [] };
  }
  const last = found.pageCount ?? 0;
  const beyond = rects.findIndex((rect) => (rect.page ?? 1) > last);
  if (page === null || page > last) throw invalidField('citation.page', 'This order has no such page.');
  const outside = rects.findIndex(({ x, y, width, height }) => x + width > 1 + HAIR || y + height > 1 + HAIR);
  if (outside >= 0)
    throw invalidField(`citation.rects[${outside}]`, 'This rectangle is not completely on its page.');
  if (beyond >= 0) throw invalidField(`citation.rects[${beyond}].page`, 'This order has no such page.');
  return {
    page,
    quote,
    rects: rects.map(({ page: on, ...rect }) =>
      on === undefined || on === page ? rect : { page: on, ...rect },
    ),
  };
}
