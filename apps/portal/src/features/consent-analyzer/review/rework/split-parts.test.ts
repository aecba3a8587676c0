import { expect, test } from 'vitest';
import { toSplitParts } from './split-parts.ts';

test.each([
  ['Test the stack, and report it.', 'and report it.', 'Test the stack'],
  ['Test the stack; report it.', 'report it.', 'Test the stack'],
  ['Keep 1,200 kl or less. Report it.', 'Report it.', 'Keep 1,200 kl or less.'],
])('the first part of %s ends with no sign that joined it', (text, second, first) => {
  expect(toSplitParts(text, text.indexOf(second))).toEqual([first, second]);
});
