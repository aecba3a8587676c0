import { toFailure } from '@anupalan/compliance/reading/pages/failures';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ReadOptions, readInWorker } from './read-in-worker.ts';
import type { TurnedPicture } from './worker-message.ts';

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

function start(
  options: Partial<ReadOptions> = {},
  source: Blob | readonly TurnedPicture[] = new Blob(['%PDF-']),
) {
  const stop = new AbortController();
  const pages: number[] = [];
  const loads: number[] = [];
  const found = readInWorker(source, {
    signal: stop.signal,
    onProgress: ({ page }) => pages.push(page),
    onLoaded: (share) => loads.push(share),
    ...options,
  });
  return {
    found,
    outcome: found.then(({ outcome }) => outcome),
    pages,
    loads,
    stop,
    worker: FakeWorker.last,
  };
}

const BYTES = new TextEncoder().encode('%PDF-');

test('hands the bytes over, tells the progress, and ends the thread with the outcome', async () => {
  const { found, pages, worker } = start();
  await vi.waitFor(() => expect(worker.posted).toEqual([{ data: BYTES, recognises: false }]));
  // pdf.js speaks on the same line.
  worker.say({ sourceName: 'worker', targetName: 'main', action: 'ready', data: null });
  worker.say({ progress: { page: 1, pageCount: 2 } });
  worker.say({ progress: { page: 2, pageCount: 2 } });
  worker.say({ outcome: toFailure('scan'), pictures: [1, 2] });
  expect(await found).toEqual({ outcome: toFailure('scan'), pictures: [1, 2] });
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
  const { worker } = start({ password: 'kunji-7310' });
  const request = { data: BYTES, recognises: false, password: 'kunji-7310' };
  await vi.waitFor(() => expect(worker.posted).toEqual([request]));
});

test('pictures are handed over as they are, and have as long as they go on', async () => {
  const pictures: TurnedPicture[] = [
    { file: new Blob(['one']), rotation: 0 },
    { file: new Blob(['two']), rotation: 90 },
  ];
  const { outcome, loads, worker } = start({ recognises: true }, pictures);
  await vi.waitFor(() => expect(worker.posted).toEqual([{ pictures, recognises: true }]));
  for (let page = 1; page <= 5; page++) {
    await vi.advanceTimersByTimeAsync(170_000);
    worker.say({ progress: { page, pageCount: 6, recognises: true } });
  }
  worker.say({ loaded: 0.5 });
  expect([loads, worker.isOver]).toEqual([[0.5], false]);
  await vi.advanceTimersByTimeAsync(180_000);
  expect(await outcome).toMatchObject({ ok: false, code: 'too_heavy' });
  expect(worker.isOver).toBe(true);
});
