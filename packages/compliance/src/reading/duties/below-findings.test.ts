import { expect, it } from 'vitest';
import { toLines } from '../facts/head.test-support.ts';
import { toBlocks } from '../layout/blocks.ts';
import { findObligations } from './find-obligations.ts';

it('is a duty below the title of what somebody saw only where a command stands in its own words', () => {
  const blocks = toBlocks(
    toLines([
      'ANNEXURE - I',
      'Status of compliance seen by the officer',
      '',
      'Annual return: filed on 22/06/2023 for the year before.',
      'The tank shall be cleaned every month.',
    ]),
  );
  const { obligations } = findObligations(blocks, { issuedOn: '2023-09-14', validUpto: null });
  expect(obligations.map(({ citation }) => citation?.quote)).toEqual([
    'The tank shall be cleaned every month.',
  ]);
});
