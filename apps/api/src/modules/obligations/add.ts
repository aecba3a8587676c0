import { readPassage } from '@anupalan/compliance/reading/duties/read-passage';
import { todayIn } from '@anupalan/compliance/schedules/today';
import type { Schedule } from '@anupalan/compliance/schedules/types';
import type { Citation } from '@anupalan/validators/entities/citation';
import type { Obligation } from '@anupalan/validators/entities/obligation';
import type { AddObligationRequest } from '@anupalan/validators/requests/obligations';
import { v7 as uuidv7 } from 'uuid';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { notFound } from '../../http/problem.ts';
import type { Services } from '../../http/services.ts';
import { recordChange } from '../audit/service.ts';
import { checkCitation } from '../consent-documents/citations.ts';
import { getOrderDates } from '../consent-documents/service.ts';
import { toObligation } from './entities.ts';
import { toTiming } from './rebuild-schedule.ts';
import * as repository from './repository.ts';
import { getObligationsByIds } from './service.ts';

/**
 * Adds a duty from a passage that a person has selected (docs/decisions/0007). It is suggested, like one that the
 * reader found: it becomes a task the same way. Where the person names no schedule, the passage says when.
 * @throws AppError not_found; invalid (422) where the order has no such page or paragraph
 */
export async function addObligation(
  services: Services,
  caller: MemberCaller,
  documentId: string,
  body: AddObligationRequest,
): Promise<Obligation> {
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    const now = services.now();
    const citation = await checkCitation(tx, documentId, body.citation);
    const read = readPassage(citation.quote, await getOrderDates(tx, documentId));
    const timing = body.schedule === undefined ? read : toTiming(body.schedule as Schedule | null);
    const id = uuidv7();
    await repository.insertAll(tx, [
      {
        id,
        organisationId: caller.organisation.id,
        consentDocumentId: documentId,
        position: await findPosition(tx, documentId, citation),
        title: body.title,
        text: body.text,
        conditionNo: body.conditionNo || null,
        category: body.category,
        frequency: timing.frequency,
        recurring: timing.recurring,
        statedFrequency: read.statedFrequency,
        dueDate: timing.dueDate,
        schedule: timing.schedule && JSON.stringify(timing.schedule),
        recurrence: timing.recurrence && JSON.stringify(timing.recurrence),
        basis: body.schedule === undefined ? read.basis : null,
        citation: JSON.stringify(citation),
        confidence: 1,
        titleEditedAt: now,
        source: 'person',
        undo: JSON.stringify({ kind: 'add' }),
        editedAt: now,
        createdAt: now,
        updatedAt: now,
      },
    ]);
    await recordChange(tx, caller, {
      action: 'add',
      entity: 'obligation',
      entityId: id,
      summary: `Added “${body.title}”`,
      details: { citation, schedule: timing.schedule },
      at: now,
    });
    const [added] = await getObligationsByIds(tx, [id]);
    if (!added) throw notFound('obligation');
    return toObligation(added, todayIn(caller.organisation.timeZone, now.toISOString()));
  });
}

/** Beside the last obligation that begins before the passage; before all others where none does. */
async function findPosition(tx: Tx, documentId: string, citation: Citation): Promise<number> {
  const rows = await repository.listAllOf(tx, documentId);
  const before = rows.filter((row) => !isBefore(citation, row.citation as Citation));
  return before.at(-1)?.position ?? (rows[0]?.position ?? 1) - 1;
}

function isBefore(one: Citation, other: Citation): boolean {
  const [[a, b], [c, d]] = [toPlace(one), toPlace(other)];
  return a < c || (a === c && b < d);
}

/** Page (or paragraph) and height on it. */
function toPlace({ page, paragraph, rects }: Citation): [number, number] {
  return [page ?? paragraph ?? 0, rects[0]?.y ?? 0];
}
