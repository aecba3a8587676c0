import { INVITATION_DAYS, RESET_LINK_MINUTES } from '@anupalan/enums/limits';
import { v7 as uuidv7 } from 'uuid';
import type { Services } from '../http/services.ts';
import type { Mailer } from '../mail/mailer.ts';
import {
  addressTakenMail,
  invitationMail,
  passwordChangedMail,
  resetPasswordMail,
} from '../mail/templates.ts';
import { findAccount, makeResetLink } from '../modules/accounts/service.ts';
import { makeInvitationLink } from '../modules/people/invitations.ts';
import { extendOrganisation, sweepOccurrences } from './extend-occurrences.ts';
import { createOrderReader } from './read-order-job.ts';

/** Readings at once: each is a process of its own that takes a whole core. */
const READINGS_AT_ONCE = 2;
/** 02:10 in India, when nobody waits. */
const SWEEP_AT = '40 20 * * *';

/** Gives every queue its worker, and starts the daily sweeps. */
export async function registerJobs(services: Services, mailer: Mailer): Promise<void> {
  const { jobs } = services;
  const readOrder = createOrderReader(services);
  await jobs.work('read-order', READINGS_AT_ONCE, readOrder);
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
  await jobs.work('sweep-occurrences', 2, () => sweepOccurrences(services));
  await jobs.work('extend-occurrences', 2, ({ organisationId }) =>
    extendOrganisation(services, organisationId),
  );
  await jobs.schedule('sweep-occurrences', SWEEP_AT);
  // What was missed while the server was down is caught up at once.
  await sweepOccurrences(services);
}

function newMessageId(services: Services): string {
  return `<${uuidv7()}@${new URL(services.config.portalUrl).hostname}>`;
}
