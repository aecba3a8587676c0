import { hash, randomBytes } from 'node:crypto';
import { DEFAULT_TIME_ZONE } from '@anupalan/enums/limits';
import { ALWAYS_GRANTED, ROLE_PERMISSIONS } from '@anupalan/enums/permissions';
import { APP_ROLES, type AppRole, type RoleSlug } from '@anupalan/enums/roles';
import { v7 as uuidv7 } from 'uuid';
import type { Caller, Grant } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import type { Services } from '../../http/services.ts';
import * as repository from './repository.ts';

const HOUR = 3_600_000;
/** A session ends after so long without use (docs/decisions/0002). */
export const IDLE_MS = 12 * HOUR;
/** A session ends after so long in any case. */
export const LONGEST_MS = 30 * 24 * HOUR;
/** How exactly the last use is kept: not every call writes. */
const TOUCH_AFTER_MS = 60_000;

/** The SHA-256 under which a token is stored: the database never holds what opens a session. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** A token of 256 random bits. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Opens a session. @returns its token, which is shown this once */
export async function openSession(
  tx: Tx,
  userId: string,
  now: Date,
): Promise<{ token: string; sessionId: string }> {
  const token = makeToken();
  const sessionId = uuidv7();
  await repository.insert(tx, { id: sessionId, tokenHash: hashToken(token), userId, now });
  return { token, sessionId };
}

/** Ends the sessions of a user, but for one that is kept. */
export async function endSessions(tx: Tx, userId: string, now: Date, keepId?: string): Promise<void> {
  await repository.endAll(tx, userId, now, keepId);
}

/** Ends every session of a workspace: whoever opened it need not be who holds the address (D11). */
export async function endSessionsOfWorkspace(tx: Tx, ownerId: string, now: Date): Promise<void> {
  await repository.endAllOfWorkspace(tx, ownerId, now);
}

/** Ends one session. */
export async function endSession(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await repository.endOne(tx, sessionId, now);
}

/** Finds the caller behind a token: null where the session is dead, or the user may not come in any more. */
export async function findCaller(
  services: Pick<Services, 'db' | 'now'>,
  token: string,
  options: { isBackground: boolean },
): Promise<Caller | null> {
  const now = services.now();
  const found = await services.db.readAsSystem('session', (tx) =>
    repository.findByToken(tx, hashToken(token)),
  );
  if (!found?.isActive || found.deletedAt || found.endedAt) return null;
  const unusedMs = now.getTime() - found.lastUsedAt.getTime();
  if (now.getTime() - found.createdAt.getTime() > LONGEST_MS || unusedMs > IDLE_MS) return null;
  if (unusedMs > TOUCH_AFTER_MS && !options.isBackground) await keepAlive(services, found.sessionId, now);
  return toCaller(found);
}

/** Notes that a session is used. On a full disk it just grows older: reading goes on there. */
async function keepAlive(services: Pick<Services, 'db'>, sessionId: string, now: Date): Promise<void> {
  await services.db.asSystem('session', (tx) => repository.touch(tx, sessionId, now)).catch(() => undefined);
}

/** Builds the caller from the rows of session, user, role and organisation. */
export function toCaller(found: repository.SessionRow): Caller {
  const type = APP_ROLES.find((each) => each === found.organisationType);
  const organisation =
    found.organisationId && found.organisationName && type
      ? {
          id: found.organisationId,
          name: found.organisationName,
          type,
          timeZone: found.timeZone ?? DEFAULT_TIME_ZONE,
          trialEndsAt: found.trialEndsAt,
        }
      : null;
  const isOwner = organisation !== null && found.ownerId === found.userId;
  return {
    sessionId: found.sessionId,
    userId: found.userId,
    name: found.name,
    email: found.email,
    role: (found.baseRoleSlug ?? found.roleSlug) as RoleSlug,
    roleId: found.roleId,
    isOwner,
    isEmailVerified: found.emailVerifiedAt !== null,
    permissions: organisation ? effectiveGrants(organisation.type, isOwner, found.grants) : [],
    organisation,
  };
}

/**
 * What a member may do: the owner everything of the base role (D14 of the specification's decisions), others what
 * their role grants and the base role knows; Dashboard and Profile always.
 */
export function effectiveGrants(type: AppRole, isOwner: boolean, roleGrants: Grant[]): Grant[] {
  const own = ROLE_PERMISSIONS[type].flatMap((permissionName) => {
    const accessLevel = isOwner
      ? 'view,manage'
      : roleGrants.find((grant) => grant.permissionName === permissionName)?.accessLevel;
    return accessLevel ? [{ permissionName, accessLevel }] : [];
  });
  const always = ALWAYS_GRANTED.filter(
    (grant) => !own.some((each) => each.permissionName === grant.permissionName),
  );
  return [...own, ...always];
}

/** Which of some sessions are alive. */
export async function listAliveSessions(
  services: Pick<Services, 'db'>,
  ids: readonly string[],
): Promise<Set<string>> {
  return new Set(await services.db.readAsSystem('session', (tx) => repository.listAlive(tx, ids)));
}
