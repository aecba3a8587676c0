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
 * says so, and there is none while nobody calls.
 */
export const busy = fp<BusyOptions>(async (app, { mostMs = 5_000, everyMs = 1_000 }) => {
  let behindMs = 0;
  let expectedAt = 0;
  let timer: NodeJS.Timeout | null = null;
  let isCalled = false;
  const look = () => {
    const now = performance.now();
    behindMs = now - expectedAt;
    expectedAt = now + everyMs;
    // Once nobody has called since the last look, and it was not late, it ends until somebody calls.
    if (!isCalled && behindMs <= mostMs && timer) {
      clearInterval(timer);
      timer = null;
    }
    isCalled = false;
  };
  const watch = () => {
    isCalled = true;
    if (timer) return;
    expectedAt = performance.now() + everyMs;
    timer = setInterval(look, everyMs);
    timer.unref();
  };
  app.addHook('onClose', async () => {
    if (timer) clearInterval(timer);
  });
  app.addHook('onRequest', (_request, _reply, done) => {
    watch();
    done(behindMs > mostMs ? new AppError('not_ready', SERVER_BUSY, { retryAfter: 5 }) : undefined);
  });
});
