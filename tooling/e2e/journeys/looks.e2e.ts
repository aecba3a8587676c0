import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { signIn } from '../src/people.ts';
import { shoot } from '../src/shots.ts';
import { expect, test } from '../src/test.ts';

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const SCHEMES = ['light', 'dark'] as const;
const SCREENS = [
  'dashboard',
  'consent-analyzer',
  'reporting-tasks',
  'task-and-alerts',
  'consent',
  'support-management',
  'support-management/create',
  'notifications',
  'profile',
  'ChangePassword',
];
// Experimental, and it counts initials and numbers on top of a picture as words that a name must begin with.
const NOT_CHECKED = ['label-content-name-mismatch'];
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const colorScheme of SCHEMES) {
    test.describe(`${size}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });

      test('the public faces', async ({ page, product }) => {
        await page.goto('/login');
        await look(page, `login-${size}-${colorScheme}`);
        await page.goto(product.siteUrl);
        await look(page, `home-${size}-${colorScheme}`);
      });

      test('every screen of a company', async ({ page }) => {
        test.setTimeout(180_000);
        await signIn(page);
        for (const screen of SCREENS) {
          await page.goto(`/company/${screen}`);
          await look(page, `${screen.replace('/', '-')}-${size}-${colorScheme}`);
        }
        await page.goto('/company/consent-analyzer');
        await page
          .getByRole('link', { name: /^Review / })
          .first()
          .click();
        await expect(page.getByRole('tab', { name: /^To check/ })).toBeVisible();
        await look(page, `review-${size}-${colorScheme}`);
      });
    });
  }
}

/** Takes a picture once the screen stands still, and checks accessibility and that nothing sticks out sideways. */
async function look(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await shoot(page, name);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(wider, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).disableRules(NOT_CHECKED).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect.soft(found, name).toEqual([]);
}
