import { WORD_SCALE } from '@anupalan/compliance/reading/pages/page-words';
import type { PageWords } from '@anupalan/validators/entities/page-words';
import type { MemberCaller } from '../../access/caller.ts';
import type { Services } from '../../http/services.ts';
import { findWords } from './words-repository.ts';

/** The words that were recognised on a page (from 1) of an order, with their places; no lines where none were. */
export async function getPageWords(
  services: Services,
  caller: MemberCaller,
  id: string,
  page: number,
): Promise<PageWords> {
  const found = await services.db.forOrganisation(caller.organisation.id, (tx) => findWords(tx, id, page));
  if (!found) return { page, turn: 0, lines: [] };
  const lines = found.lines.map((line) => ({
    words: line.map(([text, x, y, width, height]) => ({
      text,
      x: x / WORD_SCALE,
      y: y / WORD_SCALE,
      width: width / WORD_SCALE,
      height: height / WORD_SCALE,
    })),
  }));
  return { page, turn: found.turn, lines };
}
