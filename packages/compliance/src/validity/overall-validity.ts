import { type DocumentStatus, VALIDITY_STATES, type ValidityState } from '@anupalan/enums/consents';

/** What decides whether an order counts. */
export type CountedInput = { status: DocumentStatus; isArchived: boolean; supersededById: string | null };

/** Only orders that are ready, not archived and not superseded count (D25). */
export function isCounted(document: CountedInput): boolean {
  return document.status === 'ready' && !document.isArchived && document.supersededById === null;
}

/** The first that occurs of expired, expiring, valid, none; none without any order (D25). */
export function getOverallState(states: readonly ValidityState[]): ValidityState {
  return VALIDITY_STATES.find((state) => states.includes(state)) ?? 'none';
}
