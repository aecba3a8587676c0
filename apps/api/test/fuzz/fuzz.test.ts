import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Playground, startPlayground } from './playground.ts';
import { toReproduction } from './reproduce.ts';

const REQUESTS = 1500;
const SEED = 20_261_122;

let playground: Playground;
beforeAll(async () => {
  playground = await startPlayground();
});
afterAll(() => playground.close());

test('no input is answered with 5xx, and every refusal is a problem', async () => {
  const answered = new Map<string, number[]>();
  await fc.assert(
    fc.asyncProperty(playground.calls, async (call) => {
      const { status, fault, cause } = await playground.play(call);
      answered.set(call.key, [...(answered.get(call.key) ?? []), status]);
      if (fault !== null) throw new Error(`${fault}: ${toReproduction(call)}\n${cause ?? ''}`);
    }),
    { numRuns: REQUESTS, seed: SEED, endOnFailure: true },
  );
  // The calls would prove nothing if they all ended before a handler.
  expect([...answered.keys()].sort()).toEqual([...playground.keys].sort());
  const statuses = [...answered.values()].flat();
  for (const status of [200, 201, 400, 401, 403, 404, 422])
    expect(statuses, String(status)).toContain(status);
  expect(statuses.filter((status) => status < 300).length).toBeGreaterThan(REQUESTS / 10);
});
