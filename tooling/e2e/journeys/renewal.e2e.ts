import { Client } from '../src/client.ts';
import { getFreshOrder } from '../src/orders.ts';
import { shoot } from '../src/shots.ts';
import { expect, test } from '../src/test.ts';
import { signIn } from '../src/users.ts';

const READ_MS = 240_000;

test('a newer order takes the place of an older one, and its tasks go on', async ({ page, product }) => {
  const client = await Client.signIn(product.siteUrl);
  const older = await client.upload(getFreshOrder('gpcb_cca_tiles_2025.pdf'));
  await client.waitUntilRead(older);
  const { data } = await client.get<{ obligations: { id: string }[] }>(
    `/consent-documents/${older}/obligations?isPagination=0`,
  );
  const added = await client.post<{ tasks: { id: string }[] }>('/generate-tasks/add', {
    obligationIds: data.obligations.map(({ id }) => id),
  });
  expect(added.status).toBe(201);
  const taskIds = added.data.tasks.map(({ id }) => id);

  await signIn(page);
  await page.goto(`/company/consent/${older}`);
  await page.getByRole('link', { name: 'Renew', exact: true }).click();
  await page.locator('input[type=file]').first().setInputFiles(getFreshOrder('gpcb_cca_tiles_2025.pdf'));
  const renew = page.getByRole('button', { name: 'Renew order' });
  await expect(renew).toBeVisible({ timeout: READ_MS });
  await shoot(page, 'renewal-1-what-changes');
  await renew.click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Renew/ })
    .click();
  await expect(page.getByText(/renewed/i).first()).toBeVisible();
  await shoot(page, 'renewal-2-done');

  // The tasks are the same ones, and belong to the newer order now; the older one no longer counts.
  const before = await client.get<{ supersededById: string | null }>(`/consent-documents/${older}`);
  const newer = before.data.supersededById;
  expect(newer).toBeTruthy();
  for (const id of taskIds.slice(0, 3))
    expect((await client.get<{ consentDocumentId: string }>(`/tasks/${id}`)).data.consentDocumentId).toBe(
      newer,
    );
  const validity = await client.get<{ documents: { id: string }[] }>('/consent-documents/check-validity');
  const counted = validity.data.documents.map(({ id }) => id);
  expect(counted).toContain(newer);
  expect(counted).not.toContain(older);
});
