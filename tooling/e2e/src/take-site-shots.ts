import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { getLaunchOptions } from '@anupalan/vitest/browser';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { openSignedIn } from './portal-views.ts';
import { Product } from './product.ts';
import { SITE_SHOTS, type SiteShot } from './site-shots.ts';

/**
 * Takes the crops of the product that the site shows, from the demo, in both themes:
 * `pnpm --filter @anupalan/e2e shots [address of a portal that runs the demo] [names of crops]`. Without an address it
 * starts one, without names it takes all.
 */
const OUT = resolve(import.meta.dirname, '../../../apps/site/src/home/shots');
/** Pixels of the picture for each of the page; the small file has half of them. */
const DENSITY = 2;
const SETTLED_MS = 2000;
/** The header of the portal stays in place; what is taken begins below it. */
const UNDER_HEADER = 84;
const AVIF = { quality: 50, effort: 4, chromaSubsampling: '4:4:4' } as const;
const WEBP = { quality: 78, effort: 6 } as const;

async function take(page: Page, shot: SiteShot, portalUrl: string): Promise<Buffer> {
  await page.setViewportSize({ width: shot.windowWidth, height: 900 });
  const corner = await shot.open(page, portalUrl);
  // Streams of events never end, so the network is no measure: pages and lines are drawn by then.
  await page.waitForTimeout(SETTLED_MS);
  // The contact button floats over what is taken.
  await page.addStyleTag({ content: '[class*="contact" i], [class*="float" i] { visibility: hidden }' });
  await page.mouse.move(0, 0);
  await corner.evaluate((element, room) => {
    element.setAttribute('style', `scroll-margin-top: ${room}px`);
    element.scrollIntoView({ block: 'start' });
  }, UNDER_HEADER);
  const box = await corner.boundingBox();
  if (!box) throw new Error(`${shot.name} shows nothing`);
  const { margin = 0, width, height } = shot;
  return page.screenshot({ clip: { x: box.x - margin, y: box.y - margin, width, height } });
}

async function save(name: string, picture: Buffer, { width }: SiteShot, isDark: boolean): Promise<void> {
  const file = join(OUT, isDark ? `${name}-dark` : name);
  for (const size of [width * DENSITY, width])
    writeFileSync(`${file}-${size}.avif`, await sharp(picture).resize(size).avif(AVIF).toBuffer());
  // What knows no AVIF is old: one size and the light theme are enough for it.
  if (!isDark)
    writeFileSync(`${file}-${width}.webp`, await sharp(picture).resize(width).webp(WEBP).toBuffer());
}

async function takeAll(browser: Browser, portalUrl: string, names: readonly string[]): Promise<void> {
  mkdirSync(OUT, { recursive: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      colorScheme,
      deviceScaleFactor: DENSITY,
      reducedMotion: 'reduce',
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
    });
    const page = await openSignedIn(context, portalUrl);
    for (const shot of SITE_SHOTS) {
      if (names.length > 0 && !names.includes(shot.name)) continue;
      await save(shot.name, await take(page, shot, portalUrl), shot, colorScheme === 'dark');
      console.log(`${shot.name}, ${colorScheme}`);
    }
    await context.close();
  }
}

const [address, ...names] = process.argv.slice(2);
const browser = await chromium.launch(getLaunchOptions());
try {
  if (!address) await Product.prepare();
  const portalUrl = address ?? (await Product.ofWorker('shots')).portalUrl;
  await takeAll(browser, portalUrl, names);
} finally {
  await browser.close();
  if (!address) await Product.removeAll();
}
