import type { ConsentFacts } from '@anupalan/api-client/types';
import { describe, expect, test } from 'vitest';
import { toValidity, toValidityWords } from './validity-words.ts';

const TODAY = '2026-11-21';
const fact = <Value>(value: Value) => ({ value, citation: null, confidence: 1 });
const order = (facts: ConsentFacts) => ({ facts, validity: [] });

describe('validity of an order', () => {
  test.each([
    [
      'an end far off',
      order({ validUpto: fact('2030-04-30') }),
      'valid',
      '30 Apr 2030, 3 years 5 months left',
    ],
    ['its last day', order({ validUpto: fact(TODAY) }), 'expiring', '21 Nov 2026, last day'],
    ['the day after', order({ validUpto: fact('2026-11-20') }), 'expired', '20 Nov 2026, expired 1 day ago'],
    ['until cancelled', order({ openEnded: fact('until_cancelled') }), 'valid', 'Valid until cancelled'],
    ['not stated', order({ openEnded: fact('not_stated') }), 'none', 'No end date stated'],
    ['nothing found', order({}), 'none', 'No end date found'],
    [
      'an end and a reason',
      order({ validUpto: fact('2030-04-30'), openEnded: fact('not_stated') }),
      'valid',
      '30 Apr 2030, 3 years 5 months left',
    ],
  ] as const)('%s', (_name, document, state, words) => {
    expect(toValidity(document, TODAY).state).toBe(state);
    expect(toValidityWords(document, TODAY)).toBe(words);
  });

  test('the earliest of its periods counts', () => {
    const periods = ['2028-03-31', '2027-03-31'].map((upto) => ({
      medium: null,
      from: null,
      upto,
      citation: null,
    }));
    expect(toValidity({ facts: {}, validity: periods }, TODAY).validUpto).toBe('2027-03-31');
  });
});
