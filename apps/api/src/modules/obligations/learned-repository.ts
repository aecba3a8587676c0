import type { Lesson, Teachable } from '@anupalan/compliance/reading/learned/lesson';
import type { LearnedReadingsQuery } from '@anupalan/validators/requests/learned-readings';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { toPattern, toWindow } from '../../http/list.ts';

/** A wording as it was learned. */
export type LearnedRow = Awaited<ReturnType<typeof listLearned>>['rows'][number];

const COLUMNS = ['id', 'wording', 'lesson', 'taughtBy', 'createdAt', 'updatedAt'] as const;

/** What the organisation has taught, the latest first. */
export async function listLearned(tx: Tx, query: LearnedReadingsQuery) {
  let rows = tx.selectFrom('learnedReadings');
  if (query.keyword) rows = rows.where('wording', 'ilike', toPattern(query.keyword));
  const { total } = await rows.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const window = toWindow(query);
  const found = await rows
    .select(COLUMNS)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  return { rows: found, total };
}

export async function findLearned(tx: Tx, id: string) {
  return tx.selectFrom('learnedReadings').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** Lessons by the hashes of their keys: what was never corrected has none. */
export async function listByHashes(tx: Tx, hashes: string[]) {
  if (hashes.length === 0) return [];
  return tx
    .selectFrom('learnedReadings')
    .select(['id', 'keyHash', 'lesson'])
    .where('keyHash', 'in', hashes)
    .execute();
}

export type NewLesson = {
  id: string;
  organisationId: string;
  keyHash: string;
  wording: string;
  lesson: Lesson;
  taughtBy: string;
};

/** Keeps lessons; the latest word on a wording counts. */
export async function keepLessons(tx: Tx, lessons: NewLesson[], now: Date): Promise<void> {
  if (lessons.length === 0) return;
  await tx
    .insertInto('learnedReadings')
    .values(
      lessons.map(({ lesson, ...rest }) => ({
        ...rest,
        lesson: JSON.stringify(lesson),
        createdAt: now,
        updatedAt: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['organisationId', 'keyHash']).doUpdateSet((eb) => ({
        wording: eb.ref('excluded.wording'),
        lesson: eb.ref('excluded.lesson'),
        taughtBy: eb.ref('excluded.taughtBy'),
        updatedAt: eb.ref('excluded.updatedAt'),
      })),
    )
    .execute();
}

/** Forgets wordings. What was read after them and nobody has touched is again as the reader had it. */
export async function forget(tx: Tx, ids: string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('obligations')
    .set({
      title: sql<string>`read_as ->> 'title'`,
      frequency: sql<string | null>`read_as ->> 'frequency'`,
      recurring: sql<boolean>`(read_as ->> 'recurring')::boolean`,
      dueDate: sql<string | null>`(read_as ->> 'dueDate')::date`,
      schedule: sql`nullif(read_as -> 'schedule', 'null')`,
      recurrence: sql`nullif(read_as -> 'recurrence', 'null')`,
      basis: sql<string | null>`read_as ->> 'basis'`,
      state: 'suggested',
      titleEditedAt: null,
      learnedFrom: null,
      readAs: null,
      updatedAt: now,
    })
    .where('learnedFrom', 'in', ids)
    .where('readAs', 'is not', null)
    .where('editedAt', 'is', null)
    .where('state', 'in', ['suggested', 'rejected'])
    .execute();
  await tx.deleteFrom('learnedReadings').where('id', 'in', ids).execute();
}

/** Rows as corrections are learned from them: only what the reader found, in its own words. */
export async function listTeaching(tx: Tx, ids: string[]) {
  return tx
    .selectFrom('obligations')
    .select([
      'id',
      'title',
      'frequency',
      'recurring',
      'dueDate',
      'schedule',
      'recurrence',
      'basis',
      'readAs',
      'citation',
      'statedFrequency',
      'conditionNo',
      'state',
    ])
    .where('id', 'in', ids)
    .where('source', '=', 'read')
    .where('readCitation', 'is', null)
    .where('mergedInto', 'is', null)
    .orderBy('updatedAt')
    .orderBy('id')
    .execute();
}

/** What the reader had of a row, where it was changed since. */
export function toReadAs(row: Awaited<ReturnType<typeof listTeaching>>[number]): Teachable {
  return (row.readAs ?? row) as Teachable;
}
