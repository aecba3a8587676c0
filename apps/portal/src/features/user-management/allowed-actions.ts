import type { Role, SubUser } from '@anupalan/api-client/types';
import { ROLE_MESSAGES, USER_MESSAGES } from '@anupalan/enums/users';
import { type findGrant, hasAccess, toAccessGrant } from '@anupalan/validators/permission-name';

type Permissions = Parameters<typeof findGrant>[0];

/** Who is signed in, as far as permissions over others go. */
export type Actor = { userId: string; roleId: string; permissions: Permissions };

/** Whether somebody holds at least what a role gives: nobody gives more than they have (D14). */
export function coversRole(permissions: Permissions, role: Pick<Role, 'rpaEntries'>): boolean {
  return role.rpaEntries.every(({ permission, accessLevel }) => {
    const grant = toAccessGrant(accessLevel);
    return grant === 'none' || hasAccess(permissions, permission.name, grant);
  });
}

/** What may be done with a user, and why the rest may not. */
export type AllowedActions = {
  canEdit: boolean;
  canChangeRole: boolean;
  /** Deactivate, activate and delete. */
  canRemove: boolean;
  canResend: boolean;
  /** Why something is missing, as a sentence; null where nothing is. */
  reason: string | null;
};

const NOTHING: AllowedActions = {
  canEdit: false,
  canChangeRole: false,
  canRemove: false,
  canResend: false,
  reason: null,
};

/**
 * What somebody may do with a user. `role` is the user's with its permissions, undefined while it is not known.
 * The server decides by the same rules; here they keep what would be refused off the screen.
 */
export function toAllowedActions(user: SubUser, role: Role | undefined, actor: Actor): AllowedActions {
  if (!hasAccess(actor.permissions, 'User Management', 'manage')) return NOTHING;
  const isSelf = user.id === actor.userId;
  if (isSelf) {
    const reason = user.isOwner ? USER_MESSAGES.ownerLeaves : USER_MESSAGES.self;
    return { ...NOTHING, canEdit: true, reason };
  }
  if (user.isOwner) return { ...NOTHING, reason: USER_MESSAGES.owner };
  const canResend = user.invitation !== null && user.isActive;
  if (role === undefined) return { ...NOTHING, canEdit: true, canResend };
  if (!coversRole(actor.permissions, role)) return { ...NOTHING, reason: USER_MESSAGES.mayMore };
  return { canEdit: true, canChangeRole: true, canRemove: true, canResend, reason: null };
}

/** Why a role cannot be changed or deleted, as a sentence; null where it can. */
export function findRoleLock(role: Role, actor: Actor): string | null {
  if (role.baseRole === null) return ROLE_MESSAGES.builtIn;
  if (role.id === actor.roleId) return ROLE_MESSAGES.own;
  return coversRole(actor.permissions, role) ? null : ROLE_MESSAGES.givesMore;
}
