import type { DutyEvent } from '@anupalan/api-client/types';

/** A condition that waits for an accident and was never started. */
export function toTestEvent(changes: Partial<DutyEvent> = {}): DutyEvent {
  return {
    id: 'obligation-9',
    title: 'Report accidents to the board',
    text: 'Any accident shall be reported to the Board within 24 hours.',
    conditionNo: '12',
    event: { words: 'within 24 hours', limit: { amount: 24, unit: 'hour', counts: 'after' } },
    consentDocumentId: 'order-1',
    documentTitle: 'Girna Dyestuffs consent',
    citation: { page: 4, quote: 'Any accident shall be reported to the Board within 24 hours.', rects: [] },
    starts: [],
    ...changes,
  };
}
