import type { Tx } from '../../database/database.ts';

/** A line of the trail over all organisations. */
export type TrailRow = {
  id: string;
  at: Date;
  by: string;
  action: string;
  entity: string;
  entityId: string;
  summary: string;
  organisationId: string | null;
  organisationName: string | null;
};

/** Lines of the trail, newest first: of an organisation, of operators alone, or all. */
export async function listTrail(
  tx: Tx,
  filter: { organisationId?: string | undefined; isOperators: boolean; limit: number },
): Promise<TrailRow[]> {
  let rows = tx
    .selectFrom('auditLog')
    .leftJoin('organisations', 'organisations.id', 'auditLog.organisationId');
  if (filter.organisationId) rows = rows.where('auditLog.organisationId', '=', filter.organisationId);
  if (filter.isOperators)
    rows = rows.where('auditLog.actorId', 'is', null).where('auditLog.actorName', 'like', 'Operator%');
  return rows
    .select([
      'auditLog.id',
      'auditLog.createdAt as at',
      'auditLog.actorName as by',
      'auditLog.action',
      'auditLog.entity',
      'auditLog.entityId',
      'auditLog.summary',
      'auditLog.organisationId',
      'organisations.name as organisationName',
    ])
    .orderBy('auditLog.createdAt', 'desc')
    .orderBy('auditLog.id', 'desc')
    .limit(filter.limit)
    .execute();
}
