import { todayIn } from '@anupalan/compliance/schedules/today';
import { findApplicable } from '@anupalan/compliance/statutory/applicability';
import { findStatutoryRow, needsConfirmation } from '@anupalan/compliance/statutory/catalogue';
import { toStanding } from '@anupalan/compliance/statutory/standing';
import type { StatutoryRow } from '@anupalan/compliance/statutory/types';
import type { StatutoryObligation } from '@anupalan/validators/entities/statutory-obligation';
import type { StatutoryObligationsQuery } from '@anupalan/validators/requests/statutory-obligations';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { AppError, notFound } from '../../http/problem.ts';
import type { Services } from '../../http/services.ts';
import { recordChange } from '../audit/service.ts';
import { mapCoverage } from './coverage.ts';
import { toStatutoryObligation } from './entities.ts';
import * as repository from './repository.ts';
import { selectEntries } from './select.ts';

const ENTRY = 'entry of the catalogue';
const NOT_IN_FORCE = 'This rule is not in force, so there is nothing to confirm.';

/** Entries by their ids, in that order. @throws AppError not_found unless every one is there */
export function getRows(ids: readonly string[]): StatutoryRow[] {
  return ids.map((id) => {
    const row = findStatutoryRow(id);
    if (row === null) throw notFound(ENTRY);
    return row;
  });
}

/** The whole catalogue as the organisation sees it. */
async function listAll(services: Services, tx: Tx, caller: MemberCaller): Promise<StatutoryObligation[]> {
  const { id, timeZone } = caller.organisation;
  const today = todayIn(timeZone, services.now().toISOString());
  const facts = await repository.getFacts(tx, id);
  const tasks = await repository.mapTasks(tx);
  const confirmations = new Map(
    (await repository.listConfirmations(tx)).map((row) => [row.statutoryId, row]),
  );
  const coverage = await mapCoverage(tx);
  return findApplicable(facts, today).map((found) =>
    toStatutoryObligation(
      found,
      {
        taskId: tasks.get(found.row.id) ?? null,
        confirmation: confirmations.get(found.row.id) ?? null,
        coveredBy: coverage.get(found.row.id) ?? [],
      },
      today,
    ),
  );
}

/** The entries that a query asks for. */
export async function listStatutory(
  services: Services,
  caller: MemberCaller,
  query: StatutoryObligationsQuery,
) {
  return services.db.forOrganisation(caller.organisation.id, async (tx) =>
    selectEntries(await listAll(services, tx, caller), query),
  );
}

async function getEntry(services: Services, tx: Tx, caller: MemberCaller, id: string) {
  const entry = (await listAll(services, tx, caller)).find((each) => each.id === id);
  if (entry === undefined) throw notFound(ENTRY);
  return entry;
}

/**
 * Notes that a person has read the source of an entry that is not verified. Again, or for a verified one, it changes
 * nothing.
 * @throws AppError invalid (422) for a rule that is not in force
 */
export async function confirmStatutory(
  services: Services,
  caller: MemberCaller,
  id: string,
): Promise<StatutoryObligation> {
  const [row] = getRows([id]);
  if (row === undefined) throw notFound(ENTRY);
  const now = services.now();
  if (toStanding(row, todayIn(caller.organisation.timeZone, now.toISOString())) !== 'in_force')
    throw new AppError('invalid', NOT_IN_FORCE);
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    const isNew =
      needsConfirmation(row) &&
      (await repository.insertConfirmation(tx, {
        organisationId: caller.organisation.id,
        statutoryId: id,
        confirmedBy: caller.userId,
        confirmedAt: now,
      }));
    if (isNew)
      await recordChange(tx, caller, {
        action: 'confirm',
        entity: 'statutory_obligation',
        entityId: id,
        summary: `Confirmed “${row.title}” of the catalogue`,
        details: { verification: row.verification, sources: row.sources },
        at: now,
      });
    return getEntry(services, tx, caller, id);
  });
}

/** Takes a confirmation back. A task that was made of the entry stays. */
export async function unconfirmStatutory(
  services: Services,
  caller: MemberCaller,
  id: string,
): Promise<StatutoryObligation> {
  const [row] = getRows([id]);
  if (row === undefined) throw notFound(ENTRY);
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    if (await repository.deleteConfirmation(tx, id))
      await recordChange(tx, caller, {
        action: 'unconfirm',
        entity: 'statutory_obligation',
        entityId: id,
        summary: `Withdrew the confirmation of “${row.title}” of the catalogue`,
        at: services.now(),
      });
    return getEntry(services, tx, caller, id);
  });
}
