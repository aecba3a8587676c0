import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listViews, openSignedIn } from '@anupalan/e2e/src/portal-views.ts';
import { findFreePorts } from '@anupalan/e2e/src/ports.ts';
import { Product } from '@anupalan/e2e/src/product.ts';
import { PHONE, weighView } from '@anupalan/e2e/src/view-weight.ts';
import { AUTH_PATHS, COMPANY_PATHS } from '@anupalan/enums/paths';
import { getLaunchOptions } from '@anupalan/vitest/browser';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { type Measured, measure } from '../site/measure.ts';
import { addDueDates } from './due-dates.ts';
import { slowDown, timeDrawer, timeTyping } from './interactions.ts';

const RUNS = 3;
const DUE_DATES = 10_000;
const LOCALE = { locale: 'en-IN', timezoneId: 'Asia/Kolkata' };
const toKb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const toMs = (ms: number) => `${Math.round(ms)} ms`;

/** Pages of Lighthouse: where, and the score that is asked for. */
const RATED = [
  { name: 'sign-in', face: 'portal', path: AUTH_PATHS.login, isSignedIn: false, goal: 95 },
  { name: 'dashboard', face: 'portal', path: COMPANY_PATHS.dashboard, isSignedIn: true, goal: 90 },
  { name: 'tasks', face: 'portal', path: COMPANY_PATHS.tasksAndAlerts, isSignedIn: true, goal: 90 },
  { name: 'site: home', face: 'site', path: '/', isSignedIn: false, goal: 99 },
  { name: 'site: blog', face: 'site', path: '/blog', isSignedIn: false, goal: 99 },
  { name: 'site: contact', face: 'site', path: '/contact-us', isSignedIn: false, goal: 99 },
] as const;

/**
 * What the first views of the portal weigh, how Lighthouse rates them on a phone, and how quickly the task list answers
 * with 10,000 due dates at four-fold slowed processor; all from the product's own server, built and with the demo.
 * Times are shown beside those of the plainest page of the same run: a page of the site without scripts, a lone field.
 */
export async function benchPortal(): Promise<void> {
  Product.requireBuilt(['portal', 'site']);
  const profile = mkdtempSync(join(tmpdir(), 'bench-portal-'));
  await Product.prepare();
  const port = await findFreePorts();
  const options = getLaunchOptions();
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    ...LOCALE,
    args: [...options.args, `--remote-debugging-port=${port}`],
  });
  try {
    const product = await Product.ofWorker('bench');
    await weighAll(product);
    await rateAll(product, context, port);
    const total = await addDueDates(product.siteUrl, DUE_DATES);
    console.log(`\nWith ${total} due dates:`);
    await weighAll(product);
    await timeAll(product, context);
  } finally {
    await context.close();
    await Product.removeAll();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function weighAll(product: Product): Promise<void> {
  const browser = await chromium.launch(getLaunchOptions());
  try {
    const table: Record<string, Record<string, string | number>> = {};
    for (const view of await listViews(browser, product.portalUrl, LOCALE)) {
      const { requests, bytes, shift, nodes } = await weighView(
        browser,
        view.url,
        { ...LOCALE, ...PHONE, ...(view.storageState ? { storageState: view.storageState } : {}) },
        view.isShown,
      );
      const sum = (kind: string) =>
        requests.filter((one) => one.kind === kind).reduce((total, one) => total + one.bytes, 0);
      table[view.name] = {
        requests: `${requests.length} of ${view.budget.requests}`,
        'with everything': `${toKb(bytes)} of ${toKb(view.budget.bytes)}`,
        unpacked: toKb(requests.reduce((total, one) => total + one.unpackedBytes, 0)),
        scripts: toKb(sum('Script')),
        styles: toKb(sum('Stylesheet')),
        fonts: toKb(sum('Font')),
        calls: toKb(sum('Fetch')),
        'layout shift': shift.toFixed(4),
        nodes,
      };
    }
    console.log('First view of a phone with an empty cache, to the last request:');
    console.table(table);
  } finally {
    await browser.close();
  }
}

async function rateAll(product: Product, context: BrowserContext, port: number): Promise<void> {
  const rate = async (url: string) => {
    const runs: Measured[] = [];
    for (let run = 0; run < RUNS; run++) {
      await clearCache(context);
      const measured = () => measure(url, { port }, { keepsStorage: true });
      // On a busy machine Lighthouse misses the start of a page now and then.
      runs.push(await measured().catch(measured));
    }
    return runs.sort((one, other) => one.scores.performance - other.scores.performance)[1];
  };
  // A browser that has just started makes the first page pay for it.
  await measure(`${product.siteUrl}/privacy`, { port });
  const plain = await rate(`${product.siteUrl}/privacy`);
  const table: Record<string, Record<string, string | number>> = {};
  const rated = [...RATED].sort((one, other) => Number(one.isSignedIn) - Number(other.isSignedIn));
  let isSignedIn = false;
  for (const page of rated) {
    if (page.isSignedIn && !isSignedIn) await (await openSignedIn(context, product.portalUrl)).close();
    isSignedIn ||= page.isSignedIn;
    const origin = page.face === 'portal' ? product.portalUrl : product.siteUrl;
    const median = await rate(origin + page.path);
    if (!median || !plain) throw new Error(`Lighthouse gave no result for ${page.path}.`);
    const beside = (of: (one: Measured) => number) =>
      `${toMs(of(median))} (${(of(median) / of(plain)).toFixed(1)}×)`;
    table[page.name] = {
      score: `${median.scores.performance} of ${page.goal}`,
      'first paint': beside(({ firstPaint }) => firstPaint),
      'largest paint': beside(({ largestPaint }) => largestPaint),
      'main thread blocked': toMs(median.blocked),
      'layout shift': median.shift.toFixed(4),
      requests: median.requests,
      'over the wire': toKb(median.bytes),
    };
  }
  console.log(
    `\nLighthouse, mobile preset (simulated slow 4G, 4× slower processor), median of ${RUNS}; beside the site's /privacy:`,
  );
  console.table(table);
}

async function clearCache(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.close();
}

async function timeAll(product: Product, context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await slowDown(page);
  await page.setContent('<input aria-label="Field">');
  const bare = await timeTyping(page, page.getByLabel('Field'));
  await openTasks(page, product);
  const key = await timeTyping(page, page.getByRole('searchbox', { name: 'Search tasks' }));
  await openTasks(page, product);
  const drawer = await timeDrawer(page);
  console.log('With a processor slowed down four times, compared with a key in a single field:');
  console.table({
    'a key in the search of tasks': { time: `${toMs(key)} of 100 ms`, ratio: `${(key / bare).toFixed(1)}×` },
    'opening a drawer': { time: `${toMs(drawer)} of 100 ms`, ratio: `${(drawer / bare).toFixed(1)}×` },
  });
  await page.close();
}

async function openTasks(page: Page, product: Product): Promise<void> {
  await page.goto(`${product.portalUrl}${COMPANY_PATHS.tasksAndAlerts}`);
  await page.getByRole('table', { name: 'Due dates' }).getByRole('link').first().waitFor();
}
