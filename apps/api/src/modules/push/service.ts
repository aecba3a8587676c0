import { FIELD_MESSAGES } from '@anupalan/enums/field-messages';
import type {
  DeletePushSubscriptionRequest,
  PushSubscriptionRequest,
} from '@anupalan/validators/requests/push-subscriptions';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { invalidField } from '../../http/problem.ts';
import type { Services } from '../../http/services.ts';
import type { JobPayloads } from '../../jobs/job-queue.ts';
import type { PushMessage } from '../../push/push-service.ts';
import * as repository from './repository.ts';

/** Browsers that one person has: a few at work, at home and in a pocket. */
const MOST_BROWSERS = 10;

/**
 * Subscribes the browser of a session. One that was somebody else's until now is theirs no more.
 * @throws AppError invalid (422) for an endpoint that is not on the public internet
 */
export async function subscribe(
  services: Services,
  caller: MemberCaller,
  { endpoint, keys }: PushSubscriptionRequest,
): Promise<void> {
  if (!(await services.push.isAllowed(endpoint)))
    throw invalidField('endpoint', FIELD_MESSAGES.pushEndpointInvalid);
  await services.db.asSystem('push-subscription', (tx) => repository.forgetEndpoint(tx, endpoint));
  const { sessionId, userId, organisation } = caller;
  await services.db.forOrganisation(organisation.id, async (tx) => {
    const subscriber = { sessionId, userId, organisationId: organisation.id };
    await repository.insertSubscription(tx, subscriber, { endpoint, ...keys }, services.now());
    await repository.keepNewest(tx, userId, MOST_BROWSERS);
  });
}

/** Takes a browser out. Twice is once. */
export async function unsubscribe(
  services: Services,
  caller: MemberCaller,
  { endpoint }: DeletePushSubscriptionRequest,
): Promise<void> {
  await services.db.forOrganisation(caller.organisation.id, (tx) =>
    repository.deleteOwn(tx, caller.userId, endpoint),
  );
}

/**
 * Tells people in their browsers, in the transaction of what happened: a job for each browser. Who has none is not told.
 * @param messages by the id of the person
 */
export async function pushToUsers(
  services: Pick<Services, 'jobs'>,
  tx: Tx,
  organisationId: string,
  messages: ReadonlyMap<string, PushMessage>,
): Promise<void> {
  if (messages.size === 0) return;
  for (const { id, userId } of await repository.listOf(tx, [...messages.keys()])) {
    const message = messages.get(userId);
    if (message)
      await services.jobs.enqueue(tx, 'send-push', { organisationId, subscriptionId: id, message });
  }
}

/**
 * Sends a message to one browser, and forgets one that the push service does not know any more.
 * @throws Error where the push service does not take it, so that the job is run again
 */
export async function sendPush(
  services: Pick<Services, 'db' | 'push'>,
  { organisationId, subscriptionId, message }: JobPayloads['send-push'],
): Promise<void> {
  const found = await services.db.readOrganisation(organisationId, (tx) =>
    repository.findSubscription(tx, subscriptionId),
  );
  if (!found) return;
  if ((await services.push.send(found, message)) === 'gone')
    await services.db.forOrganisation(organisationId, (tx) =>
      repository.deleteSubscription(tx, subscriptionId),
    );
}
