import type { SubUser } from '@anupalan/api-client/types';

/** Where a person stands. */
export type PersonState = 'active' | 'invited' | 'expired' | 'inactive';

/** Where a person stands: inactive first, then the invitation. */
export function toPersonState({ isActive, invitation }: SubUser): PersonState {
  if (!isActive) return 'inactive';
  if (invitation === null) return 'active';
  return invitation.state === 'expired' ? 'expired' : 'invited';
}

/** What a person reads. */
export const PERSON_STATE_LABELS: Readonly<Record<PersonState, string>> = {
  active: 'Active',
  invited: 'Invited',
  expired: 'Invitation expired',
  inactive: 'Inactive',
};
