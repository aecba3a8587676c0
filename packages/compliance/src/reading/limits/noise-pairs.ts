import { groupOf } from '../language/group.ts';
import { findMatches } from '../language/search.ts';
import { findPoint } from './point-rules.ts';
import type { Sentence, TextLimit } from './sentence.ts';

/** "75/70 dB(A)": the noise of both times of the day with one unit. */
const PAIR = /(?<![\d.])(\d{2,3})\s*\/\s*(\d{2,3})\s*(dB\s*\(?\s*A?\s*\)?(?:\s*Leq)?)/gi;
/** "day/night", "(D/N)", "night/day". */
const TIMES = /\b(day|night|d|n)(?:\s*-?\s*time)?\s*(?:\/|and|&)\s*(day|night|d|n)(?:\s*-?\s*time)?\b/i;

const toTime = (word: string): string => (/^d/i.test(word) ? 'day time' : 'night time');

/** "75/70 dB(A) day/night at the boundary and 55/45 dB(A) at the township": pairs of figures, each for its place; else null. */
export const readPairedNoise = ({ text }: Sentence): TextLimit[] | null => {
  const pairs = findMatches(PAIR, text);
  const times = TIMES.exec(text);
  if (pairs.length === 0 || !times) return null;
  const names = [groupOf(times, 1), groupOf(times, 2)].map(toTime);
  return pairs.flatMap((pair, at) => {
    const behind = text.slice(pair.index + pair[0].length, pairs[at + 1]?.index);
    const point = findPoint(behind);
    return names.map((parameter, which) => ({
      medium: 'noise' as const,
      parameter,
      limit: groupOf(pair, which + 1),
      unit: groupOf(pair, 3).trim(),
      ...(point !== null && { point }),
    }));
  });
};
