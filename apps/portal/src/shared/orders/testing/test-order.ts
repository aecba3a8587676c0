import type { ConsentDocument, Limit, Question } from '@anupalan/api-client/types';

/** An invented question about an order that nobody has answered, for tests. */
export function toTestQuestion(changes: Partial<Question> = {}): Question {
  return {
    id: 'question-1',
    text: 'Until when is it valid?',
    citation: null,
    answerKind: 'date',
    options: [],
    answer: null,
    obligationId: null,
    ...changes,
  };
}

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
    needsPassword: false,
    unreadPages: [],
    unreadLines: [],
    recognisedPages: [],
    supersededById: null,
    applyBy: null,
    renewalAppliedOn: null,
    renewalReference: null,
    facts: {},
    validity: [],
    limits: [],
    particulars: [],
    questions: [],
    obligationCount: 3,
    suggestedCount: 3,
    acceptedCount: 0,
    eventCount: 0,
    duties: null,
    ...changes,
  };
}

/** An invented limit that was read, for tests. */
export function toTestLimit(changes: Partial<Limit> = {}): Limit {
  return {
    id: 'l1',
    medium: 'effluent',
    point: null,
    parameter: 'pH',
    limit: '6.5 to 9.0',
    unit: null,
    averaging: null,
    citation: { page: 2, quote: 'pH 6.5 to 9.0', rects: [] },
    confidence: 0.95,
    source: 'read',
    isCorrected: false,
    why: '“6.5 to 9.0” for “pH” is a range: at least 6.5 and at most 9.',
    ...changes,
  };
}
