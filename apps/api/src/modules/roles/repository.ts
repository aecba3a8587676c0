import { ROLE_PERMISSIONS } from '@anupalan/enums/permissions';
import type { AppRole } from '@anupalan/enums/roles';
import type { OrganisationRole } from '@anupalan/validators/entities/role';
import { type RolesQuery, rolesList } from '@anupalan/validators/requests/roles';
import { v7 as uuidv7 } from 'uuid';
import type { Grant } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { toPattern, toSort, toWindow } from '../../http/list.ts';
import { type RoleRow, toRole } from '../accounts/entities.ts';

/** Roles an organisation of a kind may give: its built-in one and its own, which row-level security cuts out. */
function selectRoles(tx: Tx, type: AppRole) {
  return tx
    .selectFrom('roles')
    .leftJoin('roles as base', 'base.id', 'roles.baseRoleId')
    .where((eb) =>
      eb.or([eb('roles.slug', '=', type).and('roles.baseRoleId', 'is', null), eb('base.slug', '=', type)]),
    );
}

const COLUMNS = [
  'roles.id as roleId',
  'roles.name as roleName',
  'roles.slug as roleSlug',
  'base.id as baseRoleId',
  'base.slug as baseRoleSlug',
] as const;

export async function findRole(tx: Tx, type: AppRole, id: string): Promise<OrganisationRole | null> {
  const row = await selectRoles(tx, type).select(COLUMNS).where('roles.id', '=', id).executeTakeFirst();
  if (!row) return null;
  return (await withGrants(tx, [row]))[0] ?? null;
}

export async function listRoles(
  tx: Tx,
  type: AppRole,
  query: Partial<RolesQuery> & { baseRoleId?: string },
): Promise<{ roles: OrganisationRole[]; total: number }> {
  let rows = selectRoles(tx, type);
  if (query.keyword) rows = rows.where('roles.name', 'ilike', toPattern(query.keyword));
  if (query.baseRoleId) rows = rows.where('roles.baseRoleId', '=', query.baseRoleId);
  const { total } = await rows.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const window = toWindow(query);
  const { by, order } = toSort(rolesList, query);
  const found = await rows
    .select(COLUMNS)
    .orderBy(`roles.${by}`, order)
    .orderBy('roles.id')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  return { roles: await withGrants(tx, found), total };
}

async function withGrants(tx: Tx, rows: RoleRow[]): Promise<OrganisationRole[]> {
  if (rows.length === 0) return [];
  const grants = await tx
    .selectFrom('rolePermissions')
    .select(['roleId', 'permissionName', 'accessLevel'])
    .where(
      'roleId',
      'in',
      rows.map((row) => row.roleId),
    )
    .orderBy('permissionName')
    .execute();
  const people = await tx
    .selectFrom('users')
    .select((eb) => ['roleId', eb.fn.countAll<number>().as('count')])
    .where(
      'roleId',
      'in',
      rows.map((row) => row.roleId),
    )
    .where('deletedAt', 'is', null)
    .groupBy('roleId')
    .execute();
  return rows.map((row) => ({
    ...toRole(row, grantsOf(row, grants)),
    people: people.find(({ roleId }) => roleId === row.roleId)?.count ?? 0,
  }));
}

/** The built-in role holds everything that its kind knows. */
function grantsOf(row: RoleRow, grants: (Grant & { roleId: string })[]): Grant[] {
  if (row.baseRoleId === null && (row.roleSlug === 'company' || row.roleSlug === 'lab')) {
    return ROLE_PERMISSIONS[row.roleSlug].map((permissionName) => ({
      permissionName,
      accessLevel: 'view,manage',
    }));
  }
  return grants.filter((grant) => grant.roleId === row.roleId);
}

/** Makes an own role that stands on the built-in one of its kind. */
export async function insertRole(
  tx: Tx,
  role: { id: string; organisationId: string; type: AppRole; name: string; slug: string },
): Promise<void> {
  const { type, ...values } = role;
  const base = await tx
    .selectFrom('roles')
    .select('id')
    .where('slug', '=', type)
    .where('baseRoleId', 'is', null)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('roles')
    .values({ ...values, baseRoleId: base.id })
    .execute();
}

export async function updateRole(tx: Tx, id: string, values: { name: string; slug: string }): Promise<void> {
  await tx.updateTable('roles').set(values).where('id', '=', id).execute();
}

/** What a role gives, all of it anew. A level that gives nothing is not stored. */
export async function replaceGrants(
  tx: Tx,
  organisationId: string,
  roleId: string,
  grants: readonly Grant[],
): Promise<void> {
  await tx.deleteFrom('rolePermissions').where('roleId', '=', roleId).execute();
  if (grants.length === 0) return;
  await tx
    .insertInto('rolePermissions')
    .values(grants.map((grant) => ({ id: uuidv7(), organisationId, roleId, ...grant })))
    .execute();
}

/** Whether an own role of the organisation has this slug already. */
export async function isSlugTaken(tx: Tx, slug: string, exceptId: string | null): Promise<boolean> {
  const found = await tx
    .selectFrom('roles')
    .select('id')
    .where('slug', '=', slug)
    .where('baseRoleId', 'is not', null)
    .$if(exceptId !== null, (query) => query.where('id', '<>', exceptId ?? ''))
    .executeTakeFirst();
  return found !== undefined;
}

/** The first of some roles that somebody has, with how many have it. */
export async function findRoleInUse(
  tx: Tx,
  ids: readonly string[],
): Promise<{ name: string; count: number } | undefined> {
  return tx
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.roleId')
    .select((eb) => ['roles.name', eb.fn.countAll<number>().as('count')])
    .where('users.roleId', 'in', ids)
    .where('users.deletedAt', 'is', null)
    .groupBy('roles.name')
    .executeTakeFirst();
}

/** Deletes roles; users who are deleted themselves fall back to the built-in one, which opens nothing for them. */
export async function deleteRoles(tx: Tx, ids: readonly string[]): Promise<void> {
  const { baseRoleId } = await tx
    .selectFrom('roles')
    .select('baseRoleId')
    .where('id', 'in', ids)
    .where('baseRoleId', 'is not', null)
    .limit(1)
    .executeTakeFirstOrThrow();
  if (baseRoleId)
    await tx
      .updateTable('users')
      .set({ roleId: baseRoleId })
      .where('roleId', 'in', ids)
      .where('deletedAt', 'is not', null)
      .execute();
  await tx.deleteFrom('roles').where('id', 'in', ids).execute();
}
