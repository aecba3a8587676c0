import type { SubUser } from '@anupalan/api-client/types';

/** Where a user stands. */
export type UserState = 'active' | 'invited' | 'expired' | 'inactive';

/** Where a user stands: inactive first, then the invitation. */
export function toUserState({ isActive, invitation }: SubUser): UserState {
  if (!isActive) return 'inactive';
  if (invitation === null) return 'active';
  return invitation.state === 'expired' ? 'expired' : 'invited';
}

/** The labels that screens show. */
export const USER_STATE_LABELS: Readonly<Record<UserState, string>> = {
  active: 'Active',
  invited: 'Invited',
  expired: 'Invitation expired',
  inactive: 'Inactive',
};
