import { findMorning } from '@anupalan/compliance/alerts/morning';
import type { Services } from '../http/services.ts';
import { listMornings } from '../modules/alerts/repository.ts';

/**
 * Finds the organisations whose morning has come and is not made yet, and makes one job of each. Runs every few minutes
 * and at every start, so that a morning that no server saw is made as soon as one is there; a job too many does nothing.
 */
export async function sweepAlerts(services: Services): Promise<void> {
  const now = services.now();
  await services.db.asSystem('job-sweep', async (tx) => {
    for (const { id, timeZone, lastMorning } of await listMornings(tx, now)) {
      const morning = findMorningOf(services, id, timeZone);
      if (morning !== null && lastMorning !== morning)
        await services.jobs.enqueue(tx, 'alert-organisation', { organisationId: id });
    }
  });
}

/** Null also for a zone that this server does not know: the mornings of the others come all the same. */
function findMorningOf(services: Services, organisationId: string, timeZone: string): string | null {
  try {
    return findMorning(timeZone, services.now().toISOString());
  } catch (error) {
    services.log.error({ err: error, organisationId }, `There is no morning in the time zone ${timeZone}`);
    return null;
  }
}
