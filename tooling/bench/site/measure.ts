import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getLaunchOptions } from '@anupalan/vitest/browser';
import lighthouse from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What one page costs and how it is rated. Bytes are those over the wire; times in milliseconds. */
export type Measured = {
  bytes: number;
  scriptBytes: number;
  requests: number;
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  shift: number;
  scores: Record<(typeof CATEGORIES)[number], number>;
  /** What keeps a score other than performance below 100. */
  faults: string[];
};

/** A Chromium that Lighthouse can talk to. */
export type Browser = { port: number; close: () => Promise<void> };

/** Starts the installed Chromium. @throws Error where there is none */
export async function startBrowser(): Promise<Browser> {
  const { executablePath, args } = getLaunchOptions();
  if (!executablePath) throw new Error('No Chromium is installed. Set CHROMIUM_PATH to one.');
  const profile = mkdtempSync(join(tmpdir(), 'bench-browser-'));
  const child = spawn(
    executablePath,
    ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, ...args, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(said)?.[1];
      if (found) resolve(Number(found));
    });
    child.once('exit', () => reject(new Error(`Chromium ended: ${said}`)));
  });
  const close = async () => {
    child.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { port, close };
}

/**
 * Lighthouse with its mobile preset: a slow phone on slow 4G, simulated.
 * @param options `keepsStorage`: what the browser keeps of the page stays, a session too; so does its cache
 */
export async function measure(
  url: string,
  { port }: Pick<Browser, 'port'>,
  options: { keepsStorage?: boolean } = {},
): Promise<Measured> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: [...CATEGORIES],
    disableStorageReset: options.keepsStorage ?? false,
  });
  if (!result || result.lhr.runtimeError)
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  const { lhr } = result;
  const toScore = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
  const items = listItems(lhr.audits['network-requests']?.details);
  const sum = (type: string | null) =>
    items
      .filter((item) => type === null || item.resourceType === type)
      .reduce((total, item) => total + Number(item.transferSize ?? 0), 0);
  const numeric = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  const faults = CATEGORIES.filter((name) => name !== 'performance').flatMap((name) =>
    (lhr.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${id}`),
  );
  return {
    bytes: sum(null),
    scriptBytes: sum('Script'),
    requests: items.length,
    firstPaint: numeric('first-contentful-paint'),
    largestPaint: numeric('largest-contentful-paint'),
    blocked: numeric('total-blocking-time'),
    shift: numeric('cumulative-layout-shift'),
    scores: {
      performance: toScore('performance'),
      accessibility: toScore('accessibility'),
      'best-practices': toScore('best-practices'),
      seo: toScore('seo'),
    },
    faults,
  };
}

function listItems(details: unknown): Record<string, unknown>[] {
  const isTable =
    typeof details === 'object' && details !== null && 'items' in details && Array.isArray(details.items);
  return isTable ? (details.items as Record<string, unknown>[]) : [];
}
