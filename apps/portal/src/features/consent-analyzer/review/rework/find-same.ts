import type { Condition } from '../../../../shared/viewer/condition.ts';

/** Two texts say the same from this share of common words on. */
const SAME_SHARE = 0.75;
/** Fewer words are found in many sentences. */
const FEWEST_WORDS = 4;

const toWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const holds = (whole: readonly string[], part: readonly string[]): boolean =>
  ` ${whole.join(' ')} `.includes(` ${part.join(' ')} `);

/**
 * Another condition that already says what a part of a split one says: it has nearly the same words, or these words among
 * others. Null where there is none; one that is not an obligation does not count.
 */
export function findSame(text: string, conditions: readonly Condition[], id: string): Condition | null {
  const words = toWords(text);
  if (words.length < FEWEST_WORDS) return null;
  const own = new Set(words);
  const isSame = (other: readonly string[]) => {
    const set = new Set(other);
    const shared = [...own].filter((word) => set.has(word)).length;
    return holds(other, words) || shared >= SAME_SHARE * (own.size + set.size - shared);
  };
  const others = conditions.filter((one) => one.id !== id && one.state !== 'rejected');
  return others.find((one) => isSame(toWords(one.text))) ?? null;
}
