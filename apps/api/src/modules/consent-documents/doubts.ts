import {
  listDoubtsOf,
  listDoubtsOfFact,
  toDoubtedConfidence,
} from '@anupalan/compliance/reading/recognised/doubts';
import type { Doubt } from '@anupalan/compliance/reading/types';
import type { Citation } from '@anupalan/validators/entities/citation';
import type { FigureDoubt } from '@anupalan/validators/entities/doubt';
import { v7 as uuidv7 } from 'uuid';

/** A doubt as an order keeps it; `confirmed`: who compared the figure with the page and found it right, and when. */
export type StoredDoubt = Doubt & { id: string; confirmed: { by: string; at: string } | null };

/** A figure stands where it stood, give or take what a second recognition moves it, in shares of the page. */
const NEAR = 0.01;

const isSame = (a: Doubt, b: Doubt): boolean =>
  a.page === b.page && a.text === b.text && Math.abs(a.x - b.x) < NEAR && Math.abs(a.y - b.y) < NEAR;

/**
 * The doubts of a new reading. What a person has confirmed stays so, also where this reading does not doubt it: the next
 * may do so again.
 */
export function mergeDoubts(before: readonly StoredDoubt[], found: readonly Doubt[]): StoredDoubt[] {
  const left = new Set(before);
  const merged = found.map((doubt): StoredDoubt => {
    const known = [...left].find((each) => isSame(each, doubt));
    if (known) left.delete(known);
    return { ...doubt, id: known?.id ?? uuidv7(), confirmed: known?.confirmed ?? null };
  });
  return [...merged, ...[...left].filter(({ confirmed }) => confirmed !== null)];
}

/** The doubts that nobody has confirmed. */
export function listOpen(stored: unknown): StoredDoubt[] {
  return (stored as StoredDoubt[]).filter(({ confirmed }) => confirmed === null);
}

/** The contract's doubt. */
function toDoubt({ id, page, text, x, y, width, height, reason, other }: StoredDoubt): FigureDoubt {
  return { id, page, text, rect: { x, y, width, height }, reason, other };
}

/** A finding with the doubts within its words; one that was read is at most as sure as these allow. */
export function tellDoubts<F extends { citation: Citation | null; confidence: number }>(
  finding: F,
  open: readonly StoredDoubt[],
): F & { doubts: FigureDoubt[] } {
  const doubts =
    'value' in finding
      ? listDoubtsOfFact({ value: finding.value, citation: finding.citation }, open)
      : listDoubtsOf(finding.citation, open);
  return {
    ...finding,
    confidence: toDoubtedConfidence(finding.confidence, doubts),
    doubts: doubts.map(toDoubt),
  };
}
