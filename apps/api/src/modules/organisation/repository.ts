import type { UpdateOrganisationRequest } from '@anupalan/validators/requests/organisation';
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
