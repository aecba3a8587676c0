import { groupOf } from '../language/group.ts';
import { findMatches } from '../language/search.ts';
import { citePassage, listSentences, type Passage } from '../layout/passage.ts';
import type { FoundLimit } from './found-limit.ts';
import { findPoint } from './point-rules.ts';
import { TEXT_LIMIT_RULES } from './text-limit-rules.ts';
import { LIMIT_IN_TEXT, withBasis } from './values.ts';

const NEGLIGIBLE = /insertion\s+loss|muffler|reduction|attenuation|\breduces?\b[^.;]*\bfrom\b/i;
/** A figure that says what is, or from where on something is to be done, and not what may be. */
const NO_BOUND = /\b(?:above|over|exceeding|exceeds?|more\s+than|greater\s+than|down\s+to|>)\s*$/i;
const BOUND_BEFORE = /\bnot\b[^.;]{0,30}$/i;
/** What comes in, or was found. */
const UNTREATED = /\b(?:raw|untreated|influent|inlet)\b/i;
const FOUND =
  /\b(?:was|were)\s+(?:found|observed|reported|recorded)|\bobserved\s+(?:value|concentration)|\bas\s+(?:reported|found|observed)\b/i;
const isFound = (text: string): boolean =>
  (UNTREATED.test(text) && !/\btreated\b/i.test(text)) || FOUND.test(text);
/** "not be less than" right before a figure: it is the least that there must be. */
const LEAST = /\b((?:not\s+(?:be\s+)?less\s+than|(?:a\s+)?minimum(?:\s+of)?|at\s+least)\s*)$/i;

/** Whether a figure bounds what it measures. */
const isBound = (before: string, text: string): boolean =>
  !NO_BOUND.test(before) ||
  BOUND_BEFORE.test(before.replace(NO_BOUND, '')) ||
  /\b(?:not\s+(?:be\s+)?(?:allowed|permitted)|prohibited)\b/i.test(text);

/** The limits that a sentence says, without where it stands. `section`: the heading that it stands under. */
export const readTextLimits = (
  text: string,
  section: string | null,
  rules = TEXT_LIMIT_RULES,
): Omit<FoundLimit, 'citation'>[] => {
  // A limit is a figure.
  if (!/\d/.test(text) || NEGLIGIBLE.test(text)) return [];
  const hits = findMatches(LIMIT_IN_TEXT, text).flatMap((m) => {
    const before = text.slice(0, m.index);
    if (!isBound(before, text)) return [];
    const unit = groupOf(m, 2);
    const end = m.index + m[0].length;
    const least = LEAST.exec(before)?.[1] ?? '';
    return [
      {
        start: m.index - least.length,
        end,
        limit: `${least}${groupOf(m, 1)}`,
        unit: withBasis(unit, text.slice(end)),
      },
    ];
  });
  const limits = rules.flatMap((rule) => rule.read({ text, hits, section }) ?? []);
  if (limits.length === 0 || isFound(text)) return [];
  const point = findPoint(text);
  return limits.map((limit) => ({ point, ...limit }));
};

/** Limits that stand in a sentence: noise by day and night, and "Particulate Matter … 115 mg/Nm3". */
export const findTextLimits = (
  passage: Passage,
  section: string | null,
  rules = TEXT_LIMIT_RULES,
): FoundLimit[] =>
  listSentences(passage).flatMap((span) =>
    readTextLimits(passage.text.slice(span.start, span.end), section, rules).map((limit) => ({
      ...limit,
      citation: citePassage(passage, span.start, span.end),
    })),
  );
