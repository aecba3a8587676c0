import type { Limit, Particular } from '@anupalan/validators/entities/limit';
import { v7 as uuidv7 } from 'uuid';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { notFound } from '../../http/problem.ts';
import { isId } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { recordChange } from '../audit/service.ts';
import { checkCitation, type SentCitation } from '../consent-documents/citations.ts';
import { toLimit, toParticular } from './entities.ts';
import { type Finding, type FindingSort, LIMITS, PARTICULARS, type Printed } from './findings.ts';
import * as repository from './repository.ts';
import { type Identity, withoutKept } from './same-finding.ts';

/** Which row of which order. */
type Place = { documentId: string; id: string };

/** @throws AppError not_found (404) where the order has no such row, or a person has removed it */
async function lock<V>(tx: Tx, sort: FindingSort<V>, place: Place): Promise<Finding<V>> {
  const row = isId(place.id) ? await repository.lockFinding(tx, sort, place) : null;
  if (!row) throw notFound(sort.noun);
  return row;
}

/** @throws AppError not_found (404) where the order has no such row */
export async function checkFinding<V>(
  services: Services,
  caller: MemberCaller,
  sort: FindingSort<V>,
  place: Place,
): Promise<void> {
  await services.db.forOrganisation(caller.organisation.id, (tx) => lock(tx, sort, place));
}

/**
 * Adds a row that a person found in the order.
 * @throws AppError invalid (422) where the order has no such page
 */
export async function addFinding<V>(
  services: Services,
  caller: MemberCaller,
  sort: FindingSort<V>,
  { documentId, values, citation }: { documentId: string; values: V; citation: SentCitation },
): Promise<Finding<V>> {
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    const now = services.now();
    const checked = await checkCitation(tx, documentId, citation);
    const row = { id: uuidv7(), values, citation: checked, confidence: 1, source: 'person' as const };
    await repository.insertFindings(tx, sort, [
      {
        ...row,
        organisationId: caller.organisation.id,
        consentDocumentId: documentId,
        position: await repository.findNextPosition(tx, sort, documentId),
        now,
      },
    ]);
    await recordChange(tx, caller, {
      action: 'create',
      entity: sort.noun,
      entityId: row.id,
      summary: `Added the ${sort.noun} “${sort.toWords(values)}”`,
      details: { consentDocumentId: documentId, to: values },
      at: now,
    });
    return { ...row, readAs: null };
  });
}

/**
 * Puts a row right. It then counts as a person's, with confidence 1; what was read is kept with it.
 * @throws AppError not_found (404), invalid (422) where the order has no such page
 */
export async function correctFinding<V>(
  services: Services,
  caller: MemberCaller,
  sort: FindingSort<V>,
  place: Place,
  { changes, citation }: { changes: Partial<V>; citation: SentCitation | undefined },
): Promise<Finding<V>> {
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    const now = services.now();
    const row = await lock(tx, sort, place);
    const checked = citation && (await checkCitation(tx, place.documentId, citation));
    const { values: from, citation: printed } = row;
    const readAs = row.source === 'read' ? { values: from, citation: printed } : row.readAs;
    await repository.correctFinding(tx, sort, place.id, { changes, citation: checked, readAs, now });
    const updated = await lock(tx, sort, place);
    await recordChange(tx, caller, {
      action: 'update',
      entity: sort.noun,
      entityId: place.id,
      summary: `Corrected the ${sort.noun} “${sort.toWords(from)}” to “${sort.toWords(updated.values)}”`,
      details: { consentDocumentId: place.documentId, from, to: updated.values },
      at: now,
    });
    return updated;
  });
}

/** Removes a row. What was read does not come back with the next reading. @throws AppError not_found (404) */
export async function removeFinding<V>(
  services: Services,
  caller: MemberCaller,
  sort: FindingSort<V>,
  place: Place,
): Promise<void> {
  await services.db.forOrganisation(caller.organisation.id, async (tx) => {
    const now = services.now();
    const row = await lock(tx, sort, place);
    const wasRead = row.source === 'read' || row.readAs !== null;
    if (wasRead) await repository.hideFinding(tx, sort, place.id, now);
    else await repository.deleteFinding(tx, sort, place.id);
    await recordChange(tx, caller, {
      action: 'delete',
      entity: sort.noun,
      entityId: place.id,
      summary: `Removed the ${sort.noun} “${sort.toWords(row.values)}”`,
      details: { consentDocumentId: place.documentId, from: row.values },
      at: now,
    });
  });
}

/** Replaces what was read before; what a person added, corrected or removed stays and is not found a second time. */
export async function replaceRead<V>(
  tx: Tx,
  sort: FindingSort<V>,
  target: { organisationId: string; consentDocumentId: string; now: Date },
  found: readonly (Printed<V> & { confidence: number })[],
): Promise<void> {
  const kept = await repository.listKept(tx, sort, target.consentDocumentId);
  await repository.deleteRead(tx, sort, target.consentDocumentId);
  const identityOf = ({ values, citation }: Printed<V>): Identity => ({
    ...sort.toIdentity(values),
    citation,
  });
  const fresh = withoutKept(
    found.map((row, position) => ({ ...row, position })),
    kept.map((row) => [identityOf(row), ...(row.readAs ? [identityOf(row.readAs)] : [])]),
    identityOf,
  );
  await repository.insertFindings(
    tx,
    sort,
    fresh.map((row) => ({ ...row, ...target, id: uuidv7(), source: 'read' as const })),
  );
}

/** What orders say, row by row, as the contract has it. */
export type Findings = { limits: Limit[]; particulars: Particular[] };

/** The limits and particulars of orders, by the id of the order; without those that a person removed. */
export async function listFindings(
  tx: Tx,
  documentIds: readonly string[],
): Promise<(id: string) => Findings> {
  if (documentIds.length === 0) return () => ({ limits: [], particulars: [] });
  const [limits, particulars] = await Promise.all([
    repository.listFindings(tx, LIMITS, documentIds),
    repository.listFindings(tx, PARTICULARS, documentIds),
  ]);
  return (id) => ({
    limits: (limits.get(id) ?? []).map(toLimit),
    particulars: (particulars.get(id) ?? []).map(toParticular),
  });
}
