import { setTimeout as sleep } from 'node:timers/promises';
import { test } from 'vitest';
import { mountSmallDisk } from '../small-disk.ts';
import { createRandom, readDeadline, readNumber } from './options.ts';
import { createProduct, signUp } from './product.ts';
import { finish, summarise, toSeconds } from './result.ts';
import { startWriters, toWords } from './workload.ts';

const WRITERS = 8;
const DISK = '400m';
const FULL_MS = 10_000;
/** Once there is room, work goes on within this time: a database that has ended is started again. */
const BACK_WITHIN_MS = 60_000;

test('a disk that is full again and again: writes are refused, reads go on, and nothing acknowledged is lost', async () => {
  const disk = mountSmallDisk(DISK);
  if (!disk)
    throw new Error('The drill fills a small disk of its own, which only root may mount: nothing was tried.');
  const times = readNumber('times', 20);
  const deadline = readDeadline();
  const random = createRandom();
  const product = await createProduct({ base: disk.folder });
  try {
    await product.start();
    const token = await signUp(product);
    const writers = startWriters(product, token, { writers: WRITERS, random, pauseMs: 20 });
    const back: number[] = [];
    const faults: string[] = [];
    let reads = 0;
    let refusedReads = 0;
    let told = 0;
    let rounds = 0;
    for (; rounds < times && Date.now() < deadline; rounds += 1) {
      await sleep(2_000);
      for (const until = Date.now() + FULL_MS; Date.now() < until; await sleep(200)) {
        // What others free meanwhile is taken too.
        disk.fill();
        const read = await product.call('GET', '/generate-tasks?pageSize=1', { token });
        if (read?.status === 200) reads += 1;
        else refusedReads += 1;
        if (read && read.status !== 200 && read.status !== 503) faults.push(`A read got ${read.status}.`);
        const ready = await product.call('GET', '/health/ready', { limitMs: 10_000 });
        if (ready?.status === 503) told += 1;
      }
      disk.clear();
      const begun = performance.now();
      const write = () =>
        product.call('POST', '/contact-us/create', {
          token,
          json: { data: { subject: 'There is room', message: 'It is written again', type: 'support' } },
        });
      while ((await write())?.status !== 201 && performance.now() - begun < 2 * BACK_WITHIN_MS)
        await sleep(100);
      back.push(performance.now() - begun);
    }
    await writers.stop();
    const verdict = await writers.check();
    const { median, most } = summarise(back);
    faults.push(...verdict.faults);
    if (verdict.torn > 0) faults.push(`${verdict.torn} changes are there by half.`);
    if (reads === 0) faults.push('Nothing could be read while the disk was full.');
    if (told === 0) faults.push('It never said that the disk is full.');
    if (most > BACK_WITHIN_MS) faults.push(`It wrote again after ${toSeconds(most)}.`);
    finish(
      'disk-full',
      verdict,
      [
        `torn ${verdict.torn}`,
        `${rounds} times full for ${toSeconds(FULL_MS)} under ${WRITERS} writers`,
        `reads meanwhile ${reads}, refused ${refusedReads}`,
        `writes again after ${toSeconds(median)}, at most ${toSeconds(most)}`,
        `answers ${toWords(verdict.answers)}`,
      ],
      faults,
    );
  } finally {
    await product.close();
    disk.remove();
  }
});
