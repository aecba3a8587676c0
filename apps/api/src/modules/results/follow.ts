import { RESULT_MIME_TYPES } from '@anupalan/enums/results';
import { v7 as uuidv7 } from 'uuid';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import type { Services } from '../../http/services.ts';
import * as repository from './repository.ts';
import { queueReport } from './service.ts';

/** A file that is kept elsewhere and may hold results. */
type Kept = {
  id: string;
  fileName: string;
  mimeType: string;
  size: number;
  sha256: Buffer;
  sampledOn: string | null;
};

const mayHoldResults = ({ mimeType }: Kept): boolean =>
  mimeType.startsWith('image/') || RESULT_MIME_TYPES.some((type) => type === mimeType);

/** Reads evidence of a due date whose task is about monitoring or reports, and comes from an order. */
export async function followEvidence(
  services: Pick<Services, 'jobs' | 'now'>,
  tx: Tx,
  caller: MemberCaller,
  evidence: Kept & { scheduledTaskId: string },
): Promise<void> {
  if (!mayHoldResults(evidence)) return;
  const order = await repository.findMonitoredOrder(tx, evidence.scheduledTaskId);
  if (order === null) return;
  await queueReport(services, tx, {
    ...toReport(services, caller, order, evidence),
    evidenceId: evidence.id,
  });
}

/** Reads an approved report of a laboratory of the marketplace, where it was asked for a task of an order. */
export async function followLabReport(
  services: Pick<Services, 'jobs' | 'now'>,
  tx: Tx,
  caller: MemberCaller,
  report: Kept & { taskId: string | null },
): Promise<void> {
  if (report.taskId === null || !mayHoldResults(report)) return;
  const order = await repository.findOrderOfTask(tx, report.taskId);
  if (order === null) return;
  await queueReport(services, tx, { ...toReport(services, caller, order, report), labReportId: report.id });
}

function toReport(
  services: Pick<Services, 'now'>,
  caller: MemberCaller,
  consentDocumentId: string,
  { fileName, mimeType, size, sha256, sampledOn }: Kept,
): repository.NewReport {
  return {
    id: uuidv7(),
    organisationId: caller.organisation.id,
    consentDocumentId,
    fileName,
    mimeType,
    size,
    sha256,
    sampledOn,
    uploadedBy: caller.userId,
    createdAt: services.now(),
  };
}
