import { signIn } from '../src/people.ts';
import { expect, test } from '../src/test.ts';

test('the portal says that the server is gone, and recovers without a reload', async ({
  page,
  product,
  expectConsole,
}) => {
  test.setTimeout(180_000);
  expectConsole(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_INCOMPLETE/);
  await signIn(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await product.stop();
  await page.getByRole('link', { name: 'Consent Documents' }).first().click();
  const banner = page.getByText(/cannot be reached|not connected|no connection/i).first();
  await expect(banner).toBeVisible();

  await product.start();
  await expect(banner).toBeHidden({ timeout: 60_000 });
  await page.getByRole('link', { name: 'Reporting Tasks' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reporting Tasks' })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});
