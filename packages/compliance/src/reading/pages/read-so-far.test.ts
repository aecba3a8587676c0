import { describe, expect, it } from 'vitest';
import { toPage } from '../layout/lines.fixtures.ts';
import type { InputPage } from '../types.ts';
import { isLookDue, readSoFar } from './read-so-far.ts';

const FIRST = toPage(1, [
  '1. The unit shall analyse the treated effluent once in a month.',
  '2. The unit shall monitor stack emissions once in three months and shall keep',
]);
const SECOND = toPage(2, [
  'the reports for five years.',
  '3. The unit shall submit Form V on or before 30 September every year.',
]);
const toScan = (page: InputPage): InputPage => ({ ...page, kind: 'scan', items: [] });

describe('an order of which pages are still being read', () => {
  it('has the conditions of the pages that are there, but for one that may go on', () => {
    const { obligations } = readSoFar({ pages: [FIRST, toScan(SECOND)], waiting: new Set([2]) });
    expect(obligations.map(({ conditionNo }) => conditionNo)).toEqual(['1']);
  });

  it('has that one as well when the next page is there', () => {
    const third = toScan(toPage(3, []));
    const { obligations } = readSoFar({ pages: [FIRST, SECOND, third], waiting: new Set([3]) });
    expect([...new Set(obligations.map(({ conditionNo }) => conditionNo))]).toEqual(['1', '2']);
    expect(obligations[1]?.citation.quote).toContain('five years');
  });

  it('has the last of a page that was tried and could not be read before the next', () => {
    const { obligations } = readSoFar({ pages: [FIRST, toScan(SECOND)], waiting: new Set() });
    expect(obligations.map(({ conditionNo }) => conditionNo)).toEqual(['1', '2']);
  });

  it('takes nothing from letters that a waiting page has by its file', () => {
    const { obligations } = readSoFar({ pages: [FIRST, SECOND], waiting: new Set([1]) });
    expect(obligations.map(({ conditionNo }) => conditionNo)).toEqual(['3']);
  });
});

describe('a look at the pages so far', () => {
  it('is taken with each of the first, and then less and less often', () => {
    const looks: number[] = [];
    for (let read = 1; read <= 30; read++) if (isLookDue(read, looks.at(-1) ?? 0)) looks.push(read);
    expect(looks).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20, 22, 24, 27, 30]);
  });
});
