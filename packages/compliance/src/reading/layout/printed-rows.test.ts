import { expect, it } from 'vitest';
import { findObligations } from '../duties/find-obligations.ts';
import { toBlocks } from './blocks.ts';
import { lineAt } from './line-at.test-support.ts';

/** The duties of lines that print strokes between their words. */
const dutiesOf = (...texts: string[]): string[] =>
  findObligations(toBlocks(texts.map((text, at) => lineAt(100 + 14 * at, [[60, text]]))), {
    issuedOn: '2023-09-14',
    validUpto: null,
  }).obligations.map(({ title, citation }) => `${title}: ${citation.quote}`);

it.each<[string, string[], string[]]>([
  [
    'are duties without a head',
    ['Stack 1 | PM | Monthly', 'ETP outlet | pH, BOD | Once in three months'],
    [
      'Monitor PM at stack 1: Stack 1 PM Monthly',
      'Monitor pH, BOD at ETP outlet: ETP outlet pH, BOD Once in three months',
    ],
  ],
  [
    'have the heads of the first line',
    ['| Source | To be tested | Interval |', '| Stack 1 | PM | Monthly |'],
    ['Monitor PM at stack 1: Stack 1 PM Monthly'],
  ],
  ['are none where nothing says how often', ['Stack 1 | PM | 150', 'Stack 2 | SO2 | 200'], []],
  ['are none with two cells', ['Stack 1 | Monthly visit'], []],
])('rows with strokes %s', (_, lines, duties) => {
  expect(dutiesOf(...lines)).toEqual(duties);
});

it('a sentence with strokes is read as one', () => {
  expect(dutiesOf('4. The fan | the pump | the drain shall be cleaned monthly.')).toHaveLength(1);
});
