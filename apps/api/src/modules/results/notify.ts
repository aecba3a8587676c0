import type { Tx } from '../../database/database.ts';
import { toOrderPath } from '../notifications/links.ts';
import { notifyUser } from '../notifications/service.ts';
import type { CitedLimit } from './limits.ts';
import * as repository from './repository.ts';
import { describeResults, type Judged } from './words.ts';

/** Results of a report that people are told of; `correctedBy`: who has just corrected them, and needs no notification. */
export type ToldResults = {
  report: Pick<repository.ReportRow, 'fileName' | 'evidenceId' | 'consentDocumentId'>;
  judged: readonly Judged[];
  limits: readonly CitedLimit[];
  organisationId: string;
  correctedBy?: { id: string; name: string };
  now: Date;
};

/** Tells the owner, and whoever the task is assigned to, of results that exceed their limit or are close to it. */
export async function tellResults(
  tx: Tx,
  { report, judged, limits, organisationId, correctedBy, now }: ToldResults,
): Promise<void> {
  const words = describeResults(judged, limits);
  if (words === null) return;
  const source = correctedBy ? `${report.fileName}, corrected by ${correctedBy.name}` : report.fileName;
  for (const userId of await repository.listTold(tx, organisationId, report.evidenceId)) {
    if (userId === correctedBy?.id) continue;
    await notifyUser(tx, {
      organisationId,
      userId,
      title: words.title,
      message: `${source}: ${words.message}`,
      link: toOrderPath(report.consentDocumentId),
      type: 'alert',
      now,
    });
  }
}
