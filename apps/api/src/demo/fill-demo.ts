import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { addDays } from '@anupalan/compliance/schedules/dates';
import { todayIn } from '@anupalan/compliance/schedules/today';
import { getSamplePath, SAMPLES, type Sample } from '@anupalan/orders/samples';
import type { ConsentDocument } from '@anupalan/validators/entities/consent-document';
import { obligationsQuerySchema } from '@anupalan/validators/requests/obligations';
import { v7 as uuidv7 } from 'uuid';
import type { MemberCaller } from '../access/caller.ts';
import type { Services } from '../http/services.ts';
import { hashPassword } from '../modules/accounts/password-hash.ts';
import { addDocument, getDocument, updateDocument } from '../modules/consent-documents/service.ts';
import { notifyUser } from '../modules/notifications/service.ts';
import { listObligations } from '../modules/obligations/service.ts';
import * as support from '../modules/support/repository.ts';
import { addFromObligations } from '../modules/tasks/accept-obligations.ts';
import { createOrganisation, createSubRole, createUser, getBuiltInRoles } from './accounts.ts';
import { makeHistory } from './history.ts';

export const DEMO_PASSWORD = 'Demo@1234';

/** The people of the demo, as the start prints them. */
export const DEMO_USERS = [
  { email: 'company@example.com', what: 'owner of Sahyadri Speciality Chemicals' },
  { email: 'viewer@example.com', what: 'sub-user of the same company, sees everything and changes nothing' },
  { email: 'lab@example.com', what: 'owner of Deccan Analytical Laboratory' },
  { email: 'other@example.com', what: 'owner of a second company' },
];

/** The orders of the demo: those that can be read from the first page to the last. */
const DEMO_ORDERS = SAMPLES.filter((sample) => sample.form === 'text').slice(0, 3);
const READING_MS = 60_000;

/**
 * Fills an empty database with the demo: two companies, a lab, people, an order with tasks and a history. Does
 * nothing where an organisation is there already; made whole or not at all, but for the reading of the order, which
 * is an upload like any other.
 */
export async function fillDemo(services: Services): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const company = await services.db.asSystem('demo', async (tx) => {
    const roles = await getBuiltInRoles(tx);
    const isFilled = await tx.selectFrom('organisations').select('id').limit(1).executeTakeFirst();
    const { company: companyRole, lab: labRole } = roles;
    if (isFilled || !companyRole || !labRole) return null;
    const now = services.now();
    const first = await createOrganisation(
      tx,
      companyRole,
      {
        type: 'company',
        name: 'Sahyadri Speciality Chemicals',
        state: 'Maharashtra',
        address: 'Plot C-41, Industrial Area, Mahad, Raigad',
        sector: 'Speciality chemicals',
        owner: person(
          'Rohini Deshmukh',
          'company',
          'EHS manager',
          'Environment, health and safety',
          passwordHash,
        ),
      },
      now,
    );
    const viewerRole = await createSubRole(tx, {
      organisationId: first.organisationId,
      baseRoleId: companyRole,
      base: 'company',
      name: 'Viewer',
      slug: 'viewer',
      accessLevel: 'view',
    });
    await createUser(
      tx,
      first.organisationId,
      viewerRole,
      person('Anil Kulkarni', 'viewer', 'Plant engineer', 'Utilities', passwordHash),
      now,
    );
    await createOrganisation(
      tx,
      companyRole,
      {
        type: 'company',
        name: 'Konkan Packaging Works',
        state: 'Maharashtra',
        address: 'Gat 112, Chiplun',
        sector: 'Packaging',
        owner: person('Farida Shaikh', 'other', 'Works manager', 'Operations', passwordHash),
      },
      now,
    );
    await createOrganisation(
      tx,
      labRole,
      {
        type: 'lab',
        name: 'Deccan Analytical Laboratory',
        state: 'Maharashtra',
        address: 'Survey 8, Baner, Pune',
        sector: 'Environmental testing',
        owner: person('Suresh Patil', 'lab', 'Quality manager', 'Laboratory', passwordHash),
      },
      now,
    );
    return first;
  });
  if (company) await fillFirstCompany(services, company);
}

function person(
  name: string,
  mailbox: string,
  designation: string,
  department: string,
  passwordHash: string,
) {
  return {
    name,
    email: `${mailbox}@example.com`,
    designation,
    department,
    mobileNo: '9000000000',
    passwordHash,
  };
}

async function fillFirstCompany(
  services: Services,
  { organisationId, ownerId }: { organisationId: string; ownerId: string },
): Promise<void> {
  const owner: MemberCaller = {
    sessionId: uuidv7(),
    userId: ownerId,
    name: 'Rohini Deshmukh',
    email: 'company@example.com',
    role: 'company',
    roleId: '',
    isOwner: true,
    permissions: [],
    organisation: {
      id: organisationId,
      name: 'Sahyadri Speciality Chemicals',
      type: 'company',
      timeZone: 'Asia/Kolkata',
      trialEndsAt: null,
    },
  };
  const now = services.now();
  await services.db.forOrganisation(organisationId, async (tx) => {
    await notifyUser(tx, {
      organisationId,
      userId: ownerId,
      title: 'Welcome to Anupalan',
      message: 'Upload a consent order to see every obligation in it with its page and its words.',
      link: '/company/consent-analyzer',
      now,
    });
    await support.insert(tx, {
      id: uuidv7(),
      organisationId,
      userId: ownerId,
      subject: 'Adding a second plant',
      message: 'We will take over a unit in Lote next quarter. How do we keep its orders apart?',
      type: 'support',
      name: owner.name,
      email: owner.email,
      now,
    });
  });
  const documents = [];
  for (const sample of DEMO_ORDERS) documents.push(await addSample(services, owner, sample));
  const [first, second] = documents;
  const today = todayIn('Asia/Kolkata', now.toISOString());
  // Of the first order the last few stay to be checked, of the second all but a few; the third nobody has opened.
  if (first && (await isReadWithin(services, owner, first.id, READING_MS)))
    await acceptSome(services, owner, first.id, (count) => count - 6);
  await makeHistory(services, owner, addDays(today, -230), today);
  if (second && (await isReadWithin(services, owner, second.id, READING_MS)))
    await acceptSome(services, owner, second.id, () => 5);
  for (const document of documents) await isReadWithin(services, owner, document.id, READING_MS);
}

async function addSample(services: Services, owner: MemberCaller, sample: Sample): Promise<ConsentDocument> {
  const file = getSamplePath(sample.file);
  const document = await addDocument(services, owner, {
    spooled: await services.files.spool(createReadStream(file)),
    fileName: sample.file,
    fields: {},
    mimeType: 'application/pdf',
    sha256: createHash('sha256')
      .update(await readFile(file))
      .digest(),
  });
  return updateDocument(services, owner, document.id, { title: sample.title });
}

/** Accepts the first obligations of an order and makes tasks of them. @param choose how many of so many */
async function acceptSome(
  services: Services,
  owner: MemberCaller,
  documentId: string,
  choose: (count: number) => number,
): Promise<void> {
  const query = obligationsQuerySchema.cast({ isPagination: 0 });
  const { obligations } = await listObligations(services, owner, documentId, query);
  const ids = obligations
    .slice(0, Math.max(1, choose(obligations.length)))
    .map((obligation) => obligation.id);
  await addFromObligations(services, owner, ids, owner.userId);
}

/** The demo is whole when the start says so: it waits for the worker that reads the order. */
async function isReadWithin(
  services: Services,
  owner: MemberCaller,
  id: string,
  milliseconds: number,
): Promise<boolean> {
  for (const until = Date.now() + milliseconds; Date.now() < until; await sleep(100)) {
    const { status, failure } = await getDocument(services, owner, id);
    if (status === 'ready') return true;
    if (status === 'failed') {
      services.log.error({ failure }, 'The order of the demo could not be read');
      return false;
    }
  }
  return false;
}
