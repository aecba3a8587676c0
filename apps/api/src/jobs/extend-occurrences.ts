import { todayIn } from '@anupalan/compliance/schedules/today';
import type { Services } from '../http/services.ts';
import { getTimeZone } from '../modules/organisation/repository.ts';
import { extendOccurrences, toHorizon } from '../modules/tasks/occurrences.ts';
import { listOrganisationsToExtend } from '../modules/tasks/repository.ts';

/** Finds the organisations whose tasks need more dates, and makes one job of each. */
export async function sweepOccurrences(services: Services): Promise<void> {
  await services.db.asSystem('job-sweep', async (tx) => {
    // The latest day there is anywhere: a job too many does nothing.
    const until = toHorizon(todayIn('Pacific/Kiritimati', services.now().toISOString()));
    for (const organisationId of await listOrganisationsToExtend(tx, until)) {
      await services.jobs.enqueue(
        tx,
        'extend-occurrences',
        { organisationId },
        { singletonKey: organisationId },
      );
    }
  });
}

/** Brings the dates of one organisation's tasks to the horizon, some tasks in each transaction. */
export async function extendOrganisation(services: Services, organisationId: string): Promise<void> {
  const extendSome = () =>
    services.db.forOrganisation(organisationId, async (tx) => {
      const timeZone = await getTimeZone(tx, organisationId);
      return extendOccurrences(tx, organisationId, todayIn(timeZone, services.now().toISOString()));
    });
  for (let isMore = true; isMore; ) isMore = await extendSome();
}
