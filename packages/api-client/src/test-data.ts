import type { Session } from './types.ts';

/** A session of an invented company, for tests of every package that signs in. */
export function toTestSession(changes: Partial<Session> = {}): Session {
  const role = {
    id: 'role-1',
    name: 'Company',
    slug: 'company',
    baseRole: null,
    rpaEntries: [{ permission: { id: 'p-1', name: 'Dashboard' }, accessLevel: 'view,manage' }],
  };
  return {
    accessToken: 'token-1',
    user: {
      id: 'user-1',
      name: 'Meera Joglekar',
      email: 'meera@example.com',
      mobileNo: '9000000001',
      mobileNoCountryCode: '+91',
      designation: 'EHS manager',
      department: 'EHS',
      avatar: null,
      isActive: true,
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-01T00:00:00.000Z',
      organisation: { id: 'org-1', name: 'Girna Dyestuffs', type: 'company' },
      role: { id: 'role-1', name: 'Company', slug: 'company', baseRole: null },
    },
    role,
    permissions: [{ permissionName: 'Dashboard', accessLevel: 'view,manage' }],
    ...changes,
  };
}
