import type { RoundDay } from '@anupalan/validators/entities/scheduled-task';
import { expect, test } from 'vitest';
import { toStripWords } from './strip-words.ts';

test.each<[RoundDay[], string]>([
  [['done', 'missed', 'open'], '1 of the last 3 days missed'],
  [['done', 'none'], 'No day of the last 2 missed'],
  [['none', 'open'], 'Nothing due before today'],
])('%j: %s', (days, words) => {
  expect(toStripWords(days)).toBe(words);
});
