import { getLink, waitForMail } from '../src/outbox.ts';
import { expect, test } from '../src/test.ts';

const EMAIL = 'imran.sayyed@example.com';
const NEW_PASSWORD = 'Monsoon#2031';

test('a forgotten password is set anew through the mail, and the link works once', async ({
  page,
  product,
  expectConsole,
}) => {
  expectConsole(/status of (401|422)/);
  const asked = Date.now();
  await page.goto('/login');
  await page.getByRole('link', { name: /Forgot/ }).click();
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  await page.getByRole('button', { name: 'Resend Email' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(EMAIL);

  const mail = await waitForMail(product, EMAIL, /new .* password/i, { after: asked });
  expect(mail.html).toContain('href="');
  const link = getLink(mail);
  await page.goto(link);
  await expect(page.getByText('30 minutes')).toBeVisible();
  // What a history, a referrer or a log could keep no longer holds the token.
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(page).toHaveURL(/\/login$/);

  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: false }).click();
  await expect(page).toHaveURL(/\/company\/dashboard$/);

  const again = await page.context().browser()?.newContext({ baseURL: product.portalUrl });
  const second = await again?.newPage();
  if (!again || !second) throw new Error('No second browser.');
  await second.goto(link);
  await second.getByLabel('New password', { exact: true }).fill('Another#2032');
  await second.getByLabel('Confirm password').fill('Another#2032');
  await second
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(second.getByText(/link/i).first()).toBeVisible();
  await expect(second).not.toHaveURL(/\/login$/);
  await again.close();
});
