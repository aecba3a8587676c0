import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTurns, type Turn } from './fair-turns.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Turns of one second each, and what happens to each piece of work, in order. */
function start(places = 1) {
  const turns = createTurns({ places, sliceMs: 1000, now: () => Date.now() });
  const told: string[] = [];
  /** Takes a place for `key`; the answer ends it. */
  const take = (name: string, key = name, signal?: AbortSignal) => {
    const taken = turns.take(key, signal).then((turn) => {
      told.push(`${name} begins`);
      turn.run({ pause: () => told.push(`${name} pauses`), resume: () => told.push(`${name} resumes`) });
      return turn;
    });
    return { taken, end: async () => (await taken).end() };
  };
  return { turns, told, take, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

describe('createTurns', () => {
  it('gives what is free at once, and the next place when one ends', async () => {
    const { told, take, pass } = start(2);
    const a = take('a');
    take('b');
    take('c');
    await pass(0);
    expect(told).toEqual(['a begins', 'b begins']);
    await a.end();
    await pass(0);
    expect(told).toEqual(['a begins', 'b begins', 'c begins']);
  });

  it('lets another key in after a slice, and goes back and forth', async () => {
    const { told, take, pass } = start();
    take('a');
    await pass(5000);
    expect(told).toEqual(['a begins']);
    take('b');
    await pass(250);
    expect(told).toEqual(['a begins', 'a pauses', 'b begins']);
    // That the other was at work for long before is no claim to more than a slice and what makes them level.
    await pass(700);
    expect(told.slice(3)).toEqual([]);
    await pass(500);
    expect(told.slice(3)).toEqual(['b pauses', 'a resumes']);
    await pass(4000);
    expect(told.slice(5, 7)).toEqual(['a pauses', 'b resumes']);
  });

  it('shares the time between keys, however many orders one of them has', async () => {
    const { turns, pass } = start();
    const worked = { a: 0, b: 0 };
    const at: { key?: 'a' | 'b' } = {};
    const follow = (key: 'a' | 'b') =>
      turns.take(key).then((turn) => {
        at.key = key;
        turn.run({
          pause: () => undefined,
          resume: () => {
            at.key = key;
          },
        });
      });
    for (let i = 0; i < 5; i += 1) void follow('a');
    void follow('b');
    for (let i = 0; i < 400; i += 1) {
      await pass(100);
      if (at.key) worked[at.key] += 100;
    }
    expect(worked.b).toBeGreaterThan(18_000);
    expect(worked.a).toBeGreaterThan(18_000);
  });

  it('does not interrupt an order for another of the same key', async () => {
    const { told, take, pass } = start();
    take('first', 'a');
    take('second', 'a');
    await pass(10_000);
    expect(told).toEqual(['first begins']);
  });

  it('prefers a key that has had less over one that came before', async () => {
    const { told, take, pass } = start();
    const first = take('a1', 'a');
    take('a2', 'a');
    await pass(500);
    take('b');
    await first.end();
    await pass(0);
    expect(told).toEqual(['a1 begins', 'b begins']);
  });

  it('keeps a place for work that cannot stand still', async () => {
    const { turns, told, take, pass } = start();
    const stubborn = await turns.take('a');
    take('b');
    await pass(10_000);
    expect(told).toEqual([]);
    stubborn.end();
    await pass(0);
    expect(told).toEqual(['b begins']);
  });

  it('says how long it was at work, without its pauses', async () => {
    const { take, pass } = start();
    const a = take('a');
    await pass(1000);
    const b = take('b');
    await pass(400);
    await b.end();
    await pass(600);
    // 1 s alone, up to a quarter of a slice until the other came in, and what was left after it.
    const had = await a.end();
    expect(had).toBeGreaterThanOrEqual(1600);
    expect(had).toBeLessThanOrEqual(1850);
  });

  it('lets go of one that is aborted while it waits', async () => {
    const { told, take, pass } = start();
    const a = take('a');
    const stop = new AbortController();
    const b = take('b', 'b', stop.signal);
    await pass(0);
    stop.abort(new Error('The server stops'));
    await expect(b.taken).rejects.toThrow('The server stops');
    take('c');
    await a.end();
    await pass(0);
    expect(told).toEqual(['a begins', 'c begins']);
    await expect(take('d', 'd', stop.signal).taken).rejects.toThrow('The server stops');
  });

  it('counts an end only once', async () => {
    const { turns, told, take, pass } = start();
    const a: Turn = await turns.take('a');
    take('b');
    take('c');
    a.end();
    a.end();
    await pass(0);
    expect(told).toEqual(['b begins']);
  });
});
