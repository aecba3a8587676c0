import type { Page, Request } from '@playwright/test';
import { getFreshOrder } from '../src/orders.ts';
import { expect, test } from '../src/test.ts';
import { signIn } from '../src/users.ts';

const READ_MS = 240_000;
const PAYLOAD_KEY = '5c'.repeat(32);
const NO_SERVER = /ERR_(CONNECTION_REFUSED|EMPTY_RESPONSE|CONNECTION_RESET|INCOMPLETE_CHUNKED_ENCODING)/;
const ENCRYPTED = /^[0-9a-f]{32}:[A-Za-z0-9+/]+={0,2}$/;

const LIST = `Task name,Repeats,Due or start date
Calibrate the flow meter,Yearly,10-01-2030
`;

test.afterEach(async ({ product }) => {
  // The next journey finds a server with the usual settings.
  await product.stop();
  await product.start();
});

test('the API on a host of its own, with encrypted payloads: a list, an order, its renewal and an outage', async ({
  page,
  product,
  expectConsole,
}) => {
  expectConsole(NO_SERVER);
  const settings = { API_URL: product.ownApiUrl, EHS_PAYLOAD_KEY: PAYLOAD_KEY };
  await product.stop();
  await product.start(settings);
  const origins = [product.siteUrl, product.portalUrl, product.ownApiUrl].map((url) => new URL(url).origin);
  expect(new Set(origins).size).toBe(3);
  const calls = followCalls(page, product.ownApiUrl);

  await signIn(page);
  await page.goto('/company/reporting-tasks/import');
  const imported = page.waitForResponse((response) => response.url().endsWith('/generate-tasks/import'));
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'tasks.csv', mimeType: 'text/csv', buffer: Buffer.from(LIST) });
  expect((await (await imported).json()).data).toMatch(ENCRYPTED);
  await expect(page.getByText('Calibrate the flow meter')).toBeVisible();
  await page.getByRole('button', { name: 'Import 1 task' }).click();
  await expect(page.getByRole('button', { name: 'Import another list' })).toBeVisible();

  const older = await uploadOrder(page);
  await page.goto(`/company/consent/${older}`);
  await page.getByRole('link', { name: 'Renew', exact: true }).click();
  await page.locator('input[type=file]').first().setInputFiles(getFreshOrder('gpcb_cca_tiles_2025.pdf'));
  const renew = page.getByRole('button', { name: 'Renew order' });
  await expect(renew).toBeVisible({ timeout: READ_MS });
  await renew.click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Renew/ })
    .click();
  await expect(page.getByText(/renewed/i).first()).toBeVisible();

  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await product.stop();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  const banner = page.getByRole('status').getByText('The server cannot be reached.');
  await expect(banner).toBeVisible();
  await product.start(settings);
  await expect(banner).toBeHidden();
  await page.getByRole('link', { name: 'Reporting Tasks', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Reporting Tasks/ })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  expect(calls.length).toBeGreaterThan(10);
  for (const call of calls) expect(Object.keys(call.headers())).not.toContain('no-auth');
});

/** What the page asks of the API; nothing goes to the portal's own origin. */
function followCalls(page: Page, apiUrl: string): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/api/')) return;
    expect(new URL(request.url()).origin).toBe(apiUrl);
    calls.push(request);
  });
  return calls;
}

/** Uploads an order on its screen and waits until it is read. @returns its id */
async function uploadOrder(page: Page): Promise<string> {
  const file = getFreshOrder('gpcb_cca_tiles_2025.pdf');
  await page.getByRole('link', { name: 'Consent Analyzer' }).first().click();
  await page.locator('input[type=file]').first().setInputFiles(file);
  const row = page
    .getByRole('list', { name: 'Orders', exact: true })
    .getByRole('listitem')
    .filter({ hasText: file.name });
  const review = row.getByRole('link', { name: /^Review / });
  await expect(review).toBeVisible({ timeout: READ_MS });
  const id = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec((await review.getAttribute('href')) ?? '')?.[0];
  if (!id) throw new Error('The link of the review names no order.');
  return id;
}
