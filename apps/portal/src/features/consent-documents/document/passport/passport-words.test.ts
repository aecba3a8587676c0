import type { Tone } from '@anupalan/ui';
import { expect, test } from 'vitest';
import { TEST_DOUBT } from '../../../../shared/viewer/testing/test-obligation.ts';
import { toTestDocument } from '../../test-data.ts';
import { toPassportRibbon, toRenewalFigure, toValidityFigure } from './passport-words.ts';

test.each<[words: string, applyBy: string, title: string, tone: Tone | undefined]>([
  ['61 days ahead', '2029-03-03', 'Apply by', undefined],
  ['60 days ahead', '2029-03-02', 'Apply by', 'warn'],
  ['missed', '2028-12-31', 'Apply-by date passed on', 'danger'],
])('a last day to apply that is %s colours figure and ribbon alike', (_, applyBy, title, tone) => {
  const document = toTestDocument({ applyBy });
  expect(toRenewalFigure(document, '2029-01-01')).toMatchObject({ title });
  expect(toRenewalFigure(document, '2029-01-01')?.tone).toBe(tone);
  expect(toPassportRibbon(document, '2029-01-01')?.tone).toBe(tone);
});

test('an end that nobody has compared with the scan is told, and so is what is counted from it', () => {
  const document = toTestDocument({ applyBy: '2029-03-03' });
  const { validUpto } = document.facts;
  if (!validUpto) throw new Error('The order has an end');
  const doubtful = toTestDocument({
    applyBy: '2029-03-03',
    facts: { validUpto: { ...validUpto, doubts: [TEST_DOUBT] } },
  });
  const words = 'The end is hard to read in the scan: compare it with the page.';
  const notesOf = (of: typeof document) =>
    [toRenewalFigure(of, '2029-01-01'), toValidityFigure(of, '2029-01-01')].map((figure) => figure?.note);
  for (const note of notesOf(doubtful)) expect(note).toContain(`. ${words}`);
  for (const note of notesOf(document)) expect(note).not.toContain(words);
});
