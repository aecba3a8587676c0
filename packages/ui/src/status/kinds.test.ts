import { expect, test } from 'vitest';
import { tones } from '../shared/tone.ts';
import { statusKinds } from './kinds.ts';

const kinds = Object.entries(statusKinds);

test('every kind has a tone of the kit and a word', () => {
  for (const [kind, { tone, word }] of kinds) {
    expect(tones, kind).toContain(tone);
    expect(word, kind).toMatch(/^[A-Z][a-z ]+$/);
  }
});

test('a word stands for one kind only', () => {
  const words = kinds.map(([, { word }]) => word);
  expect(new Set(words).size).toBe(words.length);
});

test.each([
  ['pending', 'Pending'],
  ['completed', 'Completed'],
  ['overdue', 'Overdue'],
  ['open', 'Open'],
  ['inProgress', 'In progress'],
  ['resolved', 'Resolved'],
] as const)('%s is called %s, as the product calls it', (kind, word) => {
  expect(statusKinds[kind].word).toBe(word);
});

test('what is late, failed, over or expired has the shape that nothing else has', () => {
  const octagons = kinds.filter(([, { icon }]) => icon === statusKinds.overdue.icon).map(([kind]) => kind);
  expect(octagons.sort()).toEqual(['expired', 'failed', 'over', 'overdue']);
  for (const kind of octagons) expect(statusKinds[kind as keyof typeof statusKinds].tone).toBe('danger');
});
