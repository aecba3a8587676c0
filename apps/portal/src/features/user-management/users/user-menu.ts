import type { SubUser } from '@anupalan/api-client/types';
import type { MenuItem } from '@anupalan/ui/interactive';
import { CircleMinus, CirclePlay, Mail, Pencil, Trash2 } from 'lucide-react';
import type { AllowedActions } from '../allowed-actions.ts';

/** What can be done with a user. */
export type UserAction = 'edit' | 'resend' | 'deactivate' | 'activate' | 'delete';

/** Words of the actions, in menus and as buttons. */
export const USER_ACTION_LABELS: Readonly<Record<UserAction, string>> = {
  edit: 'Edit',
  resend: 'Resend invitation',
  deactivate: 'Deactivate',
  activate: 'Activate',
  delete: 'Delete',
};

const ICONS: Readonly<Record<UserAction, MenuItem['icon']>> = {
  edit: Pencil,
  resend: Mail,
  deactivate: CircleMinus,
  activate: CirclePlay,
  delete: Trash2,
};

/** What can be done with a user by who is signed in; what would be refused is absent. */
export function listUserActions(user: SubUser, allowed: AllowedActions): UserAction[] {
  const actions: UserAction[] = [];
  if (allowed.canEdit) actions.push('edit');
  if (allowed.canResend) actions.push('resend');
  if (allowed.canRemove) actions.push(user.isActive ? 'deactivate' : 'activate', 'delete');
  return actions;
}

/** The actions as items of a menu. */
export function toUserMenu(
  actions: readonly UserAction[],
  onAction: (action: UserAction) => void,
): MenuItem[] {
  return actions.map((action) => ({
    id: action,
    label: USER_ACTION_LABELS[action],
    icon: ICONS[action],
    isDanger: action === 'delete',
    onAction: () => onAction(action),
  }));
}
