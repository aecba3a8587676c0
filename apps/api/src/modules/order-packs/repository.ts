import type { OrderPackKind, OrderPackStatus } from '@anupalan/enums/order-packs';
import type { Tx } from '../../database/database.ts';

export type PackRow = Awaited<ReturnType<typeof listPacks>>[number];

function selectPacks(tx: Tx, now: Date) {
  return tx
    .selectFrom('orderPacks as pack')
    .innerJoin('users', 'users.id', 'pack.requestedBy')
    .select([
      'pack.id',
      'pack.consentDocumentId',
      'pack.kind',
      'pack.startDate',
      'pack.endDate',
      'pack.status',
      'pack.progress',
      'pack.failure',
      'pack.fileKey',
      'pack.fileName',
      'pack.size',
      'pack.sha256',
      'pack.createdAt',
      'pack.expiresAt',
      'users.id as requesterId',
      'users.name as requesterName',
    ])
    .where('pack.expiresAt', '>', now);
}

/** Packs of an order that have not expired, newest first. */
export async function listPacks(tx: Tx, documentId: string, now: Date) {
  return selectPacks(tx, now)
    .where('pack.consentDocumentId', '=', documentId)
    .orderBy('pack.createdAt', 'desc')
    .orderBy('pack.id', 'desc')
    .execute();
}

/** One that has not expired. */
export async function findPack(tx: Tx, id: string, now: Date): Promise<PackRow | null> {
  return (await selectPacks(tx, now).where('pack.id', '=', id).executeTakeFirst()) ?? null;
}

/** What is asked for. */
export type NewPack = {
  id: string;
  organisationId: string;
  consentDocumentId: string;
  kind: OrderPackKind;
  startDate: string;
  endDate: string;
  requestedBy: string;
  createdAt: Date;
  expiresAt: Date;
};

/** @returns false where the same is in work already */
export async function insertPack(tx: Tx, pack: NewPack): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('orderPacks')
    .values(pack)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** The one in work that a wish asks for once more. */
export async function findInWork(
  tx: Tx,
  wish: Pick<NewPack, 'consentDocumentId' | 'kind' | 'startDate' | 'endDate'>,
): Promise<string | null> {
  const row = await tx
    .selectFrom('orderPacks')
    .select('id')
    .where('consentDocumentId', '=', wish.consentDocumentId)
    .where('kind', '=', wish.kind)
    .where('startDate', '=', wish.startDate)
    .where('endDate', '=', wish.endDate)
    .where('status', 'in', ['queued', 'making'])
    .executeTakeFirst();
  return row?.id ?? null;
}

/** How far the making of a pack is. */
export type PackState = {
  status: OrderPackStatus;
  progress: number;
  failure?: string;
  fileKey?: string;
  fileName?: string;
  size?: number;
  sha256?: Buffer;
  expiresAt?: Date;
};

/** @returns false where it is not in work any more: ended, or deleted */
export async function updatePack(tx: Tx, id: string, state: PackState): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('orderPacks')
    .set(state)
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'making'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns false where it is not there any more */
export async function deletePack(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('orderPacks').where('id', '=', id).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
