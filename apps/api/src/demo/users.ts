import { ROLE_PERMISSIONS } from '@anupalan/enums/permissions';
import type { Tx } from '../database/database.ts';
import { createSubRole, createUser, type NewUser } from './accounts.ts';

/** A user of the demo's first company beside its owner. */
type DemoUser = {
  name: string;
  mailbox: string;
  designation: string;
  department: string;
  role: keyof typeof ROLES;
  state?: 'invited' | 'inactive';
};

const MANAGE = 'view,manage';
/** Own roles of the company: the level on every name, and what differs from it. */
const ROLES = {
  viewer: { name: 'Viewer', level: 'view', other: {} },
  officer: {
    name: 'EHS officer',
    level: MANAGE,
    other: { 'User Management': 'view' },
  },
  plant: {
    name: 'Plant in-charge',
    level: 'view',
    other: { 'Tasks & Alerts': MANAGE, 'Support Management': MANAGE, 'Technical Documents': MANAGE },
  },
} as const;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const USERS: readonly DemoUser[] = [
  ['Anil Kulkarni', 'viewer', 'Plant engineer', 'Utilities', 'viewer'],
  ['Meera Joshi', 'meera.joshi', 'EHS officer', 'Environment, health and safety', 'officer'],
  ['Imran Sayyed', 'imran.sayyed', 'EHS officer', 'Environment, health and safety', 'officer'],
  ['Lakshmi Narayanan', 'lakshmi.narayanan', 'Effluent plant in-charge', 'Utilities', 'plant'],
  ['Vikas Gaikwad', 'vikas.gaikwad', 'Boiler house in-charge', 'Utilities', 'plant'],
  ['Sunita Pawar', 'sunita.pawar', 'Quality control chemist', 'Laboratory', 'plant'],
  ['Harpreet Singh', 'harpreet.singh', 'Safety officer', 'Safety', 'officer'],
  ['प्रकाश मोरे', 'prakash.more', 'Stores in-charge', 'Stores', 'plant'],
  ['Deepa Nair', 'deepa.nair', 'Company secretary', 'Legal', 'viewer'],
].map(([name = '', mailbox = '', designation = '', department = '', role]) => ({
  name,
  mailbox,
  designation,
  department,
  role: role as DemoUser['role'],
}));

const OTHERS: readonly DemoUser[] = [
  {
    name: 'Kavita Bhosale',
    mailbox: 'kavita.bhosale',
    designation: 'Environment engineer',
    department: 'Environment, health and safety',
    role: 'officer',
    state: 'invited',
  },
  {
    name: 'Ramesh Iyer',
    mailbox: 'ramesh.iyer',
    designation: 'Maintenance manager',
    department: 'Engineering',
    role: 'plant',
    state: 'inactive',
  },
];

/**
 * Fills the first company with own roles and eleven users: nine who work, one invited, one who has left.
 * @returns the ids of those who take tasks, by their part of the work
 */
export async function fillUsers(
  tx: Tx,
  input: {
    organisationId: string;
    companyRoleId: string;
    passwordHash: string;
    now: Date;
  },
): Promise<string[]> {
  const roleIds: Partial<Record<DemoUser['role'], string>> = {};
  for (const [slug, { name, level, other }] of Object.entries(ROLES)) {
    roleIds[slug as DemoUser['role']] = await createSubRole(tx, {
      organisationId: input.organisationId,
      baseRoleId: input.companyRoleId,
      name,
      slug,
      levels: Object.fromEntries(
        ROLE_PERMISSIONS.company.map((permission) => [
          permission,
          (other as Record<string, string>)[permission] ?? level,
        ]),
      ),
    });
  }
  const active: string[] = [];
  for (const user of [...USERS, ...OTHERS]) {
    const id = await createUser(
      tx,
      input.organisationId,
      roleIds[user.role] ?? '',
      toUser(user, input.passwordHash, active.length),
      input.now,
    );
    if (user.state === 'invited')
      await tx
        .updateTable('users')
        .set({ emailVerifiedAt: null, passwordHash: null, invitedUntil: new Date(+input.now + 4 * DAY_MS) })
        .where('id', '=', id)
        .execute();
    else if (user.state === 'inactive')
      await tx.updateTable('users').set({ isActive: false }).where('id', '=', id).execute();
    else {
      // Somebody who works was here within the last days.
      const lastSignInAt = new Date(+input.now - (active.length * 19 + 3) * HOUR_MS);
      await tx.updateTable('users').set({ lastSignInAt }).where('id', '=', id).execute();
      if (user.role !== 'viewer') active.push(id);
    }
  }
  return active;
}

function toUser(user: DemoUser, passwordHash: string, index: number): NewUser {
  return {
    name: user.name,
    email: `${user.mailbox}@example.com`,
    designation: user.designation,
    department: user.department,
    mobileNo: `90000000${String(10 + index)}`,
    passwordHash,
  };
}
