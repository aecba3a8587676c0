import { expect, test } from 'vitest';
import { checkSizes } from './check-sizes.ts';
import { createRepository } from './in-memory.test-support.ts';

const MB = 1024 * 1024;

test.each<[string, string, number]>([
  ['a.pdf', 'x'.repeat(1.5 * MB), 0],
  ['a.pdf', 'x'.repeat(1.5 * MB + 1), 1],
  ['a.ts', 'x\n'.repeat(400), 0],
  ['a.ts', 'x\n'.repeat(401), 1],
  ['a.astro', 'x\n'.repeat(401), 1],
  ['a.generated.ts', 'x\n'.repeat(401), 0],
  ['a.css', 'x\n'.repeat(401), 0],
])('%s (case %#) has so many problems', (file, text, problems) => {
  expect(checkSizes(createRepository({ [file]: text })).problems).toHaveLength(problems);
});
