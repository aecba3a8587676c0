import { expect, test } from 'vitest';
import { toReferenceWords } from './task-reference.ts';

test.each([
  ['CTO, condition 7.3', { consentDocumentId: 'order-1', consentKind: 'cto', conditionNo: '7.3' }],
  ['CTO', { consentDocumentId: 'order-1', consentKind: 'cto', conditionNo: null }],
  ['Order, condition 12', { consentDocumentId: 'order-1', consentKind: null, conditionNo: '12' }],
  ['Order', { consentDocumentId: 'order-1' }],
  ['No order', { consentDocumentId: null, consentKind: null, conditionNo: null }],
] as const)('%s', (words, row) => {
  expect(toReferenceWords(row)).toBe(words);
});
