import * as fc from 'fast-check';
import { test } from 'vitest';
import { startPlayground } from './playground.ts';
import { toReproduction } from './reproduce.ts';
import { createTally, printTally } from './tally.ts';

/** Requests on one database: deletions and bans of the calls leave less and less to find. */
const PER_PLAYGROUND = 2000;

/** A whole number of a setting, or the usual one. @throws Error for what is none */
function readNumber(name: string, usual: number): number {
  const text = process.env[name] ?? String(usual);
  if (!/^\d+$/.test(text)) throw new Error(`${name} must be a whole number, not “${text}”.`);
  return Number(text);
}

test('no input is answered with 5xx, and every refusal is a problem', { timeout: 0 }, async () => {
  const requests = readNumber('DRILL_REQUESTS', 200_000);
  const seed = readNumber('DRILL_SEED', 1);
  const until = Date.now() + readNumber('DRILL_MINUTES', 24 * 60) * 60_000;
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
