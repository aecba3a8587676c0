import type { UpdateOrganisationRequest } from '@anupalan/validators/requests/organisation';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

export async function get(tx: Tx, id: string, options: { lock?: boolean } = {}) {
  return tx
    .selectFrom('organisations')
    .select([
      'id',
      'name',
      'type',
      'address',
      'state',
      'sector',
      'category',
      'wastes',
      'equipment',
      'timeZone',
      'verifiedDomain',
      'trialEndsAt',
    ])
    .where('id', '=', id)
    .$if(options.lock === true, (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
}

/** The state in which an organisation is; null where its page does not say. */
export async function findState(tx: Tx, id: string): Promise<string | null> {
  const row = await tx.selectFrom('organisations').select('state').where('id', '=', id).executeTakeFirst();
  return row?.state ?? null;
}

export async function update(
  tx: Tx,
  id: string,
  changes: Omit<UpdateOrganisationRequest, 'lab'>,
  now: Date,
): Promise<void> {
  const { wastes, equipment, ...rest } = changes;
  await tx
    .updateTable('organisations')
    .set({
      ...rest,
      ...(wastes ? { wastes: JSON.stringify(wastes) } : {}),
      ...(equipment ? { equipment: JSON.stringify(equipment) } : {}),
      updatedAt: now,
    })
    .where('id', '=', id)
    .execute();
}

/** The zone in which the organisation's calendar dates begin and end. */
export async function getTimeZone(tx: Tx, id: string): Promise<string> {
  return (
    await tx.selectFrom('organisations').select('timeZone').where('id', '=', id).executeTakeFirstOrThrow()
  ).timeZone;
}

/** Sets the verified domain of the organisation that somebody owns, where none is set. */
export async function setDomainOfOwner(tx: Tx, ownerId: string, domain: string): Promise<void> {
  await tx
    .updateTable('organisations')
    .set({ verifiedDomain: domain })
    .where('ownerId', '=', ownerId)
    .where('verifiedDomain', 'is', null)
    .execute();
}

/** A fact of an order, as a person has corrected it. */
function factOf(name: 'kind' | 'category' | 'authority' | 'industryName') {
  const key = sql.lit(name);
  return sql<
    string | null
  >`CASE WHEN corrected_facts ? ${key} THEN corrected_facts ->> ${key} ELSE facts -> ${key} ->> 'value' END`;
}

/** Orders that count, the newest first. */
export async function listOrdersInForce(tx: Tx) {
  return tx
    .selectFrom('consentDocuments')
    .select([
      'id',
      'title',
      factOf('kind').as('kind'),
      factOf('category').as('category'),
      factOf('authority').as('authority'),
      factOf('industryName').as('industryName'),
    ])
    .where('status', '=', 'ready')
    .where('archivedAt', 'is', null)
    .where('supersededById', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The words of limits by which an order tells what stands on the site and what leaves it. */
export async function listLimitWords(tx: Tx, documentIds: readonly string[]) {
  return tx
    .selectFrom('consentLimits')
    .select(['consentDocumentId', 'medium', 'point', 'parameter'])
    .where(sql<boolean>`consent_document_id = ANY(${[...documentIds]}::uuid[])`)
    .where('removedAt', 'is', null)
    .where((eb) => eb.or([eb('medium', '=', 'hazardous_waste'), eb('point', 'is not', null)]))
    .orderBy('position')
    .execute();
}

/** Names of particulars of orders. */
export async function listParticularWords(tx: Tx, documentIds: readonly string[]) {
  return tx
    .selectFrom('consentParticulars')
    .select(['consentDocumentId', 'kind', 'name'])
    .where(sql<boolean>`consent_document_id = ANY(${[...documentIds]}::uuid[])`)
    .where('removedAt', 'is', null)
    .orderBy('position')
    .execute();
}
