import { createHash } from 'node:crypto';
import https from 'node:https';
import webPush from 'web-push';
import { createPublicLookup, isPublicUrl } from './public-address.ts';
import type { PushKeys } from './push-key.ts';

/** Where a browser takes messages, and the keys that they are encrypted with (RFC 8291). */
export type PushSubscription = { endpoint: string; p256dh: string; auth: string };

/** What a browser shows. `path` is one of the portal; a later message with the same `tag` takes the place of this one. */
export type PushMessage = { title: string; body: string; path: string; tag: string };

/** Sends messages to browsers. */
export type PushService = {
  /** Whom browsers subscribe to, base64url. */
  publicKey: string;
  /** Whether an endpoint that a user gave may be called. */
  isAllowed(endpoint: string): Promise<boolean>;
  /**
   * Hands a message over. `gone`: the push service does not know the subscription any more.
   * @throws Error where it does not answer, or refuses
   */
  send(subscription: PushSubscription, message: PushMessage): Promise<'sent' | 'gone'>;
};

/** What is said the next day is of no use the day after. In seconds. */
const KEPT_FOR_SECONDS = 24 * 60 * 60;
const TIMEOUT_MS = 10_000;
/** Statuses of a subscription that has ended. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

/** What tests put in place of the network. */
export type PushNetwork = { agent: https.Agent; isAllowed: (endpoint: string) => Promise<boolean> };

function createNetwork(): PushNetwork {
  return { agent: new https.Agent({ lookup: createPublicLookup() }), isAllowed: (url) => isPublicUrl(url) };
}

/**
 * Web Push under the operator's own key. Endpoints are addresses given by users: they are checked when a browser subscribes,
 * each connection goes to a public address or nowhere, and nothing is followed elsewhere.
 * @param contact where push services reach the operator: `mailto:` or `https:`
 */
export function createPushService(
  keys: PushKeys,
  contact: string,
  network: PushNetwork = createNetwork(),
): PushService {
  return {
    publicKey: keys.publicKey,
    isAllowed: network.isAllowed,
    async send({ endpoint, p256dh, auth }, message) {
      const request = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        {
          vapidDetails: { subject: contact, ...keys },
          TTL: KEPT_FOR_SECONDS,
          topic: createHash('sha256').update(message.tag).digest('base64url').slice(0, 32),
        },
      );
      const status = await post(request, network.agent);
      if (GONE.has(status)) return 'gone';
      if (status >= 200 && status < 300) return 'sent';
      throw new Error(`The push service of ${new URL(endpoint).host} answered ${status}`);
    },
  };
}

/** Sends a request. Of the answer only the status is looked at: whatever else there is stays where it is. */
function post(
  { endpoint, method, headers, body }: webPush.RequestDetails,
  agent: https.Agent,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const request = https.request(endpoint, { method, headers, agent, signal }, (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    request.on('error', reject);
    request.end(body);
  });
}
