import { todayIn } from '@anupalan/compliance/schedules/today';
import type { Obligation } from '@anupalan/validators/entities/obligation';
import type {
  ObligationsQuery,
  UpdateObligationRequest,
  UpdateObligationsRequest,
} from '@anupalan/validators/requests/obligations';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { AppError, notFound } from '../../http/problem.ts';
import { isId } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { recordChanges } from '../audit/service.ts';
import { dropRejections } from '../consent-documents/answers-repository.ts';
import { checkCitation } from '../consent-documents/citations.ts';
import { toObligation } from './entities.ts';
import { learnFrom } from './learn.ts';
import { linkStatutory } from './link-statutory.ts';
import { rebuildTiming, type Timing } from './rebuild-schedule.ts';
import * as repository from './repository.ts';

const HAS_TASK = 'This obligation is already a task. Delete the task first.';

export async function listObligations(
  services: Services,
  caller: MemberCaller,
  documentId: string,
  query: ObligationsQuery,
) {
  const { rows, total } = await services.db.forOrganisation(caller.organisation.id, (tx) =>
    repository.listOfDocument(tx, documentId, query),
  );
  const today = todayIn(caller.organisation.timeZone, services.now().toISOString());
  return { obligations: rows.map((row) => toObligation(row, today)), total };
}

/** All of the ids, or nothing. @throws AppError not_found */
export async function checkObligations(
  services: Services,
  caller: MemberCaller,
  ids: string[],
): Promise<void> {
  if (ids.length === 0) return;
  await services.db.forOrganisation(caller.organisation.id, (tx) => getObligationsByIds(tx, ids));
}

/** Obligations by id, in the order of their ids. @throws AppError not_found unless every one is there */
export async function getObligationsByIds(
  tx: Tx,
  ids: string[],
  options: { lock?: boolean } = {},
): Promise<repository.ObligationRow[]> {
  const unique = [...new Set(ids)];
  if (!unique.every(isId)) throw notFound('obligation');
  const rows = await repository.listByIds(tx, unique, options);
  if (rows.length !== unique.length) throw notFound('obligation');
  return rows;
}

/** What is asked about the cycle before acceptance, and answered; by the module that knows tasks (D42). */
export type PastCycles = {
  /** Decides what is asked of obligations that are accepted now. */
  settle: (tx: Tx, ids: string[]) => Promise<void>;
  answer: (tx: Tx, id: string, given: NonNullable<UpdateObligationRequest['lastDone']>) => Promise<void>;
};

/** Changes one obligation, as a person reviews it. */
export async function updateObligation(
  services: Services,
  caller: MemberCaller,
  id: string,
  body: UpdateObligationRequest,
  past: PastCycles,
): Promise<Obligation> {
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    const now = services.now();
    const [row] = await getObligationsByIds(tx, [id], { lock: true });
    if (!row) throw notFound('obligation');
    if (body.state !== undefined && body.state !== 'accepted' && row.taskId)
      throw new AppError('invalid', HAS_TASK);
    if (body.citation && row.taskId) throw new AppError('invalid', HAS_TASK);
    const today = todayIn(caller.organisation.timeZone, now.toISOString());
    const timing = rebuildTiming(row, body, today);
    const { title, text, state, done, statutoryIds } = body;
    const cited = body.citation && (await checkCitation(tx, row.consentDocumentId, body.citation));
    const changes = {
      ...(title === undefined ? {} : { title }),
      ...(text === undefined ? {} : { text }),
      ...(state === undefined ? {} : { state }),
      ...(done === undefined ? {} : { done }),
      ...(cited && { citation: cited }),
      ...timing,
    };
    const isEdit = title !== undefined || text !== undefined || timing !== null || cited !== undefined;
    const isAside = body.lastDone !== undefined || statutoryIds !== undefined;
    const isAnswerAlone = isAside && Object.keys(changes).length === 0;
    if (statutoryIds !== undefined) await linkStatutory(services, tx, caller, row, statutoryIds);
    if (!isAnswerAlone) await repository.update(tx, id, changes, { isEdit, now });
    if (row.state === 'rejected' && state !== undefined && state !== 'rejected')
      await dropRejections(tx, [id]);
    // A task keeps the question of its acceptance.
    if (row.taskId === null && (state !== undefined || timing !== null)) await past.settle(tx, [id]);
    if (body.lastDone) await past.answer(tx, id, body.lastDone);
    if (teaches(row, body, timing)) await learnFrom(tx, caller, [id], now);
    await recordChanges(
      tx,
      caller,
      isAnswerAlone
        ? []
        : [
            {
              action: state ?? 'update',
              entity: 'obligation',
              entityId: id,
              summary: summarise(row, body),
              details: {
                from: { state: row.state, dueDate: row.dueDate, frequency: row.frequency },
                to: changes,
              },
              at: now,
            },
          ],
    );
    const [updated] = await getObligationsByIds(tx, [id]);
    if (!updated) throw notFound('obligation');
    return toObligation(updated, today);
  });
}

/** Whether a change says something about the wording: its name, its timing, and whether it is a duty at all. */
function teaches(
  row: repository.ObligationRow,
  { title, state }: UpdateObligationRequest,
  timing: Timing | null,
): boolean {
  const isRejection = state !== undefined && state !== row.state && [state, row.state].includes('rejected');
  return (title !== undefined && title !== row.title) || timing !== null || isRejection;
}

function summarise(row: repository.ObligationRow, body: UpdateObligationRequest): string {
  if (body.state === 'accepted') return `Accepted “${row.title}”`;
  if (body.state === 'rejected') return `Marked “${row.title}” as not an obligation`;
  if (body.state === 'suggested') return `Put “${row.title}” back to check`;
  if (body.done === true) return `Closed “${row.title}” as done`;
  return `Edited “${row.title}”`;
}

/** Marks several at once, all or nothing. Marking again changes nothing and is no error. */
export async function updateStates(
  services: Services,
  caller: MemberCaller,
  body: UpdateObligationsRequest,
  past: PastCycles,
): Promise<Obligation[]> {
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    const now = services.now();
    const rows = await getObligationsByIds(tx, body.ids, { lock: true });
    if (body.state !== 'accepted' && rows.some((row) => row.taskId)) throw new AppError('invalid', HAS_TASK);
    const changed = rows.filter((row) => row.state !== body.state);
    if (changed.length > 0)
      await repository.setState(
        tx,
        changed.map((row) => row.id),
        body.state,
        now,
      );
    const isPutBack = changed.filter((row) => row.state === 'rejected');
    await dropRejections(
      tx,
      isPutBack.map((row) => row.id),
    );
    await past.settle(
      tx,
      changed.filter((row) => row.taskId === null).map((row) => row.id),
    );
    await learnFrom(
      tx,
      caller,
      changed.filter((row) => teaches(row, body, null)).map((row) => row.id),
      now,
    );
    await recordChanges(
      tx,
      caller,
      changed.map((row) => ({
        action: body.state,
        entity: 'obligation',
        entityId: row.id,
        summary: summarise(row, { state: body.state }),
        details: { from: row.state, to: body.state },
        at: now,
      })),
    );
    const today = todayIn(caller.organisation.timeZone, now.toISOString());
    return (await getObligationsByIds(tx, body.ids)).map((row) => toObligation(row, today));
  });
}

/** Accepts obligations in a running transaction. */
export async function acceptIn(
  services: Pick<Services, 'now'>,
  tx: Tx,
  caller: MemberCaller,
  rows: repository.ObligationRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const now = services.now();
  await repository.setState(
    tx,
    rows.map((row) => row.id),
    'accepted',
    now,
  );
  await recordChanges(
    tx,
    caller,
    rows.map((row) => ({
      action: 'accepted',
      entity: 'obligation',
      entityId: row.id,
      summary: summarise(row, { state: 'accepted' }),
      details: { from: row.state, to: 'accepted' },
      at: now,
    })),
  );
}

/** Every obligation of an order, in its order. */
export async function listAllOf(tx: Tx, documentId: string): Promise<repository.ObligationRow[]> {
  return repository.listAllOf(tx, documentId);
}
