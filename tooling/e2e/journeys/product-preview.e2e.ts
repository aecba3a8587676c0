import { getSampleBytes } from '@anupalan/orders/samples';
import { shoot } from '../src/shots.ts';
import { expect, test } from '../src/test.ts';

const ORDER = 'tnpcb_water_leather_2024.pdf';

test('a visitor reads their own order in the browser, and nothing of it leaves the machine', async ({
  page,
}) => {
  await page.goto('/onboarding');
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('link', { name: 'Explore Free Tools' }).click();
  await expect(page.getByText('Your file stays on this computer.')).toBeVisible();

  // From here on whatever is sent anywhere is looked at; own code is fetched, nothing else happens.
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // A browser asks for the icon of a page when it finds the time.
    const isOwn = pathname.startsWith('/assets/') || pathname === '/favicon.svg';
    const isCode = request.method() === 'GET' && isOwn;
    if (!isCode || request.postData() !== null) sent.push(`${request.method()} ${request.url()}`);
  });
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'our-order.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(getSampleBytes(ORDER)),
    });
  await expect(page.getByRole('heading', { level: 2, name: 'our-order.pdf' })).toBeVisible({
    timeout: 240_000,
  });
  await expect(page.locator('canvas').first()).toBeVisible();
  const rows = page.getByRole('region', { name: 'What was found' }).getByRole('listitem');
  expect(await rows.count()).toBeGreaterThan(5);
  await rows.nth(2).getByRole('button').first().click();
  await page.getByRole('tab', { name: /^Limits/ }).click();
  await expect(page.getByRole('table', { name: 'Limits of the order' })).toBeVisible();
  await shoot(page, 'product-preview');
  expect(sent).toEqual([]);

  await page.getByRole('link', { name: 'Sign Up Free' }).click();
  await expect(page).toHaveURL(/\/signup$/);
});

test('an order that was read before signing up is there after it, and sent when the person says so', async ({
  page,
}) => {
  await page.goto('/product-preview');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'our-kept-order.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(getSampleBytes(ORDER)),
    });
  await expect(page.getByText(/^This browser keeps the order until \d+ \w+ \d{4}\.$/)).toBeVisible({
    timeout: 240_000,
  });
  await page.getByRole('link', { name: 'Sign Up Free' }).click();
  await page.getByLabel('Name').fill('Leela Rane');
  await page.getByLabel('Email').fill('leela.rane@example.com');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  await page.getByRole('button', { name: /^Sign Up/ }).click();
  await expect(page).toHaveURL(/\/company\/dashboard$/);
  const offer = page.getByRole('region', { name: 'Add the order that you read: our-kept-order.pdf' });
  await expect(offer).toBeVisible();
  await shoot(page, 'kept-order');
  expect(sent.filter((path) => path.endsWith('/generate-tasks'))).toEqual([]);

  // It is there as well where orders are uploaded.
  await page.goto('/company/consent-analyzer');
  await offer.getByRole('button', { name: 'Add order' }).click();
  await expect(page.getByRole('list', { name: 'Orders' }).getByText('our-kept-order')).toBeVisible({
    timeout: 60_000,
  });
  await expect(offer).toHaveCount(0);
  expect(sent.filter((path) => path.endsWith('/generate-tasks'))).toHaveLength(1);
  await page.goto('/company/dashboard');
  await expect(page.getByRole('region', { name: 'Start with your first order' })).toBeVisible();
  await expect(offer).toHaveCount(0);
  const kept = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('anupalan-kept-order');
        opening.onsuccess = () => {
          const counting = opening.result.transaction('orders').objectStore('orders').count();
          counting.onsuccess = () => resolve(counting.result);
        };
      }),
  );
  expect(kept).toBe(0);
});

test('an order in the browser is removed when the visitor asks for it', async ({ page }) => {
  await page.goto('/product-preview');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'our-order.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(getSampleBytes(ORDER)),
    });
  await page.getByRole('button', { name: 'Remove order' }).click({ timeout: 240_000 });
  await expect(page.getByText('This browser no longer keeps the order.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('anupalan.kept-order'))).toBeNull();
});

test('a sample is read, and a file that is no order is refused with a sentence', async ({ page }) => {
  await page.goto('/product-preview');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'order.pdf', mimeType: 'application/pdf', buffer: Buffer.from('Dear Sir') });
  await expect(page.getByRole('alert')).toContainText('This file is not a PDF or a picture.');
  await page.getByRole('button', { name: 'Try it: Garment washing, Karnataka' }).click();
  await expect(page.getByText(/(is a picture|are pictures)\.$/)).toBeVisible();
});

test('a scan is offered to be recognised, and the portal itself has what that loads', async ({ page }) => {
  await page.goto('/product-preview');
  await expect(page.getByText('Your file stays on this computer.')).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'scan.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(getSampleBytes('tnpcb_air_leather_2024.pdf')),
    });
  await expect(page.getByRole('heading', { name: 'scan.pdf is a scan' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/English model: [\d.]+ MB/)).toBeVisible();
  expect(asked.filter((url) => url.includes('/recogniser-'))).toEqual([]);
  const answer = page.waitForResponse((response) => response.url().endsWith('.wasm'));
  await page.getByRole('button', { name: /^Read page/ }).click();
  const response = await answer;
  const { origin } = new URL(page.url());
  expect(new URL(response.url()).origin).toBe(origin);
  expect(await response.allHeaders()).toMatchObject({
    'content-type': 'application/wasm',
    'cache-control': expect.stringContaining('immutable'),
  });
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('You stopped reading scan.pdf.')).toBeVisible();
});
