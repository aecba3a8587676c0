import { expect, it } from 'vitest';
import { findObligations } from '../duties/find-obligations.ts';
import { toLines } from '../facts/head.test-support.ts';
import { toBlocks } from '../layout/blocks.ts';

const read = (sentence: string): string[] => {
  const { obligations, questions } = findObligations(toBlocks(toLines([`4. ${sentence}`])), {
    issuedOn: '2023-09-14',
    validUpto: null,
  });
  return [
    ...obligations.map(
      ({ frequency, recurrence }) => frequency ?? JSON.stringify(recurrence?.interval ?? null),
    ),
    ...questions.map(() => 'asked'),
  ];
};

const TWO_MONTHS = JSON.stringify({ every: 2, unit: 'month' });

it.each<[sentence: string, found: string[]]>([
  ['The cell shall hold bi-monthly meetings. (Clarification: shall meet once in two months).', [TWO_MONTHS]],
  ['Minutes of meetings convened bi-monthly shall be kept (Explanation: once in two months).', [TWO_MONTHS]],
  ['The tank shall be cleaned biannually (Note: twice in a year).', ['half_yearly']],
  ['The cell shall hold bi-monthly meetings (Clarification: as told before).', ['null', 'asked']],
  ['Stacks shall be watched bi-monthly, meaning once in two months, by a laboratory.', [TWO_MONTHS]],
  ['Stacks shall be watched bi-monthly, meaning as told before.', ['null', 'asked']],
])('a bracket settles what can be meant in two ways: %s', (sentence, found) => {
  expect(read(sentence)).toEqual(found);
});
