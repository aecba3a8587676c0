import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSpa, SITE } from './build-spa.ts';
import { type Measured, measure, startBrowser } from './measure.ts';
import { serve } from './serve.ts';

const toKb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
const toSeconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const toRatio = (app: number, site: number) => (site > 0 ? `${(app / site).toFixed(1)}×` : '–');

/**
 * Weight and Lighthouse scores of each kind of page, beside the same page built as a plain React single-page app.
 * One run, both served alike, and what came out is printed as it is.
 */
export async function benchSite(): Promise<void> {
  const dist = join(SITE, 'dist');
  if (!existsSync(join(dist, 'index.html'))) throw new Error('The site is not built: run pnpm build.');
  const folder = mkdtempSync(join(tmpdir(), 'bench-spa-'));
  const article = await buildSpa(folder);
  const [site, app] = await Promise.all([serve(dist, '404.html'), serve(folder, 'index.html')]);
  const browser = await startBrowser();
  const faults: string[] = [];
  try {
    const pages = {
      home: '/',
      about: '/about-us',
      'blog list': '/blog',
      article,
      contact: '/contact-us',
      tools: '/tools',
      topic: '/industries',
      privacy: '/privacy',
    };
    console.log('Lighthouse, mobile preset (simulated slow 4G, 4× slower processor), one run.');
    console.log(
      'Single-page app: the same components, client-rendered, one chunk per page, articles fetched as JSON.\n',
    );
    // A browser that has just started makes the first page pay for it: one visit to each side that nobody counts.
    for (const { url } of [site, app]) await measure(url + pages.privacy, browser);
    for (const [name, path] of Object.entries(pages)) {
      const ours = await measure(site.url + path, browser);
      const theirs = await measure(app.url + path, browser);
      print(name, ours, theirs);
      faults.push(...ours.faults.map((fault) => `${name}: ${fault}`));
    }
  } finally {
    await browser.close();
    site.server.close();
    app.server.close();
    rmSync(folder, { recursive: true, force: true });
  }
  if (faults.length === 0) return;
  console.error(`\nBelow 100:\n${faults.join('\n')}`);
  process.exitCode = 1;
}

function print(name: string, ours: Measured, theirs: Measured): void {
  const row = (site: string | number, app: string | number, ratio = '') => ({
    'this site': site,
    'single-page app': app,
    ratio,
  });
  const rowOf = (of: (one: Measured) => number, toWords: (value: number) => string) =>
    row(toWords(of(ours)), toWords(of(theirs)), toRatio(of(theirs), of(ours)));
  const toScores = ({ scores }: Measured) => Object.values(scores).join(' / ');
  console.log(name);
  console.table({
    'over the wire': rowOf(({ bytes }) => bytes, toKb),
    'of it scripts': rowOf(({ scriptBytes }) => scriptBytes, toKb),
    requests: rowOf(({ requests }) => requests, String),
    'largest paint': rowOf(({ largestPaint }) => largestPaint, toSeconds),
    'main thread blocked': rowOf(
      ({ blocked }) => blocked,
      (ms) => `${Math.round(ms)} ms`,
    ),
    'layout shift': row(ours.shift.toFixed(3), theirs.shift.toFixed(3)),
    'performance / accessibility / best practices / SEO': row(toScores(ours), toScores(theirs)),
  });
}
