import { findNamed } from './parameter-name.ts';
import { PARAMETER } from './parameters.ts';
import type { Sentence } from './sentence.ts';

/** What stands between names of a list; the "and" of one name ("oil and grease", "Hg and its compounds") does not. */
const SEPARATOR =
  /\s*[,;/]\s*(?:and\s+)?|\s+(?:(?:and|or)(?!\s+(?:grease|furans|its|their)\b)|&(?!\s*grease\b))\s+/i;

/** Nothing but what joins figures of one list. */
const JOINS_FIGURES = /^[\s,&]*(?:and)?\s*$/i;

/** Words that end with the name of something measured. */
const ENDS_NAMED = new RegExp(
  `(?:${PARAMETER.source})(?:\\s+(?:matter|dioxide|solids|oxygen\\s+demand|mist|value))?\\s*(?:\\([^()]*\\))?\\s*$`,
  'i',
);

const isNamed = (name: string | null): name is string => name !== null;

/**
 * "BOD and COD … 30 mg/l and 250 mg/l respectively": as many parameters before the figures as there are figures, each with
 * its own; null where the sentence is another.
 */
export const readInTurn = ({ text, hits }: Sentence): string[] | null => {
  const [first] = hits;
  if (!first || hits.length < 2) return null;
  const isSaid = /\brespectively\b/i.test(text);
  const isRun = hits.slice(1).every((hit, at) => JOINS_FIGURES.test(text.slice(hits[at]?.end, hit.start)));
  if (!isSaid && !isRun) return null;
  const names = text
    .slice(0, first.start)
    .split(SEPARATOR)
    .filter((part) => PARAMETER.test(part))
    .map(findNamed)
    .filter(isNamed);
  return names.length === hits.length ? names : null;
};

/**
 * "BOD and TSS shall each not exceed 10 mg/l": the names before `parameter`, the last of a list, that share its figure.
 * `before`: the words from the figure before to this one.
 */
export const listSharingNames = (before: string, parameter: string): string[] => {
  const parts = before.split(SEPARATOR);
  const names: string[] = [];
  const own = parts.pop()?.trim() ?? '';
  if (!own.startsWith(parameter)) return names;
  for (const part of parts.toReversed()) {
    const name = ENDS_NAMED.test(part) ? findNamed(part) : null;
    if (name === null || /^p\.?\s?H\b/i.test(name)) break;
    if (name !== parameter) names.unshift(name);
  }
  return names;
};
