import type { Citation } from '@anupalan/validators/entities/citation';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** What adding, merging and splitting change of a row, as it was before. Instants as texts: it is kept as JSON. */
export type Snapshot = {
  title: string;
  text: string;
  conditionNo: string | null;
  category: string;
  frequency: string | null;
  recurring: boolean;
  statedFrequency: string | null;
  dueDate: string | null;
  done: boolean | null;
  schedule: unknown;
  recurrence: unknown;
  basis: string | null;
  citation: Citation;
  readCitation: unknown;
  confidence: number;
  state: string;
  editedAt: string | null;
  titleEditedAt: string | null;
} & Past;

/** What is asked, and answered, of the cycle before its acceptance. Absent in what was kept by an earlier version. */
type Past = {
  pastSettled?: boolean;
  pastDueOn?: string | null;
  pastAnswer?: string | null;
  pastCompletedOn?: string | null;
};

/**
 * What takes the last addition, merge or split of a row back: how the row was, and the rows that came in (`ids` of a
 * merge) or out of it (of a split). `taskId`: its task at that time. `part`: the row came out of a split.
 */
export type Undo =
  | { kind: 'add' }
  | { kind: 'part' }
  | { kind: 'merge' | 'split'; before: Snapshot; ids: string[]; taskId: string | null };

/** A row as the undo keeps it. */
export async function getSnapshot(tx: Tx, id: string): Promise<Snapshot> {
  const { editedAt, titleEditedAt, ...row } = await tx
    .selectFrom('obligations')
    .select([
      'title',
      'text',
      'conditionNo',
      'category',
      'frequency',
      'recurring',
      'statedFrequency',
      'dueDate',
      'done',
      'schedule',
      'recurrence',
      'basis',
      'citation',
      'readCitation',
      'confidence',
      'state',
      'editedAt',
      'titleEditedAt',
      'pastSettled',
      'pastDueOn',
      'pastAnswer',
      'pastCompletedOn',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    ...row,
    citation: row.citation as Citation,
    editedAt: editedAt?.toISOString() ?? null,
    titleEditedAt: titleEditedAt?.toISOString() ?? null,
  };
}

/** The undo of a row that is there; null: nothing can be taken back. */
export async function findUndo(tx: Tx, id: string): Promise<Undo | null> {
  const row = await tx.selectFrom('obligations').select('undo').where('id', '=', id).executeTakeFirst();
  return (row?.undo as Undo | null | undefined) ?? null;
}

const toJson = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/** Writes a row as a merge, a split or their undo leaves it. */
export async function rewrite(
  tx: Tx,
  id: string,
  { schedule, recurrence, citation, readCitation, editedAt, titleEditedAt, ...plain }: Snapshot,
  undo: Undo | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('obligations')
    .set({
      ...plain,
      schedule: toJson(schedule),
      recurrence: toJson(recurrence),
      citation: JSON.stringify(citation),
      readCitation: toJson(readCitation),
      editedAt: editedAt === null ? null : new Date(editedAt),
      titleEditedAt: titleEditedAt === null ? null : new Date(titleEditedAt),
      undo: toJson(undo),
      updatedAt: now,
    })
    .where('id', '=', id)
    .execute();
}

/** Puts rows into another one: they are kept, but are obligations no more. */
export async function mergeInto(tx: Tx, ids: string[], id: string, now: Date): Promise<void> {
  await tx
    .updateTable('obligations')
    .set({ mergedInto: id, undo: null, updatedAt: now })
    .where('id', 'in', ids)
    .execute();
}

/** Takes rows out of the one that they were merged into. */
export async function takeOut(tx: Tx, ids: string[], now: Date): Promise<void> {
  await tx
    .updateTable('obligations')
    .set({ mergedInto: null, updatedAt: now })
    .where('id', 'in', ids)
    .execute();
}

/** Which of some parts are still as the split has made them; locked, so that nobody accepts one while it goes. */
export async function listUntouched(tx: Tx, ids: string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('obligations')
    .select('id')
    .where('id', 'in', ids)
    .where(sql<boolean>`undo ->> 'kind' = 'part'`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes rows that nothing was made of. */
export async function deleteAll(tx: Tx, ids: string[]): Promise<void> {
  await tx.deleteFrom('obligations').where('id', 'in', ids).execute();
}
