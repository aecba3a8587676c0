import { compareResult } from '@anupalan/compliance/results/compare';
import { compareSeries, toSeries } from '@anupalan/compliance/results/series';
import { FIELD_MESSAGES } from '@anupalan/enums/field-messages';
import { RESULT_MESSAGES, RESULTS_ON_DASHBOARD, type ResultState } from '@anupalan/enums/results';
import type {
  OrderResults,
  ResultReport,
  ResultReportDetail,
  ResultSummary,
} from '@anupalan/validators/entities/result';
import { v7 as uuidv7 } from 'uuid';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { AppError, invalidField, notFound } from '../../http/problem.ts';
import type { Received } from '../../http/receive-file.ts';
import { isId } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { recordChange } from '../audit/service.ts';
import { keepWithinQuota, takeRoom } from '../quotas/storage.ts';
import { todayOf } from '../tasks/service.ts';
import { type Compared, toReport, toResultSeries, toValue } from './entities.ts';
import { type CitedLimit, listOrderLimits } from './limits.ts';
import * as repository from './repository.ts';
import * as valueRepository from './value-repository.ts';

const REPORT = 'report';

/** What was measured against the limits of an order: the worst parameter first, the newest report first. */
export async function listResults(
  services: Services,
  caller: MemberCaller,
  documentId: string,
): Promise<OrderResults> {
  return services.db.readOrganisation(caller.organisation.id, async (tx) => {
    const [reports, samples, limitsOf] = await Promise.all([
      repository.listReports(tx, documentId),
      valueRepository.listSamples(tx, documentId),
      listOrderLimits(tx, [documentId]),
    ]);
    const limits = limitsOf.get(documentId) ?? [];
    const values = await compareValues(
      tx,
      reports.map(({ id }) => id),
      limits,
    );
    const name = samples[0]?.documentTitle ?? '';
    return {
      series: toSeries(samples, limits).map((series) =>
        toResultSeries(series, limits, { id: documentId, name }),
      ),
      reports: reports.map((row) => toReport(row, values.get(row.id) ?? [])),
    };
  });
}

/** Nothing was measured, or nobody may see it. */
export const NO_RESULTS: ResultSummary = { series: [], total: 0, exceeded: 0, close: 0 };

/** What was measured against the limits of all orders in force, the worst first. */
export async function summariseResults(tx: Tx): Promise<ResultSummary> {
  const samples = Map.groupBy(await valueRepository.listSamples(tx), ({ documentId }) => documentId);
  if (samples.size === 0) return NO_RESULTS;
  const limitsOf = await listOrderLimits(tx, [...samples.keys()]);
  const all = [...samples].flatMap(([id, values]) => {
    const limits = limitsOf.get(id) ?? [];
    const document = { id, name: values[0]?.documentTitle ?? '' };
    return toSeries(values, limits).map((series) => ({ series, limits, document }));
  });
  all.sort((a, b) => compareSeries(a.series, b.series));
  const count = (state: ResultState) =>
    all.filter(({ series }) => series.latest.comparison.state === state).length;
  return {
    series: all
      .slice(0, RESULTS_ON_DASHBOARD)
      .map(({ series, limits, document }) => toResultSeries(series, limits, document)),
    total: all.length,
    exceeded: count('exceeded'),
    close: count('close'),
  };
}

async function compareValues(
  tx: Tx,
  reportIds: readonly string[],
  limits: readonly CitedLimit[],
): Promise<Map<string, Compared[]>> {
  const compared = (await valueRepository.listValues(tx, reportIds)).map((value) => ({
    value,
    comparison: compareResult(value, limits),
  }));
  return Map.groupBy(compared, ({ value }) => value.reportId);
}

/** A report of an order with its results. @throws AppError not_found (404) */
export async function getReport(
  services: Services,
  caller: MemberCaller,
  documentId: string,
  id: string,
): Promise<ResultReportDetail> {
  return services.db.readOrganisation(caller.organisation.id, (tx) => getReportIn(tx, documentId, id));
}

async function getReportIn(tx: Tx, documentId: string, id: string): Promise<ResultReportDetail> {
  const row = await findRow(tx, documentId, id);
  const limits = (await listOrderLimits(tx, [documentId])).get(documentId) ?? [];
  const compared = (await compareValues(tx, [id], limits)).get(id) ?? [];
  return { ...toReport(row, compared), values: compared.map((each) => toValue(each, limits)) };
}

async function findRow(tx: Tx, documentId: string, id: string): Promise<repository.ReportRow> {
  const row = isId(id) ? await repository.findReport(tx, id, documentId) : undefined;
  if (!row) throw notFound(REPORT);
  return row;
}

/** The file of a report, wherever it belongs. @throws AppError not_found (404) */
export async function getFile(services: Services, caller: MemberCaller, documentId: string, id: string) {
  return services.db.readOrganisation(caller.organisation.id, async (tx) => {
    const row = await findRow(tx, documentId, id);
    const fileKey = row.fileKey ?? (await repository.findSharedKey(tx, row));
    if (fileKey === null) throw notFound(REPORT);
    return { ...row, fileKey };
  });
}

/**
 * Keeps a report of a laboratory and has it read.
 * @throws AppError conflict (409) for one that is there already, too_large (413) without room; the file is gone then
 */
export async function addReport(
  services: Services,
  caller: MemberCaller,
  documentId: string,
  received: Received,
  sampledOn: string | null,
): Promise<ResultReport> {
  const fileKey = await keepWithinQuota(services, caller, received.spooled);
  try {
    return await services.db.forOrganisation(caller.organisation.id, async (tx) => {
      await takeRoom(tx, caller.organisation.id, received.spooled.size);
      const id = uuidv7();
      const report = {
        id,
        organisationId: caller.organisation.id,
        consentDocumentId: documentId,
        fileKey,
        fileName: received.fileName,
        mimeType: received.mimeType,
        size: received.spooled.size,
        sha256: received.sha256,
        sampledOn,
        uploadedBy: caller.userId,
        createdAt: services.now(),
      };
      if (!(await queueReport(services, tx, report))) throw new AppError('conflict', RESULT_MESSAGES.twice);
      await recordChange(tx, caller, {
        action: 'upload_results',
        entity: 'consent_document',
        entityId: documentId,
        summary: `Uploaded the results ${received.fileName}`,
        details: { reportId: id, fileName: received.fileName },
        at: services.now(),
      });
      const row = await findRow(tx, documentId, id);
      return toReport(row, []);
    });
  } catch (error) {
    await services.files.delete(fileKey);
    throw error;
  }
}

/** @throws AppError invalid (422) for a day that has not come yet */
export function checkSampledOn(services: Services, caller: MemberCaller, day: string | null): void {
  if (day !== null && day > todayOf(services, caller))
    throw invalidField('sampledOn', FIELD_MESSAGES.sampledInFuture);
}

/** Writes a report down and has it read. @returns false where it is there already */
export async function queueReport(
  services: Pick<Services, 'jobs'>,
  tx: Tx,
  report: repository.NewReport,
): Promise<boolean> {
  if (!(await repository.insertReport(tx, report))) return false;
  const { organisationId, id: reportId } = report;
  await services.jobs.enqueue(tx, 'read-report', { organisationId, reportId }, { groupId: organisationId });
  return true;
}

/** Deletes a report with its results. A file that belongs to evidence or to an enquiry stays there. */
export async function deleteReport(
  services: Services,
  caller: MemberCaller,
  documentId: string,
  id: string,
): Promise<void> {
  const fileKey = await services.db.forOrganisation(caller.organisation.id, async (tx) => {
    const row = await findRow(tx, documentId, id);
    await repository.deleteReport(tx, id);
    await recordChange(tx, caller, {
      action: 'delete_results',
      entity: 'consent_document',
      entityId: documentId,
      summary: `Deleted the results ${row.fileName}`,
      details: { reportId: id, fileName: row.fileName },
      at: services.now(),
    });
    return row.fileKey;
  });
  // After the transaction: deleting a file cannot be undone.
  if (fileKey !== null) await services.files.delete(fileKey);
}

/** The orders with whose limits reports of laboratories are compared, by report: the company's own affair. */
export async function listComparedOrders(
  tx: Tx,
  labReportIds: readonly string[],
): Promise<ReadonlyMap<string, { id: string; name: string }>> {
  return repository.listOrdersOfLabReports(tx, labReportIds);
}
