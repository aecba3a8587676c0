import { setTimeout as sleep } from 'node:timers/promises';
import { test } from 'vitest';
import { onProduct } from './on-product.ts';
import type { Product } from './product.ts';
import { finish, summarise, toSeconds } from './result.ts';
import { startWriters, toWords } from './workload.ts';

const WRITERS = 20;
/** The server alone, mostly; its database with it, as where the machine falls over; and the database alone. */
const TARGETS = ['server', 'all', 'server', 'database', 'server', 'all'] as const;

test('killed while people write, it loses, halves and doubles nothing', () =>
  onProduct({ times: 200 }, async ({ product, token, times, deadline, random }) => {
    const writers = startWriters(product, token, { writers: WRITERS, random });
    const ready: number[] = [];
    let kills = 0;
    for (; kills < times && Date.now() < deadline; kills += 1) {
      await sleep(200 + random() * 1_300);
      const target = TARGETS[kills % TARGETS.length] ?? 'server';
      await product.kill(target);
      if (target === 'database') await untilBack(product);
      else ready.push(await product.start());
    }
    await writers.stop();
    const verdict = await writers.check();
    const { median, most } = summarise(ready);
    finish(
      'kill',
      verdict,
      [
        `torn ${verdict.torn}`,
        `${kills} kills under ${WRITERS} writers`,
        `unanswered ${verdict.unanswered}`,
        `ready after ${toSeconds(median)}, at most ${toSeconds(most)}`,
        `answers ${toWords(verdict.answers)}`,
      ],
      [...verdict.faults, ...(verdict.torn > 0 ? [`${verdict.torn} changes are there by half.`] : [])],
    );
  }));

/** The server starts its database again by itself. */
async function untilBack(product: Product): Promise<void> {
  for (const until = Date.now() + 120_000; Date.now() < until; await sleep(100)) {
    if ((await product.call('GET', '/health/ready', { limitMs: 5_000 }))?.status === 200) return;
  }
  throw new Error('The database that was killed is not back in time.');
}
