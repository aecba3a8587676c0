import type { ResultReportStatus } from '@anupalan/enums/results';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** Reports shown of an order, the newest first. */
const REPORTS_MAX = 20;
/** Orders whose limits are looked at for a report that names none. */
const ORDERS_MAX = 100;

/** A row of `result_reports` with who sent it; `fileKey` is that of the file wherever it belongs. */
export type ReportRow = Awaited<ReturnType<ReturnType<typeof selectReports>['execute']>>[number];

function selectReports(tx: Tx) {
  return tx
    .selectFrom('resultReports')
    .innerJoin('users', 'users.id', 'resultReports.uploadedBy')
    .select([
      'resultReports.id',
      'resultReports.consentDocumentId',
      'resultReports.evidenceId',
      'resultReports.labReportId',
      'resultReports.fileKey',
      'resultReports.fileName',
      'resultReports.mimeType',
      'resultReports.size',
      'resultReports.sha256',
      'resultReports.sampledOn',
      'resultReports.status',
      'resultReports.failure',
      'resultReports.unreadPages',
      'resultReports.createdAt',
      'users.id as uploaderId',
      'users.name as uploaderName',
    ]);
}

/** Reports of an order, the newest first. */
export async function listReports(tx: Tx, documentId: string): Promise<ReportRow[]> {
  return selectReports(tx)
    .where('resultReports.consentDocumentId', '=', documentId)
    .orderBy('resultReports.createdAt', 'desc')
    .orderBy('resultReports.id', 'desc')
    .limit(REPORTS_MAX)
    .execute();
}

/** One report; with `documentId` only of that order. */
export async function findReport(tx: Tx, id: string, documentId?: string): Promise<ReportRow | undefined> {
  let query = selectReports(tx).where('resultReports.id', '=', id);
  if (documentId !== undefined) query = query.where('resultReports.consentDocumentId', '=', documentId);
  return query.executeTakeFirst();
}

/** The key of a report's file where it is that of evidence or of a laboratory's report. */
export async function findSharedKey(
  tx: Tx,
  { evidenceId, labReportId }: Pick<ReportRow, 'evidenceId' | 'labReportId'>,
): Promise<string | null> {
  if (evidenceId !== null) {
    const row = await tx
      .selectFrom('evidence')
      .select('fileKey')
      .where('id', '=', evidenceId)
      .executeTakeFirst();
    return row?.fileKey ?? null;
  }
  if (labReportId === null) return null;
  const row = await tx
    .selectFrom('labReports')
    .select('fileKey')
    .where('id', '=', labReportId)
    .executeTakeFirst();
  return row?.fileKey ?? null;
}

/** A report to read. */
export type NewReport = {
  id: string;
  organisationId: string;
  consentDocumentId: string;
  evidenceId?: string;
  labReportId?: string;
  fileKey?: string;
  fileName: string;
  mimeType: string;
  size: number;
  sha256: Buffer;
  sampledOn: string | null;
  uploadedBy: string;
  createdAt: Date;
};

/** @returns false where the same report is there already */
export async function insertReport(tx: Tx, report: NewReport): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('resultReports')
    .values({ ...report, updatedAt: report.createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Takes a report that waits to be read, for as long as the transaction lasts; null where it was read or deleted. */
export async function lockQueued(tx: Tx, id: string): Promise<{ id: string } | undefined> {
  return tx
    .selectFrom('resultReports')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .forUpdate()
    .executeTakeFirst();
}

export async function setStatus(
  tx: Tx,
  id: string,
  status: ResultReportStatus,
  { failure = null, unreadPages = [], now }: { failure?: string | null; unreadPages?: number[]; now: Date },
): Promise<void> {
  await tx
    .updateTable('resultReports')
    .set({ status, failure, unreadPages, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

export async function deleteReport(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('resultReports').where('id', '=', id).execute();
}

/** Who is told of results: the owner, and whoever the task is assigned to. */
export async function listTold(tx: Tx, organisationId: string, evidenceId: string | null): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT users.id FROM users
    WHERE users.is_active AND users.deleted_at IS NULL AND users.id IN (
      SELECT owner_id FROM organisations WHERE id = ${organisationId}
      UNION
      SELECT task.assignee_id FROM evidence
        JOIN scheduled_tasks AS date ON date.id = evidence.scheduled_task_id
        JOIN tasks AS task ON task.id = date.task_id
        WHERE evidence.id = ${evidenceId})`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The order that evidence of a due date speaks of: that of a task that is about monitoring or reports. */
export async function findMonitoredOrder(tx: Tx, scheduledTaskId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('scheduledTasks')
    .innerJoin('tasks', 'tasks.id', 'scheduledTasks.taskId')
    .innerJoin('obligations', 'obligations.id', 'tasks.obligationId')
    .select('tasks.consentDocumentId')
    .where('scheduledTasks.id', '=', scheduledTaskId)
    .where('obligations.category', 'in', ['monitoring', 'reporting'])
    .executeTakeFirst();
  return row?.consentDocumentId ?? null;
}

/** The order of a task. */
export async function findOrderOfTask(tx: Tx, taskId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('tasks')
    .select('consentDocumentId')
    .where('id', '=', taskId)
    .executeTakeFirst();
  return row?.consentDocumentId ?? null;
}

/** Orders that were read and are in force, the newest first. */
export async function listOrdersInForce(tx: Tx): Promise<{ id: string; title: string }[]> {
  return tx
    .selectFrom('consentDocuments')
    .select(['id', 'title'])
    .where('status', '=', 'ready')
    .where('supersededById', 'is', null)
    .where('archivedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(ORDERS_MAX)
    .execute();
}

/** The orders with whose limits reports of laboratories are compared, by report. */
export async function listOrdersOfLabReports(
  tx: Tx,
  labReportIds: readonly string[],
): Promise<Map<string, { id: string; name: string }>> {
  if (labReportIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('resultReports')
    .innerJoin('consentDocuments', 'consentDocuments.id', 'resultReports.consentDocumentId')
    .select(['resultReports.labReportId', 'consentDocuments.id', 'consentDocuments.title as name'])
    .where(sql<boolean>`result_reports.lab_report_id = ANY(${labReportIds}::uuid[])`)
    .execute();
  return new Map(rows.map(({ labReportId, ...order }) => [labReportId ?? '', order]));
}
