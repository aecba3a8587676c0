import { findPoint } from './point-rules.ts';
import type { Sentence, TextLimit } from './sentence.ts';

const TIMED = /\b(?:day|night)\b|\d\s*[ap]\.?m\b|\bhrs?\b|\bhours\b/i;

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
    return {
      own,
      isTimed: TIMED.test(clause),
      limits: own.length === 0 ? [] : readPlaced(clause, own),
    };
  });
  const told = found.filter(({ own }) => own.length > 0);
  // "day 75, night 70 dB(A); DG set at 0.5 m – 75 dB(A)": a clause without a time takes none from another.
  const isApart = ({ own, limits, isTimed }: (typeof told)[number]) =>
    limits.length >= own.length || (!isTimed && told.some((each) => each.isTimed && each.limits.length > 1));
  return told.length > 1 && told.every(isApart) ? told.flatMap(({ limits }) => limits) : null;
};
