import type { Tx } from '../../database/database.ts';
import { AppError } from '../../http/problem.ts';
import { clearHits, clearHitsOf, countHit, inWords, type Limit, takeBackHit } from '../../http/rate-limit.ts';
import type { Services } from '../../http/services.ts';
import type { KnownDevice } from './known-devices.ts';

const MINUTES = 60;
const HOUR = 3600;

/** What may be tried without a session, how often, and from where. */
type Limits = {
  /** By one network, whatever the account: passwords that are tried on many accounts. */
  perNetwork: Limit;
  /** By one network on one account. Whoever reaches it keeps nobody out but those of the same network. */
  perAccountAndNetwork: Limit;
  /** By all strange browsers of all networks together on one account: many networks guess no faster. */
  perAccount: Limit;
};

const LIMITS = {
  login: {
    perNetwork: { max: 300, windowSeconds: 15 * MINUTES },
    perAccountAndNetwork: { max: 10, windowSeconds: 15 * MINUTES },
    perAccount: { max: 100, windowSeconds: HOUR },
  },
  forgot: {
    perNetwork: { max: 100, windowSeconds: HOUR },
    perAccountAndNetwork: { max: 5, windowSeconds: HOUR },
    perAccount: { max: 20, windowSeconds: HOUR },
  },
  signup: {
    perNetwork: { max: 30, windowSeconds: HOUR },
    perAccountAndNetwork: { max: 5, windowSeconds: HOUR },
    perAccount: { max: 20, windowSeconds: HOUR },
  },
} satisfies Record<string, Limits>;

/** Who tries what. `device`: a browser that has signed in to the account before, which is counted by itself. */
export type Attempt = {
  kind: keyof typeof LIMITS;
  email: string;
  network: string;
  device: KnownDevice | null;
};

const toAccountKey = ({ kind, email }: Pick<Attempt, 'kind' | 'email'>) =>
  `${kind}:account:${email.toLowerCase()}`;
const toPairKey = (attempt: Attempt) => `${toAccountKey(attempt)} ${attempt.network}`;
const toDeviceKey = ({ kind }: Attempt, { userId, markHash }: KnownDevice) =>
  `${kind}:device:${userId} ${markHash.toString('base64url')}`;

/**
 * Counts an attempt before it is made, so that many at once are counted as well. A network that has to wait counts no
 * further on the account.
 * @throws AppError too_many (429) with Retry-After
 */
export async function countAttempt(services: Pick<Services, 'db' | 'now'>, attempt: Attempt): Promise<void> {
  const { kind, network, device } = attempt;
  const { perNetwork, perAccountAndNetwork, perAccount } = LIMITS[kind];
  if (device) {
    await countHit(services, toDeviceKey(attempt, device), perAccountAndNetwork);
    return;
  }
  await countHit(services, `${kind}:network:${network}`, perNetwork);
  try {
    await countHit(services, toPairKey(attempt), perAccountAndNetwork);
    await countHit(services, toAccountKey(attempt), perAccount);
  } catch (error) {
    if (kind !== 'login' || !(error instanceof AppError) || error.retryAfter === undefined) throw error;
    throw new AppError(
      'too_many',
      `Too many attempts. Please wait ${inWords(error.retryAfter)} and try again, or reset your password.`,
      { retryAfter: error.retryAfter },
    );
  }
}

/** After a success: forgets what this network or browser has tried; others keep what they have tried. */
export async function forgiveAttempts(services: Pick<Services, 'db'>, attempt: Attempt): Promise<void> {
  if (attempt.device) return clearHits(services, toDeviceKey(attempt, attempt.device));
  await clearHits(services, toPairKey(attempt));
  await takeBackHit(services, toAccountKey(attempt));
}

/** After a reset: the network from which it was done may sign in, and so may the account from a new one. */
export async function forgiveAfterReset(
  services: Pick<Services, 'db'>,
  { email, network }: Pick<Attempt, 'email' | 'network'>,
): Promise<void> {
  const attempt: Attempt = { kind: 'login', email, network, device: null };
  await clearHits(services, toPairKey(attempt));
  await clearHits(services, toAccountKey(attempt));
}

/** Forgets everything that was tried on an account, from everywhere. @returns how many counts there were */
export async function unlockAccount(tx: Tx, user: { id: string; email: string }): Promise<number> {
  let found = 0;
  for (const kind of Object.keys(LIMITS) as (keyof typeof LIMITS)[]) {
    found += await clearHitsOf(tx, toAccountKey({ kind, email: user.email }));
    found += await clearHitsOf(tx, `${kind}:device:${user.id}`);
  }
  return found;
}
