import type { SubUser } from '@anupalan/api-client/types';
import type { MenuItem } from '@anupalan/ui/interactive';
import { CircleMinus, CirclePlay, Mail, Pencil, Trash2 } from 'lucide-react';
import type { PersonRights } from '../rights.ts';

/** What can be done with a person. */
export type PersonAction = 'edit' | 'resend' | 'deactivate' | 'activate' | 'delete';

/** Words of the actions, in menus and as buttons. */
export const PERSON_ACTION_LABELS: Readonly<Record<PersonAction, string>> = {
  edit: 'Edit',
  resend: 'Resend invitation',
  deactivate: 'Deactivate',
  activate: 'Activate',
  delete: 'Delete',
};

const ICONS: Readonly<Record<PersonAction, MenuItem['icon']>> = {
  edit: Pencil,
  resend: Mail,
  deactivate: CircleMinus,
  activate: CirclePlay,
  delete: Trash2,
};

/** What can be done with a person by who is signed in; what would be refused is absent. */
export function listPersonActions(person: SubUser, rights: PersonRights): PersonAction[] {
  const actions: PersonAction[] = [];
  if (rights.canEdit) actions.push('edit');
  if (rights.canResend) actions.push('resend');
  if (rights.canRemove) actions.push(person.isActive ? 'deactivate' : 'activate', 'delete');
  return actions;
}

/** The actions as items of a menu. */
export function toPersonMenu(
  actions: readonly PersonAction[],
  onAction: (action: PersonAction) => void,
): MenuItem[] {
  return actions.map((action) => ({
    id: action,
    label: PERSON_ACTION_LABELS[action],
    icon: ICONS[action],
    isDanger: action === 'delete',
    onAction: () => onAction(action),
  }));
}
