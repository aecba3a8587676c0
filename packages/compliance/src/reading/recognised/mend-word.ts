import { readFirst } from '../rule.ts';
import { FIGURE_WORD_RULES } from './figure-word-rules.ts';
import { SCRIPT_WORD_RULES } from './script-word-rules.ts';
import { SUBSTANCE_WORD_RULES } from './substance-word-rules.ts';
import type { WordRule } from './word-rule.ts';
import { WORD_RULES } from './word-rules.ts';

const ALL_RULES = [...SUBSTANCE_WORD_RULES, ...FIGURE_WORD_RULES, ...WORD_RULES, ...SCRIPT_WORD_RULES];

/** The words that a recognised word stands for: itself where no rule knows better. */
export const mendWord = (
  word: string,
  before: string,
  after: string,
  rules: readonly WordRule[] = ALL_RULES,
): string[] => readFirst(rules, word, before, after) ?? [word];
