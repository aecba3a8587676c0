import { describe, expect, it } from 'vitest';
import { findVagueness } from './vagueness-rules.ts';

describe('a vague word asks nothing', () => {
  it.each([
    ['where nothing is to be done', 'The law is amended periodically.'],
    [
      'where a choice of frequencies is asked about',
      'Reports shall be submitted periodically, quarterly/half-yearly.',
    ],
  ])('%s', (_, sentence) => {
    expect(findVagueness(sentence)).toBeNull();
  });
});
