import rateLimit from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../http/problem.ts';
import { countHit, inWords, type Limit } from '../http/rate-limit.ts';
import type { Services } from '../http/services.ts';

/** What a signed-in call costs the server. */
export type CallCost = 'read' | 'write' | 'upload' | 'export' | 'import';

/** What one session may do; all sessions of an organisation together may do five times that. */
export const SESSION_LIMITS: Readonly<Record<CallCost, Limit>> = {
  read: { max: 200, windowSeconds: 1 },
  write: { max: 50, windowSeconds: 1 },
  upload: { max: 60, windowSeconds: 60 },
  export: { max: 20, windowSeconds: 60 },
  import: { max: 20, windowSeconds: 60 },
};
const SESSIONS_OF_AN_ORGANISATION = 5;
/** Cheap, and so many that counting them in the database would cost as much as they do: each server counts its own. */
const IN_MEMORY: ReadonlySet<CallCost> = new Set(['read', 'write']);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Counted against the limits of a session and its organisation; absent: not counted. */
    cost?: CallCost;
  }
}

/** What is left of a limit, and until when in seconds. */
type Left = { remaining: number; seconds: number; isExceeded: boolean };

/**
 * Limits signed-in calls by their cost, for each session and each organisation, and says in `RateLimit` headers
 * (draft-ietf-httpapi-ratelimit-headers) what is left of the tighter one.
 */
export const callLimits = fp<{ services: Services }>(async (app, { services }) => {
  if (!services.config.hasCallLimits) return;
  await app.register(rateLimit, { global: false, cache: 10_000 });
  const counters = new Map<string, (request: FastifyRequest) => Promise<Left>>();

  /** Counts a call under a key. The counter of a kind of key is made once and holds the calls of all such keys. */
  const count = (scope: 'session' | 'organisation', cost: CallCost, id: string, request: FastifyRequest) => {
    const { max, windowSeconds } = SESSION_LIMITS[cost];
    const limit = { max: scope === 'session' ? max : max * SESSIONS_OF_AN_ORGANISATION, windowSeconds };
    if (!IN_MEMORY.has(cost)) return countInDatabase(services, `call:${cost}:${scope}:${id}`, limit);
    const name = `${scope}:${cost}`;
    const known = counters.get(name) ?? toCounter(name, limit);
    counters.set(name, known);
    return known(request);
  };
  const toCounter = (name: string, limit: Limit) => {
    const check = app.createRateLimit({
      max: limit.max,
      timeWindow: limit.windowSeconds * 1000,
      keyGenerator: ({ caller }) =>
        `${name}:${name.startsWith('session') ? caller?.sessionId : caller?.organisation?.id}`,
    });
    return async (request: FastifyRequest): Promise<Left> => {
      const result = await check(request);
      if (result.isAllowed) return { remaining: limit.max, seconds: limit.windowSeconds, isExceeded: false };
      return { remaining: result.remaining, seconds: result.ttlInSeconds, isExceeded: result.isExceeded };
    };
  };

  app.addHook('onRequest', async (request, reply) => {
    const { caller } = request;
    const { cost } = request.routeOptions.config;
    if (!caller || !cost) return;
    const session = await count('session', cost, caller.sessionId, request);
    refuseOrTell(reply, cost, session);
    if (caller.organisation)
      refuseOrTell(reply, cost, await count('organisation', cost, caller.organisation.id, request), session);
  });
});

/** @throws AppError too_many (429) */
function refuseOrTell(reply: FastifyReply, cost: CallCost, left: Left, tighter?: Left): void {
  const told = tighter && tighter.remaining <= left.remaining ? tighter : left;
  const { max, windowSeconds } = SESSION_LIMITS[cost];
  void reply
    .header('ratelimit-policy', `"${cost}";q=${max};w=${windowSeconds}`)
    .header('ratelimit', `"${cost}";r=${told.remaining};t=${told.seconds}`);
  if (!left.isExceeded) return;
  const retryAfter = Math.max(1, left.seconds);
  throw new AppError('too_many', `Too many requests. Please wait ${inWords(retryAfter)} and try again.`, {
    retryAfter,
  });
}

async function countInDatabase(services: Services, key: string, limit: Limit): Promise<Left> {
  try {
    const { hits, seconds } = await countHit(services, key, limit);
    return { remaining: limit.max - hits, seconds, isExceeded: false };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'too_many') throw error;
    return { remaining: 0, seconds: error.retryAfter ?? limit.windowSeconds, isExceeded: true };
  }
}
