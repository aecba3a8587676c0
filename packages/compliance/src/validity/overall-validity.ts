import { VALIDITY_STATES, type ValidityState } from '@anupalan/enums/consents';

/** The first that occurs of expired, expiring, valid, none; none without any order (D25). */
export function getOverallState(states: readonly ValidityState[]): ValidityState {
  return VALIDITY_STATES.find((state) => states.includes(state)) ?? 'none';
}
