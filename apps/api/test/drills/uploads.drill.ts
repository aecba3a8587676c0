import { readdirSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getSampleBytes } from '@anupalan/orders/samples';
import { test } from 'vitest';
import { onProduct } from './on-product.ts';
import type { Product } from './product.ts';
import { finish, summarise, toSeconds } from './result.ts';

/** Where an upload breaks off, as a share of it. */
const SHARES = [0.01, 0.5, 0.99] as const;
const SLOW = 200;
const SLOW_MS = 30_000;
/** Bytes that each slow one sends a second. */
const SLOW_BYTES = 1024;
/** Other calls are answered in this time meanwhile, 99 of 100, on a machine that has nothing else to do. */
const ANSWER_WITHIN_MS = 100;
/** On any machine. */
const ANSWER_AT_LAST_MS = 2_000;

test('uploads that break off or crawl leave nothing behind and hold nobody up', () =>
  onProduct({ times: 300 }, async ({ product, token, times, deadline, random, faults }) => {
    const bytes = Buffer.from(getSampleBytes('mpcb_cca_plating_2025.pdf'));
    const took: number[] = [];
    let isOver = false;
    const others = (async () => {
      for (; !isOver; await sleep(20)) {
        const begun = performance.now();
        const answer = await product.call('GET', '/generate-tasks?pageSize=1', { token });
        took.push(performance.now() - begun);
        if (answer?.status !== 200) faults.push(`Another call got ${answer?.status ?? 'no answer'}.`);
      }
    })();
    let broken = 0;
    for (; broken < times && Date.now() < deadline; broken += 1) {
      const socket = await open(product);
      const payload = toPayload(bytes, `broken ${broken}`);
      socket.write(headOf(token, payload.length));
      socket.write(payload.subarray(0, Math.floor(payload.length * (SHARES[broken % 3] ?? 0.5))));
      await sleep(random() * 100);
      // A reset as by a network, or an end in good order in the middle of the body.
      if (random() < 0.5) socket.resetAndDestroy();
      else socket.destroySoon();
    }
    const whileBroken = summarise(took.splice(0));

    const slow = await Promise.all(Array.from({ length: SLOW }, () => open(product)));
    const payload = toPayload(bytes, 'slow');
    for (const socket of slow) socket.write(headOf(token, payload.length));
    let at = 0;
    for (
      const until = Date.now() + SLOW_MS;
      Date.now() < until && Date.now() < deadline;
      await sleep(1_000)
    ) {
      for (const socket of slow) if (!socket.destroyed) socket.write(payload.subarray(at, at + SLOW_BYTES));
      at += SLOW_BYTES;
    }
    const whileSlow = summarise(took.splice(0));
    for (const socket of slow) socket.resetAndDestroy();
    isOver = true;
    await others;

    const form = new FormData();
    form.set('file', new Blob([bytes]), 'whole.pdf');
    const whole = await product.call('POST', '/technical-documents', { token, form });
    for (let waited = 0; list(product, 'spool').length > 0 && waited < 10_000; waited += 100)
      await sleep(100);
    const rows = await product.query('SELECT id FROM technical_documents');
    const files = list(product, 'files').length - 1;
    const left = list(product, 'spool').length;
    if (left > 0) faults.push(`${left} cut off files are left.`);
    if (files > 0) faults.push(`${files} files are kept that no row names.`);
    const p99 = Math.max(whileBroken.p99, whileSlow.p99);
    if (p99 > ANSWER_AT_LAST_MS) faults.push(`Other calls took ${toSeconds(p99)}.`);
    finish(
      'uploads',
      {
        acknowledged: whole?.status === 201 ? 1 : 0,
        lost: whole?.status === 201 && rows.length === 0 ? 1 : 0,
        doubled: Math.max(0, rows.length - 1),
      },
      [
        `${broken} uploads broken off at 1, 50 and 99 %, ${SLOW} at ${SLOW_BYTES} bytes a second for ${toSeconds(SLOW_MS)}`,
        `left of them: rows ${rows.length - 1}, files ${files + left}`,
        `99 of 100 other calls within ${Math.round(whileBroken.p99)} ms while uploads broke off and ${Math.round(whileSlow.p99)} ms while they crawled (wanted: ${ANSWER_WITHIN_MS} ms)`,
      ],
      faults,
    );
  }));

function open(product: Product): Promise<net.Socket> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(new URL(product.url).port), '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
    // What becomes of it later is the drill's own doing.
    socket.on('error', () => undefined);
    socket.resume();
  });
}

function toPayload(bytes: Buffer, name: string): Buffer {
  const head = `--drill\r\ncontent-disposition: form-data; name="file"; filename="${name}.pdf"\r\ncontent-type: application/pdf\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--drill--\r\n')]);
}

function headOf(token: string, length: number): string {
  return [
    'POST /api/v1/technical-documents HTTP/1.1',
    'host: localhost',
    `authorization: Bearer ${token}`,
    'content-type: multipart/form-data; boundary=drill',
    `content-length: ${length}`,
    '',
    '',
  ].join('\r\n');
}

function list(product: Product, folder: 'files' | 'spool'): string[] {
  try {
    return readdirSync(path.join(product.dataDir, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
  } catch {
    return [];
  }
}
