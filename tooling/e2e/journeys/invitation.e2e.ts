import { Client } from '../src/client.ts';
import { getLink, waitForMail } from '../src/outbox.ts';
import { expect, test } from '../src/test.ts';
import { signIn } from '../src/users.ts';

const EMAIL = 'asha.rane@example.com';
const PASSWORD = 'Utilities#2030';

test('somebody is invited, sets a password and sees what the role allows', async ({
  page,
  product,
  browser,
}) => {
  await signIn(page);
  await page.goto('/company/user-management');
  await page.getByRole('link', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Asha Rane');
  await dialog.getByLabel('Email').fill(EMAIL);
  await dialog.getByLabel('Role').selectOption({ label: 'Plant in-charge' });
  await dialog.getByRole('button', { name: /invit/i }).click();
  await expect(page.getByText('Asha Rane').first()).toBeVisible();

  const mail = await waitForMail(product, EMAIL, /invites you/);
  const context = await browser.newContext({ baseURL: product.portalUrl });
  const guest = await context.newPage();
  await guest.goto(getLink(mail));
  await guest.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await guest.getByLabel('Confirm password').fill(PASSWORD);
  await guest
    .getByRole('button', { name: /password|begin|start/i })
    .last()
    .click();
  await expect(guest).toHaveURL(/\/company\/dashboard$/);
  const menu = guest.getByRole('navigation').first();
  await expect(menu.getByRole('link', { name: 'Tasks and Alerts' })).toBeVisible();

  // From the moment of deactivation the session is over.
  const owner = await Client.signIn(product.siteUrl);
  const { data } = await owner.get<{ users: { id: string; email: string; name: string }[] }>(
    '/users/sub-user?keyword=asha.rane',
  );
  const asha = data.users.find((user) => user.email === EMAIL);
  if (!asha) throw new Error('The invited person is not listed.');
  expect(await owner.put('/users/sub-user', { data: { id: asha.id, isActive: false } })).toMatchObject({
    status: 200,
  });
  await guest.goto('/company/task-and-alerts');
  await expect(guest).toHaveURL(/\/login/);
  await context.close();
});
