import { addDays } from '@anupalan/compliance/schedules/dates';
import { todayIn } from '@anupalan/compliance/schedules/today';
import { v7 as uuidv7 } from 'uuid';
import type { MemberCaller } from '../access/caller.ts';
import type { Tx } from '../database/database.ts';
import type { Services } from '../http/services.ts';
import { hashPassword } from '../modules/accounts/password-hash.ts';
import { createOrganisation, getBuiltInRoles, type NewUser } from './accounts.ts';
import { fillAlerts } from './alerts.ts';
import { fillBlogs } from './blogs.ts';
import { fillCatalogue } from './catalogue.ts';
import { fillDocuments } from './documents.ts';
import { fillEvidence } from './evidence.ts';
import { makeHistory } from './history.ts';
import { fillLabs } from './labs.ts';
import { fillMessages } from './messages.ts';
import { fillOrders } from './orders.ts';
import { fillResults } from './results.ts';
import { fillRoutines } from './tasks.ts';
import { fillUsers } from './users.ts';

export const DEMO_PASSWORD = 'Demo@1234';

/** The users of the demo, as the start prints them. */
export const DEMO_USERS = [
  { email: 'company@example.com', what: 'owner of Sahyadri Speciality Chemicals' },
  { email: 'viewer@example.com', what: 'sub-user of the same company, sees everything and changes nothing' },
  { email: 'lab@example.com', what: 'owner of Deccan Analytical Laboratory' },
  { email: 'other@example.com', what: 'owner of a second company' },
];

/** How far the history of the demo goes back. */
const HISTORY_DAYS = 365;

/** What was made in the first step. */
type Made = { company: MemberCaller; assignees: string[] };

/**
 * Fills an empty database with the demo: two companies, labs, users, orders with tasks and a history. Does nothing
 * where an organisation is there already. Users and organisations are made whole or not at all; the rest follows
 * the ways that users take, so that nothing in the demo is what the product could not make.
 */
export async function fillDemo(services: Services): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const made = await services.db.asSystem('demo', (tx) =>
    makeOrganisations(tx, passwordHash, services.now()),
  );
  if (!made) return;
  const { company, assignees } = made;
  const today = todayIn(company.organisation.timeZone, services.now().toISOString());
  const since = addDays(today, -HISTORY_DAYS);
  await fillBlogs(services);
  await fillMessages(services, company);
  await fillOrders(services, company, assignees);
  await fillRoutines(services, company, assignees, since, today);
  await fillCatalogue(services, company);
  await makeHistory(services, company, await listNames(services, company), since, today);
  await fillEvidence(services, company);
  await fillResults(services, company, today);
  await fillDocuments(services, company);
  await fillLabs(services, company, passwordHash);
  await fillAlerts(services, company.organisation.id);
}

async function makeOrganisations(tx: Tx, passwordHash: string, now: Date): Promise<Made | null> {
  const isFilled = await tx.selectFrom('organisations').select('id').limit(1).executeTakeFirst();
  const { company: companyRoleId, lab: labRoleId } = await getBuiltInRoles(tx);
  if (isFilled || !companyRoleId || !labRoleId) return null;
  const owner = user('Rohini Deshmukh', 'company', 'EHS manager', 'Environment, health and safety');
  const name = 'Sahyadri Speciality Chemicals';
  const first = await createOrganisation(
    tx,
    companyRoleId,
    {
      type: 'company',
      name,
      state: 'Maharashtra',
      address: 'Plot C-41, Industrial Area, Mahad, Raigad',
      sector: 'Speciality chemicals',
      isDemo: true,
      owner: { ...owner, passwordHash },
    },
    now,
  );
  const { organisationId, ownerId } = first;
  const assignees = await fillUsers(tx, { organisationId, companyRoleId, passwordHash, now });
  await createOrganisation(
    tx,
    companyRoleId,
    {
      type: 'company',
      name: 'Konkan Packaging Works',
      state: 'Maharashtra',
      address: 'Gat 112, Chiplun',
      sector: 'Packaging',
      isDemo: true,
      owner: { ...user('Farida Shaikh', 'other', 'Works manager', 'Operations'), passwordHash },
    },
    now,
  );
  await createOrganisation(
    tx,
    labRoleId,
    {
      type: 'lab',
      name: 'Deccan Analytical Laboratory',
      state: 'Maharashtra',
      address: 'Survey 8, Baner, Pune',
      sector: 'Environmental testing',
      isDemo: true,
      owner: { ...user('Suresh Patil', 'lab', 'Quality manager', 'Laboratory'), passwordHash },
    },
    now,
  );
  return {
    company: toOwner({ organisationId, ownerId, name, owner }),
    assignees: [ownerId, ...assignees],
  };
}

function user(name: string, mailbox: string, designation: string, department: string) {
  const email = `${mailbox}@example.com`;
  return { name, email, designation, department, mobileNo: '9000000000' };
}

/** The owner as the services know who calls. */
function toOwner(made: {
  organisationId: string;
  ownerId: string;
  name: string;
  owner: Pick<NewUser, 'name' | 'email'>;
}): MemberCaller {
  return {
    sessionId: uuidv7(),
    userId: made.ownerId,
    name: made.owner.name,
    email: made.owner.email,
    role: 'company',
    roleId: '',
    isOwner: true,
    isEmailVerified: true,
    permissions: [],
    organisation: {
      id: made.organisationId,
      name: made.name,
      type: 'company',
      timeZone: 'Asia/Kolkata',
      trialEndsAt: null,
    },
  };
}

async function listNames(services: Services, caller: MemberCaller): Promise<Map<string, string>> {
  const rows = await services.db.forOrganisation(caller.organisation.id, (tx) =>
    tx.selectFrom('users').select(['id', 'name']).execute(),
  );
  return new Map(rows.map((row) => [row.id, row.name]));
}
