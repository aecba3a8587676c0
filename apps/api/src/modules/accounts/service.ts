import { RESET_LINK_MINUTES } from '@anupalan/enums/limits';
import { AUTH_MESSAGES } from '@anupalan/enums/messages';
import type { Profile, Session } from '@anupalan/validators/entities/session';
import type { User } from '@anupalan/validators/entities/user';
import { v7 as uuidv7 } from 'uuid';
import type { Caller, MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { AppError, invalidField, notFound } from '../../http/problem.ts';
import { clearHits, countHit } from '../../http/rate-limit.ts';
import { isId } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { verifyDomainOfOwner } from '../organisation/own-domain.ts';
import { listGrants } from '../sessions/repository.ts';
import {
  effectiveGrants,
  endSession,
  endSessions,
  endSessionsOfWorkspace,
  hashToken,
  makeToken,
  openSession,
} from '../sessions/service.ts';
import { type Attempt, countAttempt, forgiveAfterReset, forgiveAttempts } from './attempts.ts';
import { checkPassword } from './check-password.ts';
import { toRole, toUser } from './entities.ts';
import { findKnownDevice, forgetDevices, rememberDevice } from './known-devices.ts';
import { hashPassword, isPasswordRight } from './password-hash.ts';
import * as repository from './repository.ts';
import { type PasswordWay, recordPassword, recordProfile } from './trail.ts';

const MINUTE = 60_000;
/** Wrong old passwords of one session's account, before it has to wait: nobody else can reach it. */
const OLD_PASSWORD = { max: 10, windowSeconds: 900 };
const TOKEN_PER_NETWORK = { max: 100, windowSeconds: 900 };

/** From where a call without a session comes: its network, and the mark of a browser that has one. */
export type Origin = { network: string; mark: string | null };

/**
 * Signs in. The same answer, in the same time, for an unknown address and a wrong password.
 * @returns the session, and the mark by which this browser is known from now on
 * @throws AppError invalid_credentials (401), too_many (429)
 */
export async function signIn(
  services: Services,
  input: { email: string; password: string } & Origin,
): Promise<{ session: Session; mark: string }> {
  const attempt = await countAttemptOn(services, 'login', input);
  const found = await services.db.asSystem('sign-in', (tx) => repository.findCredentials(tx, input.email));
  const isRight = await isPasswordRight(found?.passwordHash ?? null, input.password);
  if (!found || !isRight || !found.isActive) {
    services.log.warn({ event: 'sign-in failed', userId: found?.id }, 'A sign-in failed');
    throw new AppError('invalid_credentials', AUTH_MESSAGES.invalidCredentials);
  }
  await forgiveAttempts(services, attempt);
  return services.db.asSystem('sign-in', async (tx) => ({
    session: await startSession(services, tx, found.id),
    mark: await rememberDevice(tx, found.id, input.mark, services.now()),
  }));
}

/** Counts an attempt on the account of an address. @throws AppError too_many (429) */
async function countAttemptOn(
  services: Services,
  kind: 'login' | 'forgot',
  { email, network, mark }: { email: string } & Origin,
): Promise<Attempt> {
  const device =
    mark === null
      ? null
      : await services.db.asSystem('sign-in', (tx) => findKnownDevice(tx, email, mark, services.now()));
  const attempt = { kind, email, network, device };
  await countAttempt(services, attempt);
  return attempt;
}

/** Opens a session for a user and says everything about it that the portal needs. */
export async function startSession(services: Services, tx: Tx, userId: string): Promise<Session> {
  const now = services.now();
  const { token } = await openSession(tx, userId, now);
  await repository.noteSignIn(tx, userId, now);
  return { accessToken: token, ...(await describeUser(tx, userId)) };
}

async function describeUser(tx: Tx, userId: string): Promise<Omit<Session, 'accessToken'>> {
  const row = await repository.findUser(tx, userId);
  if (!row) throw new AppError('unauthorized', 'Your session has ended. Please sign in again.');
  const user = toUser(row);
  const grants = await listGrants(tx, row.roleId);
  if (!user.organisation) return { user, role: toRole(row, grants), permissions: [] };
  const owner = await tx
    .selectFrom('organisations')
    .select('ownerId')
    .where('id', '=', user.organisation.id)
    .executeTakeFirst();
  const permissions = effectiveGrants(user.organisation.type, owner?.ownerId === userId, grants);
  return { user, role: toRole(row, permissions), permissions };
}

export async function signOut(services: Services, sessionId: string): Promise<void> {
  await services.db.asSystem('session', (tx) => endSession(tx, sessionId, services.now()));
}

/** Asks for a reset link. Whether the account exists shows in nothing: the link is made and mailed by a job. */
export async function requestReset(services: Services, input: { email: string } & Origin): Promise<void> {
  await countAttemptOn(services, 'forgot', input);
  await services.db.asSystem('password-reset', (tx) =>
    services.jobs.enqueue(tx, 'send-reset-link', { email: input.email }),
  );
}

/** Makes a reset link for an address, or nothing where no account holds it. The token is only in the answer. */
export async function makeResetLink(
  services: Services,
  email: string,
): Promise<{ name: string; email: string; link: string } | null> {
  return services.db.asSystem('password-reset', async (tx) => {
    const found = await repository.findCredentials(tx, email);
    if (!found?.isActive) return null;
    const { link } = await insertResetLink(services, tx, found.id);
    return { name: found.name, email: found.email, link };
  });
}

/** Makes the reset link of an account in a transaction of the system; older ones are void. */
export async function insertResetLink(
  services: Pick<Services, 'now' | 'config'>,
  tx: Tx,
  userId: string,
): Promise<{ link: string; expiresAt: Date }> {
  const token = makeToken();
  const now = services.now();
  const expiresAt = new Date(now.getTime() + RESET_LINK_MINUTES * MINUTE);
  await repository.replaceToken(
    tx,
    { id: uuidv7(), tokenHash: hashToken(token), userId, purpose: 'reset', expiresAt },
    now,
  );
  return { link: `${services.config.portalUrl}/reset-password?token=${token}`, expiresAt };
}

/**
 * Sets a password with a link from a mail, and ends every session of the account. Whoever has the mail gets in with it,
 * however much others have tried: this browser is known from now on, and no other one any more.
 * @returns the mark of this browser
 * @throws AppError invalid (422) for a dead link or a password against the rules: the link stays usable then
 */
export async function resetPassword(
  services: Services,
  input: { token: string; password: string } & Origin,
): Promise<string> {
  await countHit(services, `token:network:${input.network}`, TOKEN_PER_NETWORK);
  const { id, email } = await setPasswordByToken(services, input, ['reset'], 'passwordResetToken');
  await forgiveAfterReset(services, { email, network: input.network });
  return services.db.asSystem('password-reset', async (tx) => {
    await forgetDevices(tx, id);
    return rememberDevice(tx, id, input.mark, services.now());
  });
}

/** Sets the first password, from an invitation or a sign-up link, and opens a session. */
export async function setPassword(
  services: Services,
  input: { token: string; password: string } & Origin,
): Promise<{ session: Session; mark: string }> {
  await countHit(services, `token:network:${input.network}`, TOKEN_PER_NETWORK);
  const { id } = await setPasswordByToken(services, input, ['invitation', 'sign_up'], 'token');
  return services.db.asSystem('invitation', async (tx) => ({
    session: await startSession(services, tx, id),
    mark: await rememberDevice(tx, id, input.mark, services.now()),
  }));
}

async function setPasswordByToken(
  services: Services,
  input: { token: string; password: string },
  purposes: ('reset' | 'invitation' | 'sign_up')[],
  tokenField: string,
): Promise<{ id: string; email: string }> {
  const passwordHash = await hashPassword(input.password);
  return services.db.asSystem('password-reset', async (tx) => {
    const now = services.now();
    const used = await repository.consumeToken(tx, hashToken(input.token), purposes, now);
    const owner = used && (await repository.findPasswordOwner(tx, used.userId));
    if (!used || !owner?.isActive) throw invalidField(tokenField, AUTH_MESSAGES.deadLink);
    // The address may have been verified for another account since the link was mailed: one account holds it (D11).
    const holder = await repository.findCredentials(tx, owner.email);
    if (holder && holder.id !== owner.id) throw invalidField(tokenField, AUTH_MESSAGES.deadLink);
    checkPassword('password', input.password, owner); // throws, and the transaction gives the token back
    await repository.updatePassword(tx, owner.id, passwordHash, now);
    await repository.verifyEmail(tx, owner.id, now);
    await verifyDomainOfOwner(tx, owner);
    if (used.purpose === 'sign_up') await endSessionsOfWorkspace(tx, owner.id, now);
    else await endSessions(tx, owner.id, now);
    await recordPassword(tx, owner, used.purpose as PasswordWay, now);
    await services.jobs.enqueue(tx, 'send-password-changed', { userId: owner.id });
    return owner;
  });
}

/**
 * Changes the password of the caller and ends all other sessions.
 * @throws AppError invalid (422)
 */
export async function changePassword(
  services: Services,
  caller: Pick<Caller, 'userId' | 'sessionId'>,
  input: { oldPassword: string; newPassword: string },
): Promise<void> {
  await countHit(services, `change-password:${caller.userId}`, OLD_PASSWORD);
  const owner = await services.db.asSystem('session', (tx) =>
    repository.findPasswordOwner(tx, caller.userId),
  );
  if (!owner || !(await isPasswordRight(owner.passwordHash, input.oldPassword))) {
    throw invalidField('oldPassword', AUTH_MESSAGES.wrongOldPassword);
  }
  checkPassword('newPassword', input.newPassword, owner);
  const passwordHash = await hashPassword(input.newPassword);
  await services.db.asSystem('session', async (tx) => {
    const now = services.now();
    await repository.updatePassword(tx, owner.id, passwordHash, now);
    await endSessions(tx, owner.id, now, caller.sessionId);
    await recordPassword(tx, owner, 'change', now);
    await services.jobs.enqueue(tx, 'send-password-changed', { userId: owner.id });
  });
  await clearHits(services, `change-password:${caller.userId}`);
}

/** The caller's own account, with what it may do. */
export async function getProfile(services: Services, caller: MemberCaller): Promise<Profile> {
  return services.db.asSystem('session', async (tx) => {
    const { user, role, permissions } = await describeUser(tx, caller.userId);
    return { ...user, isEmailVerified: caller.isEmailVerified, permissions, roleDetail: role };
  });
}

/** Changes the caller's own name, phone or avatar. @returns the account as it is then */
export async function updateProfile(
  services: Services,
  caller: MemberCaller,
  changes: { name?: string; mobileNo?: string | null; avatarKey?: string; avatarSize?: number },
): Promise<User> {
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    const before = await getUser(tx, caller.userId);
    await repository.updateProfile(tx, caller.userId, changes, services.now());
    const after = await getUser(tx, caller.userId);
    await recordProfile(tx, caller, before, after, services.now());
    return after;
  });
}

async function getUser(tx: Tx, id: string): Promise<User> {
  const row = await repository.findUser(tx, id);
  if (!row) throw notFound('account');
  return toUser(row);
}

/** @throws AppError not_found (404) where an assignee is not a user of the organisation */
export async function checkAssignee(tx: Tx, id: string | null | undefined): Promise<void> {
  if (id && !(isId(id) && (await repository.isAssignable(tx, id)))) throw notFound('person');
}

/** Name and address of an account, for a mail to it. */
export async function findAccount(
  services: Services,
  userId: string,
): Promise<{ name: string; email: string } | null> {
  const found = await services.db.asSystem('password-reset', (tx) =>
    repository.findPasswordOwner(tx, userId),
  );
  return found ? { name: found.name, email: found.email } : null;
}
