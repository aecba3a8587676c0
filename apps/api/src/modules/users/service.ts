import { USER_MESSAGES } from '@anupalan/enums/users';
import type { EmailDomain, SubUser } from '@anupalan/validators/entities/user';
import type {
  CreateSubUserRequest,
  DeleteSubUsersRequest,
  UpdateSubUserRequest,
} from '@anupalan/validators/requests/users';
import { v7 as uuidv7 } from 'uuid';
import { checkEmailVerified, type MemberCaller } from '../../access/caller.ts';
import { covers } from '../../access/covers.ts';
import type { Tx } from '../../database/database.ts';
import { afterCommit } from '../../database/held-commit.ts';
import { AppError, invalidField, notFound } from '../../http/problem.ts';
import { isId } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { type Change, recordChange, recordChanges } from '../audit/service.ts';
import { findRole } from '../roles/repository.ts';
import { toGrantsOf } from '../roles/service.ts';
import { endSessions } from '../sessions/service.ts';
import { checkEmailDomain } from './email-domain.ts';
import { handOver, releaseTasks } from './hand-over.ts';
import { countInvitation } from './invitation-limit.ts';
import * as repository from './repository.ts';

/** Whether an address may be invited. */
export async function verifyEmailDomain(
  services: Services,
  caller: MemberCaller,
  email: string,
): Promise<EmailDomain> {
  return checkEmailDomain(email, await getVerifiedDomain(services, caller));
}

function getVerifiedDomain(services: Services, caller: MemberCaller): Promise<string | null> {
  return services.db.forOrganisation(caller.organisation.id, (tx) =>
    repository.findVerifiedDomain(tx, caller.organisation.id),
  );
}

/** @throws AppError not_found (404) where an id is no user of the organisation */
export async function checkUsers(
  services: Services,
  caller: MemberCaller,
  ids: readonly string[],
): Promise<void> {
  await services.db.forOrganisation(caller.organisation.id, async (tx) => {
    for (const id of ids) await getUser(tx, id, services.now());
  });
}

/** @throws AppError not_found (404) */
export async function getUser(tx: Tx, id: string, now: Date): Promise<SubUser> {
  const user = isId(id) ? await repository.findSubUser(tx, id, now) : undefined;
  if (!user) throw notFound('person');
  return user;
}

/** @throws AppError not_found (404) for a role that cannot be given here, forbidden (403) for one that gives too much */
async function checkRole(tx: Tx, caller: MemberCaller, roleId: string): Promise<void> {
  const role = isId(roleId) ? await findRole(tx, caller.organisation.type, roleId) : null;
  if (!role) throw notFound('role');
  if (!covers(caller, toGrantsOf(role))) throw new AppError('forbidden', USER_MESSAGES.tooMuch);
}

/**
 * Invites a user. The answer is the same whether the address has an account elsewhere or not; the mail tells.
 * @throws AppError forbidden (403), invalid (422), conflict (409) for a user of the organisation, too_many (429)
 */
export async function inviteUser(
  services: Services,
  caller: MemberCaller,
  body: CreateSubUserRequest,
): Promise<SubUser> {
  const domain = await getVerifiedDomain(services, caller);
  const checked = checkEmailDomain(body.email, domain);
  if (checked.reason !== null) throw invalidField('email', checked.reason);
  await services.db.forOrganisation(caller.organisation.id, (tx) => checkRole(tx, caller, body.roleId));
  await countInvitation(services, caller, domain);
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    await checkRole(tx, caller, body.roleId);
    return insertInvited(services, tx, caller, body);
  });
}

async function insertInvited(
  services: Services,
  tx: Tx,
  caller: MemberCaller,
  body: CreateSubUserRequest,
): Promise<SubUser> {
  if (await repository.isAddressOfUser(tx, body.email, null))
    throw new AppError('conflict', USER_MESSAGES.known, {
      errors: [{ field: 'email', message: USER_MESSAGES.known }],
    });
  const id = uuidv7();
  const now = services.now();
  await repository.insertUser(tx, {
    id,
    organisationId: caller.organisation.id,
    roleId: body.roleId,
    name: body.name,
    email: body.email,
    mobileNo: body.mobileNo ?? null,
    designation: body.designation ?? null,
    department: body.department ?? null,
    now,
  });
  await enqueueInvitation(services, tx, caller, id);
  await recordChange(tx, caller, {
    ...change('invite', id, now),
    summary: `Invited ${body.name}`,
    details: { email: body.email, roleId: body.roleId },
  });
  return getUser(tx, id, now);
}

function enqueueInvitation(services: Services, tx: Tx, caller: MemberCaller, userId: string): Promise<void> {
  return services.jobs.enqueue(tx, 'send-invitation', {
    userId,
    invitedBy: caller.name,
    organisation: caller.organisation.name,
  });
}

/** Mails the invitation of a user again; the older link is dead then. */
export async function inviteAgain(services: Services, caller: MemberCaller, id: string): Promise<SubUser> {
  await services.db.forOrganisation(caller.organisation.id, async (tx) =>
    checkMayChange(tx, caller, await getUser(tx, id, services.now())),
  );
  await countInvitation(services, caller, await getVerifiedDomain(services, caller));
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    const user = await getUser(tx, id, services.now());
    if (!user.invitation) throw invalidField('id', USER_MESSAGES.accepted);
    await enqueueInvitation(services, tx, caller, id);
    await recordChange(tx, caller, {
      ...change('invite', id, services.now()),
      summary: `Invited ${user.name} again`,
    });
    return user;
  });
}

/**
 * Changes a user. Deactivating ends every session of theirs at once; with `handOverTo` their open tasks go to
 * somebody else.
 */
export async function updateUser(
  services: Services,
  caller: MemberCaller,
  { id, handOverTo, ...body }: UpdateSubUserRequest,
): Promise<SubUser> {
  const changed = await services.db.forOrganisation(caller.organisation.id, async (tx) => {
    if (!isId(id) || !(await repository.lockUser(tx, id))) throw notFound('person');
    const now = services.now();
    const before = await getUser(tx, id, now);
    const changes = await toChanges(tx, caller, before, body);
    if (changes.email !== undefined) {
      checkEmailVerified(caller);
      const { reason } = checkEmailDomain(
        changes.email,
        await repository.findVerifiedDomain(tx, caller.organisation.id),
      );
      if (reason !== null) throw invalidField('email', reason);
    }
    if (handOverTo !== undefined) await handOver(services, tx, caller, [before], handOverTo, now);
    if (Object.keys(changes).length > 0) {
      await repository.updateUser(tx, id, changes, now);
      if (changes.email !== undefined) await enqueueInvitation(services, tx, caller, id);
      await recordChange(tx, caller, {
        ...change('update', id, now),
        summary: toSummary(before, changes),
        details: { from: toValues(before, changes), to: changes },
      });
    }
    return getUser(tx, id, now);
  });
  if (!changed.isActive) await services.db.asSystem('session', (tx) => endSessions(tx, id, services.now()));
  return changed;
}

/** What really changes, after the rules: nobody raises their own permissions, nobody locks out the owner (D14). */
async function toChanges(
  tx: Tx,
  caller: MemberCaller,
  before: SubUser,
  body: Omit<UpdateSubUserRequest, 'id' | 'handOverTo'>,
): Promise<repository.UserChanges> {
  const isSelf = before.id === caller.userId;
  if (!isSelf) await checkMayChange(tx, caller, before);
  const roleId = body.roleId === before.role.id ? undefined : body.roleId;
  const isActive = body.isActive === before.isActive ? undefined : body.isActive;
  const email = body.email?.toLowerCase() === before.email.toLowerCase() ? undefined : body.email;
  if (isSelf && (roleId !== undefined || isActive !== undefined))
    throw invalidField(
      roleId === undefined ? 'isActive' : 'roleId',
      before.isOwner ? USER_MESSAGES.ownerLeaves : USER_MESSAGES.self,
    );
  if (roleId !== undefined) await checkRole(tx, caller, roleId);
  if (email !== undefined) {
    if (!before.invitation) throw invalidField('email', USER_MESSAGES.emailInUse);
    if (await repository.isAddressOfUser(tx, email, before.id))
      throw new AppError('conflict', USER_MESSAGES.known, {
        errors: [{ field: 'email', message: USER_MESSAGES.known }],
      });
  }
  const changes: repository.UserChanges = {
    name: body.name === before.name ? undefined : body.name,
    email,
    mobileNo: body.mobileNo === before.mobileNo ? undefined : body.mobileNo,
    designation: body.designation === before.designation ? undefined : body.designation,
    department: body.department === before.department ? undefined : body.department,
    roleId,
    isActive,
  };
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

/**
 * Nobody changes somebody with more permissions, not even a name: the owner, or a user whose role gives a permission
 * that the caller lacks (D14).
 * @throws AppError forbidden (403)
 */
async function checkMayChange(tx: Tx, caller: MemberCaller, user: SubUser): Promise<void> {
  if (caller.isOwner) return;
  if (user.isOwner) throw new AppError('forbidden', USER_MESSAGES.owner);
  const role = await findRole(tx, caller.organisation.type, user.role.id);
  if (!role || !covers(caller, toGrantsOf(role))) throw new AppError('forbidden', USER_MESSAGES.mayMore);
}

/** Deletes users, all or none. Their open tasks go to `handOverTo`, or have nobody any more. */
export async function deleteUsers(
  services: Services,
  caller: MemberCaller,
  { ids, handOverTo }: DeleteSubUsersRequest,
): Promise<number> {
  const wanted = [...new Set(ids)];
  const at = services.now();
  await services.db.forOrganisation(caller.organisation.id, async (tx) => {
    const users: SubUser[] = [];
    for (const id of wanted) users.push(await getUser(tx, id, at));
    for (const user of users) {
      if (user.id === caller.userId)
        throw invalidField('ids', user.isOwner ? USER_MESSAGES.ownerLeaves : USER_MESSAGES.self);
      await checkMayChange(tx, caller, user);
    }
    if (handOverTo === undefined) await releaseTasks(tx, caller, users, at);
    else await handOver(services, tx, caller, users, handOverTo, at);
    await repository.deleteUsers(tx, wanted, at);
    await recordChanges(
      tx,
      caller,
      users.map((user) => ({ ...change('delete', user.id, at), summary: `Deleted ${user.name}` })),
    );
  });
  await afterCommit(() =>
    services.db.asSystem('session', async (tx) => {
      for (const id of wanted) await endSessions(tx, id, at);
    }),
  );
  return wanted.length;
}

function change(action: string, entityId: string, at: Date): Omit<Change, 'summary'> {
  return { action, entity: 'user', entityId, at };
}

function toSummary(before: SubUser, changes: repository.UserChanges): string {
  if (changes.isActive === false) return `Deactivated ${before.name}`;
  if (changes.isActive) return `Activated ${before.name}`;
  if (changes.roleId) return `Gave ${before.name} another role`;
  return `Changed the account of ${before.name}`;
}

function toValues(before: SubUser, changes: repository.UserChanges): Record<string, unknown> {
  const known: Record<string, unknown> = { ...before, roleId: before.role.id };
  return Object.fromEntries(Object.keys(changes).map((name) => [name, known[name] ?? null]));
}
