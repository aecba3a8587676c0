import { toSentences } from '../language/sentences.ts';
import { readFirst } from '../rule.ts';
import type { LimitMedium, ReadLimit } from '../types.ts';
import { findAveraging } from './averaging.ts';
import { CONTEXT_RULES } from './medium-rules.ts';
import { isParameter } from './parameters.ts';
import { findPoint } from './point-rules.ts';
import { withoutUnit } from './said-above.ts';
import { readTextLimits } from './text-limits.ts';
import { findHeadUnit, readLimitValue } from './values.ts';

/** What a passage says of a limit that a person knows to be in it; null for what it does not say. */
export type LimitReading = Pick<ReadLimit, 'parameter' | 'point' | 'unit' | 'averaging' | 'limit'> & {
  medium: LimitMedium | null;
};

/** A name and what follows it: the row of a table as it is selected, "3 COD 250 mg/l". */
const ROW =
  /^\s*(?:\(?\d{1,2}\)?[.)]?\s+)?((?:[^\s(]+\s+|\([^)]*\)\s*)+?):?\s*((?:not\s|less\s|min|max|[<>≤≥]|\d).*)$/is;

const readRow = (words: string): LimitReading | null => {
  const [, name = '', rest = ''] = ROW.exec(words) ?? [];
  const parameter = name.replace(/\s*[:,–-]?\s*$/, '').replace(/\s+/g, ' ');
  if (!isParameter(parameter)) return null;
  const value = readLimitValue(rest);
  if (value === null) return null;
  // "Oil & Grease, mg/l, Max 10": the unit stands in the name.
  const inName = value.unit === null && !/\bp\.?\s?h\b/i.test(parameter) ? findHeadUnit(parameter) : null;
  const unit = value.unit ?? inName;
  return {
    medium: readFirst(CONTEXT_RULES, words, unit ?? ''),
    point: findPoint(words),
    parameter: inName === null ? parameter : withoutUnit(parameter, inName),
    limit: value.limit,
    unit,
    averaging: findAveraging(rest),
  };
};

/**
 * Reads a passage that a person says is a limit: the first that one of its sentences says, or a row of a table.
 * @returns null where nothing in it reads as one
 */
export const readLimitPassage = (words: string): LimitReading | null => {
  const [found] = toSentences(words).flatMap(({ start, end }) =>
    readTextLimits(words.slice(start, end), null),
  );
  if (!found) return readRow(words);
  const { medium, point = null, parameter, limit, unit, averaging } = found;
  return { medium, point, parameter, limit, unit, averaging: averaging ?? findAveraging(words) };
};
