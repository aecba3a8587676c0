import { Client } from '../src/client.ts';
import { getFreshOrder } from '../src/orders.ts';
import { expect, test } from '../src/test.ts';

test('two people who accept the same obligations at once get the same tasks, each once', async ({
  product,
}) => {
  const [first, second] = [await Client.signIn(product.siteUrl), await Client.signIn(product.siteUrl)];
  const id = await first.upload(getFreshOrder('gpcb_cca_tiles_2025.pdf'));
  const order = await first.waitUntilRead(id);
  expect(order).toMatchObject({ status: 'ready' });
  expect(order.obligationCount).toBeGreaterThan(15);

  const { data } = await first.get<{ obligations: { id: string; recurring: boolean }[] }>(
    `/consent-documents/${id}/obligations?isPagination=0`,
  );
  const obligationIds = data.obligations
    .filter(({ recurring }) => recurring)
    .map((obligation) => obligation.id);
  const answers = await Promise.all(
    [first, second].map((user) =>
      user.post<{ tasks: { id: string }[] }>('/generate-tasks/add', { obligationIds }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const [mine, yours] = answers.map((answer) => answer.data.tasks.map((task) => task.id).sort());
  expect(mine).toEqual(yours);

  const { data: list } = await first.get<{ tasks: { obligationId: string }[]; total: number }>(
    `/generate-tasks?consentDocumentId=${id}&isPagination=0`,
  );
  expect(list.tasks.map((task) => task.obligationId).sort()).toEqual([...obligationIds].sort());
});
