import { adminNotificationSchema } from '@anupalan/validators/entities/notification';
import {
  createNotificationRequestSchema,
  notificationsList,
} from '@anupalan/validators/requests/notifications';
import type { FastifyInstance } from 'fastify';
import { listAnswer } from '../../http/list.ts';
import { platformRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { recordPlainChange } from '../audit/service.ts';
import { listOfPlatform } from './admin-repository.ts';
import { sendToAudience } from './fan-out.ts';

const TAG = 'Platform';

/** What platform staff tells companies, laboratories and each other. */
export function registerAdminNotifications(app: FastifyInstance, services: Services): void {
  platformRoute(app, services, {
    key: 'GET /admin/notifications',
    summary: 'List the notifications of the platform, newest first',
    tag: TAG,
    query: notificationsList.schema,
    answer: listAnswer('notifications', adminNotificationSchema),
    handler: async ({ query }) => ({
      message: 'Notifications',
      data: await services.db.asSystem('notification-fan-out', (tx) => listOfPlatform(tx, query)),
    }),
  });
  platformRoute(app, services, {
    key: 'POST /admin/notifications',
    summary: 'Send a notification to an audience',
    tag: TAG,
    body: createNotificationRequestSchema,
    status: 201,
    answer: adminNotificationSchema,
    handler: async ({ caller, body }) => {
      const now = services.now();
      const id = await services.db.asSystem('notification-fan-out', async (tx) => {
        const sent = await sendToAudience(services, tx, body, caller.userId, now);
        await recordPlainChange(tx, {
          organisationId: null,
          actorId: caller.userId,
          actorName: caller.name,
          action: 'create',
          entity: 'notification',
          entityId: sent,
          summary: `“${body.title}” was sent to ${body.audience}`,
          at: now,
        });
        return sent;
      });
      return {
        message: 'The notification is being sent.',
        data: {
          id,
          ...body,
          createdBy: { id: caller.userId, name: caller.name },
          createdDate: now.toISOString(),
        },
      };
    },
  });
}
