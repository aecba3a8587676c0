import { Client } from '../src/client.ts';
import { getFreshOrder } from '../src/orders.ts';
import { expect, test } from '../src/test.ts';

test('an order whose reading the end of the server cut short is read after the next start', async ({
  product,
}) => {
  const before = await Client.signIn(product.siteUrl);
  const id = await before.upload(getFreshOrder('mpcb_cca_plating_2025.pdf'));
  await product.kill();
  await product.start();
  const after = await Client.signIn(product.siteUrl);
  const order = await after.waitUntilRead(id);
  expect(order).toMatchObject({ status: 'ready', failure: null });
  expect(order.obligationCount).toBeGreaterThan(10);
});
