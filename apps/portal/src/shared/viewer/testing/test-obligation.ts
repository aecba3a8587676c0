import type { FigureDoubt, Obligation } from '@anupalan/api-client/types';

/** A figure of a scan that nobody has compared with page 2, for tests. */
export const TEST_DOUBT: FigureDoubt = {
  id: 'doubt-1',
  page: 2,
  text: '10',
  rect: { x: 0.4, y: 0.2, width: 0.03, height: 0.01 },
  reason: 'unsure',
  other: null,
};

/** An invented monthly obligation on page 2, for tests. */
export function toTestObligation(changes: Partial<Obligation> = {}): Obligation {
  return {
    id: 'obligation-1',
    consentDocumentId: 'order-1',
    title: 'Sample the treated effluent',
    text: 'The unit shall sample the treated effluent once in a month.',
    conditionNo: '3.1',
    category: 'monitoring',
    frequency: 'monthly',
    recurring: true,
    statedFrequency: 'once in a month',
    dueDate: null,
    done: null,
    schedule: { frequency: 'monthly', dayOfMonth: 10, startDate: '2026-02-10' },
    citation: {
      page: 2,
      quote: 'shall sample the treated effluent once in a month',
      rects: [{ x: 0.1, y: 0.2, width: 0.6, height: 0.02 }],
    },
    confidence: 0.92,
    state: 'suggested',
    taskId: null,
    why: '“once in a month” is monthly and gives the day, so it is first due 10 Feb 2026.',
    source: 'read',
    lastDone: { asked: false, dueDate: null, answer: null, completedOn: null },
    ...changes,
  };
}
