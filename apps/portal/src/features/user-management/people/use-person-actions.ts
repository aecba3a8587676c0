import { isApiError } from '@anupalan/api-client/api-error';
import { useResendInvitationMutation } from '@anupalan/api-client/endpoints/people';
import type { SubUser } from '@anupalan/api-client/types';
import { toast } from '@anupalan/ui/interactive';
import { useState } from 'react';
import { type PersonRights, toPersonRights } from '../rights.ts';
import { useActor } from '../use-actor.ts';
import { useRoles } from '../use-roles.ts';
import type { PersonAction } from './person-menu.ts';

/** What is being asked about whom. */
export type PersonQuestion = { action: 'deactivate' | 'activate' | 'delete'; people: readonly SubUser[] };

/** Rights over people, the question that is open, and sending an invitation again. */
export function usePersonActions(onEdit: (person: SubUser) => void) {
  const actor = useActor();
  const roles = useRoles();
  const [question, setQuestion] = useState<PersonQuestion | null>(null);
  const [resend, { isLoading: isResending }] = useResendInvitationMutation();
  const onResend = async ({ id }: SubUser) => {
    try {
      toast.success((await resend(id).unwrap()).message);
    } catch (error) {
      if (!isApiError(error)) throw error;
      // Too many invitations today: nothing on the screen has a place for the sentence.
      if (error.status === 429) toast.error(error.message);
    }
  };
  const toRights = (person: SubUser): PersonRights =>
    toPersonRights(person, roles.find(person.role.id), actor);
  const onAction = (action: PersonAction, person: SubUser) => {
    if (action === 'edit') onEdit(person);
    else if (action === 'resend') void onResend(person);
    else setQuestion({ action, people: [person] });
  };
  return { actor, toRights, onAction, isResending, question, setQuestion };
}
