import type { Citation } from '../types.ts';

/** A duty that stays over a second reading because a person has decided on it or made it. */
export type KeptDuty = {
  citation: Citation;
  /** What the reader cited at first, where a person has changed the citation since. */
  readCitation: Citation | null;
  statedFrequency: string | null;
  /** Whether a person chose its words: added, merged or split it. */
  isPersons: boolean;
};

type Found = { citation: Citation; statedFrequency: string | null };

/** Fewer letters than this are part of too many sentences to know one by. */
const FEWEST_LETTERS = 12;

const toWords = (quote: string): string => quote.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
const toPlace = ({ page, paragraph }: Citation): string => `${page ?? ''}/${paragraph ?? ''}`;
const toKey = (citation: Citation): string => `${toPlace(citation)}/${toWords(citation.quote)}`;

/** Whether a person's words have those of a finding in them, or make up most of them. */
const coversWords = (kept: Citation, found: Citation): boolean => {
  if (toPlace(kept) !== toPlace(found)) return false;
  const [own, other] = [toWords(kept.quote), toWords(found.quote)];
  if (Math.min(own.length, other.length) < FEWEST_LETTERS) return own === other;
  return own.includes(other) || (other.includes(own) && own.length * 2 >= other.length);
};

/**
 * What of a second reading is not there yet. Each kept duty stands for one finding of the same words: the one with the
 * same period, else the first. The words that a person chose also stand for findings within them, unless the reader had
 * suggested those beside the person's before (`beside`).
 */
export const listNotKept = <T extends Found>(
  found: readonly T[],
  kept: readonly KeptDuty[],
  beside: readonly Citation[],
): T[] => {
  const left = new Map<string, T[]>();
  for (const each of found) {
    const key = toKey(each.citation);
    left.set(key, [...(left.get(key) ?? []), each]);
  }
  const taken = new Set<T>();
  const take = (duty: KeptDuty, fits: (each: T) => boolean): boolean => {
    const same = left.get(toKey(duty.readCitation ?? duty.citation)) ?? [];
    const one = same.find((each) => !taken.has(each) && fits(each));
    if (one) taken.add(one);
    return one !== undefined;
  };
  const others = kept.filter((duty) => !take(duty, (each) => each.statedFrequency === duty.statedFrequency));
  for (const duty of others) take(duty, () => true);
  const known = new Set(beside.map(toKey));
  const chosen = kept
    .filter((duty) => duty.isPersons)
    .flatMap(({ citation, readCitation }) => (readCitation ? [citation, readCitation] : [citation]));
  return found.filter(
    (each) =>
      !taken.has(each) &&
      (known.has(toKey(each.citation)) || !chosen.some((words) => coversWords(words, each.citation))),
  );
};
