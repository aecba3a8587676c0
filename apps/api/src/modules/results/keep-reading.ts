import { compareResult } from '@anupalan/compliance/results/compare';
import type { ReportReading, ReportValue, ResultCitation } from '@anupalan/compliance/results/types';
import { RESULT_MAX_VALUES, RESULT_MESSAGES } from '@anupalan/enums/results';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../database/database.ts';
import { toOrderPath } from '../notifications/links.ts';
import { notifyUser } from '../notifications/service.ts';
import { listOrderLimits } from './limits.ts';
import { tellResults } from './notify.ts';
import * as repository from './repository.ts';
import { insertValues } from './value-repository.ts';

/**
 * Writes the results of a report down and tells the owner, and whoever the task is assigned to, of those that exceed
 * their limit or come close. Does nothing for a report that was read or deleted meanwhile. A file without results that is
 * evidence of something else goes without a word. `today`: the organisation's day.
 */
export async function keepReading(
  tx: Tx,
  {
    organisationId,
    reportId,
    now,
    today,
  }: { organisationId: string; reportId: string; now: Date; today: string },
  reading: ReportReading,
): Promise<void> {
  if (!(await repository.lockQueued(tx, reportId))) return;
  const report = await repository.findReport(tx, reportId);
  if (!report) return;
  if (reading.values.length === 0) {
    if (report.evidenceId !== null) return repository.deleteReport(tx, reportId);
    return repository.setStatus(tx, reportId, 'failed', {
      failure: RESULT_MESSAGES.noResults,
      unreadPages: reading.unreadPages,
      now,
    });
  }
  const values = reading.values
    .slice(0, RESULT_MAX_VALUES)
    .map((value) => ({ ...value, citation: toCitation(value, report.sampledOn, today), id: uuidv7() }));
  await insertValues(tx, organisationId, reportId, values);
  await repository.setStatus(tx, reportId, 'read', { unreadPages: reading.unreadPages, now });

  const documentId = report.consentDocumentId;
  const limits = (await listOrderLimits(tx, [documentId])).get(documentId) ?? [];
  const judged = values.map((value) => ({ value, comparison: compareResult(value, limits) }));
  await tellResults(tx, { report, judged, limits, organisationId, now });
}

/** A day that had not come when the report was read is kept as it was read, and in doubt until a person looks at it. */
function toCitation(
  { citation, sampledOn }: ReportValue,
  dayOfReport: string | null,
  today: string,
): ResultCitation {
  const day = sampledOn ?? dayOfReport;
  return day !== null && day > today ? { ...citation, isToCome: true } : citation;
}

/** Writes down why a report could not be read, and tells who sent it. */
export async function failReading(
  tx: Tx,
  { organisationId, reportId, now }: { organisationId: string; reportId: string; now: Date },
  failure: string,
): Promise<void> {
  if (!(await repository.lockQueued(tx, reportId))) return;
  const report = await repository.findReport(tx, reportId);
  if (!report) return;
  await repository.setStatus(tx, reportId, 'failed', { failure, now });
  await notifyUser(tx, {
    organisationId,
    userId: report.uploaderId,
    title: `The results in ${report.fileName} could not be read`.slice(0, 200),
    message: failure,
    link: toOrderPath(report.consentDocumentId),
    now,
  });
}
