import { NAME_RULE } from '@anupalan/compliance/reading/names/rename';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** A row whose name changes. */
export type Renamed = { id: string; from: string; to: string };

/** Organisations with names that this version has not looked at, in a system transaction. */
export async function listOrganisationsToName(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('obligations')
    .select('organisationId')
    .distinct()
    .where('nameRule', '<', NAME_RULE)
    .execute();
  return rows.map((row) => row.organisationId);
}

/** Some of the rows that this version has not looked at; another server takes others. */
export async function listToName(tx: Tx, limit: number) {
  return tx
    .selectFrom('obligations')
    .select([
      'id',
      'title',
      'text',
      'category',
      'statedFrequency',
      'citation',
      'readCitation',
      'source',
      'titleEditedAt',
    ])
    .where('nameRule', '<', NAME_RULE)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Marks rows as looked at. */
export async function markNamed(tx: Tx, ids: string[]): Promise<void> {
  await tx.updateTable('obligations').set({ nameRule: NAME_RULE }).where('id', 'in', ids).execute();
}

/** Names obligations. When a person has last changed a row stays as it is. */
export async function setTitles(tx: Tx, renamed: Renamed[]): Promise<void> {
  await sql`UPDATE obligations SET title = named."to" FROM ${toRows(renamed)} WHERE obligations.id = named.id`.execute(
    tx,
  );
}

/** Names the tasks that were made of obligations and still have their old name. @returns these tasks */
export async function setTaskNames(tx: Tx, renamed: Renamed[]): Promise<Renamed[]> {
  const { rows } = await sql<Renamed>`
    UPDATE tasks SET name = named."to" FROM ${toRows(renamed)}
    WHERE tasks.obligation_id = named.id AND tasks.name = named."from" AND tasks.deleted_at IS NULL
    RETURNING tasks.id, named."from", named."to"`.execute(tx);
  return rows;
}

function toRows(renamed: Renamed[]) {
  return sql`json_to_recordset(${JSON.stringify(renamed)}::json) AS named (id uuid, "from" text, "to" text)`;
}
