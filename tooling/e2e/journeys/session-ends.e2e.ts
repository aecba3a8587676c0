import { expect, test } from '../src/test.ts';
import { fillLogin, OWNER, signIn } from '../src/users.ts';

const SUBJECT = 'Reading of a page in Marathi';
const MESSAGE = 'Page 7 of the order of June was not read. Can it be typed in by hand?';

test('what was typed is there again after a session has ended and the same person signed in', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 401/);
  await signIn(page);
  await page.goto('/company/support-management/create');
  await page.getByLabel('Type').selectOption({ label: 'Complaints' });
  await page.getByLabel('Subject').fill(SUBJECT);
  await page.getByRole('textbox', { name: 'Message' }).fill(MESSAGE);

  // Another place ends the session: the server forgets it, the page does not know yet.
  await page.route('**/api/v1/**', (route) => {
    const headers = { ...route.request().headers(), authorization: 'Bearer ended' };
    return route.continue({ headers });
  });
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.unroute('**/api/v1/**');

  await fillLogin(page, OWNER);
  await expect(page).toHaveURL(/\/company\/support-management\/create$/);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Type')).toHaveValue('complaints');
  await expect(page.getByLabel('Subject')).toHaveValue(SUBJECT);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(MESSAGE);
});

test('logging out clears what was typed', async ({ page }) => {
  await signIn(page);
  await page.goto('/company/support-management/create');
  await page.getByLabel('Subject').fill(SUBJECT);
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Yes' })
    .click();
  await expect(page).toHaveURL(/\/login/);
  await signIn(page);
  await page.goto('/company/support-management/create');
  await expect(page.getByLabel('Subject')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0);
});
