import { describe, expect, test } from 'vitest';
import { checkWords } from './check-words.ts';
import { createRepository } from './in-memory.test-support.ts';

const problemsOf = (text: string, file = 'apps/portal/src/a.tsx') =>
  checkWords(createRepository({ [file]: text })).problems;

describe('checkWords', () => {
  test.each([
    ['Also here', 'more'],
    ['2 questions are left to you', '… for you'],
    ['/** Absent for who may\n * not see tasks. */', '… people who may not, people without permission'],
    ['They will stand\nhere.', 'will appear here'],
    ['However sure', 'status, confidence'],
  ])('finds “%s” in either case and over the end of a line', (text, instead) => {
    expect(problemsOf(`line\n${text}`)).toEqual([
      expect.stringMatching(new RegExp(`^apps/portal/src/a\\.tsx:2 says “.+”\\. Say: ${instead}\\.$`)),
    ]);
  });

  test.each([
    'for people who may not see tasks',
    'Is anybody also hereabouts?',
    'make sure',
    'what the filter leaves',
  ])('accepts “%s”', (text) => {
    expect(problemsOf(text)).toEqual([]);
  });

  test.each(['README.md', 'docs/operators.md', 'packages/ui/src/a.ts', 'apps/site/src/a.astro'])(
    'looks into %s',
    (file) => {
      expect(problemsOf('Also here', file)).toHaveLength(1);
    },
  );

  test('leaves migrations, which never change, and texts of others', () => {
    expect(problemsOf('-- also here', 'apps/api/migrations/0001_a.sql')).toEqual([]);
    expect(problemsOf('also here', 'LICENSE')).toEqual([]);
  });
});
