import { expect, type Page } from '@playwright/test';

/** Password of everybody in the demo. */
export const PASSWORD = 'Demo@1234';

/** Owner of the demo's company. */
export const OWNER = 'company@example.com';

/** Owner of the demo's first lab. */
export const LAB = 'lab@example.com';

/** Somebody of the same company who may see everything and change nothing. */
export const VIEWER = 'viewer@example.com';

/** Fills in the login form and waits to be led into the user's own area. */
export async function signIn(page: Page, email: string = OWNER): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, email);
  await expect(page).toHaveURL(/\/(company|lab)\//);
}

/** Fills in and sends the login form of the page shown. */
export async function fillLogin(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: false }).click();
}
