import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { test } from 'vitest';
import { onProduct } from './on-product.ts';
import { finish, summarise, toSeconds } from './result.ts';
import { startWriters, toWords } from './workload.ts';

const WRITERS = 20;
const OPEN_FILES = 128;
const HEAP_MB = 256;
/** What is under way is answered, and the server has ended, in this time. */
const ENDS_WITHIN_MS = 10_000;
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

test('stopped under load, with few files to open and little memory: all that was answered is there', async () => {
  if (spawnSync('prlimit', ['--version']).status !== 0)
    throw new Error(
      'There is no prlimit (util-linux) here, by which the drill limits the server: nothing was tried.',
    );
  const limits = {
    prefix: ['prlimit', `--nofile=${OPEN_FILES}`],
    env: { NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` },
  };
  await onProduct({ times: 50, ...limits }, async ({ product, token, times, deadline, random, faults }) => {
    const writers = startWriters(product, token, { writers: WRITERS, random });
    const ends: number[] = [];
    let stops = 0;
    for (; stops < times && Date.now() < deadline; stops += 1) {
      await sleep(1_000 + random() * 2_000);
      const signal = SIGNALS[stops % SIGNALS.length] ?? 'SIGTERM';
      const { code, milliseconds } = await product.stop(signal);
      ends.push(milliseconds);
      if (code !== 0) faults.push(`After ${signal} it ended with ${code}.`);
      await product.start();
    }
    await writers.stop();
    const verdict = await writers.check();
    const { median, most } = summarise(ends);
    faults.push(...verdict.faults);
    if (verdict.torn > 0) faults.push(`${verdict.torn} changes are there by half.`);
    if (most > ENDS_WITHIN_MS) faults.push(`It took ${toSeconds(most)} to end.`);
    finish(
      'limits',
      verdict,
      [
        `torn ${verdict.torn}`,
        `${stops} stops under ${WRITERS} writers, with ${OPEN_FILES} open files and a heap of ${HEAP_MB} MB`,
        `ended after ${toSeconds(median)}, at most ${toSeconds(most)}`,
        `answers ${toWords(verdict.answers)}`,
      ],
      faults,
    );
  });
});
