import { expect, test } from 'vitest';
import { toCompletionTitle, toLeftOutWords, toPunctuality } from './completion-words.ts';

test.each([
  ['2026-11-09', '2026-11-10', 'On time, 1 day early'],
  ['2026-10-31', '2026-11-10', 'On time, 10 days early'],
  ['2026-11-10', '2026-11-10', 'On time'],
  ['2026-11-11', '2026-11-10', '1 day late'],
  ['2027-03-01', '2027-02-25', '4 days late'],
])('done on %s what was due on %s: %s', (completedOn, dueDate, words) => {
  expect(toPunctuality(completedOn, dueDate)).toBe(words);
});

test('titles name one task and count several', () => {
  expect(toCompletionTitle(['File Form V'], false)).toBe('Mark “File Form V” as done');
  expect(toCompletionTitle(['File Form V', 'Test stack S-1'], false)).toBe('Mark 2 due dates as done');
  expect(toCompletionTitle(['File Form V'], true)).toBe('Change the record of “File Form V”');
});

test('who is left out for want of evidence is named, each once', () => {
  expect(toLeftOutWords(['A', 'A'])).toBe('“A” needs evidence: open it to mark it as done.');
  expect(toLeftOutWords(['A', 'B', 'C'])).toBe(
    '“A”, “B” and “C” need evidence: open each to mark it as done.',
  );
});
