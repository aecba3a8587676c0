import type { Clause } from '../duties/clauses.ts';
import type { Span } from '../language/sentences.ts';
import type { Period } from '../periods/types.ts';
import { type IndicSort, toIndicSort } from './duty-rules.ts';
import { findIndicPeriods } from './find-periods.ts';
import { fold, hasKnownScript, isIndic } from './fold.ts';
import { toParts } from './parts.ts';

type Part = Span & { sort: IndicSort | null };

/** The parts of a sentence with a verb each, in its own letters, and what they are. */
const listParts = (sentence: string): Part[] => {
  const { text, at } = fold(sentence);
  return toParts(text).map(({ start, end }) => ({
    start: at[start] ?? 0,
    end: at[end] ?? sentence.length,
    sort: toIndicSort(text.slice(start, end)),
  }));
};

/** Whether a sentence in Hindi, Marathi or Gujarati commands something. */
export const hasIndicCommand = (sentence: string): boolean =>
  isIndic(sentence) && listParts(sentence).some(({ sort }) => sort === 'command');

/** A period with the part of its sentence that it stands in. */
type PlacedPeriod = { period: Period; part: Part };

const placePeriods = (sentence: string): PlacedPeriod[] => {
  const parts = listParts(sentence);
  return findIndicPeriods(sentence).flatMap((period) => {
    const part = parts.find(({ end }) => period.start < end);
    return part ? [{ period, part }] : [];
  });
};

/** What is only named has a period; a date beside it may be anything. */
const isSure = ({ period, part }: PlacedPeriod): boolean =>
  part.sort === 'command' || (part.sort === 'activity' && period.kind === 'recurring');

const CONJUNCTION = /[,;]|\s(?:एवं|तथा|और|व|आणि|અને|તથા)\s/u;

/** Where the words of a period before the same verb as the next end, and where those of the next begin. */
const cutBetween = (sentence: string, from: number, to: number): Span => {
  const match = CONJUNCTION.exec(sentence.slice(from, to));
  return match
    ? { start: from + match.index, end: from + match.index + match[0].length }
    : { start: from, end: from };
};

/**
 * The duties of a sentence in Hindi, Marathi or Gujarati, each with its period and the words of the part of the sentence
 * that has its verb; of two periods before one verb each has its own words.
 */
export const readIndicSentence = (sentence: string): Clause[] => {
  if (!hasKnownScript(sentence)) return [];
  const placed = placePeriods(sentence).filter(isSure);
  return placed.map(({ period, part }, at) => {
    const last = placed[at - 1];
    const next = placed[at + 1];
    return {
      period,
      start:
        last?.part.start === part.start
          ? cutBetween(sentence, last.period.end, period.start).end
          : part.start,
      end:
        next?.part.start === part.start
          ? cutBetween(sentence, period.end, next.period.start).start
          : part.end,
    };
  });
};

/** The first period of a sentence that may be a duty, though its words are of no command that is known. */
export const findUnsurePeriod = (sentence: string): Period | null =>
  hasKnownScript(sentence)
    ? (placePeriods(sentence).find((each) => !isSure(each) && each.part.sort !== 'trap')?.period ?? null)
    : null;
