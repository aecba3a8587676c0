import type { Services } from '../http/services.ts';
import { listOrganisationsToName, nameSome } from '../modules/obligations/name-anew.ts';

/** Finds the organisations with names of an earlier version, and makes one job of each. */
export async function sweepNames(services: Services): Promise<void> {
  await services.db.asSystem('job-sweep', async (tx) => {
    for (const organisationId of await listOrganisationsToName(tx))
      await services.jobs.enqueue(tx, 'name-anew', { organisationId }, { singletonKey: organisationId });
  });
}

/** Names one organisation's obligations and tasks as this version does, some in each transaction. */
export async function nameOrganisation(services: Services, organisationId: string): Promise<void> {
  const nameNext = () =>
    services.db.forOrganisation(organisationId, (tx) => nameSome(services, tx, organisationId));
  for (let isMore = true; isMore; ) isMore = await nameNext();
}
