import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Shifts that have happened already are told of a moment later. */
const BUFFER_MS = 50;

/** Paths of all public pages, as the served sitemap names them. */
export async function listPublicPaths(request: APIRequestContext, siteUrl: string): Promise<string[]> {
  const xml = await (await request.get(`${siteUrl}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** What a page asks for, from the moment of the call on. */
export function watchRequests(page: Page): { url: URL; kind: string }[] {
  const requests: { url: URL; kind: string }[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('data:')) return;
    requests.push({ url: new URL(request.url()), kind: request.resourceType() });
  });
  return requests;
}

/** How far the page has moved by itself since it began to load (the sum of its layout shifts). */
export function measureShift(page: Page): Promise<number> {
  return page.evaluate(
    (waitMs) =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries as (PerformanceEntry & { value: number })[]) sum += entry.value;
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => {
          add(observer.takeRecords());
          observer.disconnect();
          resolve(sum);
        }, waitMs);
      }),
    BUFFER_MS,
  );
}

/** Holds back the code of the islands. @returns what lets it come, or (given false) fail to come */
export async function holdIslands(page: Page): Promise<(isThere?: boolean) => void> {
  const gate = Promise.withResolvers<boolean>();
  await page.route('**/_astro/islands/*.js', async (route) => {
    if (await gate.promise) await route.continue();
    else await route.abort();
  });
  return (isThere = true) => gate.resolve(isThere);
}

/** Waits until an island answers to events. */
export async function waitUntilAwake(page: Page, name: string): Promise<void> {
  await expect(page.locator(`[data-island="${name}"]`)).toHaveAttribute('data-awake', '');
}
