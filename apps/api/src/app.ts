import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { DEVICE_MARK_HEADER, ORDER_MAX_BYTES } from '@anupalan/enums/limits';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Services } from './http/services.ts';
import { registerModules } from './modules/index.ts';
import { authentication } from './plugins/authentication.ts';
import { busy } from './plugins/busy.ts';
import { callLimits } from './plugins/call-limits.ts';
import { compression } from './plugins/compression.ts';
import { answerUnroutable, errors } from './plugins/errors.ts';
import { openApi } from './plugins/open-api.ts';
import { payloadEncryption } from './plugins/payload-encryption.ts';

/** Where every call of the API lies. */
export const API_PREFIX = '/api/v1';
const JSON_BODY_LIMIT = 1024 * 1024;
/** What is still under way so long after the order to stop is cut. */
const STOP_WITHIN_MS = 5_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborted when the server begins to stop: streams end then, others finish their answer. */
    closing: AbortSignal;
  }
}

export type AppOptions = {
  services: Omit<Services, 'log'>;
  logger?: FastifyServerOptions['logger'];
};

/**
 * Builds the API as an app that nobody listens to yet: the server does, and tests inject requests.
 */
export async function buildApp({ services: given, logger = false }: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger,
    // A line or two for each call cost as much as a query, and a proxy writes them as well; `debug` has one.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: given.config.trustProxy.length > 0 ? given.config.trustProxy : false,
    bodyLimit: JSON_BODY_LIMIT,
    // Fastify has no limits of its own here; a slow client must not hold a connection for ever.
    connectionTimeout: 120_000,
    requestTimeout: 120_000,
    keepAliveTimeout: 10_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    // What arrives on an open connection while the server stops is answered; then the connection ends.
    return503OnClosing: false,
    frameworkErrors: answerUnroutable,
  });
  const services: Services = { ...given, log: app.log };
  endOnClose(app);
  if (given.config.logLevel === 'debug') logCalls(app);
  await app.register(errors);
  await registerSecurity(app, services);
  await app.register(
    async (api) => {
      acceptEmptyJson(api);
      api.setValidatorCompiler(() => () => true); // Yup validates, in the route; the schemas are for the document
      api.setSerializerCompiler(() => (data) => JSON.stringify(data));
      await api.register(authentication, { services });
      await api.register(callLimits, { services });
      await api.register(payloadEncryption, { key: services.config.payloadKey });
      await api.register(compression, { isPayloadEncrypted: services.config.payloadKey !== null });
      await api.register(multipart, {
        limits: { fileSize: ORDER_MAX_BYTES + 1, files: 2, fields: 20, parts: 22, headerPairs: 100 },
      });
      await api.register(openApi, { prefix: API_PREFIX });
      api.addHook('onSend', (_request, reply, payload, done) => {
        if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
        done(null, payload);
      });
      registerModules(api, services);
      api.setNotFoundHandler(() => {
        throw app.notFoundProblem();
      });
    },
    { prefix: API_PREFIX },
  );
  return app;
}

/** Writes a line for each call that was answered. */
function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.debug(
      { req: request, status: reply.statusCode, milliseconds: reply.elapsedTime },
      'The call was answered',
    );
  });
}

async function registerSecurity(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false, // each face has a policy of its own; the API's is set below
    crossOriginResourcePolicy: { policy: 'cross-origin' }, // the portal of another host reads the API
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
  });
  await app.register(cors, {
    origin: [new URL(services.config.siteUrl).origin, new URL(services.config.portalUrl).origin],
    credentials: false,
    allowedHeaders: [
      'authorization',
      'content-type',
      'x-api-key',
      'x-timezone-offset',
      'idempotency-key',
      DEVICE_MARK_HEADER,
      'range',
      'if-range',
      'if-none-match',
    ],
    exposedHeaders: [
      'ratelimit',
      'ratelimit-policy',
      'content-disposition',
      'content-range',
      'accept-ranges',
      'content-length',
      'etag',
      'retry-after',
      DEVICE_MARK_HEADER,
      'x-request-id',
    ],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    maxAge: 600,
  });
  // Calls are refused where the process itself is held up for seconds. How busy the machine of the tests is, is no matter.
  if (services.config.nodeEnv !== 'test') await app.register(busy);
  // Without a promise: each costs every call.
  app.addHook('onSend', (request, reply, payload, done) => {
    void reply.header('x-request-id', request.id);
    if (!reply.hasHeader('content-security-policy') && request.url.startsWith(API_PREFIX)) {
      void reply.header(
        'content-security-policy',
        "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
      );
    }
    done(null, payload);
  });
}

/** Lets answers under way finish, and no stream or slow client hold up the end. */
function endOnClose(app: FastifyInstance): void {
  const closing = new AbortController();
  app.decorate('closing', closing.signal);
  app.addHook('preClose', async () => {
    closing.abort();
    drain(app.server);
  });
}

/** Lets the last answers of a server that takes no new connections go out, and ends what takes longer. */
export function drain(server: Server): void {
  // A stream that ends now leaves a connection that waits for the next request.
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const all = setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS);
  server.once('close', () => {
    clearInterval(idle);
    clearTimeout(all);
  });
  idle.unref();
  all.unref();
}

/** A JSON content type without a body is an empty body (logging out), not an error. */
function acceptEmptyJson(api: FastifyInstance): void {
  const parse = api.getDefaultJsonParser('error', 'error');
  api.removeContentTypeParser(['application/json', 'text/plain']);
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, String(body), done);
  });
}
