import { expect, test } from 'vitest';
import { toConditions } from '../../../../shared/viewer/condition.ts';
import { toTestObligation } from '../../../../shared/viewer/testing/test-obligation.ts';
import { findSame } from './find-same.ts';

const WHOLE = 'The unit shall test the stack monthly and shall keep a log of the results.';

test.each([
  ['the same words', 'Shall keep a log of the results!', true],
  ['nearly the same words', 'The unit shall keep a log of the results', true],
  ['the words among others', 'The unit shall measure the noise and shall keep a log of the results.', true],
  ['other words', 'The unit shall keep the area clean.', false],
])('a part is found in a condition with %s', (_name, text, isFound) => {
  const conditions = toConditions([
    toTestObligation({ id: 'a', text: WHOLE }),
    toTestObligation({ id: 'b', text }),
  ]);
  expect(findSame('shall keep a log of the results.', conditions, 'a')?.id ?? null).toBe(
    isFound ? 'b' : null,
  );
});

test('neither the condition itself, nor what is no obligation, nor a few words count', () => {
  const rejected = toTestObligation({ id: 'b', text: 'shall keep a log of the results', state: 'rejected' });
  const conditions = toConditions([toTestObligation({ id: 'a', text: WHOLE }), rejected]);
  expect(findSame('shall keep a log of the results.', conditions, 'a')).toBeNull();
  const log = toTestObligation({ id: 'c', text: 'keep a log' });
  expect(findSame('keep a log', toConditions([log]), 'a')).toBeNull();
});
