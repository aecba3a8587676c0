import { Client } from '../src/client.ts';
import { expect, test } from '../src/test.ts';
import { signIn, VIEWER } from '../src/users.ts';

const SCHEDULE = { frequency: 'monthly', dayOfMonth: 7, startDate: '2027-01-07' };
const WRITES: [path: string, body: unknown][] = [
  ['/generate-tasks/add', { name: 'Return of the month', schedule: SCHEDULE }],
  ['/generate-tasks/delete', { data: { ids: ['01900000-0000-7000-8000-000000000000'] } }],
  [
    '/contact-us/create',
    { data: { subject: 'A question', message: 'More than ten letters', type: 'support' } },
  ],
];

test.beforeEach(({ page }) => signIn(page, VIEWER));

test('who may only look is offered nothing to change', async ({ page }) => {
  await page.goto('/company/consent-analyzer');
  const order = page.getByRole('link', { name: /^Review / }).first();
  await expect(order).toBeVisible();
  await expect(page.locator('input[type=file]')).toHaveCount(0);
  await order.click();
  await expect(page.getByRole('region', { name: 'Conditions found' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Accept|Not an obligation|Schedule)/ })).toHaveCount(0);

  await page.goto('/company/reporting-tasks');
  await expect(page.getByRole('heading', { level: 1, name: 'Reporting Tasks' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Add|Delete)/ })).toHaveCount(0);

  await page.goto('/company/task-and-alerts');
  await expect(page.getByRole('heading', { level: 1, name: 'Tasks and Alerts' })).toBeVisible();
  await expect(page.getByText('Overdue').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Mark as done/ })).toHaveCount(0);
});

test('what the screens do not offer the server refuses as well', async ({ page, product, expectConsole }) => {
  expectConsole(/status of 403/);
  await page.goto('/company/support-management/create');
  await expect(page.getByText('You can read requests but not send one')).toBeVisible();
  const client = await Client.signIn(product.siteUrl, VIEWER);
  for (const [path, body] of WRITES) expect(await client.post(path, body)).toMatchObject({ status: 403 });
});
