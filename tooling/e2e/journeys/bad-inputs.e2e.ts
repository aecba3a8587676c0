import { writeFileSync } from 'node:fs';
import {
  getCutOffPdf,
  getDocxBomb,
  getEmptyFile,
  getEncryptedPdf,
  getHtmlNamedPdf,
  getImage,
  getObjectStreamBomb,
  getOversizePdf,
} from '@anupalan/orders/hostile';
import type { Locator, Page } from '@playwright/test';
import { Client } from '../src/client.ts';
import { getFreshOrder, type OrderFile } from '../src/orders.ts';
import { expect, test } from '../src/test.ts';
import { signIn } from '../src/users.ts';

const MIME = 'application/pdf';
const READ_MS = 240_000;

interface BadFile {
  name: string;
  bytes: () => Uint8Array | Promise<Uint8Array>;
  says: RegExp;
}

interface RefusedFile extends BadFile {
  /** What the server answers to an upload that no portal has looked at. */
  status: number;
}

/** Refused while it is uploaded: the sentence stands beside the file. */
const REFUSED: RefusedFile[] = [
  {
    name: 'not-a-pdf.pdf',
    bytes: getHtmlNamedPdf,
    says: /not (a|an) (PDF|order|supported)|PDF, DOCX|type of file/i,
    status: 415,
  },
  { name: 'empty.pdf', bytes: getEmptyFile, says: /empty/i, status: 422 },
  { name: 'twenty-six-megabytes.pdf', bytes: () => getOversizePdf(), says: /25 MB/, status: 413 },
];

/**
 * Taken in, and failed while it is read: the sentence stands in the list of orders. That of 501 pages and of a PDF that
 * unpacks to a gigabyte the tests of the API read, from the same processes (`consent-documents/upload.test.ts`).
 */
const FAILED: BadFile[] = [
  { name: 'locked.pdf', bytes: getEncryptedPdf, says: /locked with a password/ },
  { name: 'cut-off.pdf', bytes: getCutOffPdf, says: /damaged or cut off/ },
  {
    name: 'object-bomb.pdf',
    bytes: () => getObjectStreamBomb(),
    says: /more memory or time|damaged/,
  },
  { name: 'word-bomb.docx', bytes: () => getDocxBomb(), says: /more memory or time/ },
  { name: 'photo.png', bytes: () => getImage('png'), says: /holds no text that can be read/ },
];

const orders = (page: Page): Locator => page.getByRole('list', { name: 'Orders', exact: true });
const uploads = (page: Page): Locator => page.getByRole('list', { name: 'Uploads', exact: true });

async function drop(page: Page, { name, buffer }: OrderFile): Promise<void> {
  // From the disk, as a person does it: a large buffer would have to travel through the debugging line.
  const path = test.info().outputPath(name);
  writeFileSync(path, buffer);
  await page.locator('input[type=file]').first().setInputFiles(path);
  // Pictures wait as the pages of one order until they are sent.
  if (name.endsWith('.png')) await page.getByRole('button', { name: /^Upload order/ }).click();
}

async function toFile({ name, bytes }: BadFile): Promise<OrderFile> {
  return { name, mimeType: MIME, buffer: Buffer.from(await bytes()) };
}

test.beforeEach(async ({ page, expectConsole }) => {
  // The browser logs every refused upload by its status.
  expectConsole(/status of (409|413|415|422)/);
  await signIn(page);
  await page.goto('/company/consent-analyzer');
});

test('what is no order is refused with a sentence beside it, and by the server as well', async ({
  page,
  product,
}) => {
  const client = await Client.signIn(product.siteUrl);
  for (const bad of REFUSED) {
    const file = await toFile(bad);
    await drop(page, file);
    const row = uploads(page).getByRole('listitem').filter({ hasText: bad.name });
    await expect.soft(row.getByRole('alert'), bad.name).toHaveText(bad.says);
    await expect.soft(orders(page).getByText(bad.name)).toHaveCount(0);
    const answer = await client.tryUpload(file);
    expect
      .soft(answer, bad.name)
      .toMatchObject({ status: bad.status, message: expect.stringMatching(bad.says) });
  }
});

test('what cannot be read fails with a sentence, and can be deleted', async ({ page }) => {
  for (const bad of FAILED) await drop(page, await toFile(bad));
  for (const { name, says } of FAILED) {
    const row = orders(page)
      .getByRole('listitem')
      .filter({ hasText: name.replace(/\.\w+$/, '') });
    await expect.soft(row.getByText(says), name).toBeVisible({ timeout: READ_MS });
    await row.getByRole('button', { name: 'Delete' }).click();
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expect.soft(row, name).toHaveCount(0);
  }
});

test('an order with scanned pages is read whole', async ({ page }) => {
  // The demo has one, which was read before the first journey.
  const row = orders(page).getByRole('listitem').filter({ hasText: 'garment washing (partly scanned)' });
  await row.getByRole('link', { name: /^Review / }).click({ timeout: READ_MS });
  await expect(page.getByText(/could not be read/)).toHaveCount(0);
  const conditions = page.getByRole('region', { name: 'Conditions found' });
  await expect(conditions.getByText(/Form V/).first()).toBeVisible();
  await expect(conditions.getByText('Page 5', { exact: true }).first()).toBeVisible();
});

test('the same file twice leads to the order that it already is', async ({ page }) => {
  const file = getFreshOrder('gpcb_cca_tiles_2025.pdf');
  await drop(page, file);
  await expect(orders(page).getByRole('listitem').filter({ hasText: file.name })).toBeVisible({
    timeout: READ_MS,
  });
  await drop(page, file);
  const known = uploads(page).getByRole('link', { name: 'Open that order' });
  await expect(known).toBeVisible();
  await known.click();
  await expect(page).toHaveURL(/\/company\/consent-analyzer\/[0-9a-f-]{36}/);
});

test('an upload that breaks off keeps the file in the list and goes through at the second try', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_(FAILED|CONNECTION)|Failed to load resource/);
  await page.route('**/api/v1/generate-tasks', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.fallback(),
  );
  const file = getFreshOrder('moefcc_ec_distillery_2024.pdf');
  await drop(page, file);
  const row = uploads(page).getByRole('listitem').filter({ hasText: file.name });
  await expect(row.getByRole('alert')).toContainText('The upload was interrupted');
  await page.unroute('**/api/v1/generate-tasks');
  await row.getByRole('button', { name: 'Try again' }).click();
  await expect(row).toHaveCount(0);
  await expect(orders(page).getByRole('listitem').filter({ hasText: file.name })).toBeVisible();
});
