import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { LAB, OWNER, signIn } from '../src/people.ts';
import { COMPANY_SCREENS, ENTRY_PAGES, LAB_SCREENS, WELCOME } from '../src/screens.ts';
import { shoot } from '../src/shots.ts';
import { expect, test } from '../src/test.ts';

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
/** Both themes at a desk, and a phone; the phone by night as well would tell nothing new. */
const COMBINATIONS = [
  ['desktop', 'light'],
  ['desktop', 'dark'],
  ['phone', 'light'],
] as const;
// Experimental, and it counts initials and numbers on top of a picture as words that a name must begin with.
const NOT_CHECKED = ['label-content-name-mismatch'];
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

for (const [size, colorScheme] of COMBINATIONS) {
  test.describe(`${size}, ${colorScheme}`, () => {
    test.use({ viewport: SIZES[size], colorScheme });
    const look = (page: Page, name: string) =>
      examine(page, `${name}-${size}-${colorScheme}`, colorScheme === 'dark' ? ['color-contrast'] : null);

    test('the public faces', async ({ page, product }) => {
      test.setTimeout(180_000);
      for (const path of ENTRY_PAGES) {
        await page.goto(path);
        // The welcome begins with three seconds of its own.
        if (path === WELCOME) await expect(page.getByRole('button', { name: /next/i })).toBeVisible();
        await look(page, path.slice(1));
      }
      await page.goto(product.siteUrl);
      await look(page, 'home');
    });

    test('every screen of a company', async ({ page }) => {
      test.setTimeout(400_000);
      await signIn(page, OWNER);
      for (const path of COMPANY_SCREENS) {
        await page.goto(path);
        await look(page, toName(path));
      }
      await page.goto('/company/consent-analyzer');
      await page
        .getByRole('link', { name: /^Review / })
        .first()
        .click();
      await expect(page.getByRole('tab', { name: /^To check/ })).toBeVisible();
      await look(page, 'review');
    });

    test('every screen of a lab', async ({ page }) => {
      test.setTimeout(300_000);
      await signIn(page, LAB);
      for (const path of LAB_SCREENS) {
        await page.goto(path);
        await look(page, toName(path));
      }
    });
  });
}

function toName(path: string): string {
  return path.slice(1).replace(/[/?=&]/g, '-');
}

/**
 * Takes a picture once the screen stands still, and checks accessibility and that nothing sticks out sideways.
 * @param only rules of axe that another theme can change; null: all
 */
async function examine(page: Page, name: string, only: string[] | null): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await shoot(page, name);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(wider, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
  const axe = new AxeBuilder({ page });
  const { violations } = await (only
    ? axe.withRules(only)
    : axe.withTags(RULES).disableRules(NOT_CHECKED)
  ).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect.soft(found, name).toEqual([]);
}
