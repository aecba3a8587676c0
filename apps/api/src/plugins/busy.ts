import fp from 'fastify-plugin';
import { AppError } from '../http/problem.ts';
import { SERVER_BUSY } from '../http/translate-error.ts';

export type BusyOptions = {
  /** A call is turned away while the event loop is behind by more than this. */
  mostMs?: number;
  /** How often that is looked at. */
  everyMs?: number;
};

/**
 * Turns calls away (503) while the event loop is so far behind that they would only make it worse. A timer that comes late
 * says so: it costs nothing while nobody calls.
 */
export const busy = fp<BusyOptions>(async (app, { mostMs = 5_000, everyMs = 1_000 }) => {
  let behindMs = 0;
  let expectedAt = performance.now() + everyMs;
  const timer = setInterval(() => {
    const now = performance.now();
    behindMs = now - expectedAt;
    expectedAt = now + everyMs;
  }, everyMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
  app.addHook('onRequest', (_request, _reply, done) => {
    done(behindMs > mostMs ? new AppError('not_ready', SERVER_BUSY, { retryAfter: 5 }) : undefined);
  });
});
