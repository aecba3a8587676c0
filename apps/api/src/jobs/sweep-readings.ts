import type { Services } from '../http/services.ts';
import { queueReading } from '../modules/consent-documents/reading-queue.ts';
import { listWithoutReader } from '../modules/consent-documents/reading-repository.ts';

/**
 * Finds the orders that wait for their reading, or stand in the middle of it, and that no job will read: it gave up under
 * an older version, or was deleted, or the order was put off to a day that has come. Makes one job of each. Runs every few
 * minutes and at every start: what was answered with 202 is read.
 */
export async function sweepReadings(services: Services): Promise<void> {
  await services.db.asSystem('job-sweep', async (tx) => {
    for (const { id, organisationId } of await listWithoutReader(tx, services.now()))
      await queueReading(services.jobs, tx, { organisationId, consentDocumentId: id });
  });
}
