import type { Role, SubUser } from '@anupalan/api-client/types';
import { PEOPLE_MESSAGES, ROLE_MESSAGES } from '@anupalan/enums/people';
import { type findGrant, hasAccess, toAccessGrant } from '@anupalan/validators/permission-name';

type Permissions = Parameters<typeof findGrant>[0];

/** Who is signed in, as far as rights over others go. */
export type Actor = { userId: string; roleId: string; permissions: Permissions };

/** Whether somebody holds at least what a role gives: nobody gives more than they have (D14). */
export function coversRole(permissions: Permissions, role: Pick<Role, 'rpaEntries'>): boolean {
  return role.rpaEntries.every(({ permission, accessLevel }) => {
    const grant = toAccessGrant(accessLevel);
    return grant === 'none' || hasAccess(permissions, permission.name, grant);
  });
}

/** What may be done with a person, and why the rest may not. */
export type PersonRights = {
  canEdit: boolean;
  canChangeRole: boolean;
  /** Deactivate, activate and delete. */
  canRemove: boolean;
  canResend: boolean;
  /** Why something is missing, as a sentence; null where nothing is. */
  reason: string | null;
};

const NOTHING: PersonRights = {
  canEdit: false,
  canChangeRole: false,
  canRemove: false,
  canResend: false,
  reason: null,
};

/**
 * What somebody may do with a person. `role` is the person's with its permissions, undefined while it is not known.
 * The server decides by the same rules; here they keep what would be refused off the screen.
 */
export function toPersonRights(person: SubUser, role: Role | undefined, actor: Actor): PersonRights {
  if (!hasAccess(actor.permissions, 'User Management', 'manage')) return NOTHING;
  const isSelf = person.id === actor.userId;
  if (isSelf) {
    const reason = person.isOwner ? PEOPLE_MESSAGES.ownerLeaves : PEOPLE_MESSAGES.self;
    return { ...NOTHING, canEdit: true, reason };
  }
  if (person.isOwner) return { ...NOTHING, reason: PEOPLE_MESSAGES.owner };
  const canResend = person.invitation !== null && person.isActive;
  if (role === undefined) return { ...NOTHING, canEdit: true, canResend };
  if (!coversRole(actor.permissions, role))
    return { ...NOTHING, canEdit: true, canResend, reason: PEOPLE_MESSAGES.mayMore };
  return { canEdit: true, canChangeRole: true, canRemove: true, canResend, reason: null };
}

/** Why a role cannot be changed or deleted, as a sentence; null where it can. */
export function findRoleLock(role: Role, actor: Actor): string | null {
  if (role.baseRole === null) return ROLE_MESSAGES.builtIn;
  if (role.id === actor.roleId) return ROLE_MESSAGES.own;
  return coversRole(actor.permissions, role) ? null : ROLE_MESSAGES.tooMuch;
}
