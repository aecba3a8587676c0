import { findMatches } from '../language/search.ts';
import type { Rule } from '../rule.ts';
import { type Period, toPeriod } from './types.ts';

/** A wording that says when. `read` tells what a match of the pattern means, or null where it means nothing. */
export type PeriodRule = Rule<[match: RegExpExecArray, text: string], Partial<Period>> & {
  readonly pattern: RegExp;
};

/** What the rules find in a text, rule by rule: the first that takes a stretch has it. Recurring, unless it says so. */
export const findByRules = (text: string, rules: readonly PeriodRule[]): Period[] => {
  const periods: Period[] = [];
  for (const rule of rules) {
    for (const match of findMatches(rule.pattern, text)) {
      const start = match.index;
      const end = start + match[0].length;
      if (periods.some((other) => start < other.end && other.start < end)) continue;
      const values = rule.read(match, text);
      if (values) periods.push(toPeriod({ start, end, text: match[0] }, 'recurring', values));
    }
  }
  return periods;
};
