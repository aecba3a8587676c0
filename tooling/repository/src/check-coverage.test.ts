import { expect, test } from 'vitest';
import { checkCoverage } from './check-coverage.ts';
import { createRepository } from './in-memory.test-support.ts';

const HEAD = '| Asked for | Built in | Shown by |\n| --- | --- | --- |\n';
const FILES = {
  'apps/portal/src/login.tsx': '',
  'apps/portal/src/login.test.tsx': "test('a wrong pair is refused', …)",
};
const PLACE = '`apps/portal/src/login.tsx`';
const TEST = '`apps/portal/src/login.test.tsx`';

test.each<[string, string[]]>([
  [`| Login | ${PLACE} | ${TEST} |`, []],
  [`| Login | \`apps/portal/src\` | ${TEST} “a wrong pair is refused” |`, []],
  ['| Push | – | Later: comes with the digests. |', []],
  ['| Push | – | Later: |', ['“Push” says later and not why.']],
  [`| Login | – | ${TEST} |`, ['“Login” names no place.']],
  [`| Login | ${PLACE} | – |`, ['“Login” names no test.']],
  [`| Login | \`apps/x.tsx\` | ${TEST} |`, ['“Login”: there is no apps/x.tsx.']],
  [`| Login | ${PLACE} | ${PLACE} |`, ['“Login”: apps/portal/src/login.tsx is no test.']],
  [`| Login | ${PLACE} | \`a/b.test.ts\` |`, ['“Login”: there is no a/b.test.ts.']],
  [
    `| Login | ${PLACE} | ${TEST} “a right pair” |`,
    ['“Login”: apps/portal/src/login.test.tsx has no “a right pair”.'],
  ],
])('%s', (row, problems) => {
  const repository = createRepository({ ...FILES, 'docs/spec-coverage.md': `${HEAD}${row}\n` });
  expect(checkCoverage(repository)).toEqual({
    checked: 1,
    problems: problems.map((problem) => `docs/spec-coverage.md: ${problem}`),
  });
});
