import type { Page } from '@playwright/test';
import { holdIslands, waitUntilAwake, watchRequests } from '../src/site.ts';
import { expect, test } from '../src/test.ts';

const THANKS = 'Thank you! Your message has been sent successfully.';
/** Every message comes from its own address: so many of one are an hour's worth. */
let writers = 0;

async function fillContact(page: Page): Promise<void> {
  writers += 1;
  await page.getByLabel('Full name').fill('Asha Rane');
  await page.locator('#contact-email').fill(`asha-${writers}@example.com`);
  await page.getByLabel('Type').selectOption('feedback');
  await page.getByLabel('Subject').fill('A question');
  await page.locator('#contact-message').fill('We have two plants and one order.');
}

test.describe('the contact form', () => {
  test('wakes on the first interaction only, says what is wrong, sends, and says so for five seconds', async ({
    page,
    product,
  }) => {
    const requests = watchRequests(page);
    const countScripts = () => requests.filter(({ kind }) => kind === 'script').length;
    await page.goto(`${product.siteUrl}/contact-us`);
    await page.waitForLoadState('networkidle');
    expect(countScripts()).toBe(1);
    await page.getByLabel('Full name').focus();
    await waitUntilAwake(page, 'contact');
    expect(countScripts()).toBeGreaterThan(1);
    await page.keyboard.press('Tab');
    await expect(page.getByText('Full name is required')).toBeVisible();
    await expect(page.getByText('Email is required')).toBeHidden();
    await page.getByRole('button', { name: 'Send message' }).click();
    for (const label of ['Email', 'Type', 'Subject', 'Message'])
      await expect(page.getByText(`${label} is required`)).toBeVisible();
    await fillContact(page);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText(THANKS)).toBeVisible();
    await expect(page.getByLabel('Full name')).toHaveValue('');
    await expect(page.getByText(THANKS)).toBeHidden();
    await expect(page).toHaveURL(`${product.siteUrl}/contact-us`);
  });

  test('loses nothing that was typed before its code was there', async ({ page, product }) => {
    const letCome = await holdIslands(page);
    await page.goto(`${product.siteUrl}/contact-us`);
    await fillContact(page);
    letCome();
    await waitUntilAwake(page, 'contact');
    await expect(page.getByLabel('Full name')).toHaveValue('Asha Rane');
    await expect(page.getByLabel('Type')).toHaveValue('feedback');
    await expect(page.locator('#contact-message')).toHaveValue('We have two plants and one order.');
    await expect(page.locator('#contact-message')).toBeFocused();
  });

  test('sends what was sent before its code was there, once', async ({ page, product }) => {
    const requests = watchRequests(page);
    const letCome = await holdIslands(page);
    await page.goto(`${product.siteUrl}/contact-us`);
    await fillContact(page);
    await page.getByRole('button', { name: 'Send message' }).click();
    letCome();
    await expect(page.getByText(THANKS)).toBeVisible();
    await expect(page).toHaveURL(`${product.siteUrl}/contact-us`);
    expect(requests.filter(({ url }) => url.pathname.endsWith('/contact-us/public/create'))).toHaveLength(1);
  });

  test('posts as plain HTML where its code does not come', async ({ page, product, expectConsole }) => {
    expectConsole(/ERR_FAILED/);
    const letCome = await holdIslands(page);
    await page.goto(`${product.siteUrl}/contact-us`);
    await fillContact(page);
    await page.getByRole('button', { name: 'Send message' }).click();
    letCome(false);
    await expect(page).toHaveURL(/\/api\/v1\/public\/done\?outcome=contact-sent$/);
  });

  test('keeps what was typed where the server is not there, and says so twice', async ({
    page,
    product,
    expectConsole,
  }) => {
    expectConsole(/ERR_FAILED/);
    await page.route('**/api/v1/contact-us/public/create', (route) => route.abort());
    await page.goto(`${product.siteUrl}/contact-us`);
    await fillContact(page);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('There was an error sending your message. Please try again.')).toBeVisible();
    await expect(page.getByText('Server not connected')).toBeVisible();
    await expect(page.locator('#contact-message')).toHaveValue('We have two plants and one order.');
    await expect(page.getByText('Server not connected')).toBeHidden();
  });
});

test('the newsletter says what is wrong with an address, and takes one', async ({ page, product }) => {
  await page.goto(product.siteUrl);
  const field = page.locator('#newsletter');
  await field.fill('nobody');
  await waitUntilAwake(page, 'newsletter');
  await expect(field).toHaveValue('nobody');
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeDisabled();
  await field.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await field.fill('nobody@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Successfully subscribed to our newsletter!')).toBeVisible();
  await expect(field).toHaveValue('');
});

test.describe('the blog', () => {
  test('searches without a reload, what was typed before its code was there as well', async ({
    page,
    product,
  }) => {
    const letCome = await holdIslands(page);
    await page.goto(`${product.siteUrl}/blog/page/2`);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const box = page.getByRole('searchbox', { name: 'Search articles' });
    await box.fill('cess');
    letCome();
    await expect(page).toHaveURL(`${product.siteUrl}/blog?keyword=cess`);
    await expect(box).toHaveValue('cess');
    await expect(page.locator('article').filter({ hasText: 'The water cess has ended' })).toBeVisible();
    await box.fill('zzzz');
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
    await expect(page.getByText('Try another category or come back later')).toBeVisible();
    await box.fill('');
    await expect(page.locator('article')).not.toHaveCount(0);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  test('shows categories and pages without a reload once its code is there, and goes back', async ({
    page,
    product,
  }) => {
    await page.goto(`${product.siteUrl}/blog`);
    await page.getByRole('searchbox', { name: 'Search articles' }).focus();
    await waitUntilAwake(page, 'blog');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole('link', { name: 'Industry News', exact: true }).first().click();
    await expect(page).toHaveURL(`${product.siteUrl}/blog/category/industry-news`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Industry News');
    await expect(page.locator('article').filter({ hasText: 'The water cess has ended' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`${product.siteUrl}/blog`);
    await expect(page.locator('article')).toHaveCount(9);
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(`${product.siteUrl}/blog/page/2`);
    await expect(page.locator('article').filter({ hasText: 'The water cess has ended' })).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  test('follows a link that carries a search', async ({ page, product }) => {
    await page.goto(`${product.siteUrl}/blog?keyword=cess`);
    await expect(page.getByRole('searchbox')).toHaveValue('cess');
    await expect(page.locator('article').filter({ hasText: 'The water cess has ended' })).toBeVisible();
    expect(await page.locator('article').count()).toBeLessThan(9);
  });

  test('searches within a category', async ({ page, product }) => {
    await page.goto(`${product.siteUrl}/blog/category/industry-news`);
    const all = await page.locator('article').count();
    await page.getByRole('searchbox').fill('OSH');
    await expect(page).toHaveURL(/\/blog\/category\/industry-news\?keyword=OSH$/);
    await expect(page.locator('article').filter({ hasText: 'The OSH Code' })).toBeVisible();
    expect(await page.locator('article').count()).toBeLessThanOrEqual(all);
  });
});

test('the widget opens four ways, and closes on Escape and on a press outside', async ({ page, product }) => {
  await page.goto(product.siteUrl);
  const widget = page.locator('[data-island="widget"] details');
  const button = widget.locator('summary');
  await button.click();
  await waitUntilAwake(page, 'widget');
  await expect(widget).toHaveAttribute('open', '');
  await expect(widget.getByRole('link')).toHaveCount(4);
  await page.keyboard.press('Escape');
  await expect(widget).not.toHaveAttribute('open', '');
  await expect(button).toBeFocused();
  await button.click();
  await expect(widget).toHaveAttribute('open', '');
  await page.mouse.click(20, 400);
  await expect(widget).not.toHaveAttribute('open', '');
});

test('the tools work out dates and duties', async ({ page, product }) => {
  const letCome = await holdIslands(page);
  await page.goto(`${product.siteUrl}/tools`);
  const renewal = page.locator('#renewal');
  await renewal.getByLabel('Last day of your consent').fill('2099-03-31');
  await renewal.getByRole('button', { name: 'Calculate dates' }).click();
  await page.getByLabel('Hazardous waste', { exact: true }).check();
  letCome();
  await waitUntilAwake(page, 'renewal');
  await waitUntilAwake(page, 'finder');
  // 120 days before the last day, where the order says nothing else; the arithmetic says so.
  const arithmetic = renewal.getByRole('region', { name: 'Arithmetic: Renewal of a consent' });
  await expect(arithmetic).toContainText('31 Mar 2099 − 120 days');
  await expect(arithmetic).toContainText('Apply by 1 Dec 2098');
  const file = page.waitForEvent('download');
  await renewal.getByRole('button', { name: 'Download calendar file' }).click();
  expect((await file).suggestedFilename()).toBe('renewal.ics');
  await renewal.getByLabel('Days before the end').fill('366');
  await expect(renewal.getByText('Enter a number of days from 1 to 365')).toBeVisible();
  await expect(page.getByLabel('Hazardous waste', { exact: true })).toBeChecked();
  await page.getByLabel('State', { exact: true }).selectOption({ label: 'Maharashtra' });
  await page.getByRole('button', { name: 'Show duties' }).click();
  await expect(page.locator('#applies tbody tr').filter({ hasText: 'Form 4' }).first()).toBeVisible();
});

test('a link of a tool carries its values', async ({ page, product }) => {
  await page.goto(`${product.siteUrl}/tools?tool=hazardous-waste&stored=2027-01-04#hazardous-waste`);
  const tool = page.locator('#hazardous-waste');
  await expect(tool.getByLabel('First day in store')).toHaveValue('2027-01-04');
  await expect(tool.getByRole('region', { name: /^Arithmetic/ })).toContainText('Last day 4 Apr 2027');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact form posts and leads to a page that says so', async ({ page, product }) => {
    await page.goto(`${product.siteUrl}/contact-us`);
    await fillContact(page);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL(/\/api\/v1\/public\/done\?outcome=contact-sent$/);
    await expect(page.locator('body')).toContainText('Thank you!');
  });

  test('the blog has its pages, categories and search box', async ({ page, product }) => {
    await page.goto(`${product.siteUrl}/blog`);
    await expect(page.locator('article')).toHaveCount(9);
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL(`${product.siteUrl}/blog/page/2`);
    await expect(page.locator('article')).not.toHaveCount(0);
    await page.getByRole('link', { name: 'Case Studies', exact: true }).click();
    await expect(page).toHaveURL(`${product.siteUrl}/blog/category/case-studies`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Case Studies');
    await page.locator('article a').first().click();
    await expect(page.getByRole('main').locator('h2').first()).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(page).toHaveURL(`${product.siteUrl}/blog`);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('the menu opens, closes and leads on', async ({ page, product }) => {
      await page.goto(product.siteUrl);
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(menu).toBeVisible();
      await page.getByRole('button', { name: 'Close menu' }).click();
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await menu.getByRole('link', { name: 'About Us' }).click();
      await expect(page).toHaveURL(`${product.siteUrl}/about-us`);
      await expect(menu).toBeHidden();
    });
  });
});
