import { ERROR_MESSAGES } from '@anupalan/enums/error-codes';
import { UUID_PATTERN } from '@anupalan/validators/patterns';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { AnySchema, InferType } from 'yup';
import { type Caller, checkAccess, checkEmailVerified, type MemberCaller } from '../access/caller.ts';
import { type Access, POLICY } from '../access/policy.ts';
import type { CallCost } from '../plugins/call-limits.ts';
import type { Answer } from './answer.ts';
import { describeRoute, type RouteDescription } from './describe-route.ts';
import { rememberAnswer } from './idempotency.ts';
import { checkNesting } from './nesting.ts';
import { toNetwork } from './network.ts';
import { AppError } from './problem.ts';
import { countHit } from './rate-limit.ts';
import type { Services } from './services.ts';
import { isStorable } from './storable.ts';
import { validateBody, validateQuery } from './validate.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; null without a session. Set before any route runs. */
    caller: Caller | null;
  }
}

type Input<B, Q, C> = {
  body: B;
  query: Q;
  id: string;
  caller: C;
  request: FastifyRequest;
  reply: FastifyReply;
};

export type RouteDefinition<B extends AnySchema, Q extends AnySchema, C> = RouteDescription<B, Q> & {
  /** What the rules of the body need to know besides: the day of today. */
  bodyContext?: (caller: C) => Record<string, unknown>;
  /** An answer before anything of the body is checked: a trap for robots. Null: go on. */
  answerEarly?: (input: {
    data: unknown;
    request: FastifyRequest;
    reply: FastifyReply;
  }) => Promise<Answer<unknown> | FastifyReply | null>;
  /** Open without the configured x-api-key: health, pictures, what a browser loads by itself. */
  needsNoApiKey?: boolean;
  /** The body is a secret. An `Idempotency-Key` answers the same whatever it was. */
  isSecret?: boolean;
  /** The answer is a secret that is shown this once: an `Idempotency-Key` keeps none of it. */
  answersSecret?: boolean;
  /** Does not keep the session alive: polls and streams. */
  isBackground?: boolean;
  /** Throws notFound where the id of the path is not one of the caller's: before the body is looked at. */
  exists?: (caller: C, id: string, request: FastifyRequest) => Promise<unknown>;
  /** The same for ids in the body, on the raw data. */
  existsInBody?: (caller: C, data: unknown) => Promise<void>;
  /**
   * The handler refuses such ids itself, and with the same words. `exists` (of a call without a body) and
   * `existsInBody` are then asked only where something else is wrong, because that they do not exist is said first.
   */
  isCheckedByHandler?: boolean;
  handler: (input: Input<InferType<B>, InferType<Q>, C>) => Promise<Answer<unknown> | FastifyReply>;
};

/** Hits of one network on one public call; calls that guess have tighter limits of their own. */
const PUBLIC_LIMIT = { max: 600, windowSeconds: 60 };

/** Whether a text has the form of our ids. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && UUID_PATTERN.test(value);
}

/** Registers a call that anybody may make. */
export function publicRoute<B extends AnySchema, Q extends AnySchema>(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'now'>,
  definition: RouteDefinition<B, Q, Caller | null>,
): void {
  register(app, services, definition, (request) => request.caller);
}

/** Registers a call of a company or a lab. */
export function memberRoute<B extends AnySchema, Q extends AnySchema>(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'now'>,
  definition: RouteDefinition<B, Q, MemberCaller>,
): void {
  register(app, services, definition, (request) => {
    const { caller } = request;
    if (!caller?.organisation)
      throw new AppError('unauthorized', 'Your session has ended. Please sign in again.');
    return { ...caller, organisation: caller.organisation };
  });
}

/** Registers a call of platform staff. */
export function platformRoute<B extends AnySchema, Q extends AnySchema>(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'now'>,
  definition: RouteDefinition<B, Q, Caller>,
): void {
  register(app, services, definition, getSignedIn);
}

/** Registers a call of whoever is signed in: of a company, a lab or the platform. */
export function sessionRoute<B extends AnySchema, Q extends AnySchema>(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'now'>,
  definition: RouteDefinition<B, Q, Caller>,
): void {
  register(app, services, definition, getSignedIn);
}

function getSignedIn({ caller }: FastifyRequest): Caller {
  if (!caller) throw new AppError('unauthorized', 'Your session has ended. Please sign in again.');
  return caller;
}

/** The order of checks is the contract's: 401, 403, 404, then what is wrong with the body. */
function register<B extends AnySchema, Q extends AnySchema, C>(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'now'>,
  definition: RouteDefinition<B, Q, C>,
  getCaller: (request: FastifyRequest) => C,
): void {
  const access: Access | undefined = POLICY[definition.key];
  if (!access) throw new Error(`The permission table has no row for ${definition.key}`);
  const [method, url] = definition.key.split(' ') as [HTTPMethods, string];
  app.route<{ Params: { id?: string } & Record<string, string> }>({
    method,
    url,
    schema: describeRoute(definition, url),
    config: {
      isBare: definition.isBare ?? false,
      needsNoApiKey: definition.needsNoApiKey ?? false,
      isBackground: definition.isBackground ?? false,
      takesForms: definition.takesForms ?? false,
      isSecret: definition.isSecret ?? false,
      answersSecret: definition.answersSecret ?? false,
      cost: toCost(definition, method, url),
    },
    onRequest: async (request) => {
      checkAccess(access, request.caller);
      // A form of the site has no organisation, whoever happens to be signed in.
      if (access.kind !== 'public') checkTrial(services, method, access, request.caller);
      if (access.reachesOthers && request.caller) checkEmailVerified(request.caller);
      if (access.kind === 'public' && !url.startsWith('/health/')) {
        await countHit(services, `public:${definition.key}:${toNetwork(request.ip)}`, PUBLIC_LIMIT);
      }
      // What cannot be stored is the name of nothing.
      if (!Object.values(request.params).every(isStorable)) throw nothingHere();
      if (!definition.exists) return;
      const { id } = request.params;
      if (!isId(id)) throw nothingHere();
      if (definition.isCheckedByHandler !== true) await definition.exists(getCaller(request), id, request);
    },
    handler: async (request, reply) => {
      const caller = getCaller(request);
      checkNesting(request.body);
      const run = async () => {
        const data = definition.isBare || !definition.body ? request.body : unwrap(request.body);
        const early = await definition.answerEarly?.({ data, request, reply });
        // A reply that is sent, as a way to a page, comes out of the wait as nothing.
        if (early || reply.sent) return early && isAnswer(early) ? early : null;
        if (definition.isCheckedByHandler !== true) await definition.existsInBody?.(caller, data);
        const input = await validate(definition, request, data, caller);
        const answer: Answer<unknown> | FastifyReply | undefined = await definition.handler({
          ...input,
          id: request.params.id ?? '',
          caller,
          request,
          reply,
        });
        return isAnswer(answer) ? answer : null;
      };
      // Remembered around all of it: of a deletion that is sent again, the ids are gone.
      const answer = method === 'POST' ? await rememberAnswer(services, request, run) : await run();
      if (!answer) return reply;
      return reply
        .code(answer.status ?? definition.status ?? 200)
        .send({ message: answer.message, data: answer.data });
    },
  });
}

/** Checks query and body. @throws AppError malformed (400), invalid (422), before these not_found (404) */
async function validate<B extends AnySchema, Q extends AnySchema, C>(
  definition: RouteDefinition<B, Q, C>,
  request: FastifyRequest<{ Params: { id?: string } }>,
  data: unknown,
  caller: C,
): Promise<{ query: InferType<Q>; body: InferType<B> }> {
  try {
    return {
      query: definition.query ? validateQuery(definition.query, request.query) : undefined,
      body: definition.body
        ? validateBody(definition.body, data ?? {}, definition.bodyContext?.(caller))
        : undefined,
    };
  } catch (error) {
    if (definition.isCheckedByHandler) {
      await definition.exists?.(caller, request.params.id ?? '', request);
      await definition.existsInBody?.(caller, data);
    }
    throw error;
  }
}

function toCost(
  { multipart }: Pick<RouteDescription<AnySchema, AnySchema>, 'multipart'>,
  method: HTTPMethods,
  url: string,
): CallCost {
  if (url.endsWith('/import')) return 'import';
  if (url.endsWith('/export')) return 'export';
  if (multipart) return 'upload';
  return method === 'GET' ? 'read' : 'write';
}

function nothingHere(): AppError {
  return new AppError('not_found', 'There is nothing at this address.');
}

/** After its trial an organisation is read, not written. @throws AppError trial_ended (403) */
function checkTrial(
  services: Pick<Services, 'now'>,
  method: HTTPMethods,
  access: Access,
  caller: Caller | null,
): void {
  const endsAt = caller?.organisation?.trialEndsAt;
  if (!endsAt || method === 'GET' || access.isOpenAfterTrial || services.now() < endsAt) return;
  throw new AppError('trial_ended', ERROR_MESSAGES.trial_ended);
}

/** A handler that streams has sent its reply itself; waiting for a reply gives nothing once it is sent. */
function isAnswer(value: Answer<unknown> | FastifyReply | undefined): value is Answer<unknown> {
  return value !== undefined && !('raw' in value);
}

function unwrap(body: unknown): unknown {
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw new AppError('malformed', 'The body must be a JSON object of the form { "data": … }.');
  }
  if (!Object.hasOwn(body, 'data')) {
    if (Object.keys(body).length === 0) return {};
    throw new AppError('malformed', 'The body must be a JSON object of the form { "data": … }.');
  }
  return (body as { data: unknown }).data;
}
