import { ENQUIRY_STATUSES, ENQUIRY_TURN } from '@anupalan/enums/enquiries';
import { type EnquiriesQuery, enquiriesList } from '@anupalan/validators/requests/enquiries';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { toPattern, toSort, toWindow } from '../../http/list.ts';
import { isId } from '../../http/route.ts';

const COLUMNS = [
  'id',
  'companyId',
  'labId',
  'companyName',
  'labName',
  'askedByName',
  'subject',
  'message',
  'medium',
  'parameters',
  'site',
  'dueDate',
  'taskId',
  'scheduledTaskId',
  'consentDocumentId',
  'sourceQuote',
  'sourcePage',
  'status',
  'quotedAmount',
  'reportBy',
  'quoteNote',
  'createdAt',
  'updatedAt',
] as const;

/** A row of `enquiries`. The transaction shows those to which its organisation is a party. */
export type EnquiryRow = NonNullable<Awaited<ReturnType<typeof find>>>;

export async function find(tx: Tx, id: string, options: { lock?: boolean } = {}) {
  return tx
    .selectFrom('enquiries')
    .select(COLUMNS)
    .where('id', '=', id)
    .$if(options.lock === true, (query) => query.forUpdate())
    .executeTakeFirst();
}

export async function list(tx: Tx, query: EnquiriesQuery): Promise<{ rows: EnquiryRow[]; total: number }> {
  if ([query.labId, query.taskId].some((id) => id !== undefined && !isId(id))) return { rows: [], total: 0 };
  let rows = tx.selectFrom('enquiries');
  if (query.status) rows = rows.where('status', '=', query.status);
  if (query.turn) {
    const { turn } = query;
    const statuses = ENQUIRY_STATUSES.filter((status) => ENQUIRY_TURN[status] === turn);
    rows = rows.where('status', 'in', statuses);
  }
  if (query.labId) rows = rows.where('labId', '=', query.labId);
  if (query.taskId) rows = rows.where('taskId', '=', query.taskId);
  if (query.keyword) {
    const pattern = toPattern(query.keyword);
    rows = rows.where((eb) =>
      eb.or([
        eb('subject', 'ilike', pattern),
        eb('companyName', 'ilike', pattern),
        eb('labName', 'ilike', pattern),
        sql<boolean>`parameters::text ILIKE ${pattern}`,
      ]),
    );
  }
  const { total } = await rows.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const window = toWindow(query);
  const { by: column, order } = toSort(enquiriesList, query);
  const found = await rows
    .select(COLUMNS)
    .orderBy(column, (by) => (order === 'asc' ? by.asc().nullsLast() : by.desc().nullsLast()))
    .orderBy('id', order)
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  return { rows: found, total };
}

/** What waits for a party, the nearest day first. */
export async function listWaiting(tx: Tx, statuses: readonly string[], limit: number): Promise<EnquiryRow[]> {
  return tx
    .selectFrom('enquiries')
    .select(COLUMNS)
    .where('status', 'in', statuses)
    .orderBy(sql`coalesce(report_by, due_date)`, (by) => by.asc().nullsLast())
    .orderBy('createdAt')
    .limit(limit)
    .execute();
}

/** How many are in each state, and how many reports are late or owed within some days. */
export async function count(tx: Tx, today: string, soon: string) {
  return tx
    .selectFrom('enquiries')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('status', '=', 'sent').as('sent'),
      eb.fn.countAll<number>().filterWhere('status', '=', 'quoted').as('quoted'),
      eb.fn.countAll<number>().filterWhere('status', '=', 'ordered').as('owed'),
      eb.fn
        .countAll<number>()
        .filterWhere((where) => where.and([where('status', '=', 'ordered'), where('reportBy', '<', today)]))
        .as('late'),
      eb.fn
        .countAll<number>()
        .filterWhere((where) =>
          where.and([
            where('status', '=', 'ordered'),
            where('reportBy', '>=', today),
            where('reportBy', '<=', soon),
          ]),
        )
        .as('soon'),
      eb.fn.countAll<number>().filterWhere('status', '=', 'reported').as('toApprove'),
    ])
    .executeTakeFirstOrThrow();
}

export async function insert(
  tx: Tx,
  enquiry: {
    id: string;
    companyId: string;
    labId: string;
    companyName: string;
    labName: string;
    askedBy: string;
    askedByName: string;
    subject: string;
    message: string;
    medium: string;
    parameters: string[];
    site: string | null;
    dueDate: string | null;
    taskId: string | null;
    scheduledTaskId: string | null;
    consentDocumentId: string | null;
    sourceQuote: string | null;
    sourcePage: number | null;
    now: Date;
  },
): Promise<void> {
  const { now, parameters, ...values } = enquiry;
  await tx
    .insertInto('enquiries')
    .values({ ...values, parameters: JSON.stringify(parameters), createdAt: now, updatedAt: now })
    .execute();
}

/** Moves an enquiry on; a quote is written with it. */
export async function update(
  tx: Tx,
  id: string,
  changes: { status?: string; quotedAmount?: number; reportBy?: string; quoteNote?: string | null },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('enquiries')
    .set({ ...changes, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** A row of `enquiry_events`. */
export type EventRow = Awaited<ReturnType<typeof listEvents>>[number];

export async function listEvents(tx: Tx, enquiryId: string) {
  return tx
    .selectFrom('enquiryEvents')
    .select(['id', 'side', 'byName', 'toStatus', 'text', 'createdAt'])
    .where('enquiryId', '=', enquiryId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export async function insertEvent(
  tx: Tx,
  event: {
    id: string;
    companyId: string;
    labId: string;
    enquiryId: string;
    side: string;
    byName: string;
    toStatus: string | null;
    text: string | null;
    createdAt: Date;
  },
): Promise<void> {
  await tx.insertInto('enquiryEvents').values(event).execute();
}

/** Whether the other party is told of an event now: the one caller that gets true tells it. */
export async function takeToTell(tx: Tx, eventId: string, now: Date): Promise<boolean> {
  const taken = await tx
    .updateTable('enquiryEvents')
    .set({ toldAt: now })
    .where('id', '=', eventId)
    .where('toldAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** An event with what a notification about it says. */
export async function findEvent(tx: Tx, eventId: string) {
  return tx
    .selectFrom('enquiryEvents as event')
    .innerJoin('enquiries as enquiry', 'enquiry.id', 'event.enquiryId')
    .select([
      'event.side',
      'event.toStatus',
      'event.text',
      'enquiry.id as enquiryId',
      'enquiry.subject',
      'enquiry.companyName',
      'enquiry.labName',
      'enquiry.companyId',
      'enquiry.labId',
    ])
    .where('event.id', '=', eventId)
    .executeTakeFirst();
}

/** Who looks after enquiries in the own organisation: its owner, and whose role manages Reporting Task. */
export async function listKeepers(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .innerJoin('organisations', 'organisations.id', 'users.organisationId')
    .select('users.id')
    .where('users.isActive', '=', true)
    .where('users.deletedAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb('organisations.ownerId', '=', eb.ref('users.id')),
        eb.exists(
          eb
            .selectFrom('rolePermissions')
            .select('rolePermissions.id')
            .whereRef('rolePermissions.roleId', '=', 'users.roleId')
            .where('permissionName', '=', 'Reporting Task')
            .where('accessLevel', 'like', '%manage%'),
        ),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}
