import { expect, test } from 'vitest';
import { goldOf, markedTexts } from '../../gold.ts';
import { drawPdf } from '../../render/pdf.ts';
import { INDIC_ORDERS } from './orders.ts';

const golds = await Promise.all(
  INDIC_ORDERS.map(async (order) => {
    const { pages, pageOf } = await drawPdf(order);
    return goldOf(order, `${order.name}.pdf`, pages, pageOf);
  }),
);

test('the orders in Hindi, Marathi and Gujarati ask for the same, in words of their own', () => {
  const [hindi, ...others] = golds;
  expect(hindi?.obligations).toHaveLength(13);
  expect(hindi?.limits).toHaveLength(4);
  expect(others).toHaveLength(2);
  for (const gold of others) {
    expect(gold.obligations.map(({ name, frequency, due }) => [name, frequency, due])).toEqual(
      hindi?.obligations.map(({ name, frequency, due }) => [name, frequency, due]),
    );
    expect(
      gold.obligations.filter(({ quote }) => hindi?.obligations.some((each) => each.quote === quote)),
    ).toEqual([]);
  }
});

test.each(INDIC_ORDERS.map((order, at) => [order.title, order, at] as const))('%s', (_, order, at) => {
  const script = order.board === 'GPCB' ? /\p{Script=Gujarati}/u : /\p{Script=Devanagari}/u;
  const { obligations, notObligations } = golds[at] ?? { obligations: [], notObligations: [] };
  expect(obligations.filter(({ quote, stated }) => !script.test(quote) || !quote.includes(stated))).toEqual(
    [],
  );
  expect(notObligations).toHaveLength(2);
  // Conditions are numbered throughout.
  const labels = order.blocks.flatMap((block) => (block.type === 'item' ? [block.label] : []));
  expect(labels).toEqual(Array.from({ length: 16 }, (__, i) => `${i + 1}.`));
  expect(markedTexts(order).flatMap(({ marks }) => marks)).toHaveLength(19);
});
