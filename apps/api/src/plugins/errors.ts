import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError, toProblem } from '../http/problem.ts';
import { translateError } from '../http/translate-error.ts';

const NOTHING_HERE = () => new AppError('not_found', 'There is nothing at this address.');

/** One handler for every error, and one for what does not exist: both answer with problem details. */
export const errors = fp(async (app) => {
  app.setErrorHandler((thrown, request, reply) => {
    const error = translateError(thrown);
    if (error.status >= 500) request.log.error({ err: error.cause ?? thrown }, error.message);
    else if (error.status === 401 || error.status === 403) {
      request.log.warn(
        {
          status: error.status,
          userId: request.caller?.userId,
          organisationId: request.caller?.organisation?.id,
        },
        error.message,
      );
    }
    if (error.retryAfter) void reply.header('retry-after', error.retryAfter);
    // Of a file that may be kept; that a part of it does not exist may not.
    if (error.contentRange)
      void reply.headers({ 'content-range': error.contentRange, 'cache-control': 'no-store' });
    return reply
      .code(error.status)
      .type('application/problem+json; charset=utf-8')
      .send(toProblem(error, pathOf(request.url), request.id));
  });
  app.decorate('notFoundProblem', NOTHING_HERE);
});

/**
 * The answer to an address that the router cannot read (a broken escape, an id far too long): there is nothing.
 * No hook runs here, so what they would set is set by hand.
 */
export function answerUnroutable(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  void reply
    .code(404)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-request-id': request.id,
    })
    .type('application/problem+json; charset=utf-8')
    .send(toProblem(NOTHING_HERE(), pathOf(request.url), request.id));
}

/** The path without the query, which may hold what does not belong into an answer. */
function pathOf(url: string): string {
  return url.split('?')[0] ?? '/';
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The answer to an unknown address of the API. */
    notFoundProblem: () => AppError;
  }
  interface FastifyContextConfig {
    /** The body has no wrapper and is never encrypted. */
    isBare?: boolean;
    /** Needs no x-api-key though one is configured. */
    needsNoApiKey?: boolean;
    /** Does not count as use of the session. */
    isBackground?: boolean;
    /** The body is a secret: not even its hash is kept. */
    isSecret?: boolean;
    /** The answer is a secret: none of it is kept under an Idempotency-Key. */
    answersSecret?: boolean;
    /** Plain forms are taken as well. */
    takesForms?: boolean;
  }
}
