import type { LabMedium } from '@anupalan/enums/labs';
import type { Enquiry } from '@anupalan/validators/entities/enquiry';
import type { DecideReportRequest, ReportFields } from '@anupalan/validators/requests/enquiries';
import { v7 as uuidv7 } from 'uuid';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { AppError, notFound } from '../../http/problem.ts';
import type { Received } from '../../http/receive-file.ts';
import { isId } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { insertEvidence } from '../evidence/service.ts';
import { keepWithinQuota, takeRoom } from '../quotas/storage.ts';
import { followLabReport } from '../results/follow.ts';
import { getByIds } from '../scheduled-tasks/service.ts';
import { getTasksByIds, todayOf } from '../tasks/service.ts';
import * as reports from './report-repository.ts';
import * as repository from './repository.ts';
import { getEnquiry, getEnquiryIn, lockFor, note } from './service.ts';

const REPORT = 'report';

/** The laboratory sends a report. @throws AppError conflict (409), too_large (413) without room; the file is gone then */
export async function addReport(
  services: Services,
  caller: MemberCaller,
  enquiryId: string,
  received: Received,
  fields: ReportFields,
): Promise<Enquiry> {
  const fileKey = await keepWithinQuota(services, caller, received.spooled);
  try {
    return await services.db.forOrganisation(caller.organisation.id, async (tx) => {
      const row = await lockFor(tx, caller, enquiryId, 'report');
      await takeRoom(tx, caller.organisation.id, received.spooled.size);
      const now = services.now();
      await reports.insertReport(tx, {
        id: uuidv7(),
        companyId: row.companyId,
        labId: row.labId,
        enquiryId,
        fileName: received.fileName,
        mimeType: received.mimeType,
        size: received.spooled.size,
        sha256: received.sha256,
        fileKey,
        reportNo: fields.reportNo || null,
        sampledOn: fields.sampledOn ?? null,
        note: fields.note || null,
        uploadedBy: caller.name,
        createdAt: now,
      });
      await repository.update(tx, enquiryId, { status: 'reported' }, now);
      await note(services, tx, caller, row, {
        to: 'reported',
        summary: `Sent the report ${received.fileName} for “${row.subject}”`,
      });
      return getEnquiryIn(tx, caller, enquiryId);
    });
  } catch (error) {
    await services.files.delete(fileKey);
    throw error;
  }
}

/** A report of an enquiry. @throws AppError not_found (404) */
export async function getReport(
  services: Services,
  caller: MemberCaller,
  enquiryId: string,
  id: string,
): Promise<reports.ReportRow> {
  const found = isId(id)
    ? await services.db.forOrganisation(caller.organisation.id, (tx) => reports.findReport(tx, enquiryId, id))
    : undefined;
  if (!found) throw notFound(REPORT);
  return found;
}

/**
 * The company approves or rejects a report (D27). Approved, a copy of its file becomes evidence of the due date; a
 * copy, because each organisation may delete its own.
 * @returns the enquiry, and whether the report was kept as evidence
 * @throws AppError conflict (409), invalid (422) where the date takes no more files, too_large (413) where the company has
 * no room for the copy
 */
export async function decideReport(
  services: Services,
  caller: MemberCaller,
  enquiryId: string,
  reportId: string,
  decision: DecideReportRequest,
): Promise<{ enquiry: Enquiry; isEvidence: boolean }> {
  const report = await getReport(services, caller, enquiryId, reportId);
  const isApproved = decision.status === 'approved';
  const copyKey = isApproved ? await copyFile(services, caller, report) : null;
  let isEvidence = false;
  try {
    await services.db.forOrganisation(caller.organisation.id, async (tx) => {
      const row = await lockFor(tx, caller, enquiryId, 'decide');
      const current = await reports.findReport(tx, enquiryId, reportId);
      if (current?.status !== 'pending')
        throw new AppError('conflict', 'This report has already been approved or rejected.');
      const occurrenceId = isApproved ? await findOpenOccurrence(services, tx, caller, row) : null;
      if (occurrenceId !== null && copyKey !== null) {
        await insertEvidence(services, tx, caller, occurrenceId, {
          fileName: report.fileName,
          mimeType: report.mimeType,
          size: Number(report.size),
          sha256: report.sha256,
          fileKey: copyKey,
          effectiveDate: report.sampledOn,
        });
        isEvidence = true;
      }
      let notCompared: string | null = null;
      if (isApproved) {
        const { fileName, mimeType, sha256, sampledOn } = report;
        const kept = { id: reportId, fileName, mimeType, size: Number(report.size), sha256, sampledOn };
        notCompared = await followLabReport(services, tx, caller, kept, {
          taskId: row.taskId,
          consentDocumentId: row.consentDocumentId,
          medium: row.medium as LabMedium,
          parameters: row.parameters as string[],
        });
      }
      const now = services.now();
      const remark = decision.remark || null;
      await reports.decideReport(tx, reportId, {
        status: decision.status,
        remark,
        decidedBy: caller.name,
        isEvidence,
        notCompared,
        now,
      });
      const to = isApproved ? 'completed' : 'ordered';
      await repository.update(tx, enquiryId, { status: to }, now);
      await note(services, tx, caller, row, {
        to,
        ...(remark === null ? {} : { text: remark }),
        summary: `${isApproved ? 'Approved' : 'Rejected'} ${report.fileName} for “${row.subject}”`,
      });
    });
  } catch (error) {
    if (copyKey !== null) await services.files.delete(copyKey);
    throw error;
  }
  if (copyKey !== null && !isEvidence) await services.files.delete(copyKey);
  return { enquiry: await getEnquiry(services, caller, enquiryId), isEvidence };
}

async function copyFile(
  services: Services,
  caller: MemberCaller,
  report: reports.ReportRow,
): Promise<string> {
  const bytes = await services.files.read(report.fileKey, Number(report.size));
  return keepWithinQuota(services, caller, await services.files.spool(bytes));
}

/** The due date that a report is evidence of; null where there is none any more, or its task was deleted. */
async function findOpenOccurrence(
  services: Services,
  tx: Tx,
  caller: MemberCaller,
  { scheduledTaskId, taskId }: repository.EnquiryRow,
): Promise<string | null> {
  if (scheduledTaskId === null || taskId === null) return null;
  const [date] = await getByIds(tx, [scheduledTaskId], todayOf(services, caller));
  if (!date) return null;
  try {
    await getTasksByIds(tx, [taskId]);
    return date.id;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}
