import { listDemoArticles } from '@anupalan/articles/demo-articles';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** Everybody whom the demo makes has an address here (RFC 2606), and nobody who was invited into it. */
const DEMO_ADDRESSES = '%@example.com';

/** People who were invited into an organisation of the demo: it did not make them. */
export async function listInvitedIntoDemo(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .innerJoin('organisations', 'organisations.id', 'users.organisationId')
    .where('organisations.isDemo', '=', true)
    .where('users.deletedAt', 'is', null)
    .where('users.email', 'not ilike', DEMO_ADDRESSES)
    .select('users.email')
    .orderBy('users.email')
    .execute();
  return rows.map(({ email }) => email);
}

/**
 * Deletes the organisations of the demo with everything that is theirs: users, sessions, orders, tasks, enquiries, trail.
 * Files are not touched.
 * @returns their names
 */
export async function deleteDemoOrganisations(tx: Tx): Promise<string[]> {
  // Thousands of due dates go with them; the limit of a call of the API is too short for that.
  await sql`SELECT set_config('statement_timeout', '0', true)`.execute(tx);
  const rows = await tx.deleteFrom('organisations').where('isDemo', '=', true).returning('name').execute();
  return rows.map(({ name }) => name).sort();
}

/** Deletes the articles of the demo, but for those that an operator has edited. @returns how many */
export async function deleteDemoArticles(tx: Tx): Promise<number> {
  const ids = listDemoArticles().map(({ id }) => id);
  const { numDeletedRows } = await tx
    .deleteFrom('blogs')
    .where('id', 'in', ids)
    .where('source', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
