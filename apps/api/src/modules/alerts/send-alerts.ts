import { daysBetween } from '@anupalan/compliance/schedules/dates';
import { todayIn } from '@anupalan/compliance/schedules/today';
import { COMPANY_PATHS } from '@anupalan/enums/paths';
import type { Services } from '../../http/services.ts';
import type { JobPayloads } from '../../jobs/job-queue.ts';
import { type AlertItem, alertMail } from '../../mail/alert-mail.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { toPortalUrl } from '../../mail/portal-url.ts';
import {
  toOccurrencePath,
  toOccurrencesPath,
  toOrderPath,
  toPreferencesPath,
} from '../notifications/links.ts';
import { NOTES } from './make-alerts.ts';
import * as repository from './repository.ts';

/**
 * Sends the mail of one user and morning. Between the mail server's word and the ledger's line a crash is possible:
 * then the mail goes out again, with the same Message-ID (D24).
 * @throws what the mail server says, so that the job is run again; at the last time the ledger says that it failed
 */
export async function sendAlerts(
  services: Services,
  mailer: Mailer,
  job: JobPayloads['send-alerts'],
  attempt: { isLast: boolean },
): Promise<void> {
  const found = await collect(services, job);
  if (found === null) return;
  const setResult = (result: 'sent' | 'failed', note: string | null) =>
    services.db.forOrganisation(job.organisationId, (tx) =>
      repository.setResult(tx, found.ids, job.morning, { result, note, now: services.now() }),
    );
  try {
    await mailer.send({
      to: found.email,
      messageId: `<alerts-${job.morning}-${job.userId}@${new URL(services.config.portalUrl).hostname}>`,
      ...alertMail(found.content),
    });
  } catch (error) {
    if (attempt.isLast) await setResult('failed', NOTES.refused);
    throw error;
  }
  await setResult('sent', null);
}

type Row = Awaited<ReturnType<typeof repository.listMailed>>[number];

/** What is still to be said; what has been settled meanwhile is written as left out. Null: nothing, or to nobody. */
async function collect(services: Services, { organisationId, userId, morning }: JobPayloads['send-alerts']) {
  const now = services.now();
  return services.db.forOrganisation(organisationId, async (tx) => {
    const organisation = await repository.getOrganisation(tx, organisationId);
    const rows = await repository.listMailed(tx, userId, morning);
    const reader = await repository.findReader(tx, userId);
    const leaveOut = (each: readonly Row[], note: string) =>
      repository.setResult(
        tx,
        each.map(({ id }) => id),
        morning,
        { result: 'skipped', note, now },
      );
    if (!reader) {
      await leaveOut(rows, NOTES.gone);
      return null;
    }
    await leaveOut(rows.filter(isSettled), NOTES.done);
    const left = rows.filter((row) => !isSettled(row));
    if (left.length === 0) return null;
    const { portalUrl } = services.config;
    const today = todayIn(organisation.timeZone, now.toISOString());
    return {
      ids: left.map(({ id }) => id),
      email: reader.email,
      content: {
        name: reader.name,
        organisation: organisation.name,
        items: left.map(
          (row): AlertItem => ({
            kind: row.taskId === null ? 'order' : 'task',
            title: row.name ?? row.title ?? '',
            dueDate: row.dueDate,
            daysLeft: daysBetween(today, row.dueDate),
            assignee: row.assigneeId === userId ? null : row.assigneeName,
            link: toPortalUrl(
              portalUrl,
              row.taskId === null
                ? toOrderPath(row.consentDocumentId ?? '')
                : toOccurrencePath(organisation.type, { taskId: row.taskId, dueDate: row.dueDate }),
            ),
          }),
        ),
        listLink: toPortalUrl(portalUrl, toOccurrencesPath(organisation.type)),
        ordersLink: toPortalUrl(portalUrl, COMPANY_PATHS.consentDocuments),
        preferencesLink: toPortalUrl(portalUrl, toPreferencesPath(organisation.type)),
      },
    };
  });
}

/** Done, taken away or renewed since the morning. */
function isSettled(row: Row): boolean {
  return row.taskId === null
    ? row.archivedAt !== null || row.supersededById !== null
    : row.deletedAt !== null || row.scheduledId === null || row.completedAt !== null;
}
