import { COMPANY_PATHS } from '@anupalan/enums/paths';
import type { Page } from '@playwright/test';
import { Client } from '../src/client.ts';
import { shoot } from '../src/shots.ts';
import { expect, test } from '../src/test.ts';
import { signIn } from '../src/users.ts';

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

type Order = {
  id: string;
  title: string;
  duties: { total: number; late: number; kept: number } | null;
  limits: unknown[];
};

/** The order of the demo with the most tasks. */
async function findOrder(siteUrl: string): Promise<Order> {
  const client = await Client.signIn(siteUrl);
  const { data } = await client.get<{ consentDocuments: Order[] }>('/consent-documents?isPagination=0');
  const [first] = data.consentDocuments.toSorted(
    (one, other) => (other.duties?.total ?? 0) - (one.duties?.total ?? 0),
  );
  if (first === undefined) throw new Error('The demo has no order.');
  return first;
}

/** Both themes at both sizes: nothing sticks out sideways, and a picture of each is kept. */
async function look(page: Page, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await shoot(page, `${name}-${size}-${colorScheme}`);
    }
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(wider, `${name} scrolls sideways, ${size}`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(SIZES.desktop);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** How many pages a PDF has. */
function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** On paper there are no tools; it says what, whose, by whom and when. */
async function expectPaper(page: Page, title: string): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.getByText(/^Printed by .+ on \d+ \w+ \d{4}/)).toBeVisible();
  await expect(page.getByRole('paragraph').filter({ hasText: title }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reporting Tasks' })).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(Print|Export|Mark as done|Filters|Assign)/ })).toHaveCount(
    0,
  );
  // Paper is light, whatever the screen is.
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(background).toBe('rgb(249, 250, 247)');
  const pdf = await page.pdf({ format: 'A4', printBackground: true, preferCSSPageSize: true });
  expect(countPages(pdf)).toBeGreaterThan(0);
  await shoot(page, `print-${title.toLowerCase().replaceAll(' ', '-')}`);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
}

test.describe('the page of an order', () => {
  test('is its passport, with the numbers of the server', async ({ page, product }) => {
    const order = await findOrder(product.siteUrl);
    await signIn(page);
    await page.goto(`${COMPANY_PATHS.consentDocuments}/${order.id}`);
    await expect(page.getByRole('heading', { name: order.title })).toBeVisible();
    const dates = page.getByRole('region', { name: 'Dates of this order' });
    await expect(dates.getByRole('heading', { name: 'Next due' })).toBeVisible();
    await expect(dates.getByText('Loading')).toHaveCount(0);
    const states = page.getByRole('region', { name: 'Tasks by state' });
    await expect(states.getByText(`${order.duties?.total} tasks, ${order.duties?.kept} done`)).toBeVisible();
    const rows = await states.getByRole('listitem').locator('b').allTextContents();
    expect(rows.reduce((sum, count) => sum + Number(count), 0)).toBe(order.duties?.total);
    await expect(page.getByRole('region', { name: 'Limits' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Versions' }).getByText('This order')).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'File' }).getByRole('button', { name: 'Download' }),
    ).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await look(page, 'order');
    if ((order.duties?.late ?? 0) > 0) {
      await states.getByRole('link', { name: 'Late' }).click();
      await expect(page).toHaveURL(/order=.*status=overdue/);
      await expect(page.getByRole('table', { name: 'Due dates' })).toBeVisible();
    }
  });
});

test('what was due before is counted on the dashboard, answered row by row, and gone on with later', async ({
  page,
}) => {
  await signIn(page);
  const answers = page.getByRole('region', { name: 'Waiting for you' }).getByRole('listitem');
  const row = answers.filter({ hasText: 'Answers' });
  const count = Number(await row.locator('strong').textContent());
  await row.getByRole('link').click();
  await expect(page.getByText(`${count} to go`)).toBeVisible();
  // Journeys before this one may have answered some.
  const progress = await page.getByText(/^\d+ of \d+ answered$/).textContent();
  const [before = 0, all = 0] = (progress?.match(/\d+/g) ?? []).map(Number);
  const open = page.getByRole('region', { name: 'To answer' });
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  await open.getByRole('textbox').first().fill(yesterday.split('-').reverse().join('/'));
  await open.getByRole('button', { name: /^Save date/ }).click();
  await expect(page.getByText(`${count - 1} to go`)).toBeVisible();
  await open
    .getByRole('button', { name: /^Not yet:/ })
    .first()
    .click();
  await expect(page.getByText(`${count - 2} to go`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`${before + 2} of ${all} answered`)).toBeVisible();
  const answered = page.getByRole('region', { name: 'Answered' });
  await expect(answered.getByText(/^Done on \d+ \w+ \d{4}$/).first()).toBeVisible();
  await look(page, 'catch-up');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(row.locator('strong')).toHaveText(String(count - 2));
});

test.describe('the calendar', () => {
  test('has a week beside month and year, and each cell opens its day', async ({ page }) => {
    await signIn(page);
    await page.goto(`${COMPANY_PATHS.tasksAndAlerts}?status=`);
    await page.getByRole('button', { name: 'Week' }).click();
    const grid = page.getByRole('grid');
    await expect(grid.getByRole('gridcell')).toHaveCount(7);
    await grid.getByRole('button').last().click();
    await expect(page).toHaveURL(/view=week.*day=\d{4}-\d{2}-\d{2}/);
    await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(1);
    const title = await grid.getAttribute('aria-labelledby');
    const before = await page.locator(`[id="${title}"]`).textContent();
    await page.getByRole('button', { name: 'Next week' }).click();
    await expect(page.locator(`[id="${title}"]`)).not.toHaveText(before ?? '');
    await page.getByRole('button', { name: 'Previous week' }).click();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await look(page, 'week');
    await page.getByRole('button', { name: 'Month' }).click();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await look(page, 'month');
    await page.getByRole('button', { name: 'Year' }).click();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await look(page, 'year');
  });

  test('is small on the dashboard, loaded when it is nearly in sight, and opens', async ({ page }) => {
    await signIn(page);
    await page.waitForURL(/dashboard/);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/scheduled-tasks/days')) asked.push(request.url());
    });
    await page.setViewportSize({ width: 1440, height: 600 });
    await page.reload();
    const card = page.getByRole('region', { name: /^Year \d{4}/ });
    await expect(card).toBeAttached();
    await expect(page.getByRole('region', { name: 'What changed' })).toBeAttached();
    expect(asked).toEqual([]);
    await card.scrollIntoViewIfNeeded();
    await expect(card.getByRole('img', { name: /due dates of tasks/ })).toBeVisible();
    expect(asked).toHaveLength(1);
    await look(page, 'dashboard-year');
    await card.getByRole('link', { name: 'Open year' }).click();
    await expect(page).toHaveURL(/view=year/);
    await expect(page.getByRole('grid', { name: /^Financial year/ })).toBeVisible();
  });
});

test('dashboard, tasks, an order and the calendar are printed without tools, by whom, when and with which filter', async ({
  page,
  product,
}) => {
  const order = await findOrder(product.siteUrl);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await signIn(page);
  const printed = page.locator('body[data-printed]');

  await page.goto(COMPANY_PATHS.dashboard);
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(printed).toHaveCount(1);
  // What stands far below is there on paper as well.
  await expect(page.getByRole('img', { name: /due dates of tasks/ })).toBeAttached();
  await expectPaper(page, 'Dashboard Overview');

  await page.goto(`${COMPANY_PATHS.tasksAndAlerts}?status=pending&keyword=the`);
  await expect(page.getByRole('table', { name: 'Due dates' })).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: /^Print/ }).click();
  await expect(printed).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Due dates: pending. “the”')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expectPaper(page, 'Tasks and Alerts');

  await page.goto(`${COMPANY_PATHS.consentDocuments}/${order.id}`);
  await page.getByRole('button', { name: 'More for this order' }).click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  await expect(printed).toHaveCount(1);
  await expectPaper(page, 'Consent Documents');

  await page.goto(`${COMPANY_PATHS.tasksAndAlerts}?view=month`);
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('grid')).toBeVisible();
  await expectPaper(page, 'Tasks and Alerts');
});
