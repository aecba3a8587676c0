import { expect, it } from 'vitest';
import { findPeriods } from '../periods/find-periods.ts';
import { withPaperOfAct } from './act-and-paper.ts';
import { toClauses } from './clauses.ts';

const clausesOf = (sentence: string): string[] =>
  withPaperOfAct(toClauses(sentence, findPeriods(sentence)), sentence).map(({ start, end }) =>
    sentence.slice(start, end),
  );

it.each([
  [
    'The audit shall be got conducted and its report placed before the Board by 31st July of every year.',
    ['The audit shall be got conducted', 'its report placed before the Board by 31st July of every year.'],
  ],
  [
    'The check shall be carried out, and a certificate thereof shall be sent by the 7th of every month.',
    ['The check shall be carried out', 'a certificate thereof shall be sent by the 7th of every month.'],
  ],
  [
    'Sampling of the mill shall be got done as per the table hereunder and the results thereof shall be sent by the 7th of every month:',
    ['the results thereof shall be sent by the 7th of every month:'],
  ],
  [
    'The audit shall be conducted every year and filed.',
    ['The audit shall be conducted every year and filed.'],
  ],
  [
    'The yard shall be done up and the log sent by 31st July.',
    ['The yard shall be done up and the log sent by 31st July.'],
  ],
])('an act and its paper with one day are two duties: “%s”', (sentence, clauses) => {
  expect(clausesOf(sentence)).toEqual(clauses);
});
