import type { Tx } from '../../database/database.ts';
import type { Services } from '../../http/services.ts';
import type { JobPayloads } from '../../jobs/job-queue.ts';
import { findNextShare } from '../quotas/reading-share.ts';
import { queueReading } from './reading-queue.ts';
import * as readings from './reading-repository.ts';

/**
 * Puts an order off to the beginning of its organisation's next day where the share of today is used up. No job waits for
 * it: the sweep of readings finds it when its time has come, so that a day of waiting takes no place in the queue.
 * @returns false where it may be read now
 */
export async function putOffReading(
  services: Pick<Services, 'db' | 'now'>,
  { organisationId, consentDocumentId }: JobPayloads['read-order'],
): Promise<boolean> {
  const now = services.now();
  return services.db.forOrganisation(organisationId, async (tx) => {
    const readFrom = await findNextShare(tx, organisationId, now);
    return readFrom !== null && readings.putOff(tx, consentDocumentId, readFrom, now);
  });
}

/**
 * Queues what an organisation has put off, once its share is larger; in a system transaction.
 * @returns how many orders are read now
 */
export async function takeUpReadings(
  services: Pick<Services, 'jobs'>,
  tx: Tx,
  organisationId: string,
): Promise<number> {
  const ids = await readings.listPutOff(tx, organisationId);
  for (const consentDocumentId of ids)
    await queueReading(services.jobs, tx, { organisationId, consentDocumentId });
  return ids.length;
}
