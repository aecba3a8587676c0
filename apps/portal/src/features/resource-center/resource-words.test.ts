import { STATUTORY_VERIFICATIONS } from '@anupalan/enums/statutory';
import { expect, test } from 'vitest';
import { toAddressText, toCertainty, toPlaces } from './resource-words.ts';

test('each degree of certainty reads differently and names the day', () => {
  const sentences = STATUTORY_VERIFICATIONS.map((verification) =>
    toCertainty({ verification, writtenOn: '2026-11-21' }),
  );
  expect(new Set(sentences).size).toBe(sentences.length);
  for (const sentence of sentences) expect(sentence).toContain('Written on 21 Nov 2026');
});

test('places', () => {
  expect(toPlaces(null)).toBe('All India');
  expect(toPlaces(['Kerala', 'Goa'])).toBe('Kerala, Goa');
});

test.each([
  ['https://www.cpcb.nic.in/', 'cpcb.nic.in'],
  ['http://a.example/b?c', 'a.example/b?c'],
  [`https://a.example/${'x'.repeat(80)}`, `a.example/${'x'.repeat(50)}…`],
])('%s reads %s', (address, text) => expect(toAddressText(address)).toBe(text));
