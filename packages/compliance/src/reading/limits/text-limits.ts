import { groupOf } from '../language/group.ts';
import { findMatches } from '../language/search.ts';
import { citePassage, listSentences, type Passage } from '../layout/passage.ts';
import type { FoundLimit } from './found-limit.ts';
import { TEXT_LIMIT_RULES } from './text-limit-rules.ts';
import { LIMIT_IN_TEXT } from './values.ts';

const NEGLIGIBLE = /insertion\s+loss|muffler|reduction|attenuation/i;

/** Limits that stand in a sentence: noise by day and night, and "Particulate Matter … 115 mg/Nm3". */
export const findTextLimits = (
  passage: Passage,
  section: string | null,
  rules = TEXT_LIMIT_RULES,
): FoundLimit[] =>
  listSentences(passage).flatMap((span) => {
    const text = passage.text.slice(span.start, span.end);
    // A limit is a figure.
    if (!/\d/.test(text) || NEGLIGIBLE.test(text)) return [];
    const hits = findMatches(LIMIT_IN_TEXT, text).map((m) => ({
      start: m.index,
      end: m.index + m[0].length,
      limit: groupOf(m, 1),
      unit: groupOf(m, 2),
    }));
    const limits = rules.flatMap((rule) => rule.read({ text, hits, section }) ?? []);
    if (limits.length === 0) return [];
    const citation = citePassage(passage, span.start, span.end);
    return limits.map((limit) => ({ ...limit, citation }));
  });
