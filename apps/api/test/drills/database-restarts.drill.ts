import { setTimeout as sleep } from 'node:timers/promises';
import { test } from 'vitest';
import { startElsewhere } from './elsewhere.ts';
import { createRandom, readDeadline, readNumber } from './options.ts';
import { createProduct, signUp } from './product.ts';
import { finish, summarise, toSeconds } from './result.ts';
import { startWriters, toWords } from './workload.ts';

const WRITERS = 20;
/** Once the database takes connections again, calls are answered again in this time. */
const BACK_WITHIN_MS = 2_000;
/** Connections of the server: its pool, that of its queue, and what asks whether the database is there. */
const MOST_CONNECTIONS = 20 + 4 + 4;

test('a database of its own server that is restarted under load costs answers of 503 and nothing else', async () => {
  const times = readNumber('times', 20);
  const deadline = readDeadline();
  const random = createRandom();
  // Started again by itself half a second after it has ended, at the same port.
  const database = await startElsewhere();
  const product = await createProduct({ databaseUrl: database.url });
  try {
    await product.start();
    const token = await signUp(product);
    const writers = startWriters(product, token, { writers: WRITERS, random });
    const back: number[] = [];
    let restarts = 0;
    for (; restarts < times && Date.now() < deadline; restarts += 1) {
      // It counts as having worked, so that it is started again at once.
      await sleep(3_500 + random() * 500);
      // Fast: sessions are ended. Immediate: as in a crash.
      await database.restart(restarts % 2 === 0 ? 'SIGINT' : 'SIGQUIT');
      const begun = performance.now();
      while ((await product.call('GET', '/generate-tasks?pageSize=1', { token }))?.status !== 200)
        await sleep(25);
      back.push(performance.now() - begun);
    }
    await writers.stop();
    const verdict = await writers.check();
    const [used] = await product.query<{ count: number }>(
      "SELECT count(*)::int FROM pg_stat_activity WHERE application_name LIKE 'anupalan%'",
    );
    const { median, most } = summarise(back);
    const slowest = summarise(verdict.took).most;
    const faults = [...verdict.faults];
    if (verdict.torn > 0) faults.push(`${verdict.torn} changes are there by half.`);
    if (median > BACK_WITHIN_MS) faults.push(`Calls are answered again after ${toSeconds(median)}.`);
    if (verdict.answers.has('none')) faults.push('Calls were left without an answer.');
    if ((used?.count ?? 0) > MOST_CONNECTIONS) faults.push(`${used?.count} connections are in use.`);
    const strange = [...verdict.answers.keys()].filter((status) => ![200, 201, 503].includes(Number(status)));
    if (strange.length > 0) faults.push(`Answers were ${strange.join(', ')}.`);
    finish(
      'database-restarts',
      verdict,
      [
        `torn ${verdict.torn}`,
        `${restarts} restarts, fast and immediate by turns, under ${WRITERS} writers`,
        `back ${toSeconds(median)} after the database, at most ${toSeconds(most)}`,
        `slowest answer ${toSeconds(slowest)}`,
        `connections afterwards ${used?.count}`,
        `answers ${toWords(verdict.answers)}`,
      ],
      faults,
    );
  } finally {
    await product.close();
    await database.close();
  }
});
