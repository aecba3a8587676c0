import { groupOf } from '../language/group.ts';
import { findMatches } from '../language/search.ts';
import { findNamed } from './parameter-name.ts';
import { isParameter, PARAMETER } from './parameters.ts';
import type { Hit, Sentence } from './sentence.ts';

/** What stands between names of a list; the "and" of one name ("oil and grease", "Hg and its compounds") does not. */
const SEPARATOR =
  /\s*[,;/]\s*(?:and\s+)?|\s+(?:(?:and|or)(?!\s+(?:grease|furans|its|their)\b)|&(?!\s*grease\b))\s+/i;

/** Nothing but what joins figures of one list, and what bounds the next. */
const JOINS_FIGURES =
  /^[\s,&/]*(?:and\s+)?\s*(?:and|[<≤]\s*=?|(?:not\s+)?(?:more|less)\s+than|not\s+exceeding|below|within|up\s*to)?\s*$/i;

/** Words that end with the name of something measured. */
const ENDS_NAMED = new RegExp(
  `(?:${PARAMETER.source})(?:\\s+(?:matter|dioxide|solids|oxygen\\s+demand|mist|value))?\\s*(?:\\([^()]*\\))?\\s*$`,
  'i',
);

const isNamed = (name: string | null): name is string => name !== null;

/** "acid mist (HCl and H2SO4)": one name with the sorts of it, each of which has its own figure. */
const SORTS = /((?:[A-Za-z][\w-]*\s+){0,2}[A-Za-z][\w-]*)\s*\(([^()\d][^()]*)\)/g;

const listSorts = (words: string, count: number): string[] | null => {
  for (const found of findMatches(SORTS, words)) {
    const sorts = groupOf(found, 2).split(SEPARATOR);
    const name = findNamed(groupOf(found, 1));
    if (name !== null && sorts.length === count && sorts.every(isParameter))
      return sorts.map((sort) => `${name} (${sort.trim()})`);
  }
  return null;
};

const listNames = (words: string): string[] =>
  words
    .split(SEPARATOR)
    .filter((part) => PARAMETER.test(part))
    .map(findNamed)
    .filter(isNamed);

/** The hits in runs with nothing between them but what joins figures. */
const toRuns = (text: string, hits: readonly Hit[]): Hit[][] => {
  const runs: Hit[][] = [];
  for (const hit of hits) {
    const last = runs.at(-1)?.at(-1);
    if (last && JOINS_FIGURES.test(text.slice(last.end, hit.start))) runs.at(-1)?.push(hit);
    else runs.push([hit]);
  }
  return runs;
};

/**
 * "BOD and COD … 30 mg/l and 250 mg/l respectively": as many parameters before the figures as there are figures, each with
 * its own, by figure; null for a figure that has its name beside it, and where the sentence is another.
 */
export const readInTurn = ({ text, hits }: Sentence): (string | null)[] | null => {
  const [first] = hits;
  if (!first || hits.length < 2) return null;
  if (/\brespectively\b/i.test(text)) {
    const words = text.slice(0, first.start);
    const sorts = listSorts(words, hits.length);
    if (sorts) return sorts;
    const names = listNames(words);
    // "within PM10 - 90 and PM2.5 - 50 respectively": each figure has its name right before it again.
    const isNamedAgain = hits.every(
      ({ start }, at) => findNamed(text.slice(hits[at - 1]?.end ?? names.length, start)) !== null,
    );
    if (names.length === hits.length && !isNamedAgain) return names;
  }
  let from = 0;
  const names = toRuns(text, hits).flatMap((run) => {
    const words = text.slice(from, run[0]?.start);
    from = run.at(-1)?.end ?? from;
    const found = run.length > 1 ? listNames(words) : [];
    return found.length === run.length ? found : run.map(() => null);
  });
  return names.some(isNamed) ? names : null;
};

/**
 * "BOD and TSS shall each not exceed 10 mg/l": the names before `parameter`, the last of a list, that share its figure.
 * `before`: the words from the figure before to this one.
 */
export const listSharingNames = (before: string, parameter: string): string[] => {
  // A semicolon ends a list of names.
  const parts = before.slice(before.lastIndexOf(';') + 1).split(SEPARATOR);
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
