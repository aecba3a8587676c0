import { findViolations, THEMED_RULES } from '../src/axe.ts';
import { listPublicPaths, measureShift, watchRequests } from '../src/site.ts';
import { expect, test } from '../src/test.ts';

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const MAX_SHIFT = 0.01;

// The parts of this file know nothing of each other, and are its longest.
test.describe.configure({ mode: 'parallel' });

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use({ viewport, colorScheme: 'light' });

    test('every public page is accessible, stands still, fits and asks nobody else', async ({
      page,
      request,
      product,
    }) => {
      const paths = await listPublicPaths(request, product.siteUrl);
      expect(paths.length).toBeGreaterThan(25);
      for (const path of paths) {
        const requests = watchRequests(page);
        const response = await page.goto(product.siteUrl + path);
        expect(response?.status(), path).toBe(200);
        const policy = response?.headers()['content-security-policy'] ?? '';
        expect.soft(policy, path).toContain("script-src 'self'");
        expect.soft(policy, path).not.toContain('unsafe-inline');
        const foreign = requests.filter(({ url }) => url.origin !== product.siteUrl);
        expect
          .soft(
            foreign.map(({ url }) => url.href),
            path,
          )
          .toEqual([]);
        const scripts = requests.filter(({ kind }) => kind === 'script');
        expect.soft(scripts.length, `scripts of ${path}`).toBeLessThanOrEqual(1);
        page.removeAllListeners('request');
        expect.soft(await measureShift(page), `${path} moves`).toBeLessThan(MAX_SHIFT);
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect.soft(wider, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
        expect.soft(await findViolations(page, { tags: RULES }), path).toEqual([]);
        // The same inks on the same grounds as at a desk: the phone by night would tell nothing new.
        if (size === 'phone') continue;
        await page.emulateMedia({ colorScheme: 'dark' });
        expect.soft(await findViolations(page, { rules: THEMED_RULES }), `${path} by night`).toEqual([]);
        await page.emulateMedia({ colorScheme: 'light' });
      }
    });
  });
}

test('anchors land 80 px below the top, on the same page and from another', async ({ page, product }) => {
  await page.goto(`${product.siteUrl}/tools#applies`);
  const topOf = (selector: string) =>
    page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(() => topOf('#applies')).toBe(80);
  await page.goto(`${product.siteUrl}/blog`);
  await page.locator('article a').first().click();
  const contents = page.locator('main nav a[href^="#"]');
  const href = await contents.nth(1).getAttribute('href');
  await contents.nth(1).click();
  await expect.poll(() => topOf(href ?? '')).toBe(80);
});

test('on paper an article is without header and footer', async ({ page, product }) => {
  await page.goto(`${product.siteUrl}/blog`);
  await page.locator('article a').first().click();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body > div > header')).toBeHidden();
  await expect(page.locator('body > div > footer')).toBeHidden();
  await expect(page.locator('[data-island="widget"] details')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('without a connection every address says so, in the look of the site', async ({
  page,
  product,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await page.goto(product.siteUrl);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await page.context().setOffline(true);
  await page.goto(`${product.siteUrl}/tools`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tools');
});

test('what does not exist is a true 404 with ways on', async ({ page, request, product, expectConsole }) => {
  expectConsole(/404 \(Not Found\)/);
  const paths = [
    '/nothing',
    '/blog/nothing',
    '/blog/019bd484-5140-7526-82dc-000000000000',
    '/blog/page/99',
    '/blog/category/nothing',
    '/_astro/nothing.js',
    '/blog/article',
    '/404',
  ];
  for (const path of paths) {
    const response = await request.get(product.siteUrl + path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(404);
  }
  await page.goto(`${product.siteUrl}/blog/019bd484-5140-7526-82dc-000000000000`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('main').getByRole('link', { name: 'Read the blog' }).click();
  await expect(page).toHaveURL(`${product.siteUrl}/blog`);
});
