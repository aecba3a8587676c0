import { listViews } from '../src/portal-views.ts';
import { expect, test } from '../src/test.ts';
import { PHONE, type ViewRequest, weighView } from '../src/view-weight.ts';

const SIZES = { desktop: { viewport: { width: 1440, height: 900 } }, phone: PHONE } as const;
const MOST_NODES = 1_500;
const MOST_SHIFT = 0.02;
/** Below this the headers of an answer weigh as much as what is saved. */
const COMPRESSED_BYTES = 1_500;
const IS_TEXT = /javascript|css|html|json|svg/;

function isLargeText({ headers, unpackedBytes }: ViewRequest): boolean {
  return unpackedBytes > COMPRESSED_BYTES && IS_TEXT.test(headers['content-type'] ?? '');
}

test('the first calls are sent before the app is there', async ({ browser, product }) => {
  for (const { name, url, storageState, firstCall } of await listViews(browser, product.portalUrl, {})) {
    if (firstCall === undefined) continue;
    const context = await browser.newContext(storageState ? { storageState } : {});
    const page = await context.newPage();
    // The app itself never arrives.
    await page.route(/\/assets\/(?:react|store|app|shell|parts)-/, () => undefined);
    const sent = page.waitForRequest((request) => request.url().includes(firstCall));
    await page.goto(url, { waitUntil: 'commit' });
    expect((await (await sent).response())?.status(), `first call of ${name}`).toBe(200);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
});

test('rows do not move when the names of orders come last', async ({ browser, product }) => {
  const locale = { locale: 'en-IN', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' } as const;
  const views = await listViews(browser, product.portalUrl, locale);
  const tasks = views.find(({ name }) => name === 'tasks');
  if (tasks === undefined) throw new Error('The tasks are no view.');
  const state = tasks.storageState ? { storageState: tasks.storageState } : {};
  const options = { ...locale, ...PHONE, ...state };
  const { shift, requests } = await weighView(
    browser,
    tasks.url,
    options,
    tasks.isShown,
    '/consent-documents?',
  );
  expect(requests.filter(({ url }) => url.includes('/consent-documents?'))).toHaveLength(1);
  expect(shift).toBeLessThanOrEqual(MOST_SHIFT);
});

for (const [size, options] of Object.entries(SIZES)) {
  test(`the first views stay light on a ${size}`, async ({ browser, product }) => {
    const locale = { locale: 'en-IN', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' } as const;
    for (const view of await listViews(browser, product.portalUrl, locale)) {
      const state = view.storageState ? { storageState: view.storageState } : {};
      const weight = await weighView(browser, view.url, { ...locale, ...options, ...state }, view.isShown);
      const { name, budget } = view;
      expect.soft(weight.requests.length, `requests of ${name}`).toBeLessThanOrEqual(budget.requests);
      expect.soft(weight.bytes, `bytes of ${name}`).toBeLessThanOrEqual(budget.bytes);
      expect.soft(weight.shift, `layout shift of ${name}`).toBeLessThanOrEqual(MOST_SHIFT);
      expect.soft(weight.nodes, `nodes of ${name}`).toBeLessThanOrEqual(MOST_NODES);
      const texts = weight.requests.filter(isLargeText);
      expect(texts.length, `texts of ${name}`).toBeGreaterThan(3);
      const plain = texts.filter(({ headers }) => headers['content-encoding'] !== 'br');
      expect
        .soft(
          plain.map(({ url }) => url),
          `not compressed for ${name}`,
        )
        .toEqual([]);
      const twice = weight.requests.filter(
        ({ url }, at) => weight.requests.findIndex((other) => other.url === url) !== at,
      );
      expect
        .soft(
          twice.map(({ url }) => url),
          `asked for twice by ${name}`,
        )
        .toEqual([]);
      const late = weight.requests.filter(
        ({ headers, url }) => /\/assets\//.test(url) && !/immutable/.test(headers['cache-control'] ?? ''),
      );
      expect
        .soft(
          late.map(({ url }) => url),
          `not kept for ever by ${name}`,
        )
        .toEqual([]);
    }
  });
}
