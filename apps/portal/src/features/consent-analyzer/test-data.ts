import type { ConsentDocument, Obligation } from '@anupalan/api-client/types';
import { type Condition, toConditions } from '../../shared/viewer/condition.ts';
import { toTestObligation } from '../../shared/viewer/testing/test-obligation.ts';

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
