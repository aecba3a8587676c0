import type { Page } from '@playwright/test';
import { Client } from '../src/client.ts';
import { getFreshOrder } from '../src/orders.ts';
import { shoot } from '../src/shots.ts';
import { expect, test } from '../src/test.ts';
import { signIn } from '../src/users.ts';

const READ_MS = 240_000;

const orderRow = (page: Page, fileName: string) =>
  page.getByRole('list', { name: 'Orders', exact: true }).getByRole('listitem').filter({ hasText: fileName });

test('from an order of eleven pages to a due date that is done', async ({ page, product }) => {
  const file = getFreshOrder('mpcb_cca_plating_2025.pdf');
  await signIn(page);

  await page.getByRole('link', { name: 'Consent Analyzer' }).first().click();
  await page.locator('input[type=file]').first().setInputFiles(file);
  const row = orderRow(page, file.name);
  await expect(row).toBeVisible();
  await shoot(page, 'line-1-reading');
  const review = row.getByRole('link', { name: /^Review / });
  await expect(review).toBeVisible({ timeout: READ_MS });
  await shoot(page, 'line-2-read');
  const title = ((await review.getAttribute('aria-label')) ?? '').replace(/^Review /, '');
  await review.click();

  const conditions = page.getByRole('region', { name: 'Conditions found' });
  const order = page.getByRole('region', { name: 'Consent document' });
  await expect(order.getByRole('group', { name: 'Page 1', exact: true }).locator('canvas')).toBeVisible();
  await shoot(page, 'line-3-review');

  // A condition leads to its page, and the mark on the page leads to the condition.
  const statement = conditions.getByRole('button', { name: /^\d.*Environmental Statement in Form V/ });
  await statement.click();
  await expect(order.getByRole('group', { name: 'Page 8', exact: true })).toBeInViewport();
  await expect(statement).toHaveAttribute('aria-expanded', 'true');
  await shoot(page, 'line-4-highlight');
  const otherChip = order.getByRole('button', { name: /^Condition \d+, page 8/ }).first();
  await otherChip.click();
  await expect(statement).toHaveAttribute('aria-expanded', 'false');

  // Accept one, set one aside, take that back, then accept all.
  const left = await countLeft(page);
  await statement.click();
  const decide = page.getByRole('toolbar', { name: 'Decide on the open condition' });
  await decide.getByRole('button', { name: /^Accept/ }).click();
  await expect.poll(() => countLeft(page)).toBe(left - 1);
  await page.keyboard.press('x');
  await expect.poll(() => countLeft(page)).toBe(left - 2);
  await page.keyboard.press('u');
  await expect.poll(() => countLeft(page)).toBe(left - 1);
  await page.getByRole('button', { name: /^Accept all \d+$/ }).click();
  const confirm = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  const schedule = page.getByRole('button', { name: /^Schedule \d+ conditions$/ });
  await expect(schedule.or(confirm).first()).toBeVisible();
  if (await confirm.isVisible()) await confirm.getByRole('button', { name: /^Accept/ }).click();
  await expect.poll(() => countLeft(page)).toBe(0);
  await shoot(page, 'line-5-accepted');

  await schedule.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Schedule', exact: true }).click();
  const made = page.getByRole('dialog', { name: /^\d+ tasks are scheduled$/ });
  await expect(made).toBeVisible();
  await shoot(page, 'line-6-scheduled');
  await made.getByRole('link', { name: 'Open the tasks' }).click();

  await expect(page).toHaveURL(/\/company\/reporting-tasks/);
  await page.getByRole('searchbox', { name: 'Search tasks' }).fill('Environmental Statement');
  await expect(page.getByText(/Environmental Statement in Form V/).first()).toBeVisible();
  await shoot(page, 'line-7-tasks');

  // One due date of this order is done.
  const client = await Client.signIn(product.siteUrl);
  const { data } = await client.get<{ consentDocuments: { id: string }[] }>(
    `/consent-documents?keyword=${encodeURIComponent(title)}&sortBy=createdAt&sortOrder=desc`,
  );
  const id = data.consentDocuments[0]?.id ?? '';
  await page.goto(`/company/task-and-alerts?status=pending&order=${id}`);
  const complete = page.getByRole('button', { name: /^Mark as done: .*20\d\d$/ }).first();
  await expect(complete).toBeVisible();
  const before = await countCompleted(client, id);
  await complete.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Mark as done/ })
    .click();
  await expect.poll(() => countCompleted(client, id)).toBe(before + 1);
  await shoot(page, 'line-8-done');

  // However many due dates there are, a page of them is short, and the tools of a phone leave room for them.
  for (const status of ['overdue', 'pending', 'completed']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/company/task-and-alerts?status=${status}`);
    const list = page.getByRole('region', { name: 'Due dates' });
    await expect(list.getByRole('link').first()).toBeVisible();
    expect(await measureHeight(page)).toBeLessThan(2_000);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(list.getByRole('table')).toHaveCount(0);
    expect(await measureHeight(page)).toBeLessThan(4_000);
    const tabs = await page.getByRole('navigation', { name: 'Status' }).boundingBox();
    const first = await list.getByRole('listitem').first().boundingBox();
    expect((first?.y ?? Number.NaN) - (tabs?.y ?? Number.NaN)).toBeLessThanOrEqual(120);
  }
});

const measureHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** How many conditions are still to check, as the head of the review says. */
async function countLeft(page: Page): Promise<number> {
  const words = await page
    .getByText(/^\d+ to go$/)
    .first()
    .textContent();
  return Number.parseInt(words ?? '', 10);
}

async function countCompleted(client: Client, id: string): Promise<number> {
  const { data } = await client.get<{ total: number }>(
    `/generate-tasks/scheduled-tasks?status=completed&consentDocumentId=${id}`,
  );
  return data.total;
}
