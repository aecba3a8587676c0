import { toFailure } from '@anupalan/compliance/reading/pages/failures';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readInWorker } from './read-in-worker.ts';

/** A thread that does what the test tells it. */
class FakeWorker extends EventTarget {
  static last: FakeWorker;
  posted: unknown[] = [];
  isOver = false;
  constructor() {
    super();
    FakeWorker.last = this;
  }
  postMessage(message: unknown) {
    this.posted.push(message);
  }
  terminate() {
    this.isOver = true;
  }
  say(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

beforeEach(() => {
  vi.stubGlobal('Worker', FakeWorker);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function start(password?: string) {
  const stop = new AbortController();
  const pages: number[] = [];
  const outcome = readInWorker(new Blob(['%PDF-']), {
    password,
    signal: stop.signal,
    onProgress: ({ page }) => pages.push(page),
  });
  return { outcome, pages, stop, worker: FakeWorker.last };
}

test('hands the bytes over, tells the progress, and ends the thread with the outcome', async () => {
  const { outcome, pages, worker } = start();
  await vi.waitFor(() => expect(worker.posted).toEqual([{ data: new TextEncoder().encode('%PDF-') }]));
  // pdf.js speaks on the same line.
  worker.say({ sourceName: 'worker', targetName: 'main', action: 'ready', data: null });
  worker.say({ progress: { page: 1, pageCount: 2 } });
  worker.say({ progress: { page: 2, pageCount: 2 } });
  worker.say({ outcome: toFailure('scan') });
  expect(await outcome).toEqual(toFailure('scan'));
  expect(pages).toEqual([1, 2]);
  expect(worker.isOver).toBe(true);
});

test('stops the thread when the visitor does', async () => {
  const { outcome, stop, worker } = start();
  stop.abort();
  expect(await outcome).toMatchObject({ ok: false, code: 'aborted' });
  expect(worker.isOver).toBe(true);
});

test('gives up on a file that takes too long, and on a thread that breaks', async () => {
  const slow = start();
  vi.advanceTimersByTime(90_000);
  expect(await slow.outcome).toMatchObject({ ok: false, code: 'too_heavy' });
  expect(slow.worker.isOver).toBe(true);
  const broken = start();
  broken.worker.dispatchEvent(new Event('error'));
  expect(await broken.outcome).toMatchObject({ ok: false, code: 'too_heavy' });
});

test('hands the password of a protected file over with it', async () => {
  const { worker } = start('kunji-7310');
  const request = { data: new TextEncoder().encode('%PDF-'), password: 'kunji-7310' };
  await vi.waitFor(() => expect(worker.posted).toEqual([request]));
});
