import { notificationSchema } from '@anupalan/validators/entities/notification';
import { shape, wholeNumber } from '@anupalan/validators/primitives';
import {
  ownNotificationsList,
  readNotificationsRequestSchema,
} from '@anupalan/validators/requests/notifications';
import type { FastifyInstance } from 'fastify';
import { idsOf } from '../../http/body-ids.ts';
import { listAnswer } from '../../http/list.ts';
import { notFound } from '../../http/problem.ts';
import { isId, memberRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { countWaiting } from '../dashboard/service.ts';
import * as repository from './repository.ts';

const TAG = 'Notifications';
const TOTAL = shape({ total: wholeNumber().defined() });
/** What waits for the user, as the frame of every screen shows it. */
const WAITING = shape({
  total: wholeNumber().defined(),
  overdue: wholeNumber().defined(),
  toReview: wholeNumber().defined(),
});

/** What the signed-in user was told. */
export function registerNotifications(app: FastifyInstance, services: Services): void {
  memberRoute(app, services, {
    key: 'GET /user/notifications',
    summary: 'List your notifications, newest first',
    tag: TAG,
    query: ownNotificationsList.schema,
    answer: listAnswer('notifications', notificationSchema),
    handler: async ({ caller, query }) => ({
      message: 'Notifications',
      data: await services.db.forOrganisation(caller.organisation.id, (tx) =>
        repository.listOfUser(tx, caller.userId, query),
      ),
    }),
  });
  memberRoute(app, services, {
    key: 'GET /user/notifications/unread',
    summary: 'Count what is unread, late and to review; this call does not extend the session',
    tag: TAG,
    isBackground: true,
    answer: WAITING,
    handler: async ({ caller }) => ({
      message: 'Unread',
      data: await services.db.readOrganisation(caller.organisation.id, async (tx) => ({
        total: await repository.countUnread(tx, caller.userId),
        ...(await countWaiting(tx, caller, services.now())),
      })),
    }),
  });
  memberRoute(app, services, {
    key: 'PATCH /user/notifications/read-status',
    summary: 'Mark some or all notifications as read',
    tag: TAG,
    body: readNotificationsRequestSchema,
    answer: TOTAL,
    existsInBody: async (caller, data) => {
      const ids = [...new Set(idsOf(data, 'ids'))];
      if (ids.length === 0) return;
      const own = ids.every(isId)
        ? await services.db.forOrganisation(caller.organisation.id, (tx) =>
            repository.countOwn(tx, caller.userId, ids),
          )
        : 0;
      if (own !== ids.length) throw notFound('notification');
    },
    handler: async ({ caller, body }) => ({
      message: 'Marked as read',
      data: {
        total: await services.db.forOrganisation(caller.organisation.id, async (tx) => {
          await repository.markRead(tx, caller.userId, body.all ? null : (body.ids ?? []), services.now());
          return repository.countUnread(tx, caller.userId);
        }),
      },
    }),
  });
}
