import { type KeptDuty, listNotKept } from '@anupalan/compliance/reading/citations/not-kept';
import type { Citation, ReadObligation, ReadQuestion } from '@anupalan/compliance/reading/types';
import { UNTIMED } from '@anupalan/compliance/schedules/untimed';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../database/database.ts';
import { getOrderDates } from '../consent-documents/service.ts';
import { toPlaceKey } from '../questions/stored.ts';
import { applyLearned, type LearnedFinding } from './learn.ts';
import * as readingRows from './reading-rows.ts';
import type { NewObligation } from './repository.ts';

type Target = { organisationId: string; consentDocumentId: string };

/** How many obligations an order has now, and which of them each place that was read is about. */
export type Replaced = { found: number; idsByPlace: Map<string, string> };

/**
 * Replaces what nobody has decided on. What a person accepted, rejected, edited, added, merged or split stays, and is
 * not found a second time. What is found again stays the same row: somebody may be looking at it.
 */
export async function replaceObligations(
  tx: Tx,
  target: Target,
  found: ReadObligation[],
  now: Date,
  questions: readonly ReadQuestion[] = [],
): Promise<Replaced> {
  const { added, kept, asked } = await toRows(tx, target, found, now, questions);
  await readingRows.deleteUndecided(
    tx,
    target.consentDocumentId,
    [...added, ...asked].map((row) => row.id),
  );
  await readingRows.saveRead(tx, [...added, ...asked]);
  return {
    found: added.length + kept.filter((row) => row.mergedInto === null).length,
    idsByPlace: new Map([
      ...[...asked, ...added].map(
        (row) => [toPlaceKey(JSON.parse(row.citation) as Citation), row.id] as const,
      ),
      ...kept.map(
        (row) =>
          [toPlaceKey((row.readCitation ?? row.citation) as Citation), row.mergedInto ?? row.id] as const,
      ),
    ]),
  };
}

/** Adds what is found on the first pages of an order while others are still read. Takes nothing away. */
export async function addObligationsSoFar(
  tx: Tx,
  target: Target,
  found: ReadObligation[],
  now: Date,
): Promise<void> {
  const { added } = await toRows(tx, target, found, now);
  await readingRows.saveRead(tx, added);
}

type ReadingRow = Awaited<ReturnType<typeof readingRows.listForReading>>[number];

/**
 * The rows of what was found and nobody has decided on, and the rows that stay over it. `asked`: rows of questions whose
 * words the organisation has said to be no duty.
 */
async function toRows(
  tx: Tx,
  target: Target,
  found: ReadObligation[],
  now: Date,
  questions: readonly ReadQuestion[] = [],
): Promise<{ added: NewObligation[]; kept: ReadingRow[]; asked: NewObligation[] }> {
  const there = await readingRows.listForReading(tx, target.consentDocumentId);
  const kept = there.filter((row) => row.isKept);
  const undecided = there.filter((row) => !row.isKept);
  const beside = undecided.map((row) => row.citation as Citation);
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
  const takeId = createIds(undecided);
  const added = read.map(({ obligation, position }, at) =>
    toNewRow(takeId(obligation), target, learned[at] ?? { obligation, learned: null }, {
      read: obligation,
      position,
      now,
    }),
  );
  const places = new Set([
    ...kept.map((row) => toPlaceKey((row.readCitation ?? row.citation) as Citation)),
    ...found.map((obligation) => toPlaceKey(obligation.citation)),
  ]);
  const open = listAsked(questions).filter(({ read }) => !places.has(toPlaceKey(read.citation)));
  const known = await applyLearned(
    tx,
    open.map(({ read }) => read),
    dates,
  );
  const asked = known.flatMap((each, at) => {
    const one = open[at];
    return one && each.learned?.lesson.isRejected
      ? [toNewRow(takeId(one.read), target, each, { ...one, now })]
      : [];
  });
  return { added, kept, asked };
}

/** What questions ask about, as obligations without a date: an answer would make them. */
function listAsked(questions: readonly ReadQuestion[]): { read: ReadObligation; position: number }[] {
  return questions.flatMap(({ duty, citation }) => {
    if (!duty || citation === null) return [];
    const { after: position, ...named } = duty;
    return [{ read: { ...named, ...UNTIMED, citation, confidence: 0, statedFrequency: null }, position }];
  });
}

const toKey = (of: { citation: unknown; statedFrequency: string | null }): string =>
  `${toPlaceKey(of.citation as Citation)}:${of.statedFrequency ?? ''}`;

/** The ids of rows for findings of the same words and the same period, one each; a new one where there is none. */
function createIds(rows: readonly ReadingRow[]): (found: ReadObligation) => string {
  const left = Map.groupBy(rows, toKey);
  return (found) => left.get(toKey(found))?.shift()?.id ?? uuidv7();
}

function toKeptDuty(row: ReadingRow): KeptDuty {
  return {
    citation: row.citation as Citation,
    readCitation: row.readCitation as Citation | null,
    statedFrequency: row.statedFrequency,
    isPersons: row.source === 'person' || row.readCitation !== null,
  };
}

function toNewRow(
  id: string,
  target: Target,
  { obligation, learned }: LearnedFinding,
  { read, position, now }: { read: ReadObligation; position: number; now: Date },
): NewObligation {
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
    id,
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
