import { NAME_RULE } from '@anupalan/compliance/reading/names/rename';
import type { Recurrence } from '@anupalan/compliance/schedules/types';
import type { Citation } from '@anupalan/validators/entities/citation';
import type { Obligation } from '@anupalan/validators/entities/obligation';
import { type ObligationsQuery, obligationsList } from '@anupalan/validators/requests/obligations';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { toPattern, toSort, toWindow } from '../../http/list.ts';
import { factValue, readFact } from '../consent-documents/fact-value.ts';

export type ObligationRow = Awaited<ReturnType<typeof listByIds>>[number];

const COLUMNS = [
  'obligations.id',
  'obligations.consentDocumentId',
  'obligations.position',
  'obligations.title',
  'obligations.text',
  'obligations.conditionNo',
  'obligations.category',
  'obligations.frequency',
  'obligations.recurring',
  'obligations.statedFrequency',
  'obligations.dueDate',
  'obligations.done',
  'obligations.schedule',
  'obligations.recurrence',
  'obligations.basis',
  'obligations.editedAt',
  'obligations.citation',
  'obligations.confidence',
  'obligations.state',
  'obligations.source',
  'obligations.learnedFrom',
  'obligations.statutoryIds',
  'obligations.readAs',
  'obligations.pastSettled',
  'obligations.pastDueOn',
  'obligations.pastAnswer',
  'obligations.pastCompletedOn',
  'learned.wording as learnedWording',
  'learned.taughtBy as learnedBy',
  'learned.updatedAt as learnedAt',
] as const;

/** Who corrected when it is due, and when: the latest such entry of the trail. Only what was edited has one. */
const RETIMED = sql<{ by: string; at: string } | null>`CASE WHEN obligations.edited_at IS NOT NULL THEN (
  SELECT jsonb_build_object('by', entry.actor_name, 'at', entry.created_at) FROM audit_log AS entry
  WHERE entry.organisation_id = obligations.organisation_id AND entry.entity = 'obligation'
    AND entry.entity_id = obligations.id AND jsonb_exists(entry.details -> 'to', 'schedule')
  ORDER BY entry.id DESC LIMIT 1) END`;

/** Its task, the dates of its order, from which a due date is worked out, and the figures of its pages that are in doubt. */
const BESIDES = [
  'tasks.id as taskId',
  'tasks.beginsOn as taskBeginsOn',
  RETIMED.as('retimed'),
  // What the register says of the past cycle, which counts before what was answered.
  'past.id as pastDateId',
  'past.completedOn as pastDateCompletedOn',
  factValue('kind').as('orderKind'),
  factValue('issuedOn').as('issuedOn'),
  factValue('validUpto').as('validUpto'),
  readFact('issuedOn').as('issuedOnAsRead'),
  readFact('validUpto').as('validUptoAsRead'),
  // An obligation ends on its page or the next, and is due by the dates of its order.
  sql<unknown>`jsonb_path_query_array(document.doubts,
    '$[*] ? (@.confirmed == null && (@.page >= $page && @.page <= $page + 1 || @.page == $issued || @.page == $end))',
    jsonb_build_object('page', coalesce(obligations.citation -> 'page', '0'),
      'issued', document.facts #> '{issuedOn,citation,page}',
      'end', document.facts #> '{validUpto,citation,page}'))`.as('doubts'),
] as const;

/** Obligations of orders that are there, with the task that was made of each; what was merged into another is not one. */
function selectObligations(tx: Tx) {
  return tx
    .selectFrom('obligations')
    .innerJoin('consentDocuments as document', (join) =>
      join.onRef('document.id', '=', 'obligations.consentDocumentId').on('document.archivedAt', 'is', null),
    )
    .leftJoin('learnedReadings as learned', 'learned.id', 'obligations.learnedFrom')
    .where('obligations.mergedInto', 'is', null)
    .leftJoin('tasks', (join) =>
      join.onRef('tasks.obligationId', '=', 'obligations.id').on('tasks.deletedAt', 'is', null),
    )
    .leftJoin('scheduledTasks as past', (join) =>
      join.onRef('past.taskId', '=', 'tasks.id').onRef('past.dueDate', '=', 'obligations.pastDueOn'),
    );
}

export async function listByIds(tx: Tx, ids: string[], options: { lock?: boolean } = {}) {
  return selectObligations(tx)
    .select(COLUMNS)
    .select(BESIDES)
    .where('obligations.id', 'in', ids)
    .orderBy('obligations.id') // always in the same order: two people who lock the same rows wait, and never for each other
    .$if(options.lock === true, (query) => query.forUpdate('obligations'))
    .execute();
}

export async function listOfDocument(tx: Tx, documentId: string, query: ObligationsQuery) {
  let rows = selectObligations(tx).where('obligations.consentDocumentId', '=', documentId);
  if (query.state) rows = rows.where('obligations.state', '=', query.state);
  if (query.category) rows = rows.where('obligations.category', '=', query.category);
  if (query.frequency) rows = rows.where('obligations.frequency', '=', query.frequency);
  if (query.keyword) {
    const pattern = toPattern(query.keyword);
    rows = rows.where((eb) =>
      eb.or([
        eb('obligations.title', 'ilike', pattern),
        eb('obligations.text', 'ilike', pattern),
        eb('obligations.conditionNo', 'ilike', pattern),
      ]),
    );
  }
  const { total } = await rows.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const window = toWindow(query);
  const { by, order } = toSort(obligationsList, query);
  const found = await rows
    .select(COLUMNS)
    .select(BESIDES)
    .orderBy(`obligations.${by}`, order)
    .orderBy('obligations.position')
    .orderBy('obligations.id')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  return { rows: found, total };
}

export async function update(
  tx: Tx,
  id: string,
  changes: Partial<
    Pick<
      Obligation,
      'title' | 'text' | 'frequency' | 'recurring' | 'dueDate' | 'done' | 'schedule' | 'state' | 'confidence'
    >
  > & { recurrence?: Recurrence | null; citation?: Citation },
  options: { isEdit: boolean; now: Date },
): Promise<void> {
  const { schedule, recurrence, citation, ...rest } = changes;
  await tx
    .updateTable('obligations')
    .set({
      ...rest,
      // What the reader cited at first is kept: a second reading knows the duty by it.
      ...(citation === undefined
        ? {}
        : {
            citation: JSON.stringify(citation),
            readCitation: sql<
              string | null
            >`CASE WHEN source = 'person' THEN read_citation ELSE coalesce(read_citation, citation) END`,
          }),
      ...(schedule === undefined ? {} : { schedule: schedule && JSON.stringify(schedule) }),
      ...(recurrence === undefined ? {} : { recurrence: recurrence && JSON.stringify(recurrence) }),
      ...(options.isEdit ? { editedAt: options.now, readAs: READ_AS } : {}),
      ...(rest.title === undefined ? {} : { titleEditedAt: options.now }),
      ...(!options.isEdit && rest.state !== undefined ? { editedAt: editedWhereLearned(options.now) } : {}),
      undo: null,
      updatedAt: options.now,
    })
    .where('id', '=', id)
    .execute();
}

export async function setState(tx: Tx, ids: string[], state: Obligation['state'], now: Date): Promise<void> {
  await tx
    .updateTable('obligations')
    .set({ state, editedAt: editedWhereLearned(now), undo: null, updatedAt: now })
    .where('id', 'in', ids)
    .execute();
}

/** Says which rows of the statutory catalogue it is the same as; null: what its words say. */
export async function setStatutory(tx: Tx, id: string, ids: string[] | null, now: Date): Promise<void> {
  await tx
    .updateTable('obligations')
    .set({ statutoryIds: ids, undo: null, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** The name and the timing that the reader had, kept at the first change. */
const READ_AS = sql<string>`coalesce(read_as, jsonb_build_object('title', title, 'frequency', frequency, 'recurring', recurring,
  'dueDate', due_date, 'schedule', schedule, 'recurrence', recurrence, 'basis', basis))`;

/** Who decides on what a lesson has read decides themselves from then on. */
function editedWhereLearned(now: Date) {
  return sql<Date | null>`CASE WHEN learned_from IS NULL THEN edited_at ELSE coalesce(edited_at, ${now}::timestamptz) END`;
}

export type NewObligation = {
  id: string;
  organisationId: string;
  consentDocumentId: string;
  position: number;
  title: string;
  text: string;
  conditionNo: string | null;
  category: string;
  frequency: string | null;
  recurring: boolean;
  statedFrequency: string | null;
  dueDate: string | null;
  schedule: string | null;
  recurrence: string | null;
  basis: string | null;
  citation: string;
  confidence: number;
  source?: Obligation['source'];
  state?: Obligation['state'];
  learnedFrom?: string;
  readAs?: string;
  titleEditedAt?: Date;
  undo?: string;
  editedAt?: Date;
  createdAt?: Date;
  updatedAt?: Date;
};

export async function insertAll(tx: Tx, rows: NewObligation[]): Promise<void> {
  // PostgreSQL takes 65,535 values a statement.
  for (let from = 0; from < rows.length; from += 1000) {
    await tx
      .insertInto('obligations')
      .values(rows.slice(from, from + 1000).map((row) => ({ ...row, nameRule: NAME_RULE })))
      .execute();
  }
}

/** Whether a task was ever made of an obligation; a deleted one keeps it as well. */
export async function hasTask(tx: Tx, id: string): Promise<boolean> {
  const found = await tx
    .selectFrom('tasks')
    .select('id')
    .where('obligationId', '=', id)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function deleteOne(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('obligations').where('id', '=', id).execute();
}

export async function listAllOf(tx: Tx, documentId: string): Promise<ObligationRow[]> {
  return selectObligations(tx)
    .select(COLUMNS)
    .select(BESIDES)
    .where('obligations.consentDocumentId', '=', documentId)
    .orderBy('obligations.position')
    .orderBy('obligations.id')
    .execute();
}
