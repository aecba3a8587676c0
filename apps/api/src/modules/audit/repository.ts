import type { AuditEntry } from '@anupalan/validators/entities/audit-entry';
import { type AuditLogQuery, auditLogList } from '@anupalan/validators/requests/audit-log';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { toPattern, toSort, toWindow } from '../../http/list.ts';
import { isId } from '../../http/route.ts';

const COLUMNS = [
  'id',
  'createdAt',
  'actorId',
  'actorName',
  'action',
  'entity',
  'entityId',
  'summary',
  'details',
] as const;

function toEntry(row: {
  id: string;
  createdAt: Date;
  actorId: string | null;
  actorName: string;
  action: string;
  entity: string;
  entityId: string;
  summary: string;
  details: unknown;
}): AuditEntry {
  return {
    id: row.id,
    at: row.createdAt.toISOString(),
    by: { id: row.actorId, name: row.actorName },
    action: row.action,
    entity: row.entity,
    entityId: row.entityId,
    summary: row.summary,
    details: row.details as Record<string, unknown>,
  };
}

/** Entries of a history that are shown at most. */
const HISTORY_MAX = 200;

/** The lines about some things, newest first, 200 at most. */
export async function listEntriesOf(
  tx: Tx,
  things: readonly { entity: string; entityId: string }[],
): Promise<AuditEntry[]> {
  const rows = await tx
    .selectFrom('auditLog')
    .select(COLUMNS)
    .where((eb) => eb.or(things.map((thing) => eb.and(thing))))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(HISTORY_MAX)
    .execute();
  return rows.map(toEntry);
}

/** Lines of the audit trail of the running organisation, newest first. */
export async function listEntries(
  tx: Tx,
  query: AuditLogQuery,
  timeZone: string,
): Promise<{ entries: AuditEntry[]; total: number }> {
  let rows = tx.selectFrom('auditLog');
  if (query.entity) rows = rows.where('entity', '=', query.entity);
  if (query.action) rows = rows.where('action', '=', query.action);
  if (query.actorId) {
    // What is no id is nobody's.
    if (!isId(query.actorId)) return { entries: [], total: 0 };
    rows = rows.where('actorId', '=', query.actorId);
  }
  const day = sql<string>`(created_at AT TIME ZONE ${timeZone})::date`;
  if (query.startDate) rows = rows.where(day, '>=', query.startDate);
  if (query.endDate) rows = rows.where(day, '<=', query.endDate);
  if (query.keyword) {
    const pattern = toPattern(query.keyword);
    rows = rows.where((eb) => eb.or([eb('summary', 'ilike', pattern), eb('actorName', 'ilike', pattern)]));
  }
  const { total } = await rows.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const window = toWindow(query);
  const { order } = toSort(auditLogList, query);
  const found = await rows
    .select(COLUMNS)
    .orderBy('createdAt', order)
    .orderBy('id', order)
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  return {
    total,
    entries: found.map(toEntry),
  };
}
