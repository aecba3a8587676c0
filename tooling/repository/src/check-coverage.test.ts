import { expect, test } from 'vitest';
import { checkCoverage } from './check-coverage.ts';
import { createRepository } from './in-memory.test-support.ts';

const HEAD = '| Asked for | Built in | Shown by | Its words |\n| --- | --- | --- | --- |\n';
const FILES = {
  'apps/portal/src/login.tsx': 'Welcome back',
  'apps/portal/src/login.test.tsx': "test('a wrong pair is refused', () => expect(text).toBe('Guest'))",
  'apps/portal/src/guard.test.tsx': 'LANDING_SECONDS',
};
const PLACE = '`apps/portal/src/login.tsx`';
const TEST = '`apps/portal/src/login.test.tsx`';
const WORDS = "`'Guest'`";

test.each<[string, string[]]>([
  [`| Login | ${PLACE} | ${TEST} | ${WORDS} |`, []],
  [`| Login | \`apps/portal/src\` | ${TEST} “a wrong pair is refused” | ${WORDS} |`, []],
  ['| Push | – | Later: comes with the digests. |', []],
  ['| Push | – | Later: |', ['“Push” says later and not why.']],
  [`| Login | – | ${TEST} | ${WORDS} |`, ['“Login” names no place.']],
  [`| Login | ${PLACE} | – | – |`, ['“Login” names no test.', '“Login” names no words of its tests.']],
  [`| Login | \`apps/x.tsx\` | ${TEST} | ${WORDS} |`, ['“Login”: there is no apps/x.tsx.']],
  [`| Login | ${PLACE} | ${PLACE} ${TEST} | ${WORDS} |`, ['“Login”: apps/portal/src/login.tsx is no test.']],
  [`| Login | ${PLACE} | \`a/b.test.ts\` ${TEST} | ${WORDS} |`, ['“Login”: there is no a/b.test.ts.']],
  [
    `| Login | ${PLACE} | ${TEST} “a right pair” | ${WORDS} |`,
    ['“Login”: apps/portal/src/login.test.tsx has no “a right pair”.'],
  ],
])('%s', (row, problems) => {
  const repository = createRepository({ ...FILES, 'docs/spec-coverage.md': `${HEAD}${row}\n` });
  expect(checkCoverage(repository)).toEqual({
    checked: 1,
    problems: problems.map((problem) => `docs/spec-coverage.md: ${problem}`),
  });
});

test.each<[string, string[]]>([
  [`| Login | ${PLACE} | ${TEST} | \`'Guest'\` |`, []],
  [`| Login | ${PLACE} | ${TEST} \`apps/portal/src/guard.test.tsx\` | \`Guest\` \`LANDING_SECONDS\` |`, []],
  ['| Push | – | Later: comes with the digests. | – |', []],
  [`| Login | ${PLACE} | ${TEST} |`, ['“Login” names no words of its tests.']],
  [`| Login | ${PLACE} | ${TEST} | Guest |`, ['“Login” names no words of its tests.']],
  [
    `| Login | ${PLACE} | ${TEST} | \`Guest\` \`Welcome back\` \`LANDING_SECONDS\` |`,
    [
      '“Login” names “Welcome back”, and none of its tests has it.',
      '“Login” names “LANDING_SECONDS”, and none of its tests has it.',
    ],
  ],
  ...["'Gue'", 'st', 'expect', 'test', 'toBe', 'expect(text)'].map((word): [string, string[]] => [
    `| Login | ${PLACE} | ${TEST} | \`${word}\` |`,
    [`“Login” names “${word}”, which says nothing: choose a word that only its test has.`],
  ]),
])('with words: %s', (row, problems) => {
  const repository = createRepository({ ...FILES, 'docs/spec-coverage.md': `${HEAD}${row}\n` });
  expect(checkCoverage(repository)).toEqual({
    checked: 1,
    problems: problems.map((problem) => `docs/spec-coverage.md: ${problem}`),
  });
});
