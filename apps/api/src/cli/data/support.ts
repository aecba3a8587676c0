import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { toPattern } from '../../http/list.ts';

const ROWS = 1000;

/** A request to the staff. `organisationId` null: from the form of the site. */
export type RequestRow = {
  id: string;
  subject: string;
  type: string;
  status: string;
  name: string;
  email: string;
  createdAt: Date;
  updatedAt: Date;
  organisationId: string | null;
  organisationName: string | null;
};

/** Requests of everybody, the one that waits longest first. */
export async function listRequests(
  tx: Tx,
  filter: {
    id?: string | undefined;
    status?: string | undefined;
    type?: string | undefined;
    from?: string | undefined;
    keyword?: string | undefined;
  },
): Promise<RequestRow[]> {
  let rows = tx
    .selectFrom('supportRequests as request')
    .leftJoin('organisations', 'organisations.id', 'request.organisationId');
  if (filter.id) rows = rows.where('request.id', '=', filter.id);
  if (filter.status) rows = rows.where('request.status', '=', filter.status);
  if (filter.type) rows = rows.where('request.type', '=', filter.type);
  if (filter.from === 'site') rows = rows.where('request.organisationId', 'is', null);
  else if (filter.from) rows = rows.where('organisations.type', '=', filter.from);
  if (filter.keyword) {
    const pattern = toPattern(filter.keyword);
    rows = rows.where((eb) =>
      eb.or([
        eb('request.subject', 'ilike', pattern),
        eb('request.message', 'ilike', pattern),
        eb('request.email', 'ilike', pattern),
      ]),
    );
  }
  return rows
    .select([
      'request.id',
      'request.subject',
      'request.type',
      'request.status',
      'request.name',
      'request.email',
      'request.createdAt',
      'request.updatedAt',
      'organisations.id as organisationId',
      'organisations.name as organisationName',
    ])
    .orderBy(sql`CASE request.status WHEN 'OPEN' THEN 0 WHEN 'IN_PROGRESS' THEN 1 ELSE 2 END`)
    .orderBy('request.createdAt')
    .limit(ROWS)
    .execute();
}
