import type { CatchUpQuery } from '@anupalan/validators/requests/catch-up';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { toPattern } from '../../http/list.ts';
import { factValue } from '../consent-documents/fact-value.ts';

type Filter = Pick<CatchUpQuery, 'consentDocumentId' | 'keyword'>;

/** Accepted obligations of orders that count; nothing here looks at due dates of tasks. */
function selectAccepted(tx: Tx, { consentDocumentId, keyword }: Filter) {
  let rows = tx
    .selectFrom('obligations')
    .innerJoin('consentDocuments as document', 'document.id', 'obligations.consentDocumentId')
    .leftJoin('tasks as live', (join) =>
      join.onRef('live.obligationId', '=', 'obligations.id').on('live.deletedAt', 'is', null),
    )
    .where('obligations.state', '=', 'accepted')
    .where('obligations.mergedInto', 'is', null)
    .where('document.status', '=', 'ready')
    .where('document.archivedAt', 'is', null)
    .where('document.supersededById', 'is', null);
  if (consentDocumentId) rows = rows.where('obligations.consentDocumentId', '=', consentDocumentId);
  if (keyword) {
    const pattern = toPattern(keyword);
    rows = rows.where((eb) =>
      eb.or([eb('obligations.title', 'ilike', pattern), eb('document.title', 'ilike', pattern)]),
    );
  }
  return rows.select([
    'obligations.id',
    'obligations.title',
    'obligations.consentDocumentId',
    'document.title as documentTitle',
    factValue('kind').as('documentKind'),
  ]);
}

/** No task was ever made of it: one that was deleted is not tracked any more, and nothing is asked about it. */
const NEVER_A_TASK = sql<boolean>`NOT EXISTS (SELECT FROM tasks AS made
  WHERE made.organisation_id = obligations.organisation_id
    AND made.consent_document_id = obligations.consent_document_id AND made.obligation_id = obligations.id)`;

/** Cycles before acceptance that nobody has answered, or the answers. */
export async function listCycles(tx: Tx, filter: Filter, isAnswered: boolean) {
  return selectAccepted(tx, filter)
    .select('obligations.pastDueOn as dueDate')
    .where('obligations.pastDueOn', 'is not', null)
    .where('obligations.pastAnswer', isAnswered ? 'is not' : 'is', null)
    .where((eb) => eb.or([eb('live.id', 'is not', null), NEVER_A_TASK]))
    .$narrowType<{ dueDate: string }>()
    .execute();
}

/** What was due once and has passed, without a task: not answered, or done. */
export async function listOnce(tx: Tx, filter: Filter, isAnswered: boolean, today: string) {
  return selectAccepted(tx, filter)
    .select('obligations.dueDate')
    .where('obligations.recurring', '=', false)
    .where('obligations.dueDate', 'is not', null)
    .where('obligations.dueDate', '<', today)
    .where('obligations.done', isAnswered ? '=' : 'is', isAnswered ? true : null)
    .where(NEVER_A_TASK)
    .$narrowType<{ dueDate: string }>()
    .execute();
}

/** Tasks that were accepted before there was a question about the cycle before. */
export async function listUnsettled(tx: Tx, filter: Filter) {
  return selectAccepted(tx, filter)
    .select([
      'obligations.recurring',
      'obligations.schedule',
      'obligations.recurrence',
      'obligations.dueDate as printedDate',
      'live.id as taskId',
      'live.beginsOn',
      factValue('issuedOn').as('issuedOn'),
    ])
    .where('obligations.recurring', '=', true)
    .where('obligations.pastSettled', '=', false)
    .where('obligations.pastDueOn', 'is', null)
    .where('live.id', 'is not', null)
    .$narrowType<{ taskId: string; beginsOn: string }>()
    .execute();
}

/** Who gave the latest answer of obligations, and when, as the trail says: about a cycle, or that a one-off was done. */
export async function listAnswers(tx: Tx, ids: readonly string[]) {
  return tx
    .selectFrom('auditLog')
    .distinctOn('entityId')
    .select(['entityId as id', 'actorName as by', 'createdAt as at'])
    .where('organisationId', '=', sql<string>`current_organisation()`)
    .where('entity', '=', 'obligation')
    .where('entityId', 'in', ids)
    .where((eb) => eb.or([eb('action', '=', 'answer'), sql<boolean>`details->'to' @> '{"done": true}'`]))
    .orderBy('entityId')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Which of some tasks have a date in a cycle of theirs: after `previous`, up to `dueDate`. One statement for all. */
export async function listTasksWithDate(
  tx: Tx,
  cycles: readonly { taskId: string; previous: string; dueDate: string }[],
): Promise<Set<string>> {
  if (cycles.length === 0) return new Set();
  const asked = sql<{
    taskId: string;
    previous: string;
    dueDate: string;
  }>`jsonb_to_recordset(${JSON.stringify(
    cycles.map(({ taskId, previous, dueDate }) => ({ task_id: taskId, previous, due_date: dueDate })),
  )}::jsonb) AS asked (task_id uuid, previous date, due_date date)`;
  const { rows } = await sql<{ taskId: string }>`SELECT asked.task_id FROM ${asked}
    WHERE EXISTS (SELECT FROM scheduled_tasks AS scheduled
      WHERE scheduled.organisation_id = current_organisation() AND scheduled.task_id = asked.task_id
        AND scheduled.due_date > asked.previous AND scheduled.due_date <= asked.due_date AND NOT scheduled.is_withdrawn)`.execute(
    tx,
  );
  return new Set(rows.map(({ taskId }) => taskId));
}
