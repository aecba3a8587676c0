import type { Locator, Page } from '@playwright/test';
import { getFreshOrder } from '../src/orders.ts';
import { shoot } from '../src/shots.ts';
import { expect, test } from '../src/test.ts';
import { signIn } from '../src/users.ts';

const READ_MS = 240_000;

/** The number that a tab of the review counts. */
async function countToCheck(page: Page): Promise<number> {
  const words = await page.getByRole('tab', { name: /^To check \d+$/ }).textContent();
  return Number.parseInt(words?.replace(/\D/g, '') ?? '', 10);
}

/** Drags the mouse over a line of a page, from its first to its last letter. */
async function dragOver(page: Page, line: Locator): Promise<void> {
  const box = await line.boundingBox();
  if (box === null) throw new Error('The line is not shown.');
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + 1, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, middle, { steps: 4 });
  await page.mouse.move(box.x + box.width - 1, middle, { steps: 4 });
  await page.mouse.up();
}

test('a person puts the reading right: adds by mouse and by keys, merges, splits, and undoes', async ({
  page,
}) => {
  const file = getFreshOrder('mpcb_cca_plating_2025.pdf');
  await signIn(page);
  await page.getByRole('link', { name: 'Consent Analyzer' }).first().click();
  await page.locator('input[type=file]').first().setInputFiles(file);
  const row = page
    .getByRole('list', { name: 'Orders', exact: true })
    .getByRole('listitem')
    .filter({ hasText: file.name });
  await row.getByRole('link', { name: /^Review / }).click({ timeout: READ_MS });
  const conditions = page.getByRole('region', { name: 'Conditions found' });
  const open = conditions.locator('[aria-expanded="true"]').first();
  const order = page.getByRole('region', { name: 'Consent document' });
  const first = order.getByRole('group', { name: 'Page 1', exact: true });
  await expect(first.locator('.textLayer span').first()).toBeVisible();
  const before = await countToCheck(page);

  // By mouse: the words of a line become an obligation that cites just them.
  await page.getByRole('button', { name: 'Next page' }).click();
  const second = order.getByRole('group', { name: 'Page 2', exact: true });
  const line = second.locator('.textLayer span', { hasText: /shall/ }).first();
  await line.scrollIntoViewIfNeeded();
  const words = ((await line.textContent()) ?? '').trim();
  await dragOver(page, line);
  const bar = page.getByRole('toolbar', { name: 'Selected words' });
  await expect(bar).toBeVisible();
  await shoot(page, 'put-right-1-selected');
  await bar.getByRole('button', { name: 'Add obligation' }).click();
  const add = page.getByRole('dialog', { name: 'Add obligation' });
  await expect(add.getByText(words.slice(0, 20)).first()).toBeVisible();
  await add.getByLabel('Name').fill('Keep what the line says');
  await shoot(page, 'put-right-2-form');
  await add.getByRole('button', { name: 'Add obligation' }).click();
  await expect(open).toContainText('Keep what the line says');
  await expect(open).toBeFocused();
  await expect.poll(() => countToCheck(page)).toBe(before + 1);
  await expect(second.locator('[data-mark]').first()).toBeAttached();
  await shoot(page, 'put-right-3-added');

  // Split in two by keys, and undone: the row comes back whole and has the focus.
  await page.keyboard.press('s');
  const split = page.getByRole('dialog', { name: 'Split obligation' });
  await split.getByRole('slider').press('ArrowRight');
  await shoot(page, 'put-right-4-split');
  await split.getByRole('button', { name: 'Split in two' }).click();
  await expect.poll(() => countToCheck(page)).toBe(before + 2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => countToCheck(page)).toBe(before + 1);
  await expect(open).toContainText('Keep what the line says');

  // Merged with its neighbour.
  await page.keyboard.press('m');
  const merge = page.getByRole('dialog', { name: 'Merge obligations' });
  await expect(merge.getByRole('region', { name: 'The merged obligation' })).toBeVisible();
  await shoot(page, 'put-right-5-merge');
  await merge.getByRole('button', { name: /^Merge 2 obligations/ }).click();
  await expect.poll(() => countToCheck(page)).toBe(before);

  // By keys: words are walked through and selected without a mouse.
  await page.getByRole('button', { name: 'Select words' }).press('Enter');
  await page.keyboard.press('Shift+End');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(bar).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(bar.getByRole('button', { name: 'Add obligation' })).toBeFocused();
  await page.keyboard.press('Enter');
  await add.getByLabel('Name').fill('Added without a mouse');
  await page.keyboard.press('Enter');
  await expect(open).toContainText('Added without a mouse');
  await expect.poll(() => countToCheck(page)).toBe(before + 1);
  await page.emulateMedia({ colorScheme: 'dark' });
  await shoot(page, 'put-right-6-dark');
});
