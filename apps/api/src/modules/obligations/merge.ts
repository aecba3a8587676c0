import { joinCitations } from '@anupalan/compliance/reading/citations/join-citations';
import { todayIn } from '@anupalan/compliance/schedules/today';
import { DESCRIPTION_MAX_LENGTH } from '@anupalan/enums/limits';
import type { Citation } from '@anupalan/validators/entities/citation';
import type { Obligation } from '@anupalan/validators/entities/obligation';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { AppError, invalidField, notFound } from '../../http/problem.ts';
import type { Services } from '../../http/services.ts';
import { recordChange } from '../audit/service.ts';
import { toObligation } from './entities.ts';
import type { ObligationRow } from './repository.ts';
import * as rework from './rework-repository.ts';
import { getObligationsByIds, type PastCycles } from './service.ts';

/** Lets the task of an obligation cite what the obligation cites now. */
export type CiteTask = (tx: Tx, taskId: string, citation: Citation) => Promise<void>;

/**
 * Makes one obligation of several of an order (docs/decisions/0007). The one with a task is kept, else the first in
 * the order; it gets the words and the citation of all. The others stay as rows that no call shows.
 * @throws AppError not_found; conflict (409) where more than one is a task; invalid (422)
 */
export async function mergeObligations(
  services: Services,
  caller: MemberCaller,
  ids: string[],
  citeTask: CiteTask,
  past: Pick<PastCycles, 'settle'>,
): Promise<Obligation> {
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    const now = services.now();
    // Locked first and read again: a task that was made while we waited is seen.
    await getObligationsByIds(tx, ids, { lock: true });
    const rows = (await getObligationsByIds(tx, ids)).toSorted(
      (a, b) => a.position - b.position || (a.id < b.id ? -1 : 1),
    );
    const { kept, others } = choose(rows);
    const before = await rework.getSnapshot(tx, kept.id);
    const citations = rows.map((row) => row.citation as Citation);
    const [first = before.citation, ...rest] = citations;
    const citation = joinCitations(first, ...rest);
    const dated = hasDate(kept) ? kept : (rows.find(hasDate) ?? kept);
    await rework.rewrite(
      tx,
      kept.id,
      {
        ...before,
        text: joinTexts(rows),
        conditionNo: kept.conditionNo ?? rows.find((row) => row.conditionNo !== null)?.conditionNo ?? null,
        frequency: dated.frequency,
        recurring: dated.recurring,
        statedFrequency: dated.statedFrequency,
        dueDate: dated.dueDate,
        schedule: dated.schedule,
        recurrence: dated.recurrence,
        citation,
        ...(await toPast(tx, before, dated.id)),
        readCitation: before.readCitation ?? before.citation,
        state: toState(rows),
        editedAt: now.toISOString(),
      },
      { kind: 'merge', before, ids: others.map(({ id }) => id), taskId: kept.taskId },
      now,
    );
    await rework.mergeInto(
      tx,
      others.map(({ id }) => id),
      kept.id,
      now,
    );
    if (kept.taskId) await citeTask(tx, kept.taskId, citation);
    else await past.settle(tx, [kept.id]);
    await recordChange(tx, caller, {
      action: 'merge',
      entity: 'obligation',
      entityId: kept.id,
      summary: `Merged ${rows.length} obligations into “${kept.title}”`,
      details: { merged: others.map(({ id, title, text }) => ({ id, title, text })), before },
      at: now,
    });
    const [merged] = await getObligationsByIds(tx, [kept.id]);
    if (!merged) throw notFound('obligation');
    return toObligation(merged, todayIn(caller.organisation.timeZone, now.toISOString()));
  });
}

/** Its own answer stays; without one that of the obligation whose dates it takes. */
async function toPast(tx: Tx, own: rework.Snapshot, datedId: string) {
  const { pastSettled, pastDueOn, pastAnswer, pastCompletedOn } =
    own.pastAnswer === null ? await rework.getSnapshot(tx, datedId) : own;
  return { pastSettled, pastDueOn, pastAnswer, pastCompletedOn };
}

function choose(rows: ObligationRow[]): { kept: ObligationRow; others: ObligationRow[] } {
  const [first] = rows;
  if (!first) throw notFound('obligation');
  if (rows.some((row) => row.consentDocumentId !== first.consentDocumentId))
    throw invalidField(
      'ids',
      'These obligations belong to different orders. Select obligations of one order.',
    );
  const tasks = rows.filter((row) => row.taskId !== null);
  if (tasks.length > 1)
    throw new AppError(
      'conflict',
      'More than one of these is already a task. Delete all but one of the tasks first.',
    );
  const kept = tasks[0] ?? first;
  return { kept, others: rows.filter((row) => row !== kept) };
}

function hasDate(row: ObligationRow): boolean {
  return row.recurring || row.dueDate !== null || row.schedule !== null;
}

/** What a person has said of one of them counts for all; who merges what was rejected alone has rejected it. */
function toState(rows: ObligationRow[]): Obligation['state'] {
  if (rows.some((row) => row.state === 'accepted')) return 'accepted';
  return rows.every((row) => row.state === 'rejected') ? 'rejected' : 'suggested';
}

/** The texts in their order, one below the other; what another one says as well stands there once. */
function joinTexts(rows: ObligationRow[]): string {
  const texts = [...new Set(rows.map((row) => row.text.trim()))];
  const text = texts
    .filter((each) => !texts.some((other) => other !== each && other.includes(each)))
    .join('\n');
  if (text.length > DESCRIPTION_MAX_LENGTH)
    throw invalidField(
      'ids',
      `Their combined text is longer than ${DESCRIPTION_MAX_LENGTH.toLocaleString('en-IN')} characters. Merge fewer of them.`,
    );
  return text;
}
