import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isFormPost } from '../http/forms.ts';
import { AppError } from '../http/problem.ts';
import type { Services } from '../http/services.ts';
import { findCaller } from '../modules/sessions/service.ts';

const TOKEN = /^Bearer ([A-Za-z0-9_-]{43})$/;

/** Finds out who calls, and checks the configured API key. A stale token never makes a public call fail. */
export const authentication = fp<{ services: Services }>(async (app, { services }) => {
  const expected = services.config.apiKey ? Buffer.from(services.config.apiKey) : null;
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request) => {
    if (expected && !isOpen(request)) {
      const given = Buffer.from(String(request.headers['x-api-key'] ?? ''));
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
        throw new AppError('unauthorized', 'The x-api-key header is missing or wrong.');
      }
    }
    const token = TOKEN.exec(request.headers.authorization ?? '')?.[1];
    if (token)
      request.caller = await findCaller(services, token, {
        isBackground: request.routeOptions.config.isBackground ?? false,
      });
  });
});

/** What a browser loads by itself, without our header; the pages of the document come from a plugin. */
function isOpen(request: FastifyRequest): boolean {
  return (
    request.routeOptions.config.needsNoApiKey === true ||
    (request.routeOptions.config.takesForms === true && isFormPost(request)) ||
    (request.routeOptions.url?.startsWith('/api/v1/docs') ?? false)
  );
}
