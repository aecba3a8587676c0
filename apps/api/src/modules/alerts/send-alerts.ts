import { setTimeout as sleep } from 'node:timers/promises';
import { mondayOf } from '@anupalan/compliance/alerts/digest';
import { addDays, daysBetween } from '@anupalan/compliance/schedules/dates';
import { todayIn } from '@anupalan/compliance/schedules/today';
import { COMPANY_PATHS } from '@anupalan/enums/paths';
import type { Services } from '../../http/services.ts';
import type { JobPayloads } from '../../jobs/job-queue.ts';
import { type AlertItem, alertMail, toAlertGroups } from '../../mail/alert-mail.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { toPortalUrl } from '../../mail/portal-url.ts';
import {
  toOccurrencePath,
  toOccurrencesPath,
  toOrderPath,
  toPreferencesPath,
} from '../notifications/links.ts';
import { listMailed } from './list-mailed.ts';
import * as mails from './mails.ts';
import { NOTES } from './notes.ts';
import * as repository from './repository.ts';

/** How often it is tried to record a mail that went out, each time after a longer wait. */
const RECORD_TRIES = 5;
const RECORD_WAIT_MS = 200;

/**
 * Sends the mail of one user and morning. What the mail server took is recorded at once, in one row, before the many
 * lines of the ledger: whatever fails behind it, the mail does not go out again, and the next try goes on with the
 * lines. Between the mail server's word and that row a crash is possible: then the mail goes out once more, with the
 * same Message-ID (D24).
 * @throws what the mail server says, so that the job is run again; at the last time the ledger says that it failed
 */
export async function sendAlerts(
  services: Services,
  mailer: Mailer,
  job: JobPayloads['send-alerts'],
  attempt: { isLast: boolean },
): Promise<void> {
  const { db } = services;
  if (await db.forOrganisation(job.organisationId, (tx) => mails.isMailSent(tx, job))) {
    await setResults(services, job, 'all', { result: 'sent', note: null });
    return;
  }
  const found = await collect(services, job);
  if (found === null) return;
  try {
    await mailer.send({
      to: found.email,
      messageId: `<alerts-${job.morning}-${job.userId}@${new URL(services.config.portalUrl).hostname}>`,
      ...alertMail(found.content),
    });
  } catch (error) {
    if (attempt.isLast) await setResults(services, job, 'all', { result: 'failed', note: NOTES.refused });
    throw error;
  }
  await recordMail(services, job);
  await setResults(services, job, 'all', { result: 'sent', note: null });
}

/** A database that is away for a moment is no reason to send a mail twice. */
async function recordMail(services: Services, job: JobPayloads['send-alerts']): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      await services.db.forOrganisation(job.organisationId, (tx) =>
        mails.recordMail(tx, { ...job, sentAt: services.now() }),
      );
      return;
    } catch (error) {
      if (tried >= RECORD_TRIES) throw error;
      await sleep(RECORD_WAIT_MS * 2 ** tried);
    }
  }
}

/** Decides on the lines of a mail, some in each transaction: there may be many thousands. */
async function setResults(
  services: Services,
  job: JobPayloads['send-alerts'],
  which: 'settled' | 'all',
  outcome: Omit<mails.Outcome, 'now'>,
): Promise<void> {
  const decided = { ...outcome, now: services.now() };
  const setSome = () =>
    services.db.forOrganisation(job.organisationId, (tx) => mails.setSomeResults(tx, job, which, decided));
  for (let isMore = true; isMore; ) isMore = await setSome();
}

/** What is still to be said; what has been settled meanwhile is written as left out. Null: nothing, or to nobody. */
async function collect(services: Services, job: JobPayloads['send-alerts']) {
  const { organisationId, userId } = job;
  const reader = await services.db.forOrganisation(organisationId, (tx) => mails.findReader(tx, userId));
  if (!reader) {
    await setResults(services, job, 'all', { result: 'skipped', note: NOTES.gone });
    return null;
  }
  await setResults(services, job, 'settled', { result: 'skipped', note: NOTES.done });
  return services.db.forOrganisation(organisationId, async (tx) => {
    const organisation = await repository.getOrganisation(tx, organisationId);
    const today = todayIn(organisation.timeZone, services.now().toISOString());
    const until = addDays(mondayOf(today), 6);
    const digest = job.isDigest ? { until, isOwner: organisation.ownerId === userId } : null;
    const rows = await listMailed(tx, job, today, digest);
    if (rows.length === 0) return null;
    const { portalUrl } = services.config;
    const toItem = ({ about, subjectId, dueDate, ...row }: (typeof rows)[number]): AlertItem => ({
      about,
      title: row.title,
      dueDate,
      daysLeft: daysBetween(today, dueDate),
      assignee: row.assigneeId === userId ? null : row.assigneeName,
      link: toPortalUrl(
        portalUrl,
        about === 'task'
          ? toOccurrencePath(organisation.type, { taskId: subjectId, dueDate })
          : toOrderPath(subjectId),
      ),
    });
    return {
      email: reader.email,
      content: {
        name: reader.name,
        organisation: organisation.name,
        isDigest: digest !== null,
        groups: toAlertGroups((group) => {
          const ofGroup = rows.filter((row) => row.group === group);
          return { count: ofGroup[0]?.total ?? 0, items: ofGroup.map(toItem) };
        }),
        listLink: toPortalUrl(portalUrl, toOccurrencesPath(organisation.type)),
        ordersLink: toPortalUrl(portalUrl, COMPANY_PATHS.consentDocuments),
        preferencesLink: toPortalUrl(portalUrl, toPreferencesPath(organisation.type)),
      },
    };
  });
}
