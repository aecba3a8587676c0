import { expect, test } from 'vitest';
import { toUnreadLinesTitle } from './unread-lines.ts';

test.each([
  [[{ page: 2, count: 1, script: null }], '1 line was not read.'],
  [[{ page: 2, count: 1, script: 'Tamil' }], '1 line in Tamil was not read.'],
  [
    [
      { page: 2, count: 1, script: 'Gujarati' },
      { page: 4, count: 2, script: 'Gujarati' },
    ],
    '3 lines in Gujarati were not read.',
  ],
  [
    [
      { page: 2, count: 1, script: 'Gujarati' },
      { page: 4, count: 2, script: null },
    ],
    '3 lines were not read.',
  ],
])('%j: %s', (lines, title) => {
  expect(toUnreadLinesTitle(lines)).toBe(title);
});
