import { ROLE_PERMISSIONS } from '@anupalan/enums/permissions';
import { ROLE_MESSAGES } from '@anupalan/enums/users';
import type { OrganisationRole, Role } from '@anupalan/validators/entities/role';
import type { CreateRoleRequest } from '@anupalan/validators/requests/roles';
import { toRoleSlug } from '@anupalan/validators/requests/roles';
import { v7 as uuidv7 } from 'uuid';
import type { Grant, MemberCaller } from '../../access/caller.ts';
import { covers } from '../../access/covers.ts';
import type { Tx } from '../../database/database.ts';
import { AppError, invalidField, notFound } from '../../http/problem.ts';
import { isId } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { type Change, recordChange, recordChanges } from '../audit/service.ts';
import * as repository from './repository.ts';

/** What a role would give, checked: it exists for this kind of organisation, and the caller has it to give. */
function toGrants(caller: MemberCaller, entries: CreateRoleRequest['rpaEntries']): Grant[] {
  const known: readonly string[] = ROLE_PERMISSIONS[caller.organisation.type];
  const grants = entries.map(({ permissionName, accessLevel }) => ({ permissionName, accessLevel }));
  if (grants.some(({ permissionName }) => !known.includes(permissionName)))
    throw invalidField('rpaEntries', ROLE_MESSAGES.unknownPermission);
  if (!covers(caller, grants)) throw invalidField('rpaEntries', ROLE_MESSAGES.tooMuch);
  return grants;
}

/** Reads an own role that the caller may change: it gives nothing that they lack. */
async function getChangeable(tx: Tx, caller: MemberCaller, id: string): Promise<Role> {
  const role = isId(id) ? await repository.findRole(tx, caller.organisation.type, id) : null;
  if (!role) throw notFound('role');
  if (role.baseRole === null) throw invalidField('id', ROLE_MESSAGES.builtIn);
  if (role.id === caller.roleId && !caller.isOwner) throw invalidField('id', ROLE_MESSAGES.own);
  if (!covers(caller, toGrantsOf(role))) throw new AppError('forbidden', ROLE_MESSAGES.givesMore);
  return role;
}

/** The permissions of a role in the form of a session's. */
export function toGrantsOf(role: Role): Grant[] {
  return role.rpaEntries.map(({ permission, accessLevel }) => ({
    permissionName: permission.name,
    accessLevel,
  }));
}

/** @throws AppError not_found (404) where an id of a body is no role that the organisation may give */
export async function checkRoles(services: Services, caller: MemberCaller, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await services.db.forOrganisation(caller.organisation.id, async (tx) => {
    for (const id of ids) {
      const role = isId(id) ? await repository.findRole(tx, caller.organisation.type, id) : null;
      if (!role) throw notFound('role');
    }
  });
}

/** Makes an own role. @throws AppError invalid (422), conflict (409) for a name that is taken */
export async function createRole(
  services: Services,
  caller: MemberCaller,
  body: CreateRoleRequest,
): Promise<OrganisationRole> {
  const grants = toGrants(caller, body.rpaEntries);
  const id = uuidv7();
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    await checkName(tx, body.name, null);
    await repository.insertRole(tx, {
      id,
      organisationId: caller.organisation.id,
      type: caller.organisation.type,
      name: body.name,
      slug: toRoleSlug(body.name),
    });
    await repository.replaceGrants(tx, caller.organisation.id, id, grants);
    await recordChange(tx, caller, {
      ...change('create', id, services.now()),
      summary: `Created the role “${body.name}”`,
      details: { grants },
    });
    return getRole(tx, caller, id);
  });
}

/** Changes an own role; what it gives holds from the next call of everybody who has it. */
export async function updateRole(
  services: Services,
  caller: MemberCaller,
  { id, ...body }: CreateRoleRequest & { id: string },
): Promise<OrganisationRole> {
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    const before = await getChangeable(tx, caller, id);
    const grants = toGrants(caller, body.rpaEntries);
    await checkName(tx, body.name, id);
    await repository.updateRole(tx, id, { name: body.name, slug: toRoleSlug(body.name) });
    await repository.replaceGrants(tx, caller.organisation.id, id, grants);
    await recordChange(tx, caller, {
      ...change('update', id, services.now()),
      summary: `Changed the role “${body.name}”`,
      details: { from: { name: before.name, grants: toGrantsOf(before) }, to: { name: body.name, grants } },
    });
    return getRole(tx, caller, id);
  });
}

/**
 * Deletes own roles, all or none.
 * @throws AppError conflict (409) where one is still given to somebody
 */
export async function deleteRoles(services: Services, caller: MemberCaller, ids: string[]): Promise<number> {
  const wanted = [...new Set(ids)];
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    const roles: Role[] = [];
    for (const id of wanted) roles.push(await getChangeable(tx, caller, id));
    const inUse = await repository.findRoleInUse(tx, wanted);
    if (inUse) {
      const people = inUse.count === 1 ? '1 person has' : `${inUse.count} people have`;
      throw new AppError('conflict', `${people} the role ${inUse.name}. Give them another role first.`);
    }
    await repository.deleteRoles(tx, wanted);
    const at = services.now();
    await recordChanges(
      tx,
      caller,
      roles.map((role) => ({ ...change('delete', role.id, at), summary: `Deleted the role “${role.name}”` })),
    );
    return wanted.length;
  });
}

function change(action: string, entityId: string, at: Date): Omit<Change, 'summary'> {
  return { action, entity: 'role', entityId, at };
}

async function checkName(tx: Tx, name: string, exceptId: string | null): Promise<void> {
  if (await repository.isSlugTaken(tx, toRoleSlug(name), exceptId))
    throw new AppError('conflict', ROLE_MESSAGES.nameTaken, {
      errors: [{ field: 'name', message: ROLE_MESSAGES.nameTaken }],
    });
}

async function getRole(tx: Tx, caller: MemberCaller, id: string): Promise<OrganisationRole> {
  const role = await repository.findRole(tx, caller.organisation.type, id);
  if (!role) throw notFound('role');
  return role;
}
