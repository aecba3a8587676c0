import type { SubUser } from '@anupalan/api-client/types';
import { Status, TwoLines } from '@anupalan/ui';
import { toDayText } from '../../../shared/time-zone.ts';
import { toUserState, USER_STATE_LABELS } from './user-state.ts';
import { invitationWords } from './words.ts';

/** Until when the link of an invitation holds, in words; null for a user without one. */
export function toInvitationWords(user: SubUser): string | null {
  const { invitation } = user;
  if (invitation === null || !user.isActive) return null;
  if (invitation.expiresAt === null) return invitationWords.sending;
  const day = toDayText(invitation.expiresAt);
  return invitation.state === 'expired' ? invitationWords.expired(day) : invitationWords.valid(day);
}

/** Where a user stands: a tag where it is not as usual. */
export function UserStatus({ user }: { user: SubUser }) {
  const state = toUserState(user);
  if (state === 'active') return USER_STATE_LABELS[state];
  return <Status kind={state} label={USER_STATE_LABELS[state]} />;
}

/** The state, and under it until when the invitation holds. */
export function UserStatusLines({ user }: { user: SubUser }) {
  const invitation = toInvitationWords(user);
  const status = <UserStatus user={user} />;
  return invitation === null ? status : <TwoLines main={status} sub={invitation} />;
}
