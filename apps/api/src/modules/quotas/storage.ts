import { STORAGE_QUOTA_BYTES } from '@anupalan/enums/limits';
import type { Organisation } from '@anupalan/validators/entities/organisation';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import type { Spooled } from '../../files/file-store.ts';
import { AppError } from '../../http/problem.ts';
import type { Services } from '../../http/services.ts';
import * as repository from './repository.ts';
import { toSizeWords } from './size-words.ts';

/** What an organisation keeps, and how much it may keep. */
export async function getStorage(tx: Tx, organisationId: string): Promise<Organisation['storage']> {
  return toStorage(tx, organisationId, await repository.getLimits(tx, organisationId));
}

/**
 * Keeps a file that has come in under a new key, if its organisation has room for it; without room the file is gone and
 * was never kept. Uploads at the same time may all pass here: `takeRoom` decides between them.
 * @throws AppError too_large (413)
 */
export async function keepWithinQuota(
  services: Pick<Services, 'db' | 'files'>,
  { organisation: { id } }: Pick<MemberCaller, 'organisation'>,
  spooled: Spooled,
): Promise<string> {
  try {
    await services.db.forOrganisation(id, async (tx) => checkRoom(await getStorage(tx, id), spooled.size));
  } catch (error) {
    await services.files.discard(spooled);
    throw error;
  }
  return services.files.keep(spooled);
}

/**
 * Takes room for a file in the transaction that writes its row, before the row is written. It holds the organisation's
 * row until the end of the transaction, so that uploads of one organisation write their rows one after the other and each
 * sees all that were before it: the rows never name more than the quota, however many come at once. Only a quota that was
 * made smaller is below what is kept; then nothing is deleted and nothing more is taken.
 * @throws AppError too_large (413); the caller deletes the file
 */
export async function takeRoom(tx: Tx, organisationId: string, bytes: number): Promise<void> {
  const limits = await repository.getLimits(tx, organisationId, { lock: true });
  checkRoom(await toStorage(tx, organisationId, limits), bytes);
}

/**
 * Refuses what would not fit, before it is made. Nothing is held: `takeRoom` decides once it is there.
 * @throws AppError too_large (413)
 */
export async function checkRoomFor(tx: Tx, organisationId: string, bytes: number): Promise<void> {
  checkRoom(await getStorage(tx, organisationId), bytes);
}

async function toStorage(
  tx: Tx,
  organisationId: string,
  limits: repository.Limits,
): Promise<Organisation['storage']> {
  return { usedBytes: await repository.sumFiles(tx, organisationId), quotaBytes: toStorageQuota(limits) };
}

/** How many bytes an organisation may keep: what was set, else what is usual for its kind. */
export function toStorageQuota(limits: Pick<repository.Limits, 'storageQuotaBytes' | 'trialEndsAt'>): number {
  return (
    limits.storageQuotaBytes ?? STORAGE_QUOTA_BYTES[limits.trialEndsAt === null ? 'organisation' : 'trial']
  );
}

function checkRoom({ usedBytes, quotaBytes }: Organisation['storage'], bytes: number): void {
  if (usedBytes + bytes <= quotaBytes) return;
  const [used, quota, size] = [usedBytes, quotaBytes, bytes].map(toSizeWords);
  throw new AppError(
    'too_large',
    `Your organisation has used ${used} of its ${quota} for files, so this file of ${size} does not fit. Delete files that you no longer need, or ask support for more space.`,
  );
}
