import type { AppRole } from '@anupalan/enums/roles';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../database/database.ts';

/** The ids of the built-in roles by slug, as the migrations made them. */
export async function getBuiltInRoles(tx: Tx): Promise<Record<string, string>> {
  const rows = await tx
    .selectFrom('roles')
    .select(['id', 'slug'])
    .where('organisationId', 'is', null)
    .execute();
  return Object.fromEntries(rows.map((row) => [row.slug, row.id]));
}

export type NewOrganisation = {
  type: AppRole;
  name: string;
  state: string;
  address: string;
  sector: string;
  /** Made by the demo, and removed with it. */
  isDemo?: true;
  owner: NewUser;
};
export type NewUser = {
  name: string;
  email: string;
  designation: string;
  department: string;
  mobileNo: string;
  passwordHash: string;
};

/** Makes an organisation with its owner. @returns both ids */
export async function createOrganisation(
  tx: Tx,
  roleId: string,
  input: NewOrganisation,
  now: Date,
): Promise<{ organisationId: string; ownerId: string }> {
  const organisationId = uuidv7();
  const { owner, ...organisation } = input;
  await tx
    .insertInto('organisations')
    .values({ id: organisationId, ...organisation, createdAt: now, updatedAt: now })
    .execute();
  const ownerId = await createUser(tx, organisationId, roleId, owner, now);
  await tx.updateTable('organisations').set({ ownerId }).where('id', '=', organisationId).execute();
  return { organisationId, ownerId };
}

/** Makes a user of an organisation whose address counts as verified. @returns the id */
export async function createUser(
  tx: Tx,
  organisationId: string,
  roleId: string,
  user: NewUser,
  now: Date,
): Promise<string> {
  const id = uuidv7();
  await tx
    .insertInto('users')
    .values({ id, organisationId, roleId, ...user, emailVerifiedAt: now, createdAt: now, updatedAt: now })
    .execute();
  return id;
}

/** Makes an own role. @param levels what it holds of each permission name @returns its id */
export async function createSubRole(
  tx: Tx,
  input: {
    organisationId: string;
    baseRoleId: string;
    name: string;
    slug: string;
    levels: Readonly<Record<string, string>>;
  },
): Promise<string> {
  const { organisationId, baseRoleId, name, slug } = input;
  const id = uuidv7();
  await tx.insertInto('roles').values({ id, organisationId, baseRoleId, name, slug }).execute();
  await tx
    .insertInto('rolePermissions')
    .values(
      Object.entries(input.levels).map(([permissionName, accessLevel]) => ({
        id: uuidv7(),
        organisationId,
        roleId: id,
        permissionName,
        accessLevel,
      })),
    )
    .execute();
  return id;
}
