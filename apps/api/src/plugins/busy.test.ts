import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { busy } from './busy.ts';
import { errors } from './errors.ts';

/** Computes for so long that nothing else gets a turn. */
function compute(milliseconds: number): void {
  for (const until = performance.now() + milliseconds; performance.now() < until; ) Math.sqrt(2);
}

describe('a server whose event loop', () => {
  test('is far behind turns calls away, and takes them again when it has caught up', async () => {
    const app = Fastify();
    await app.register(errors);
    await app.register(busy, { mostMs: 300, everyMs: 50 });
    app.get('/', async () => ({ message: 'Hello' }));
    expect((await app.inject('/')).statusCode).toBe(200);
    await sleep(60);
    compute(900);
    // The timer that is late is the next thing that is done.
    await new Promise((resolve) => setTimeout(resolve, 1));
    const turnedAway = await app.inject('/');
    expect([turnedAway.statusCode, turnedAway.headers['retry-after']]).toEqual([503, '5']);
    for (let tries = 0; tries < 100 && (await app.inject('/')).statusCode === 503; tries++) await sleep(50);
    expect((await app.inject('/')).statusCode).toBe(200);
    await app.close();
  });
});
