import type { Tone } from '@anupalan/ui';
import { expect, test } from 'vitest';
import { toTestDocument } from '../../test-data.ts';
import { toPassportRibbon, toRenewalFigure } from './passport-words.ts';

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
