import { INVITATIONS_PER_DAY } from '@anupalan/enums/limits';
import { checkEmailVerified, type MemberCaller } from '../../access/caller.ts';
import { AppError } from '../../http/problem.ts';
import { countHit, inWords, readHits } from '../../http/rate-limit.ts';
import type { Services } from '../../http/services.ts';

const DAY_SECONDS = 86_400;
/** With a verified domain there is no limit in the contract; this one only stops a runaway script. */
const INVITATIONS_ON_OWN_DOMAIN = 500;

function toKey(caller: MemberCaller): string {
  return `invitations:${caller.organisation.id}`;
}

function toMax(domain: string | null): number {
  return domain === null ? INVITATIONS_PER_DAY : INVITATIONS_ON_OWN_DOMAIN;
}

/** How many users the organisation can still invite today; `domain` is its verified one, or null (D16). */
export async function countInvitationsLeft(
  services: Services,
  caller: MemberCaller,
  domain: string | null,
): Promise<number> {
  return Math.max(0, toMax(domain) - (await readHits(services, toKey(caller))));
}

/** Counts an invitation of today. @throws AppError forbidden (403) before the own address counts, too_many (429) */
export async function countInvitation(
  services: Services,
  caller: MemberCaller,
  domain: string | null,
): Promise<void> {
  checkEmailVerified(caller);
  const max = toMax(domain);
  try {
    await countHit(services, toKey(caller), { max, windowSeconds: DAY_SECONDS });
  } catch (error) {
    if (!(error instanceof AppError) || error.retryAfter === undefined) throw error;
    const why = domain === null ? ' without a verified domain' : '';
    throw new AppError(
      'too_many',
      `Your organisation can invite ${max} people a day${why}. You can continue in ${inWords(error.retryAfter)}.`,
      { retryAfter: error.retryAfter },
    );
  }
}
