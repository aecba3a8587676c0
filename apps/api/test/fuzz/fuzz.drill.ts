import * as fc from 'fast-check';
import { test } from 'vitest';
import { readDeadline, readNumber } from '../drills/options.ts';
import { startPlayground } from './playground.ts';
import { toReproduction } from './reproduce.ts';
import { createTally, printTally } from './tally.ts';

/** Requests on one database: deletions and bans of the calls leave less and less to find. */
const PER_PLAYGROUND = 2000;

test('no input is answered with 5xx, and every refusal is a problem', { timeout: 0 }, async () => {
  const requests = readNumber('requests', 200_000);
  const seed = readNumber('seed', 1);
  const until = readDeadline();
  const tally = createTally(requests, seed);
  try {
    for (let round = 0; tally.count < requests && Date.now() < until; round++) {
      const playground = await startPlayground();
      try {
        const numRuns = Math.min(PER_PLAYGROUND, requests - tally.count);
        for (const call of fc.sample(playground.calls, { numRuns, seed: seed + round })) {
          if (Date.now() >= until) break;
          tally.note(call.key, await playground.play(call), () => toReproduction(call));
        }
      } finally {
        await playground.close();
      }
    }
  } finally {
    printTally(tally);
  }
  if (tally.faults.size > 0) throw new Error(`${tally.faults.size} faults were found.`);
});
