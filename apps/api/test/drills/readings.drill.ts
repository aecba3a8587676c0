import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { getPdfBomb } from '@anupalan/orders/hostile';
import { getSampleBytes } from '@anupalan/orders/samples';
import { PDFDocument } from 'pdf-lib';
import { test } from 'vitest';
import { onProduct } from './on-product.ts';
import { dataOf, type Product } from './product.ts';
import { finish, summarise, toSeconds } from './result.ts';

/** An order of so many times the pages of a sample is read for some seconds. */
const TIMES_LONGER = 8;
const AT_ONCE = 2;
/** A job whose server is gone is taken up after half a minute: meanwhile more is killed. */
const KILLS_IN_A_ROW = 5;
/** After the last kill an order is read, or says why not, in this time. */
const READ_WITHIN_MS = 60_000;

test('reader and server killed at any moment of a reading: each order is read once and the same, or says why not', () =>
  onProduct({ times: 100 }, async ({ product, token, times, deadline, random, faults }) => {
    const bytes = await makeLongOrder();
    const upload = async (number: number, what: Uint8Array = bytes) => {
      const form = new FormData();
      // A comment behind the end: another file for the product, the same order for the reader.
      form.set('file', new Blob([Buffer.from(what), `\n% ${number}\n`]), `order ${number}.pdf`);
      const answer = await product.call('POST', '/generate-tasks', { token, form, key: `order ${number}` });
      return answer?.status === 202 ? dataOf<{ id: string }>(answer).id : null;
    };

    const begun = performance.now();
    const clean = await upload(0);
    await untilRead(product, clean ? [clean] : []);
    const wanted = await toReading(product, clean ?? '');
    const cleanMs = performance.now() - begun;

    const uploaded: string[] = [];
    const waits: number[] = [];
    const kills = { server: 0, all: 0, reader: 0 };
    for (let round = 0; round < times && Date.now() < deadline; round += 1) {
      const target = (['server', 'reader', 'all'] as const)[round % 3] ?? 'server';
      const ids = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, i) => upload(1 + round * AT_ONCE + i)),
      );
      const there = ids.filter((id) => id !== null);
      if (there.length < AT_ONCE) faults.push('An upload was not answered with 202.');
      uploaded.push(...there);
      await sleep(random() * cleanMs * AT_ONCE);
      if (target === 'reader') kills.reader += await killReaders(product);
      else {
        await product.kill(target);
        kills[target] += 1;
        await product.start();
      }
      if (round % KILLS_IN_A_ROW === KILLS_IN_A_ROW - 1) waits.push(await untilRead(product, uploaded));
    }
    await untilRead(product, uploaded);

    const counts = { acknowledged: uploaded.length, lost: 0, doubled: 0 };
    let failed = 0;
    let different = 0;
    for (const id of uploaded) {
      const [row] = await product.query<{ status: string; failure: string | null; told: number }>(
        `SELECT status, failure, (SELECT count(*)::int FROM notifications WHERE link LIKE '%' || $1) AS told
         FROM consent_documents WHERE id = $1::uuid`,
        [id],
      );
      if (row?.status === 'failed' && row.failure) failed += 1;
      else if (row?.status !== 'ready') counts.lost += 1;
      else if ((await toReading(product, id)) !== wanted) different += 1;
      if (row && row.told > 1) counts.doubled += row.told - 1;
    }
    if (different > 0) faults.push(`${different} readings differ from that of a server that was left alone.`);

    const poison = await upload(-1, getPdfBomb());
    const poisonMs = await untilRead(product, poison ? [poison] : []);
    if (poison === null) faults.push('The poisonous file was not taken.');
    const [told] = await product.query<{ failure: string | null }>(
      'SELECT failure FROM consent_documents WHERE id = $1',
      [poison],
    );
    const { median, most } = summarise(waits);
    if (most > READ_WITHIN_MS) faults.push(`An order was neither read nor failed after ${toSeconds(most)}.`);
    finish(
      'readings',
      counts,
      [
        `failed visibly ${failed}`,
        `different ${different}`,
        `${kills.server} kills of the server, ${kills.all} of all, ${kills.reader} of readers`,
        `a reading takes ${toSeconds(cleanMs)}, ${KILLS_IN_A_ROW} times ${AT_ONCE} after the last kill ${toSeconds(median)}, at most ${toSeconds(most)}`,
        `the poisonous file after ${toSeconds(poisonMs)}: ${told?.failure ?? 'read'}`,
      ],
      faults,
    );
  }));

async function makeLongOrder(): Promise<Uint8Array> {
  const source = await PDFDocument.load(getSampleBytes('tnpcb_water_leather_2024.pdf'));
  const long = await PDFDocument.create();
  for (let i = 0; i < TIMES_LONGER; i += 1)
    for (const page of await long.copyPages(source, source.getPageIndices())) long.addPage(page);
  return long.save();
}

/** Waits until orders are read or failed. @returns for how many milliseconds */
async function untilRead(product: Product, ids: readonly string[]): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < 4 * READ_WITHIN_MS) {
    const [open] = await product.query<{ count: number }>(
      "SELECT count(*)::int FROM consent_documents WHERE id = ANY($1::uuid[]) AND status NOT IN ('ready', 'failed')",
      [ids],
    );
    if (open?.count === 0) break;
    await sleep(100);
  }
  return performance.now() - begun;
}

/** All that a reading has found, without what is new each time. */
async function toReading(product: Product, id: string): Promise<string> {
  const rows = await product.query(
    `SELECT position, title, text, condition_no, category, frequency, recurring, stated_frequency, due_date::text,
            schedule, recurrence, basis, citation, confidence
     FROM obligations WHERE consent_document_id = $1 ORDER BY position, title`,
    [id],
  );
  const [document] = await product.query<{ limits: object[]; questions: object[] }>(
    'SELECT page_count, unread_pages, facts, validity, limits, questions FROM consent_documents WHERE id = $1',
    [id],
  );
  const withoutId = (each: object) => ({ ...each, id: null });
  return JSON.stringify([
    rows,
    { ...document, limits: document?.limits.map(withoutId), questions: document?.questions.map(withoutId) },
  ]);
}

/** Kills the processes that read, as soon as there are some. @returns how many */
async function killReaders(product: Product): Promise<number> {
  const server = product.running()?.process.pid;
  let killed = 0;
  for (const until = Date.now() + 5_000; killed === 0 && Date.now() < until; await sleep(20)) {
    const children = readFileSync(`/proc/${server}/task/${server}/children`, 'utf8').trim().split(' ');
    for (const child of children.filter(Boolean)) {
      try {
        if (!readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('read-order')) continue;
        process.kill(Number(child), 'SIGKILL');
        killed += 1;
      } catch {
        // It has ended by itself.
      }
    }
  }
  return killed;
}
