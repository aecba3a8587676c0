import { DEFAULT_TIME_ZONE, INVITATION_DAYS, RESET_LINK_MINUTES } from '@anupalan/enums/limits';
import { AUTH_PATHS } from '@anupalan/enums/paths';
import { v7 as uuidv7 } from 'uuid';
import type { Services } from '../http/services.ts';
import type { Mailer } from '../mail/mailer.ts';
import {
  addressTakenMail,
  invitationMail,
  newsletterMail,
  passwordChangedMail,
  resetPasswordMail,
  signUpMail,
  signUpTakenMail,
  supportAnswerMail,
} from '../mail/templates.ts';
import { findAccount, makeResetLink } from '../modules/accounts/service.ts';
import { makeSignUpLink } from '../modules/accounts/sign-up.ts';
import { makeAlerts } from '../modules/alerts/make-alerts.ts';
import { sendAlerts } from '../modules/alerts/send-alerts.ts';
import { READERS } from '../modules/consent-documents/reading-queue.ts';
import { tellOfEnquiry } from '../modules/enquiries/tell.ts';
import { makeNewsletterLinks } from '../modules/newsletter/service.ts';
import { fanOut } from '../modules/notifications/fan-out.ts';
import { sendNotification } from '../modules/notifications/send-notification.ts';
import { createPackMaker } from '../modules/order-packs/make-pack.ts';
import { sendPush } from '../modules/push/service.ts';
import { findAnswerByMail } from '../modules/support/service.ts';
import { makeInvitationLink } from '../modules/users/invitations.ts';
import { callBuildHook } from './call-build-hook.ts';
import { extendOrganisation, sweepOccurrences } from './extend-occurrences.ts';
import { nameOrganisation, sweepNames } from './name-anew.ts';
import { READERS_IN_CHILDREN, type Readers } from './read-order/run-child.ts';
import { createOrderReader } from './read-order-job.ts';
import { createReportReader } from './read-report-job.ts';
import { sweepAlerts } from './sweep-alerts.ts';
import { sweepLeftovers, sweepUnfinished } from './sweep-leftovers.ts';
import { sweepReadings } from './sweep-readings.ts';

/** Orders that a server has in hand: those that it reads, and those that stand still for others' turns. */
const ORDERS_IN_HAND = 6;
/** Reports that a server reads at a time, each of another organisation. */
const REPORTS_IN_HAND = 2;
/** Packs that a server makes at a time, each of another organisation. */
const PACKS_IN_HAND = 2;
/** 02:10 in India, when nobody waits. */
const SWEEP_AT = '40 20 * * *';
/** Every ten minutes: 08:00 comes at another time in each zone. */
const ALERTS_AT = '*/10 * * * *';
const READINGS_AT = '*/2 * * * *';
/** 02:40 in India. */
const LEFTOVERS_AT = '10 21 * * *';
/** Each server has a spool of its own; a queue would reach one of them. */
const UNFINISHED_EVERY_MS = 24 * 60 * 60 * 1000;

/** Gives every queue its worker, and starts the daily sweeps. */
export async function registerJobs(
  services: Services,
  mailer: Mailer,
  readers: Readers = READERS_IN_CHILDREN,
): Promise<void> {
  const { jobs } = services;
  const readOrder = createOrderReader(services, readers.order);
  await jobs.workInTurns('read-order', { concurrency: ORDERS_IN_HAND, perGroup: READERS }, readOrder);
  const reports = { concurrency: REPORTS_IN_HAND, perGroup: 1 };
  await jobs.workInTurns('read-report', reports, createReportReader(services, readers.report));
  const packs = { concurrency: PACKS_IN_HAND, perGroup: 1 };
  await jobs.workInTurns('make-pack', packs, createPackMaker(services));
  await jobs.work('sweep-readings', 1, () => sweepReadings(services));
  await jobs.work('send-reset-link', 2, async ({ email }) => {
    const link = await makeResetLink(services, email);
    if (!link) return;
    await mailer.send({
      to: link.email,
      messageId: newMessageId(services),
      ...resetPasswordMail({ name: link.name, link: link.link, minutes: RESET_LINK_MINUTES }),
    });
  });
  await jobs.work('send-password-changed', 2, async ({ userId }) => {
    const account = await findAccount(services, userId);
    if (account)
      await mailer.send({
        to: account.email,
        messageId: newMessageId(services),
        ...passwordChangedMail({ name: account.name }),
      });
  });
  await jobs.work('send-sign-up-link', 2, async ({ userId }) => {
    const made = await makeSignUpLink(services, userId);
    if (!made) return;
    const { name, link } = made;
    const mail =
      link === null
        ? signUpTakenMail({ name, loginLink: `${services.config.portalUrl}${AUTH_PATHS.login}` })
        : signUpMail({ name, link, until: toDay(made.until) });
    await mailer.send({ to: made.email, messageId: newMessageId(services), ...mail });
  });
  await jobs.work('send-invitation', 2, async ({ userId, invitedBy, organisation }) => {
    const invited = await makeInvitationLink(services, userId);
    if (!invited) return;
    const mail =
      invited.link === null
        ? addressTakenMail({ name: invited.name, invitedBy, organisation })
        : invitationMail({
            name: invited.name,
            invitedBy,
            organisation,
            link: invited.link,
            days: INVITATION_DAYS,
          });
    await mailer.send({ to: invited.email, messageId: newMessageId(services), ...mail });
  });
  await jobs.work('send-newsletter-link', 2, async ({ subscriberId }) => {
    const made = await makeNewsletterLinks(services, subscriberId);
    if (!made) return;
    await mailer.send({ to: made.email, messageId: newMessageId(services), ...newsletterMail(made) });
  });
  await jobs.work('send-support-answer', 2, async (answered) => {
    const answer = await findAnswerByMail(services, answered);
    if (!answer) return;
    const messageId = `<answer-${answered.eventId}@${new URL(services.config.portalUrl).hostname}>`;
    await mailer.send({ to: answer.email, messageId, ...supportAnswerMail(answer) });
  });
  await jobs.work('fan-out-notification', 1, ({ notificationId }) => fanOut(services, notificationId));
  await jobs.work('tell-of-enquiry', 2, (told) => tellOfEnquiry(services, told));
  await jobs.work('call-build-hook', 1, () => callBuildHook(services.config));
  await jobs.work('sweep-occurrences', 2, () => sweepOccurrences(services));
  await jobs.work('sweep-leftovers', 1, () => sweepLeftovers(services));
  await jobs.work('extend-occurrences', 2, ({ organisationId }) =>
    extendOrganisation(services, organisationId),
  );
  await jobs.work('name-anew', 1, ({ organisationId }) => nameOrganisation(services, organisationId));
  await jobs.work('send-notification', 2, (job) => sendNotification(services, mailer, job));
  await jobs.work('sweep-alerts', 1, () => sweepAlerts(services));
  await jobs.work('alert-organisation', 2, ({ organisationId }) => makeAlerts(services, organisationId));
  await jobs.work('send-alerts', 2, (job, attempt) => sendAlerts(services, mailer, job, attempt));
  await jobs.work('send-push', 4, (job) => sendPush(services, job));
  // In tests the clock is the test's, and it sweeps itself.
  if (services.config.nodeEnv !== 'test') {
    await jobs.schedule('sweep-occurrences', SWEEP_AT);
    await jobs.schedule('sweep-alerts', ALERTS_AT);
    await jobs.schedule('sweep-readings', READINGS_AT);
    await jobs.schedule('sweep-leftovers', LEFTOVERS_AT);
    setInterval(() => void sweepUnfinished(services), UNFINISHED_EVERY_MS).unref();
  }
  // What was missed while the server was down is caught up at once.
  await sweepOccurrences(services);
  await sweepAlerts(services);
  await sweepReadings(services);
  await sweepNames(services);
  await sweepUnfinished(services);
}

/** A day as a mail writes it, where no organisation's zone is known. */
function toDay(at: Date): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: DEFAULT_TIME_ZONE,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(at);
}

function newMessageId(services: Services): string {
  return `<${uuidv7()}@${new URL(services.config.portalUrl).hostname}>`;
}
