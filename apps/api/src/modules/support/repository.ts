import type { SupportRequest } from '@anupalan/validators/entities/support-request';
import { type SupportRequestsQuery, supportRequestsList } from '@anupalan/validators/requests/support';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../database/database.ts';
import { toPattern, toSort, toWindow } from '../../http/list.ts';

const COLUMNS = [
  'id',
  'subject',
  'message',
  'type',
  'status',
  'name',
  'email',
  'createdAt',
  'updatedAt',
] as const;

export async function find(
  tx: Tx,
  id: string,
  options: { lock?: boolean } = {},
): Promise<SupportRequest | null> {
  const row = await tx
    .selectFrom('supportRequests')
    .select(COLUMNS)
    .where('id', '=', id)
    .$if(options.lock === true, (query) => query.forUpdate())
    .executeTakeFirst();
  return row ? ((await withEvents(tx, [row]))[0] ?? null) : null;
}

export async function list(
  tx: Tx,
  query: SupportRequestsQuery,
): Promise<{ contactUs: SupportRequest[]; total: number }> {
  let rows = tx.selectFrom('supportRequests');
  if (query.status) rows = rows.where('status', '=', query.status);
  if (query.type) rows = rows.where('type', '=', query.type);
  if (query.keyword) {
    const pattern = toPattern(query.keyword);
    rows = rows.where((eb) => eb.or([eb('subject', 'ilike', pattern), eb('message', 'ilike', pattern)]));
  }
  const { total } = await rows.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const window = toWindow(query);
  const { by, order } = toSort(supportRequestsList, query);
  const found = await rows
    .select(COLUMNS)
    .orderBy(by, order)
    .orderBy('id', order)
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  return { contactUs: await withEvents(tx, found), total };
}

type Row = {
  id: string;
  subject: string;
  message: string;
  type: string;
  status: string;
  name: string;
  email: string;
  createdAt: Date;
  updatedAt: Date;
};

async function withEvents(tx: Tx, rows: Row[]): Promise<SupportRequest[]> {
  if (rows.length === 0) return [];
  const events = await tx
    .selectFrom('supportEvents')
    .select(['supportRequestId', 'fromStatus', 'toStatus', 'text', 'byName', 'createdAt'])
    .where(
      'supportRequestId',
      'in',
      rows.map((row) => row.id),
    )
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map((row) => {
    const own = events.filter((event) => event.supportRequestId === row.id);
    return {
      ...row,
      type: row.type as SupportRequest['type'],
      status: row.status as SupportRequest['status'],
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      history: own.flatMap((event) =>
        event.toStatus === null
          ? []
          : [
              {
                from: event.fromStatus as SupportRequest['status'] | null,
                to: event.toStatus as SupportRequest['status'],
                at: event.createdAt.toISOString(),
                by: event.byName,
              },
            ],
      ),
      messages: own.flatMap((event) =>
        event.text === null
          ? []
          : [{ at: event.createdAt.toISOString(), by: event.byName, text: event.text }],
      ),
    };
  });
}

export async function insert(
  tx: Tx,
  request: {
    id: string;
    /** Both null: from the form of the site. */
    organisationId: string | null;
    userId: string | null;
    subject: string;
    message: string;
    type: string;
    name: string;
    email: string;
    now: Date;
  },
): Promise<void> {
  const { now, ...values } = request;
  await tx
    .insertInto('supportRequests')
    .values({ ...values, status: 'OPEN', createdAt: now, updatedAt: now })
    .execute();
  await insertStatus(tx, {
    organisationId: request.organisationId,
    supportRequestId: request.id,
    fromStatus: null,
    toStatus: 'OPEN',
    byName: request.name,
    now,
  });
}

export async function setStatus(tx: Tx, id: string, status: string, now: Date): Promise<void> {
  await tx.updateTable('supportRequests').set({ status, updatedAt: now }).where('id', '=', id).execute();
}

export async function insertStatus(
  tx: Tx,
  event: {
    organisationId: string | null;
    supportRequestId: string;
    fromStatus: string | null;
    toStatus: string;
    byName: string;
    now: Date;
  },
): Promise<void> {
  const { now, ...values } = event;
  await tx
    .insertInto('supportEvents')
    .values({ id: uuidv7(), ...values, createdAt: now })
    .execute();
}

/** Keeps a message of the conversation; the request has changed with it. @returns its id */
export async function insertMessage(
  tx: Tx,
  event: { organisationId: string | null; supportRequestId: string; text: string; byName: string; now: Date },
): Promise<string> {
  const { now, ...values } = event;
  const id = uuidv7();
  await tx
    .insertInto('supportEvents')
    .values({ id, ...values, createdAt: now })
    .execute();
  await tx
    .updateTable('supportRequests')
    .set({ updatedAt: now })
    .where('id', '=', event.supportRequestId)
    .execute();
  return id;
}

/** Who asked, and in which area of the portal they work. Runs as the system. */
export async function findRequester(tx: Tx, id: string) {
  return tx
    .selectFrom('supportRequests')
    .leftJoin('organisations', 'organisations.id', 'supportRequests.organisationId')
    .select(['supportRequests.organisationId', 'supportRequests.userId', 'organisations.type as area'])
    .where('supportRequests.id', '=', id)
    .executeTakeFirstOrThrow();
}

/** One message with whom it answers. Runs as the system. */
export async function findAnswer(tx: Tx, supportRequestId: string, eventId: string) {
  const row = await tx
    .selectFrom('supportEvents')
    .innerJoin('supportRequests', 'supportRequests.id', 'supportEvents.supportRequestId')
    .select([
      'supportRequests.name',
      'supportRequests.email',
      'supportRequests.subject',
      'supportEvents.text',
    ])
    .where('supportEvents.id', '=', eventId)
    .where('supportRequests.id', '=', supportRequestId)
    .executeTakeFirst();
  return row && row.text !== null ? { ...row, text: row.text } : null;
}
