import type { ConsentDocument, Obligation } from '@anupalan/api-client/types';
import { type Condition, toConditions } from './review/conditions.ts';

/** An invented order that was read, for tests. */
export function toTestOrder(changes: Partial<ConsentDocument> = {}): ConsentDocument {
  return {
    id: 'order-1',
    title: 'Consent to operate, Girna Dyestuffs',
    fileName: 'girna-consent.pdf',
    mimeType: 'application/pdf',
    size: 204_800,
    pageCount: 4,
    uploadedBy: { id: 'user-1', name: 'Meera Joglekar' },
    createdAt: '2026-11-20T05:00:00.000Z',
    status: 'ready',
    progress: 1,
    failure: null,
    unreadPages: [],
    supersededById: null,
    facts: {},
    validity: [],
    limits: [],
    questions: [],
    obligationCount: 3,
    acceptedCount: 0,
    ...changes,
  };
}

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
    ...changes,
  };
}

/** A one-off with a deadline, for tests. */
export function toTestOneOff(changes: Partial<Obligation> = {}): Obligation {
  const dueDate = changes.dueDate === undefined ? '2026-12-31' : changes.dueDate;
  return toTestObligation({
    frequency: null,
    recurring: false,
    statedFrequency: 'within 90 days',
    dueDate,
    schedule: dueDate === null ? null : { frequency: null, startDate: dueDate },
    ...changes,
  });
}

/** The same, numbered. */
export function toTestCondition(changes: Partial<Obligation> = {}): Condition {
  const [condition] = toConditions([toTestObligation(changes)]);
  if (condition === undefined) throw new Error('One obligation makes one condition.');
  return condition;
}
