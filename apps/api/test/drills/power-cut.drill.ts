import { setTimeout as sleep } from 'node:timers/promises';
import { test } from 'vitest';
import { createCutDisk } from '../cut-disk.ts';
import { startElsewhere } from './elsewhere.ts';
import { createRandom, readDeadline, readNumber } from './options.ts';
import { createProduct, signUp } from './product.ts';
import { finish, summarise, toSeconds } from './result.ts';
import { startWriters, toWords, type Verdict } from './workload.ts';

const WRITERS = 20;
const DISK_MB = 2_000;
/** Each round has a fresh disk; its first cut comes into the first start. */
const CUTS_A_ROUND = 5;
const FIRST_START_MS = 8_000;

/** The database on the disk that is cut, with all else; or on another one, so that it remembers what the files lose. */
const SETUPS = ['its own database', 'database elsewhere'] as const;

test('where the power goes while people write, nothing acknowledged is lost, and it starts again', async () => {
  const times = readNumber('times', 100);
  const deadline = readDeadline();
  const random = createRandom();
  const total: Verdict = {
    acknowledged: 0,
    unanswered: 0,
    lost: 0,
    doubled: 0,
    torn: 0,
    answers: new Map(),
    took: [],
    faults: [],
  };
  const cuts = new Map<string, number>();
  const ready: number[] = [];
  let left = times;
  for (let round = 0; left > 0 && Date.now() < deadline; round += 1) {
    const setup = SETUPS[round % SETUPS.length] ?? SETUPS[0];
    const found = await cutAgainAndAgain(setup, Math.min(left, CUTS_A_ROUND), random);
    left -= found.cuts;
    cuts.set(setup, (cuts.get(setup) ?? 0) + found.cuts);
    ready.push(...found.ready);
    addTo(total, found.verdict, setup);
  }
  const { median, most } = summarise(ready);
  finish(
    'power-cut',
    total,
    [
      `torn ${total.torn}`,
      ...[...cuts].map(([setup, count]) => `${count} cuts with ${setup}`),
      `${WRITERS} writers`,
      `unanswered ${total.unanswered}`,
      `ready after ${toSeconds(median)}, at most ${toSeconds(most)}`,
      `answers ${toWords(total.answers)}`,
    ],
    [...total.faults, ...(total.torn > 0 ? [`${total.torn} changes are there by half.`] : [])],
  );
});

/** A fresh disk whose power goes so many times, the first time in the first start. */
async function cutAgainAndAgain(setup: (typeof SETUPS)[number], times: number, random: () => number) {
  const disk = await createCutDisk(DISK_MB);
  const elsewhere = setup === 'database elsewhere' ? await startElsewhere() : null;
  const product = await createProduct({
    base: disk.folder,
    ...(elsewhere ? { databaseUrl: elsewhere.url } : {}),
  });
  const ready: number[] = [];
  let cuts = 0;
  const cutPower = async () => {
    await product.halt(() => disk.cut());
    // The machine of the database goes as well, or goes on.
    if (elsewhere && random() < 0.5) await elsewhere.restart('SIGQUIT');
    await disk.restore();
    cuts += 1;
  };
  try {
    const first = product.start().catch(() => 0);
    await sleep(random() * FIRST_START_MS);
    await cutPower();
    await first;
    await product.start();
    const token = await signUp(product);
    const writers = startWriters(product, token, {
      writers: WRITERS,
      random,
      ...(elsewhere ? { uploads: 0.6 } : {}),
    });
    while (cuts < times) {
      await sleep(500 + random() * 2_500);
      await cutPower();
      ready.push(await product.start());
    }
    await writers.stop();
    return { cuts, ready, verdict: await writers.check() };
  } finally {
    // Where the disk is still cut, nothing can be removed from it.
    await product.close().catch(() => undefined);
    await elsewhere?.close();
    await disk.remove();
  }
}

function addTo(total: Verdict, verdict: Verdict, setup: string): void {
  for (const count of ['acknowledged', 'unanswered', 'lost', 'doubled', 'torn'] as const)
    total[count] += verdict[count];
  for (const [status, count] of verdict.answers)
    total.answers.set(status, (total.answers.get(status) ?? 0) + count);
  total.faults.push(...verdict.faults.map((fault) => `With ${setup}: ${fault}`));
}
