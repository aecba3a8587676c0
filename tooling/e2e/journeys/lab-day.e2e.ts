import { getFreshOrder } from '../src/orders.ts';
import { shoot } from '../src/shots.ts';
import { expect, test } from '../src/test.ts';
import { LAB, OWNER, signIn } from '../src/users.ts';

const SUBJECT = 'Analysis of the outlet, January round';

test('a day of a laboratory: an enquiry comes, is quoted, ordered, and its report becomes evidence', async ({
  page,
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.portalUrl });
  const lab = await context.newPage();

  // The company asks the laboratory that it found.
  await signIn(page, OWNER);
  await page.goto('/company/lab-marketplace');
  await page.getByRole('link', { name: 'Deccan Analytical Laboratory' }).first().click();
  await shoot(page, 'lab-1-page');
  await page.getByRole('link', { name: 'Send an enquiry' }).first().click();
  await page.getByLabel('Subject').fill(SUBJECT);
  await page.getByLabel('What is tested').selectOption({ index: 1 });
  const parameters = page.getByRole('textbox', { name: /parameters/i }).first();
  if (await parameters.isVisible()) await parameters.fill('BOD, COD');
  await page
    .getByRole('textbox', { name: 'Message' })
    .fill('Please sample at normal load and tell us the day before.');
  await page.getByRole('button', { name: /^Send/ }).click();
  await expect(page.getByText(SUBJECT).first()).toBeVisible();

  // The laboratory sees it waiting and names a price.
  await signIn(lab, LAB);
  await expect(lab.getByText(SUBJECT).first()).toBeVisible();
  await shoot(lab, 'lab-2-dashboard');
  await lab.getByRole('link', { name: SUBJECT }).first().click();
  await lab.getByRole('button', { name: 'Send a quote' }).click();
  const quote = lab.getByRole('dialog');
  await quote.getByLabel('Amount').fill('5200');
  await quote.getByPlaceholder('dd/mm/yyyy').fill('10/1/2027');
  await quote.getByRole('button', { name: /^Send quote/ }).click();
  await expect(quote).toBeHidden();

  // The company accepts; the laboratory sends the report; the company approves.
  await page.reload();
  await page.getByRole('button', { name: 'Accept quote' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Accept quote/ })
    .click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await lab.reload();
  await lab.getByRole('button', { name: 'Send a report' }).first().click();
  const report = lab.getByRole('dialog');
  await report.locator('input[type=file]').setInputFiles(getFreshOrder('gpcb_cca_tiles_2025.pdf'));
  await report.getByLabel(/^Report number/).fill('DAL-2027-0001');
  await report.getByRole('button', { name: /^Send report/ }).click();
  await expect(report).toBeHidden();
  await page.reload();
  const reports = page.getByRole('region', { name: 'Reports' });
  await reports.getByRole('button', { name: /^Approve/ }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  if (await question.isVisible()) await question.getByRole('button', { name: /^Approve/ }).click();
  await expect(reports.getByText('Approved')).toBeVisible();
  await shoot(page, 'lab-3-approved');
  await context.close();
});
