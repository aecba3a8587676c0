import { readFirst } from '../rule.ts';
import type { MergeRule } from './merge-rule.ts';
import { MERGE_RULES } from './merge-rules.ts';
import { MIXED_MERGE_RULES } from './mixed-merge-rules.ts';
import { PARTING_MERGE_RULES } from './parting-merge-rules.ts';
import type { Period } from './types.ts';

const ALL_RULES: readonly MergeRule[] = [...PARTING_MERGE_RULES, ...MERGE_RULES, ...MIXED_MERGE_RULES];

/** Two statements of one duty ("half yearly … 1st June & 1st December"), as against two duties in one sentence. */
export const belongTogether = (a: Period, b: Period, text: string, rules = ALL_RULES): boolean => {
  const between = text.slice(a.end, b.start);
  const words = between.split(/\s+/).filter(Boolean).length;
  return (
    readFirst(rules, { a, b, before: text.slice(0, a.start), between, behind: text.slice(b.end), words }) ===
    'one'
  );
};
