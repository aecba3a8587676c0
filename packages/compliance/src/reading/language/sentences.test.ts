import { expect, it } from 'vitest';
import { toSentences } from './sentences.ts';

const split = (text: string): string[] => toSentences(text).map((span) => text.slice(span.start, span.end));

it.each([
  ['It shall run. It shall stop.', ['It shall run.', 'It shall stop.']],
  ['Under any law.Use of coke is forbidden.', ['Under any law.', 'Use of coke is forbidden.']],
  ['A fee of Rs. 2,14,000/- shall be paid.', ['A fee of Rs. 2,14,000/- shall be paid.']],
  ['M/s. Konkan Dyes Pvt. Ltd. shall report.', ['M/s. Konkan Dyes Pvt. Ltd. shall report.']],
  ['The D.G. Set shall be tested.', ['The D.G. Set shall be tested.']],
  [
    'Tests under the E.P. Act and U.P. Rules shall follow.',
    ['Tests under the E.P. Act and U.P. Rules shall follow.'],
  ],
  ['Flow of 4.2 KLD at Sr. No. 3 above.', ['Flow of 4.2 KLD at Sr. No. 3 above.']],
  ['PM, SO2 etc. The report shall follow.', ['PM, SO2 etc.', 'The report shall follow.']],
  ['the following records: a) daily log; b) bills.', ['the following records:', 'a) daily log; b) bills.']],
  ['', []],
])('%s', (text, expected) => {
  expect(split(text)).toEqual(expected);
});
