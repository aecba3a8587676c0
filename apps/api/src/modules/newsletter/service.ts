import { AUTH_MESSAGES } from '@anupalan/enums/messages';
import { invalidField } from '../../http/problem.ts';
import { countHit } from '../../http/rate-limit.ts';
import type { Services } from '../../http/services.ts';
import { hashToken, makeToken } from '../sessions/service.ts';
import * as repository from './repository.ts';

/** Each call sends a mail to an address that anybody can type. */
const PER_EMAIL = { max: 3, windowSeconds: 3600 };
const PER_NETWORK = { max: 20, windowSeconds: 3600 };
const TOKEN_PER_NETWORK = { max: 60, windowSeconds: 900 };
/** A link confirms for a week; it unsubscribes for ever. */
const CONFIRM_WITHIN_MS = 7 * 86_400_000;

/**
 * Takes an address for the newsletter; nothing goes to it but the link that confirms (D12). The answer is the same
 * whether it is subscribed already.
 * @throws AppError too_many (429)
 */
export async function subscribe(
  services: Services,
  input: { email: string; network: string },
): Promise<void> {
  await countAttempt(services, input.network);
  await countHit(services, `newsletter:email:${input.email.toLowerCase()}`, PER_EMAIL);
  await services.db.asSystem('newsletter', async (tx) => {
    const { id, isSubscribed } = await repository.keepAddress(tx, input.email, services.now());
    if (!isSubscribed) await services.jobs.enqueue(tx, 'send-newsletter-link', { subscriberId: id });
  });
}

/** Counts an attempt from one place. @throws AppError too_many (429) */
export async function countAttempt(services: Services, network: string): Promise<void> {
  await countHit(services, `newsletter:network:${network}`, PER_NETWORK);
}

/** Makes the links of the mail that confirms. Null where the address is gone. */
export async function makeNewsletterLinks(
  services: Pick<Services, 'db' | 'now' | 'config'>,
  subscriberId: string,
): Promise<{ email: string; confirm: string; unsubscribe: string } | null> {
  const { apiUrl, siteUrl } = services.config;
  return services.db.asSystem('newsletter', async (tx) => {
    const email = await repository.findAddress(tx, subscriberId);
    if (email === null) return null;
    const token = makeToken();
    await repository.insertToken(tx, {
      tokenHash: hashToken(token),
      subscriberId,
      createdAt: services.now(),
    });
    const base = `${apiUrl ?? siteUrl}/api/v1/public/newsletter`;
    return {
      email,
      confirm: `${base}/confirm?token=${token}`,
      unsubscribe: `${base}/unsubscribe?token=${token}`,
    };
  });
}

/**
 * Confirms the address of a mailed link. Twice is once.
 * @throws AppError invalid (422) for a link that is made up or older than a week
 */
export function confirmSubscription(
  services: Services,
  input: { token: string; network: string },
): Promise<void> {
  return withToken(services, input, async (tx, { subscriberId, createdAt }) => {
    const now = services.now();
    if (now.getTime() - createdAt.getTime() > CONFIRM_WITHIN_MS) throw deadLink();
    await repository.confirm(tx, subscriberId, now);
  });
}

/** Ends the newsletter to the address of a mailed link. @throws AppError invalid (422) for one that is made up */
export function unsubscribe(services: Services, input: { token: string; network: string }): Promise<void> {
  return withToken(services, input, (tx, { subscriberId }) =>
    repository.unsubscribe(tx, subscriberId, services.now()),
  );
}

async function withToken(
  services: Services,
  input: { token: string; network: string },
  work: (
    tx: Parameters<typeof repository.confirm>[0],
    found: { subscriberId: string; createdAt: Date },
  ) => Promise<void>,
): Promise<void> {
  await countHit(services, `newsletter:token:${input.network}`, TOKEN_PER_NETWORK);
  await services.db.asSystem('newsletter', async (tx) => {
    const found = await repository.findToken(tx, hashToken(input.token));
    if (!found) throw deadLink();
    await work(tx, found);
  });
}

const deadLink = () => invalidField('token', AUTH_MESSAGES.deadLink);
