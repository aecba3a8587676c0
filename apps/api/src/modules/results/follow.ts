import { RESULT_MESSAGES, RESULT_MIME_TYPES } from '@anupalan/enums/results';
import { v7 as uuidv7 } from 'uuid';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import type { Services } from '../../http/services.ts';
import { type AskedFor, findOrder } from './find-order.ts';
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

/**
 * Reads an approved report of a laboratory of the marketplace, and has it compared with the limits of its order.
 * @returns why it is not compared; null where it is
 */
export async function followLabReport(
  services: Pick<Services, 'jobs' | 'now'>,
  tx: Tx,
  caller: MemberCaller,
  report: Kept,
  asked: AskedFor,
): Promise<string | null> {
  if (!mayHoldResults(report)) return RESULT_MESSAGES.unsupported;
  const order = await findOrder(tx, asked);
  if ('reason' in order) return order.reason;
  await queueReport(services, tx, {
    ...toReport(services, caller, order.id, report),
    labReportId: report.id,
  });
  return null;
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
