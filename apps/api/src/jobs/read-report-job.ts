import { toReportFailure } from '@anupalan/compliance/results/failures';
import type { ReportReading } from '@anupalan/compliance/results/types';
import { todayIn } from '@anupalan/compliance/schedules/today';
import type { Tx } from '../database/database.ts';
import type { Services } from '../http/services.ts';
import { findState, getTimeZone } from '../modules/organisation/repository.ts';
import { countPages, findNextShare } from '../modules/quotas/reading-share.ts';
import { failReading, keepReading } from '../modules/results/keep-reading.ts';
import * as reports from '../modules/results/repository.ts';
import type { JobHandler, JobPayloads } from './job-queue.ts';
import { type Readers, readReportInChild } from './read-order/run-child.ts';

const GAVE_UP = 'Reading this report was interrupted several times. Delete it and upload it again.';

/**
 * The worker of the queue of reports. Run again after a crash, it begins anew and leaves the same result; a report that
 * was read is left alone. Pages count for the organisation's share of the day, as those of orders.
 */
export function createReportReader(
  services: Services,
  read: Readers['report'] = readReportInChild,
): JobHandler<'read-report'> {
  return async (payload, { isLast, signal }) => {
    const found = await services.db.forOrganisation(payload.organisationId, (tx) =>
      begin(services, tx, payload),
    );
    if (!found) return;
    try {
      await readAndKeep(services, payload, found, { read, signal });
    } catch (error) {
      if (signal.aborted || !isLast) throw error;
      services.log.error({ err: error, ...payload }, 'A report could not be read');
      await services.db.forOrganisation(payload.organisationId, (tx) =>
        failReading(tx, { ...payload, now: services.now() }, GAVE_UP),
      );
    }
  };
}

const NOTHING: ReportReading = { values: [], unreadPages: [] };

/** A report's file, and the state of the organisation as its page has it. */
type Found = { fileKey: string; size: number; mimeType: string; state: string | null };

/** The file to read; null where there is nothing to do now. A report over today's share is queued for tomorrow. */
async function begin(
  services: Services,
  tx: Tx,
  { organisationId, reportId }: JobPayloads['read-report'],
): Promise<Found | null> {
  const report = await reports.findReport(tx, reportId);
  if (report?.status !== 'queued') return null;
  const now = services.now();
  const next = await findNextShare(tx, organisationId, now);
  if (next !== null) {
    const startAfter = Math.max(1, Math.ceil((next.getTime() - now.getTime()) / 1000));
    await services.jobs.enqueue(
      tx,
      'read-report',
      { organisationId, reportId },
      { startAfter, groupId: organisationId },
    );
    return null;
  }
  const fileKey = report.fileKey ?? (await reports.findSharedKey(tx, report));
  if (fileKey === null) return null;
  const state = await findState(tx, organisationId);
  return { fileKey, size: Number(report.size), mimeType: report.mimeType, state };
}

async function readAndKeep(
  services: Services,
  { organisationId, reportId }: JobPayloads['read-report'],
  { fileKey, size, mimeType, state }: Found,
  { read, signal }: { read: Readers['report']; signal: AbortSignal },
): Promise<void> {
  const readOnce = async () =>
    read({
      bytes: await services.files.read(fileKey, size),
      mimeType,
      state,
      signal,
      onWarning: (warning) => services.log.warn({ organisationId, reportId }, warning),
    });
  let outcome = await readOnce();
  // What somebody else ended may be short of memory because of others: the file is blamed at the second time.
  if (!outcome.ok && outcome.code === 'killed') outcome = await readOnce();
  if (!outcome.ok && outcome.code === 'aborted') throw new Error('The reading was stopped');
  const now = services.now();
  await services.db.forOrganisation(organisationId, async (tx) => {
    const today = todayIn(await getTimeZone(tx, organisationId), now.toISOString());
    const target = { organisationId, reportId, now, today };
    // Pages with hardly a word hold no results, as pages with other words do.
    if (!outcome.ok && outcome.code !== 'empty') await failReading(tx, target, toReportFailure(outcome.code));
    else await keepReading(tx, target, outcome.ok ? outcome.reading : NOTHING);
    await countPages(tx, organisationId, outcome.ok ? (outcome.pageCount ?? 1) : 1, now);
  });
}
