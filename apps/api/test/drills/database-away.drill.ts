import { setTimeout as sleep } from 'node:timers/promises';
import { test } from 'vitest';
import { layCable } from '../cable.ts';
import { startElsewhere } from './elsewhere.ts';
import { createRandom, readDeadline, readNumber } from './options.ts';
import { createProduct, signUp } from './product.ts';
import { finish, summarise, toSeconds } from './result.ts';
import { startWriters, toWords } from './workload.ts';

const WRITERS = 20;
const AWAY_MS = 60_000;
/** Without its database a call is answered in this time; a machine that is busy with others gets as much again. */
const ANSWER_WITHIN_MS = 5_000;

test('a database that says nothing for a minute costs quick answers of 503, and work goes on after it', async () => {
  const times = readNumber('times', 4);
  const deadline = readDeadline();
  const random = createRandom();
  const database = await startElsewhere();
  const cable = await layCable(database.url);
  const product = await createProduct({ databaseUrl: database.url, env: { DATABASE_URL: cable.url } });
  try {
    await product.start();
    const token = await signUp(product);
    const { pid } = product.running()?.process ?? {};
    const writers = startWriters(product, token, { writers: WRITERS, random });
    const back: number[] = [];
    const faults: string[] = [];
    let told = 0;
    let rounds = 0;
    for (; rounds < times && Date.now() < deadline; rounds += 1) {
      await sleep(3_000);
      cable.mute();
      // The second kind: what was open is cut, and new lines are swallowed.
      if (rounds % 2 === 1) cable.breakAll();
      const until = Date.now() + AWAY_MS;
      await sleep(ANSWER_WITHIN_MS);
      while (Date.now() < until) {
        const [ready, live] = await Promise.all([
          product.call('GET', '/health/ready', { limitMs: 10_000 }),
          product.call('GET', '/health/live', { limitMs: 10_000 }),
        ]);
        if (ready?.status === 503) told += 1;
        else faults.push(`Without its database it says that it is ready: ${ready?.status ?? 'no answer'}.`);
        if (live?.status !== 200)
          faults.push(`It does not say that it lives: ${live?.status ?? 'no answer'}.`);
        await sleep(1_000);
      }
      cable.unmute();
      const begun = performance.now();
      while ((await product.call('GET', '/generate-tasks?pageSize=1', { token }))?.status !== 200)
        await sleep(50);
      back.push(performance.now() - begun);
    }
    await writers.stop();
    const verdict = await writers.check();
    const { p99, most } = summarise(verdict.took);
    faults.push(...verdict.faults);
    if (verdict.torn > 0) faults.push(`${verdict.torn} changes are there by half.`);
    if (verdict.answers.has('none')) faults.push('Calls were left without an answer.');
    if (most > 2 * ANSWER_WITHIN_MS) faults.push(`A call took ${toSeconds(most)}.`);
    if (product.running()?.process.pid !== pid || product.running()?.process.exitCode !== null)
      faults.push('The server has ended.');
    finish(
      'database-away',
      verdict,
      [
        `torn ${verdict.torn}`,
        `${rounds} times away for ${toSeconds(AWAY_MS)}, under ${WRITERS} writers`,
        `answers within ${toSeconds(p99)} for 99 of 100, at most ${toSeconds(most)}`,
        `not ready ${told} times asked`,
        `back after ${toSeconds(summarise(back).most)} at most`,
        `answers ${toWords(verdict.answers)}`,
      ],
      faults,
    );
  } finally {
    await product.close();
    await cable.close();
    await database.close();
  }
});
