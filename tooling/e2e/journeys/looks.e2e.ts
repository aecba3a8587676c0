import type { Page } from '@playwright/test';
import { findViolations, THEMED_RULES } from '../src/axe.ts';
import { COMPANY_SCREENS, ENTRY_PAGES, LAB_SCREENS, WELCOME } from '../src/screens.ts';
import { shoot } from '../src/shots.ts';
import { expect, test } from '../src/test.ts';
import { LAB, OWNER, signIn } from '../src/users.ts';

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
// Experimental, and it counts initials and numbers on top of a picture as words that a name must begin with.
const NOT_CHECKED = ['label-content-name-mismatch'];
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

// The parts of this file know nothing of each other, and are its longest.
test.describe.configure({ mode: 'parallel' });

test.use({ viewport: SIZES.desktop, colorScheme: 'light' });

test('the public faces', async ({ page, product }) => {
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
  await signIn(page, LAB);
  for (const path of LAB_SCREENS) {
    await page.goto(path);
    await look(page, toName(path));
  }
});

function toName(path: string): string {
  return path.slice(1).replace(/[/?=&]/g, '-');
}

/**
 * Looks at a screen at a desk in both themes, then on a phone. It is loaded once: that a phone loads what it should is
 * for the journeys of first views and of one hand. The phone by night as well would tell nothing new.
 */
async function look(page: Page, name: string): Promise<void> {
  await examine(page, `${name}-desktop`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await shoot(page, `${name}-desktop-dark`);
  expect.soft(await findViolations(page, { rules: THEMED_RULES }), `${name} by night`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(SIZES.phone);
  await examine(page, `${name}-phone`);
  await page.setViewportSize(SIZES.desktop);
}

/** Takes a picture once the screen stands still, and checks accessibility and that nothing sticks out sideways. */
async function examine(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await shoot(page, `${name}-light`);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(wider, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
  expect.soft(await findViolations(page, { tags: RULES, without: NOT_CHECKED }), name).toEqual([]);
}
