import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test, vi } from 'vitest';

const CODE = readFileSync(join(import.meta.dirname, '../../public/offline-worker.js'), 'utf8');
const HTML =
  '<link rel="stylesheet" href="/_astro/a.css"><link rel="preload" href="/_astro/f.woff2" as="font"><link href="/rss.xml">';

type Handler = (event: {
  request: object;
  waitUntil: (done: Promise<unknown>) => void;
  respondWith: (answer: Promise<unknown>) => void;
}) => void;
const handlers = new Map<string, Handler>();
const kept = new Set<string>();
const fetched = vi.fn();

beforeEach(() => {
  handlers.clear();
  kept.clear();
  fetched.mockReset();
  runInNewContext(CODE, {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    skipWaiting: () => null,
    fetch: fetched,
    caches: {
      open: async () => ({ addAll: async (files: string[]) => files.forEach((file) => void kept.add(file)) }),
      match: async (asked: string | { url: string }) => {
        const url = typeof asked === 'string' ? asked : asked.url;
        return kept.has(url) ? `kept ${url}` : undefined;
      },
      keys: async () => [],
    },
  });
});

/** What an event is answered with; undefined where it is left to the browser. */
async function send(name: string, request: object = {}): Promise<unknown> {
  let answer: Promise<unknown> | undefined;
  const take = (promise: Promise<unknown>) => {
    answer = promise;
  };
  handlers.get(name)?.({ request, waitUntil: take, respondWith: take });
  return answer;
}

test('keeps the page with its styles and fonts, and answers with it where there is no connection', async () => {
  fetched.mockResolvedValue({ text: async () => HTML });
  await send('install');
  expect([...kept]).toEqual(['/offline', '/_astro/a.css', '/_astro/f.woff2']);
  fetched.mockRejectedValue(new Error('gone'));
  expect(await send('fetch', { mode: 'navigate', url: '/tools' })).toBe('kept /offline');
  expect(await send('fetch', { destination: 'style', url: '/_astro/a.css' })).toBe('kept /_astro/a.css');
  await expect(send('fetch', { destination: 'font', url: '/_astro/other.woff2' })).rejects.toThrow('gone');
});

test('with a connection every page is the network’s, and calls are never touched', async () => {
  fetched.mockResolvedValue('fresh');
  expect(await send('fetch', { mode: 'navigate', url: '/tools' })).toBe('fresh');
  expect(await send('fetch', { mode: 'cors', destination: '', url: '/api/v1/public/blogs' })).toBeUndefined();
});
