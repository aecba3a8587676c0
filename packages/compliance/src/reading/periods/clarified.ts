import type { Period } from './types.ts';

/**
 * "(Clarification: shall meet once in two months)", "(Note: i.e. twice a year)": what a bracket explains, and what
 * "bi-monthly, meaning once in two months" explains without one.
 */
const CLARIFIES =
  /\(\s*(?:clarification|clarified|explanation|explained|note|meaning)\b\s*[:.–-]?\s*[^()]*(?:\)|$)|(?<=\b(?:bi|tri)-?\s*[a-z]+ly\s*),?\s+(?:meaning|that\s+means|which\s+means)\s+(?:thereby\s+)?[^,;.()]+/i;

/**
 * The periods of a sentence, where one that can be meant in two ways ("bi-monthly") is settled by a bracket that explains
 * it: it keeps its words and gets the cycle of the bracket, whose periods are no duties of their own. Others stay.
 */
export const withClarified = (found: Period[], sentence: string): Period[] => {
  const bracket = CLARIFIES.exec(sentence);
  if (!bracket) return found;
  const end = bracket.index + bracket[0].length;
  const isInside = (period: Period): boolean => period.start >= bracket.index && period.start < end;
  const told = found.find((period) => isInside(period) && period.cycle !== null && period.question === null);
  const vague = found.findLast(
    (period) => period.kind === 'recurring' && period.question !== null && period.start < bracket.index,
  );
  if (!told || !vague) return found;
  return found
    .filter((period) => !isInside(period))
    .map((period) =>
      period === vague
        ? { ...period, frequency: told.frequency, cycle: told.cycle, question: null, asks: null }
        : period,
    );
};

/** A sentence with blanks for the bracket that settles one of its periods, so that its times are not asked about. */
export const blankClarified = (sentence: string, periods: readonly Period[]): string => {
  const bracket = CLARIFIES.exec(sentence);
  const isRead = periods.some(
    ({ end, start }) => bracket && end > bracket.index && start < bracket.index + bracket[0].length,
  );
  return !bracket || isRead || periods.length === 0
    ? sentence
    : `${sentence.slice(0, bracket.index)}${' '.repeat(bracket[0].length)}${sentence.slice(bracket.index + bracket[0].length)}`;
};
