import { expect, test } from 'vitest';
import { checkScreenWords } from './check-screen-words.ts';
import { createRepository } from './in-memory.test-support.ts';

const SCREEN = 'export const Screen = () => (\n  <p>Nothing yet</p>\n);';

test('a screen with words of its own is named, with the line', () => {
  const file = 'apps/portal/src/features/new-screen/new-screen.tsx';
  expect(checkScreenWords(createRepository({ [file]: SCREEN }))).toEqual({
    checked: 1,
    problems: [`${file}:2 has words of its own: “Nothing yet”. Move them to words.ts.`],
  });
});

test.each([
  'apps/portal/src/features/new-screen/words.ts',
  'apps/portal/src/features/new-screen/new-words.tsx',
  'apps/portal/src/features/new-screen/new-screen.test.tsx',
  'apps/portal/src/shared/testing/wrapper.tsx',
  'packages/ui/src/button/button.tsx',
])('%s may have them', (file) => {
  const problems = checkScreenWords(createRepository({ [file]: file.endsWith('x') ? SCREEN : '' })).problems;
  expect(problems).toEqual([]);
});
