import { getFreshOrder } from '../src/orders.ts';
import { getLink, waitForMail } from '../src/outbox.ts';
import { shoot } from '../src/shots.ts';
import { expect, test } from '../src/test.ts';

const EMAIL = 'kiran.salvi@example.com';
const PASSWORD = 'Cooling#Tower7';
const READ_MS = 240_000;

test('the first day of an owner: from signing up to a schedule and a password', async ({
  page,
  product,
  expectConsole,
}) => {
  expectConsole(/status of 401/);
  const begun = Date.now();
  await page.goto('/onboarding');
  await page
    .getByRole('link', { name: /^Sign Up/ })
    .or(page.getByRole('button', { name: /^Sign Up/ }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/signup$/);
  await page.getByLabel('Name').fill('Kiran Salvi');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByRole('button', { name: /^Sign Up/ }).click();
  await expect(page).toHaveURL(/\/company\/dashboard$/);
  await expect(page.getByText(/trial/i).first()).toBeVisible();
  await shoot(page, 'first-day-1-dashboard');

  // One card with the first steps stands in place of empty panels; the first order becomes a schedule.
  const steps = page.getByRole('region', { name: 'Start with your first order' });
  await expect(steps.getByText('0 of 3 steps done')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Late' })).toHaveCount(0);
  await page.getByLabel(/^Drop a consent order/).setInputFiles(getFreshOrder('tnpcb_water_leather_2024.pdf'));
  await expect(steps.getByText('1 of 3 steps done')).toBeVisible({ timeout: READ_MS });
  await shoot(page, 'first-day-1-order-read');
  await steps.getByRole('link', { name: 'Review order' }).click();
  await page.getByRole('button', { name: /^Accept all \d+$/ }).click();
  const confirm = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  const schedule = page.getByRole('button', { name: /^Schedule \d+ conditions$/ });
  await expect(schedule.or(confirm).first()).toBeVisible();
  if (await confirm.isVisible()) await confirm.getByRole('button', { name: /^Accept/ }).click();
  await schedule.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Schedule', exact: true }).click();
  await page
    .getByRole('dialog', { name: /^\d+ tasks are scheduled$/ })
    .getByRole('link', { name: 'Open the tasks' })
    .click();
  await expect(page).toHaveURL(/\/company\/reporting-tasks/);
  await shoot(page, 'first-day-2-tasks');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('region', { name: 'Next step: do your first task' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Late' })).toBeVisible();

  // The mailed link makes the address count; every other session of the workspace ends with it.
  const mail = await waitForMail(product, EMAIL, /./, { after: begun });
  const context = await page.context().browser()?.newContext({ baseURL: product.portalUrl });
  if (!context) throw new Error('No second browser.');
  const elsewhere = await context.newPage();
  await elsewhere.goto(getLink(mail));
  await elsewhere.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await elsewhere.getByLabel('Confirm password').fill(PASSWORD);
  await elsewhere
    .locator('form')
    .getByRole('button', { name: /^(?!Show)/ })
    .last()
    .click();
  await expect(elsewhere).toHaveURL(/\/company\/dashboard$/);
  await context.close();
  await page.goto('/company/reporting-tasks');
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: false }).click();
  await expect(page).toHaveURL(/\/company\/reporting-tasks/);
  await expect(page.getByRole('heading', { level: 1, name: 'Reporting Tasks' })).toBeVisible();
});
