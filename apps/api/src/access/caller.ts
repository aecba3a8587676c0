import { AUTH_MESSAGES } from '@anupalan/enums/messages';
import type { PermissionName } from '@anupalan/enums/permissions';
import type { AppRole, RoleSlug } from '@anupalan/enums/roles';
import { AppError } from '../http/problem.ts';
import type { Access, Need } from './policy.ts';

/** A permission of a session, as stored: text that contains view and/or manage. */
export type Grant = { permissionName: string; accessLevel: string };

/** Who makes a call: what the session says, read anew for every call. */
export type Caller = {
  sessionId: string;
  userId: string;
  name: string;
  email: string;
  /** Slug of the effective role: company or lab by the base role, else the platform role. */
  role: RoleSlug;
  roleId: string;
  isOwner: boolean;
  /** False from signing up until the mailed link sets a password: nothing goes to others until then (D11). */
  isEmailVerified: boolean;
  permissions: Grant[];
  /** Null for platform staff. */
  organisation: {
    id: string;
    name: string;
    type: AppRole;
    timeZone: string;
    trialEndsAt: Date | null;
  } | null;
};

/** A caller of a company or a lab. */
export type MemberCaller = Caller & { organisation: NonNullable<Caller['organisation']> };

const FORBIDDEN = 'You do not have permission to do this. Ask the owner of your organisation for it.';

/**
 * Lets a caller through, or not.
 * @throws AppError unauthorized (401) or forbidden (403)
 */
export function checkAccess(access: Access, caller: Caller | null): void {
  if (access.kind === 'public') return;
  if (!caller) throw new AppError('unauthorized', 'Your session has ended. Please sign in again.');
  if (!isAllowed(access, caller)) throw new AppError('forbidden', FORBIDDEN);
}

function isAllowed(access: Exclude<Access, { kind: 'public' }>, caller: Caller): boolean {
  if (access.kind === 'signed_in') return true;
  if (access.kind === 'platform') return access.roles.some((role) => role === caller.role);
  if (!caller.organisation) return access.kind === 'permission' && access.isForStaff === true;
  if (access.role && access.role !== caller.organisation.type) return false;
  if (access.kind === 'session') return true;
  return access.anyOf.some((need) => holds(caller, need));
}

/** Whether a caller holds a permission: manage gives all, view gives view only, anything else nothing (D15). */
export function holds(caller: Pick<Caller, 'permissions'>, need: Need): boolean {
  const level = caller.permissions.find((grant) => grant.permissionName === need.name)?.accessLevel ?? '';
  return level.includes('manage') || (need.level === 'view' && level.includes('view'));
}

/**
 * Lets only those through whose address counts: whoever has just signed up writes to nobody (D11).
 * @throws AppError forbidden (403)
 */
export function checkEmailVerified(caller: Pick<Caller, 'isEmailVerified'>): void {
  if (!caller.isEmailVerified) throw new AppError('forbidden', AUTH_MESSAGES.unverified);
}

/** Whether a caller may at least see what a permission covers. */
export function mayView(caller: Pick<Caller, 'permissions'>, name: PermissionName): boolean {
  return holds(caller, { name, level: 'view' });
}
