import { describe, expect, it } from 'vitest';
import { toLines } from '../facts/head.test-support.ts';
import { toBlocks } from '../layout/blocks.ts';
import { findObligations } from './find-obligations.ts';

const dutiesOf = (condition: string) =>
  findObligations(toBlocks(toLines([`4. ${condition}`])), { issuedOn: '2023-09-14', validUpto: null })
    .obligations;

describe('a sentence that tells others what to do', () => {
  it.each([
    'The Environmental Engineer is directed to watch the unit monthly and send report by the 5th.',
    'Regional Officer shall draw samples once in 3 months and upload the report in the portal within 48 hours.',
    'Regional Officer, Nira shall take samples of outlets every quarter and of stacks once a year.',
    'Municipal authorities are requested to lift the garbage daily.',
  ])('is no duty of the holder: %s', (condition) => {
    expect(dutiesOf(condition)).toEqual([]);
  });

  it('is none in a list that is theirs, unless an item commands itself', () => {
    const listed = (head: string, item = '(a) sampling once in three months.') =>
      findObligations(toBlocks(toLines([`4. ${head}:`, item])), {
        issuedOn: '2023-09-14',
        validUpto: null,
      }).obligations;
    expect(listed('The officers of the Board shall carry out the following')).toEqual([]);
    expect(listed('The unit shall carry out the following')).toHaveLength(1);
    expect(
      listed(
        'The officers of the Board shall carry out the following',
        '(a) It was full, and shall be skimmed by the unit every week.',
      ),
    ).toHaveLength(1);
  });

  it('is one where the holder follows', () => {
    expect(
      dutiesOf(
        'The Engineer is directed to watch the unit monthly and the unit shall send a report by the 5th.',
      ),
    ).toHaveLength(1);
    expect(
      dutiesOf(
        'The Regional Officer shall take samples of outlets every quarter, and stacks once a year by the unit.',
      ),
    ).toHaveLength(1);
  });
});

describe('a series', () => {
  it('runs until the day that is printed for the end of what it is told of', () => {
    expect(
      dutiesOf('Progress shall be sent fortnightly till completion of the project by 31.12.2025.'),
    ).toMatchObject([{ schedule: { endDate: '2025-12-31', interval: { every: 2, unit: 'week' } } }]);
  });
});
