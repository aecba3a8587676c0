import { isApiError } from '@anupalan/api-client/api-error';
import { useResendInvitationMutation } from '@anupalan/api-client/endpoints/users';
import type { SubUser } from '@anupalan/api-client/types';
import { toast } from '@anupalan/ui/interactive';
import { useState } from 'react';
import { type AllowedActions, toAllowedActions } from '../allowed-actions.ts';
import { useActor } from '../use-actor.ts';
import { useRoles } from '../use-roles.ts';
import type { UserAction } from './user-menu.ts';

/** What is being asked about whom. */
export type UserQuestion = { action: 'deactivate' | 'activate' | 'delete'; users: readonly SubUser[] };

/** What may be done with users, the question that is open, and sending an invitation again. */
export function useUserActions(onEdit: (user: SubUser) => void) {
  const actor = useActor();
  const roles = useRoles();
  const [question, setQuestion] = useState<UserQuestion | null>(null);
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
  const toAllowed = (user: SubUser): AllowedActions =>
    toAllowedActions(user, roles.find(user.role.id), actor);
  const onAction = (action: UserAction, user: SubUser) => {
    if (action === 'edit') onEdit(user);
    else if (action === 'resend') void onResend(user);
    else setQuestion({ action, users: [user] });
  };
  return { actor, toAllowed, onAction, isResending, question, setQuestion };
}
