import { expect, test } from 'vitest';
import { toDueWords } from './due-date.tsx';

test.each([
  ['2026-11-28', 'pending', 'today'],
  ['2026-11-29', 'pending', 'tomorrow'],
  ['2026-12-31', 'pending', 'in 33 days'],
  ['2030-03-01', 'pending', 'in 3 years 3 months'],
  ['2026-11-27', 'overdue', '1 day late'],
  ['2026-06-05', 'overdue', '176 days late'],
  ['2024-11-10', 'overdue', '2 years late'],
  ['2026-11-20', 'completed', '8 days ago'],
  ['soon', 'pending', 'soon'],
] as const)('%s, %s: %s', (date, status, words) => {
  expect(toDueWords(date, '2026-11-28', status)).toBe(words);
});
