import type { NotificationType } from '@anupalan/enums/notifications';
import type { AppRole } from '@anupalan/enums/roles';
import type { Services } from '../../http/services.ts';
import type { JobPayloads } from '../../jobs/job-queue.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { toPortalUrl } from '../../mail/portal-url.ts';
import { notificationMail } from '../../mail/templates.ts';
import { toPreferencesPath } from './links.ts';
import { findMail } from './repository.ts';

/**
 * Sends the mail of a notification to one user, at least once and with the same Message-ID each time. Who has left or
 * has never confirmed the address gets none.
 */
export async function sendNotification(
  services: Services,
  mailer: Mailer,
  { notificationId, userId }: JobPayloads['send-notification'],
): Promise<void> {
  const mail = await services.db.asSystem('notification-fan-out', (tx) =>
    findMail(tx, notificationId, userId),
  );
  if (!mail) return;
  const { portalUrl } = services.config;
  const area = mail.area as AppRole | null;
  await mailer.send({
    to: mail.email,
    messageId: `<notice-${notificationId}-${userId}@${new URL(portalUrl).hostname}>`,
    ...notificationMail({
      name: mail.name,
      title: mail.title,
      message: mail.message,
      type: mail.type as NotificationType,
      link: mail.link && area ? toPortalUrl(portalUrl, mail.link) : null,
      preferencesLink: area ? toPortalUrl(portalUrl, toPreferencesPath(area)) : null,
    }),
  });
}
