import { describe, expect, test, vi } from 'vitest';
import type { Probe } from '../../test/probe.thread.ts';
import { AppError } from '../http/problem.ts';
import { createThreadPool, ThreadLimitError, type ThreadWork } from './thread-pool.ts';

const SCRIPT = new URL('../../test/probe.thread.ts', import.meta.url);
/** More than any thread here needs, however busy the machine is. */
const LIMITS = { heapMb: 64, wallMs: 240_000 };

const ask = (probe: Probe, options: Partial<ThreadWork> = {}): ThreadWork => ({
  script: SCRIPT,
  input: probe,
  limits: LIMITS,
  organisationId: 'a',
  ...options,
});
const createTurns = () => new Int32Array(new SharedArrayBuffer(4));
/** Lets threads that wait for turns go on. */
const release = (turns: Int32Array) => void Atomics.store(turns, 0, 100);

describe('work in a thread', () => {
  test('is done beside the event loop, without the settings of the server', async () => {
    const run = createThreadPool(1);
    const turns = createTurns();
    // On the event loop it would wait for ever: the timer could not count.
    const timer = setInterval(() => void Atomics.add(turns, 0, 1), 1);
    const told = await run<{ isMainThread: boolean; environment: string[]; turns: number }>(
      ask({ kind: 'wait', turns }),
    );
    clearInterval(timer);
    expect(told.isMainThread).toBe(false);
    expect(told.environment).toEqual(['NODE_ENV']);
    expect(told.turns).toBeGreaterThanOrEqual(100);
  });

  test('refuses as a call does', async () => {
    const refused = await createThreadPool(1)(ask({ kind: 'refuse' })).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(AppError);
    expect(refused).toMatchObject({
      code: 'invalid',
      message: 'It is refused.',
      errors: [{ field: 'file', message: 'Wrong' }],
    });
  });

  test.each<[string, Probe, RegExp]>([
    ['fails', { kind: 'fail' }, /It fails/],
    ['ends without an answer', { kind: 'leave' }, /probe\.thread\.ts ended without an answer/],
  ])('that %s makes the call fail, and nothing else', async (_name, probe, message) => {
    const run = createThreadPool(1);
    await expect(run(ask(probe))).rejects.toThrow(message);
    await expect(run(ask({ kind: 'tell' }))).resolves.toMatchObject({ isMainThread: false });
  });

  test.each<[string, Probe, ThreadWork['limits']]>([
    ['time', { kind: 'loop' }, { ...LIMITS, wallMs: 200 }],
    ['memory', { kind: 'hog' }, { ...LIMITS, heapMb: 16 }],
  ])('that needs too much %s is ended, and the next begins', async (_name, probe, limits) => {
    const run = createThreadPool(1);
    await expect(run(ask(probe, { limits }))).rejects.toBeInstanceOf(ThreadLimitError);
    await expect(run(ask({ kind: 'tell' }))).resolves.toMatchObject({ isMainThread: false });
  });

  test('that cannot be handed over fails, and the next begins', async () => {
    const run = createThreadPool(1);
    await expect(run(ask({ kind: 'tell' }, { input: () => 1 }))).rejects.toThrow(/could not be cloned/);
    await expect(run(ask({ kind: 'tell' }))).resolves.toMatchObject({ isMainThread: false });
  });
});

describe('nobody waits any more', () => {
  test('ends the thread', async () => {
    const run = createThreadPool(1);
    const gone = new AbortController();
    const work = run(ask({ kind: 'loop' }, { signal: gone.signal }));
    const next = run(ask({ kind: 'tell' }));
    gone.abort(new Error('Gone'));
    await expect(work).rejects.toThrow('Gone');
    // There is one place only: the loop has left it.
    await expect(next).resolves.toMatchObject({ isMainThread: false });
  });

  test('ends the waiting, and what had gone before does not begin', async () => {
    const run = createThreadPool(1);
    const turns = createTurns();
    const first = run(ask({ kind: 'wait', turns }));
    const gone = new AbortController();
    const second = run(ask({ kind: 'loop' }, { signal: gone.signal }));
    gone.abort(new Error('Gone'));
    await expect(second).rejects.toThrow('Gone');
    await expect(run(ask({ kind: 'loop' }, { signal: gone.signal }))).rejects.toThrow('Gone');
    release(turns);
    await first;
    await expect(run(ask({ kind: 'tell' }))).resolves.toMatchObject({ isMainThread: false });
  });
});

describe('places', () => {
  test('are one for each organisation: others do not wait for the work of one', async () => {
    const run = createThreadPool(2);
    const turns = createTurns();
    const ended = vi.fn();
    const first = run(ask({ kind: 'wait', turns })).finally(ended);
    const second = run(ask({ kind: 'wait', turns })).finally(ended);
    await run(ask({ kind: 'tell' }, { organisationId: 'b' }));
    expect(ended).not.toHaveBeenCalled();
    release(turns);
    await Promise.all([first, second]);
  });

  test('are waited for by fifty, and the next is told that the server is busy', async () => {
    const run = createThreadPool(1);
    const turns = createTurns();
    const gone = new AbortController();
    const first = run(ask({ kind: 'wait', turns }));
    const waiting = Array.from({ length: 50 }, () =>
      run(ask({ kind: 'tell' }, { signal: gone.signal })).catch(() => null),
    );
    await expect(run(ask({ kind: 'tell' }))).rejects.toMatchObject({ code: 'not_ready', retryAfter: 5 });
    gone.abort();
    await Promise.all(waiting);
    release(turns);
    await first;
  });
});
