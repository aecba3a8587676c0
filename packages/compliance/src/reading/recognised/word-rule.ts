import type { Rule } from '../rule.ts';

/**
 * What a recognised word says where the recogniser took signs for others that look alike: the words in its place. Only
 * where no other reading is possible: a figure that may be two stays as it is.
 */
export type WordRule = Rule<[word: string, before: string, after: string], string[]>;
