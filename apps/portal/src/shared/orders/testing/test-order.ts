import type { ConsentDocument } from '@anupalan/api-client/types';

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
    queue: null,
    readFrom: null,
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
