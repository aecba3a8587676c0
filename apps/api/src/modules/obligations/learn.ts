import { createHash } from 'node:crypto';
import type { OrderDates } from '@anupalan/compliance/reading/duties/due';
import {
  applyLesson,
  type Lesson,
  type Teachable,
  toLesson,
} from '@anupalan/compliance/reading/learned/lesson';
import { toWordingKey, type Wording } from '@anupalan/compliance/reading/learned/wording';
import type { Citation, ReadObligation } from '@anupalan/compliance/reading/types';
import type { LearnedReading } from '@anupalan/validators/entities/learned-reading';
import type { LearnedReadingsQuery } from '@anupalan/validators/requests/learned-readings';
import { v7 as uuidv7 } from 'uuid';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { notFound } from '../../http/problem.ts';
import type { Services } from '../../http/services.ts';
import { recordChange } from '../audit/service.ts';
import * as repository from './learned-repository.ts';

const WHAT = 'learned reading';

/** What a wording is found by. Null: it says too little to be known again. */
function toHash(wording: Wording): string | null {
  const key = toWordingKey(wording);
  return key === null ? null : createHash('sha256').update(key).digest('base64url');
}

/**
 * Learns from obligations that a person has just corrected, in the transaction of the correction: the same wording is
 * read so in later orders of the organisation. What is again as it was read is forgotten.
 */
export async function learnFrom(
  tx: Tx,
  caller: Pick<MemberCaller, 'name' | 'organisation'>,
  ids: string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const lessons = new Map<string, { wording: string; lesson: Lesson | null }>();
  for (const row of await repository.listTeaching(tx, ids)) {
    const { quote } = row.citation as Citation;
    const hash = toHash({ quote, statedFrequency: row.statedFrequency, conditionNo: row.conditionNo });
    if (hash === null) continue;
    const lesson = toLesson(repository.toReadAs(row), {
      title: row.title,
      recurring: row.recurring,
      schedule: row.schedule as Teachable['schedule'],
      isRejected: row.state === 'rejected',
    });
    lessons.set(hash, { wording: quote, lesson });
  }
  const isForgotten = [...lessons].filter(([, { lesson }]) => lesson === null).map(([hash]) => hash);
  await repository.forget(
    tx,
    (await repository.listByHashes(tx, isForgotten)).map(({ id }) => id),
    now,
  );
  await repository.keepLessons(
    tx,
    [...lessons].flatMap(([keyHash, { wording, lesson }]) =>
      lesson === null
        ? []
        : [
            {
              id: uuidv7(),
              organisationId: caller.organisation.id,
              keyHash,
              wording,
              lesson,
              taughtBy: caller.name,
            },
          ],
    ),
    now,
  );
}

/** A finding as it is stored: read the corrected way where the organisation has taught one. */
export type LearnedFinding = { obligation: ReadObligation; learned: { id: string; lesson: Lesson } | null };

/** Reads what was found as the organisation has corrected the same wordings before. */
export async function applyLearned(
  tx: Tx,
  found: readonly ReadObligation[],
  dates: OrderDates,
): Promise<LearnedFinding[]> {
  const hashes = found.map((each) =>
    toHash({
      quote: each.citation.quote,
      statedFrequency: each.statedFrequency,
      conditionNo: each.conditionNo,
    }),
  );
  const known = new Map(
    (await repository.listByHashes(tx, [...new Set(hashes.flatMap((hash) => hash ?? []))])).map((row) => [
      row.keyHash,
      { id: row.id, lesson: row.lesson as Lesson },
    ]),
  );
  return found.map((obligation, at) => {
    const learned = known.get(hashes[at] ?? '') ?? null;
    return { obligation: learned ? applyLesson(obligation, learned.lesson, dates) : obligation, learned };
  });
}

/** The wordings that corrections have taught. */
export async function listLearned(services: Services, caller: MemberCaller, query: LearnedReadingsQuery) {
  const { rows, total } = await services.db.readOrganisation(caller.organisation.id, (tx) =>
    repository.listLearned(tx, query),
  );
  return { learnedReadings: rows.map(toLearnedReading), total };
}

function toLearnedReading(row: repository.LearnedRow): LearnedReading {
  const lesson = row.lesson as Lesson;
  return {
    id: row.id,
    wording: row.wording,
    title: lesson.title ?? null,
    recurrence: (lesson.recurrence ?? null) as LearnedReading['recurrence'],
    isWithoutDate: lesson.recurrence === null,
    isRejected: lesson.isRejected === true,
    taughtBy: row.taughtBy,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** @throws AppError not_found */
export async function checkLearned(services: Services, caller: MemberCaller, id: string): Promise<void> {
  const row = await services.db.readOrganisation(caller.organisation.id, (tx) =>
    repository.findLearned(tx, id),
  );
  if (!row) throw notFound(WHAT);
}

/** Forgets a wording; what was read after it and nobody has touched is again as the reader had it. */
export async function forgetLearned(services: Services, caller: MemberCaller, id: string): Promise<void> {
  await services.db.forOrganisation(caller.organisation.id, async (tx) => {
    const row = await repository.findLearned(tx, id);
    if (!row) throw notFound(WHAT);
    const now = services.now();
    await repository.forget(tx, [id], now);
    await recordChange(tx, caller, {
      action: 'forget',
      entity: 'learned_reading',
      entityId: id,
      summary: `Deleted the learned reading of “${row.wording.slice(0, 200)}”`,
      details: { lesson: row.lesson },
      at: now,
    });
  });
}
