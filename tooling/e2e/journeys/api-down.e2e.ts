import { expect, test } from '../src/test.ts';
import { signIn } from '../src/users.ts';

const NO_SERVER =
  /ERR_(CONNECTION_REFUSED|EMPTY_RESPONSE|CONNECTION_RESET|INCOMPLETE_CHUNKED_ENCODING|ABORTED)/;

test.afterEach(async ({ product }) => {
  // Whatever went wrong, the next journey finds a server.
  await product.ensureRunning();
});

test('the portal says that the server is gone, and recovers without a reload', async ({
  page,
  product,
  expectConsole,
}) => {
  expectConsole(NO_SERVER);
  await signIn(page);
  for (const screen of ['Tasks and Alerts', 'Reporting Tasks', 'Dashboard']) {
    await page
      .getByRole('link', { name: new RegExp(`^${screen}`) })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${screen}`) })).toBeVisible();
  }
  // The lower half of the dashboard comes last, with code of its own: a screen that is not whole cannot become so
  // without a server, and is loaded again once there is one.
  await expect(page.getByRole('region', { name: 'What changed' })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await product.stop();
  await page.getByRole('link', { name: 'Reporting Tasks', exact: true }).first().click();
  const banner = page.getByRole('status').getByText('The server cannot be reached.');
  await expect(banner).toBeVisible();

  await product.start();
  await expect(banner).toBeHidden();
  await page
    .getByRole('link', { name: /^Tasks and Alerts/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tasks and Alerts' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Mark as done: / }).first()).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});
