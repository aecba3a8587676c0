import type { SubUser } from '@anupalan/api-client/types';
import { Status, TwoLines } from '@anupalan/ui';
import { toDayText } from '../../../shared/time-zone.ts';
import { PERSON_STATE_LABELS, toPersonState } from './person-state.ts';

/** Until when the link of an invitation holds, in words; null for a person without one. */
export function toInvitationWords(person: SubUser): string | null {
  const { invitation } = person;
  if (invitation === null || !person.isActive) return null;
  if (invitation.expiresAt === null) return 'The mail is on its way';
  const day = toDayText(invitation.expiresAt);
  return invitation.state === 'expired' ? `Link ended ${day}` : `Valid until ${day}`;
}

/** Where a person stands, as a tag. */
export function PersonStatus({ person }: { person: SubUser }) {
  const state = toPersonState(person);
  return <Status kind={state} label={PERSON_STATE_LABELS[state]} />;
}

/** The tag, and under it until when the invitation holds. */
export function PersonStatusLines({ person }: { person: SubUser }) {
  const words = toInvitationWords(person);
  const status = <PersonStatus person={person} />;
  return words === null ? status : <TwoLines main={status} sub={words} />;
}
