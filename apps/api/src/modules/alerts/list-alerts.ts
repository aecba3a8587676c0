import type { Alert } from '@anupalan/validators/entities/alert';
import { type AlertsQuery, alertsList } from '@anupalan/validators/requests/alerts';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { toPattern, toSort, toWindow } from '../../http/list.ts';

/** The order of a line that is about one. */
const ORDER_ID = sql<string | null>`coalesce(alert.consent_document_id, alert.renewal_of_id)`;

function selectAlerts(tx: Tx) {
  return tx
    .selectFrom('alerts as alert')
    .innerJoin('users as recipient', 'recipient.id', 'alert.recipientId')
    .leftJoin('tasks as task', 'task.id', 'alert.taskId')
    .leftJoin('consentDocuments as document', (join) => join.on('document.id', '=', ORDER_ID))
    .leftJoin('scheduledTasks as scheduled', (join) =>
      join.onRef('scheduled.taskId', '=', 'alert.taskId').onRef('scheduled.dueDate', '=', 'alert.dueDate'),
    );
}

/**
 * A page of the ledger, newest first.
 * @param seesOrders whether the lines of orders are part of it
 */
export async function listAlerts(
  tx: Tx,
  query: AlertsQuery,
  seesOrders: boolean,
): Promise<{ alerts: Alert[]; total: number }> {
  let rows = selectAlerts(tx);
  if (!seesOrders) rows = rows.where('alert.taskId', 'is not', null);
  if (query.taskId) rows = rows.where('alert.taskId', '=', query.taskId);
  if (query.scheduledTaskId) rows = rows.where('scheduled.id', '=', query.scheduledTaskId);
  const { consentDocumentId: orderId } = query;
  if (orderId)
    rows = rows.where((eb) =>
      eb.or([eb('alert.consentDocumentId', '=', orderId), eb('alert.renewalOfId', '=', orderId)]),
    );
  if (query.recipientId) rows = rows.where('alert.recipientId', '=', query.recipientId);
  if (query.channel) rows = rows.where('alert.channel', '=', query.channel);
  if (query.result) rows = rows.where('alert.result', '=', query.result);
  if (query.keyword) {
    const pattern = toPattern(query.keyword);
    rows = rows.where((eb) =>
      eb.or([eb('task.name', 'ilike', pattern), eb('document.title', 'ilike', pattern)]),
    );
  }
  const { total } = await rows.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const window = toWindow(query);
  const { by, order } = toSort(alertsList, query);
  const found = await rows
    .select([
      'alert.id',
      'alert.taskId',
      'alert.renewalOfId',
      ORDER_ID.as('orderId'),
      'alert.dueDate',
      'alert.stage',
      'alert.recipientId',
      'alert.channel',
      'alert.morning',
      'alert.result',
      'alert.note',
      'alert.createdAt',
      'alert.updatedAt',
      'recipient.name as recipientName',
      'task.name',
      'document.title',
      'scheduled.id as scheduledTaskId',
    ])
    .orderBy(`alert.${by}`, order)
    .orderBy('alert.id', order)
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  return {
    total,
    alerts: found.map((row) => ({
      id: row.id,
      about: row.taskId !== null ? 'task' : row.renewalOfId !== null ? 'renewal' : 'order',
      task: row.taskId === null ? null : { id: row.taskId, name: row.name ?? '' },
      consentDocument: row.orderId === null ? null : { id: row.orderId, title: row.title ?? '' },
      scheduledTaskId: row.scheduledTaskId,
      dueDate: row.dueDate,
      stage: row.stage,
      recipient: { id: row.recipientId, name: row.recipientName },
      channel: row.channel as Alert['channel'],
      morning: row.morning,
      result: row.result as Alert['result'],
      note: row.note,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    })),
  };
}
