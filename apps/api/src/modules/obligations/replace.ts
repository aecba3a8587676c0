import { type KeptDuty, listNotKept } from '@anupalan/compliance/reading/citations/not-kept';
import type { Citation, ReadObligation } from '@anupalan/compliance/reading/types';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../database/database.ts';
import { getOrderDates } from '../consent-documents/service.ts';
import { toPlaceKey } from '../questions/stored.ts';
import { applyLearned, type LearnedFinding } from './learn.ts';
import * as repository from './repository.ts';

type Target = { organisationId: string; consentDocumentId: string };

/** How many obligations an order has now, and which of them each place that was read is about. */
export type Replaced = { found: number; idsByPlace: Map<string, string> };

/**
 * Replaces what nobody has decided on. What a person accepted, rejected, edited, added, merged or split stays, and is
 * not found a second time.
 */
export async function replaceObligations(
  tx: Tx,
  target: Target,
  found: ReadObligation[],
  now: Date,
): Promise<Replaced> {
  const rows = await repository.listForReading(tx, target.consentDocumentId);
  const kept = rows.filter((row) => row.isKept);
  const beside = rows.filter((row) => !row.isKept).map((row) => row.citation as Citation);
  await repository.deleteUndecided(tx, target.consentDocumentId);
  const fresh = new Set(listNotKept(found, kept.map(toKeptDuty), beside));
  const read = found.flatMap((obligation, position) =>
    fresh.has(obligation) ? [{ obligation, position }] : [],
  );
  const dates = await getOrderDates(tx, target.consentDocumentId);
  const learned = await applyLearned(
    tx,
    read.map((each) => each.obligation),
    dates,
  );
  const added = read.map(({ obligation, position }, at) =>
    toNewRow(target, learned[at] ?? { obligation, learned: null }, { read: obligation, position, now }),
  );
  await repository.insertAll(tx, added);
  return {
    found: added.length + kept.filter((row) => row.mergedInto === null).length,
    idsByPlace: new Map([
      ...added.map((row) => [toPlaceKey(JSON.parse(row.citation) as Citation), row.id] as const),
      ...kept.map(
        (row) =>
          [toPlaceKey((row.readCitation ?? row.citation) as Citation), row.mergedInto ?? row.id] as const,
      ),
    ]),
  };
}

function toKeptDuty(row: Awaited<ReturnType<typeof repository.listForReading>>[number]): KeptDuty {
  return {
    citation: row.citation as Citation,
    readCitation: row.readCitation as Citation | null,
    statedFrequency: row.statedFrequency,
    isPersons: row.source === 'person' || row.readCitation !== null,
  };
}

function toNewRow(
  target: Target,
  { obligation, learned }: LearnedFinding,
  { read, position, now }: { read: ReadObligation; position: number; now: Date },
): repository.NewObligation {
  const { title, frequency, recurring, dueDate, schedule, recurrence, basis } = read;
  return {
    ...(learned
      ? {
          learnedFrom: learned.id,
          readAs: JSON.stringify({ title, frequency, recurring, dueDate, schedule, recurrence, basis }),
          ...(learned.lesson.isRejected ? { state: 'rejected' as const } : {}),
          ...(learned.lesson.title === undefined ? {} : { titleEditedAt: now }),
        }
      : {}),
    id: uuidv7(),
    organisationId: target.organisationId,
    consentDocumentId: target.consentDocumentId,
    position,
    title: obligation.title.slice(0, 200),
    text: obligation.text.slice(0, 5000),
    conditionNo: obligation.conditionNo,
    category: obligation.category,
    frequency: obligation.frequency,
    recurring: obligation.recurring,
    statedFrequency: obligation.statedFrequency,
    dueDate: obligation.dueDate,
    schedule: obligation.schedule && JSON.stringify(obligation.schedule),
    recurrence: obligation.recurrence && JSON.stringify(obligation.recurrence),
    basis: obligation.basis,
    citation: JSON.stringify(obligation.citation),
    confidence: obligation.confidence,
  };
}
