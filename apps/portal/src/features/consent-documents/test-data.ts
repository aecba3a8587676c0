import type { ConsentDocument } from '@anupalan/api-client/types';
import { toTestLimit, toTestOrder } from '../../shared/orders/testing/test-order.ts';

/** An invented order with facts, for tests. */
export function toTestDocument(changes: Partial<ConsentDocument> = {}): ConsentDocument {
  const citation = { page: 1, quote: 'valid up to 30/04/2030', rects: [] };
  return toTestOrder({
    facts: {
      kind: { value: 'cto', citation: null, confidence: 0.9 },
      consentNo: {
        value: 'GD/CTO/17',
        citation: { ...citation, quote: 'No: GD/CTO/17' },
        confidence: 0.5,
        why: 'It stands at the order itself.',
      },
      validUpto: {
        value: '2030-04-30',
        citation,
        confidence: 0.95,
        why: 'The order prints this last day.',
      },
      category: { value: 'red', citation: null, confidence: 1 },
    },
    validity: [{ medium: 'water', from: null, upto: '2030-04-30', citation }],
    limits: [toTestLimit()],
    obligationCount: 8,
    suggestedCount: 5,
    acceptedCount: 3,
    ...changes,
  });
}
