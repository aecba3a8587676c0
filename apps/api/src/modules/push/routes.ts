import { pushKeySchema } from '@anupalan/validators/entities/push-key';
import {
  deletePushSubscriptionRequestSchema,
  pushSubscriptionRequestSchema,
} from '@anupalan/validators/requests/push-subscriptions';
import type { FastifyInstance } from 'fastify';
import { memberRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { subscribe, unsubscribe } from './service.ts';

const TAG = 'Notifications';

/** Messages in the browsers that people have chosen for it (D49). */
export function registerPush(app: FastifyInstance, services: Services): void {
  memberRoute(app, services, {
    key: 'GET /push-subscriptions/key',
    summary: 'Get the public key for push subscriptions',
    tag: TAG,
    answer: pushKeySchema,
    handler: async () => ({ message: 'Public key', data: { publicKey: services.push.publicKey } }),
  });
  memberRoute(app, services, {
    key: 'POST /push-subscriptions',
    summary: 'Turn on push messages in this browser until the session ends',
    tag: TAG,
    body: pushSubscriptionRequestSchema,
    status: 201,
    handler: async ({ caller, body }) => {
      await subscribe(services, caller, body);
      return { message: 'Notifications are on in this browser.', data: null };
    },
  });
  memberRoute(app, services, {
    key: 'DELETE /push-subscriptions',
    summary: 'Turn off push messages in this browser',
    tag: TAG,
    body: deletePushSubscriptionRequestSchema,
    handler: async ({ caller, body }) => {
      await unsubscribe(services, caller, body);
      return { message: 'Notifications are off in this browser.', data: null };
    },
  });
}
