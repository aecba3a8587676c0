import { groupOf } from '../language/group.ts';
import { toSentences } from '../language/sentences.ts';
import { citePassage, type Passage } from '../layout/passage.ts';
import type { ReadLimit } from '../types.ts';
import { TEXT_LIMIT_RULES } from './text-limit-rules.ts';
import { LIMIT_IN_TEXT } from './values.ts';

const NEGLIGIBLE = /insertion\s+loss|muffler|reduction|attenuation/i;

/** Limits that stand in a sentence: noise by day and night, and "Particulate Matter … 115 mg/Nm3". */
export const findTextLimits = (
  passage: Passage,
  section: string | null,
  rules = TEXT_LIMIT_RULES,
): ReadLimit[] =>
  toSentences(passage.text).flatMap((span) => {
    const text = passage.text.slice(span.start, span.end);
    if (NEGLIGIBLE.test(text)) return [];
    const hits = [...text.matchAll(LIMIT_IN_TEXT)].map((m) => ({
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
