import type { OrganisationRole, SubUser } from '@anupalan/api-client/types';
import { ROLE_PERMISSIONS } from '@anupalan/enums/permissions';
import type { FakeRoutes } from '../../../app/testing/fake-api.ts';

/** A role of the invented company; `levels` by permission. */
export function toTestRole(
  id: string,
  name: string,
  levels: Readonly<Record<string, string>>,
  people = 0,
): OrganisationRole {
  return {
    id,
    name,
    slug: name.toLowerCase(),
    baseRole: { id: 'role-1', slug: 'company' },
    people,
    rpaEntries: Object.entries(levels).map(([permission, accessLevel]) => ({
      permission: { id: `p-${permission}`, name: permission },
      accessLevel,
    })),
  };
}

/** The built-in role: everything. */
export const BASE_ROLE: OrganisationRole = {
  ...toTestRole(
    'role-1',
    'Company',
    Object.fromEntries(ROLE_PERMISSIONS.company.map((name) => [name, 'view,manage'])),
    1,
  ),
  slug: 'company',
  baseRole: null,
};
/** An own role that somebody has. */
export const CHEMIST = toTestRole(
  'role-9',
  'Chemist',
  { 'Reporting Task': 'view,manage', Notifications: 'view' },
  2,
);
/** An own role that nobody has. */
export const AUDITOR = toTestRole('role-8', 'Auditor', { 'Consent Documents': 'view' });

/** A user of the invented company who works. */
export function toTestUser(changes: Partial<SubUser> = {}): SubUser {
  return {
    id: 'person-1',
    name: 'Ketan Apte',
    email: 'ketan@girna.example',
    mobileNo: '9000000002',
    mobileNoCountryCode: '+91',
    designation: 'Chemist',
    department: 'Laboratory',
    avatar: null,
    isActive: true,
    createdAt: '2026-02-01T00:00:00.000Z',
    updatedAt: '2026-02-01T00:00:00.000Z',
    organisation: { id: 'org-1', name: 'Girna Dyestuffs', type: 'company' },
    role: { id: 'role-9', name: 'Chemist', slug: 'chemist', baseRole: { id: 'role-1', slug: 'company' } },
    isOwner: false,
    lastSignInAt: '2026-11-20T08:00:00.000Z',
    openTasks: 0,
    invitation: null,
    ...changes,
  };
}

/** Who is signed in, as the list tells it: the owner. */
export const ME = toTestUser({
  id: 'user-1',
  name: 'Meera Joglekar',
  email: 'meera@example.com',
  role: { id: 'role-1', name: 'Company', slug: 'company', baseRole: null },
  isOwner: true,
});

/** The calls of the screen for some users, the roles, and who takes tasks. */
export function toUserRoutes(
  users: readonly SubUser[],
  roles: readonly OrganisationRole[] = [BASE_ROLE, CHEMIST, AUDITOR],
): FakeRoutes {
  return {
    'GET /users/sub-user': { data: { users: users, total: users.length } },
    'GET /users/sub-user/:id': ({ path }) => {
      const found = users.find(({ id }) => path.endsWith(`/${id}`));
      return found === undefined ? { status: 404, message: 'Not found' } : { data: found };
    },
    'GET /roles': { data: { roles, total: roles.length } },
    'GET /roles/:id': ({ path }) => {
      const found = roles.find(({ id }) => path.endsWith(`/${id}`));
      return found === undefined ? { status: 404, message: 'Not found' } : { data: found };
    },
    'GET /audit-log': { data: { entries: [], total: 0 } },
    'GET /users/assignable': {
      data: {
        users: users.filter(({ isActive }) => isActive).map(({ id, name }) => ({ id, name })),
        total: 9,
      },
    },
    'GET /organisation': {
      data: { id: 'org-1', name: 'Girna Dyestuffs', type: 'company', verifiedDomain: null },
    },
  };
}
