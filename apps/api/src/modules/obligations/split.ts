import { narrowCitation } from '@anupalan/compliance/reading/citations/narrow-citation';
import { readPassage } from '@anupalan/compliance/reading/duties/read-passage';
import { todayIn } from '@anupalan/compliance/schedules/today';
import type { Obligation } from '@anupalan/validators/entities/obligation';
import type { SplitObligationRequest } from '@anupalan/validators/requests/obligations';
import { v7 as uuidv7 } from 'uuid';
import type { MemberCaller } from '../../access/caller.ts';
import { notFound } from '../../http/problem.ts';
import type { Services } from '../../http/services.ts';
import { recordChange } from '../audit/service.ts';
import { getOrderDates } from '../consent-documents/service.ts';
import { toObligation } from './entities.ts';
import type { CiteTask } from './merge.ts';
import * as repository from './repository.ts';
import * as rework from './rework-repository.ts';
import { getObligationsByIds, type PastCycles } from './service.ts';

/**
 * Makes several obligations of one (docs/decisions/0007). The first part keeps id, state, task and history, the others
 * are suggested. Each is due as its own words say; the first keeps its dates where it is a task, or where its words say
 * nothing of time.
 * @returns all parts, in their order
 */
export async function splitObligation(
  services: Services,
  caller: MemberCaller,
  id: string,
  { parts }: SplitObligationRequest,
  citeTask: CiteTask,
  past: Pick<PastCycles, 'settle'>,
): Promise<Obligation[]> {
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    const now = services.now();
    await getObligationsByIds(tx, [id], { lock: true });
    const [row] = await getObligationsByIds(tx, [id]);
    if (!row) throw notFound('obligation');
    const before = await rework.getSnapshot(tx, id);
    const dates = await getOrderDates(tx, row.consentDocumentId);
    const [first, ...others] = parts.map((part) => ({
      id: uuidv7(),
      part,
      read: readPassage(part.text, dates),
      citation: narrowCitation(before.citation, part.text),
    }));
    if (!first) throw notFound('obligation');
    const { title: _, category: __, ...timing } = first.read;
    // The name of the whole says too much, unless a person chose it or people know the task by it.
    const isNamedAnew = row.taskId === null && before.titleEditedAt === null;
    await rework.rewrite(
      tx,
      id,
      {
        ...before,
        ...(row.taskId !== null || first.read.statedFrequency === null ? {} : timing),
        title: first.part.title ?? (isNamedAnew ? first.read.title : before.title),
        titleEditedAt: first.part.title === undefined ? before.titleEditedAt : now.toISOString(),
        text: first.part.text,
        citation: first.citation,
        readCitation: before.readCitation ?? before.citation,
        editedAt: now.toISOString(),
      },
      { kind: 'split', before, ids: others.map((other) => other.id), taskId: row.taskId },
      now,
    );
    await repository.insertAll(
      tx,
      others.map((other) => ({
        id: other.id,
        organisationId: caller.organisation.id,
        consentDocumentId: row.consentDocumentId,
        position: row.position,
        title: other.part.title ?? other.read.title,
        text: other.part.text,
        conditionNo: row.conditionNo,
        category: other.read.category,
        frequency: other.read.frequency,
        recurring: other.read.recurring,
        statedFrequency: other.read.statedFrequency,
        dueDate: other.read.dueDate,
        schedule: other.read.schedule && JSON.stringify(other.read.schedule),
        recurrence: other.read.recurrence && JSON.stringify(other.read.recurrence),
        basis: other.read.basis,
        citation: JSON.stringify(other.citation),
        confidence: row.confidence,
        source: row.source as Obligation['source'],
        ...(other.part.title === undefined ? {} : { titleEditedAt: now }),
        undo: JSON.stringify({ kind: 'part' }),
        editedAt: now,
        createdAt: now,
        updatedAt: now,
      })),
    );
    if (row.taskId) await citeTask(tx, row.taskId, first.citation);
    else await past.settle(tx, [id]);
    await recordChange(tx, caller, {
      action: 'split',
      entity: 'obligation',
      entityId: id,
      summary: `Split “${row.title}” into ${parts.length}`,
      details: { parts: others.map((other) => other.id), before },
      at: now,
    });
    const ids = [id, ...others.map((other) => other.id)];
    const made = await getObligationsByIds(tx, ids);
    return ids
      .flatMap((each) => made.filter((one) => one.id === each))
      .map((one) => toObligation(one, todayIn(caller.organisation.timeZone, now.toISOString())));
  });
}
