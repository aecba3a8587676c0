import { findPoint } from './point-rules.ts';
import type { Sentence, TextLimit } from './sentence.ts';

/**
 * A sentence whose clauses tell noise each for itself ("… 50 dB(A) during day and 40 dB(A) at night; noise from the DG set
 * 75 dB(A)"), clause by clause; null where a clause leaves a figure that another explains.
 */
export const readByClause = (
  { text, hits, section }: Sentence,
  read: (clause: Sentence) => TextLimit[],
): TextLimit[] | null => {
  const noises = hits.filter((hit) => /dB/i.test(hit.unit));
  const clauses = text.split(';');
  let place: string | null = null;
  const readPlaced = (clause: string, own: Sentence['hits']) => {
    place = findPoint(clause) ?? place;
    return read({ text: clause, hits: own, section }).map((limit) => ({ point: place, ...limit }));
  };
  let from = 0;
  const found = clauses.map((clause) => {
    const start = from;
    from += clause.length + 1;
    const own = noises
      .filter((hit) => hit.start >= start && hit.start < from)
      .map((hit) => ({ ...hit, start: hit.start - start, end: hit.end - start }));
    return { own, limits: own.length === 0 ? [] : readPlaced(clause, own) };
  });
  const told = found.filter(({ own }) => own.length > 0);
  return told.length > 1 && told.every(({ own, limits }) => limits.length >= own.length)
    ? told.flatMap(({ limits }) => limits)
    : null;
};
