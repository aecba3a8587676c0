import { readFile } from '@anupalan/api/src/jobs/read-order/read-file.ts';
import type { Gold } from '@anupalan/orders/model/gold';
import { picturePdf, scanOrder } from '@anupalan/orders/scans/scan-order';
import { chooseVariants } from '@anupalan/orders/scans/variants';
import { expect, test } from 'vitest';
import { scoreOrder } from './score-order.ts';

/** What stands on one page of an order, as the gold of a file that has this page alone. */
const ofPage = (gold: Gold, page: number): Gold => {
  const here = <Each extends { page: number }>(all: readonly Each[]) =>
    all.filter((each) => each.page === page).map((each) => ({ ...each, page: 1 }));
  return {
    ...gold,
    pages: 1,
    obligations: here(gold.obligations),
    notObligations: here(gold.notObligations),
    limits: here(gold.limits),
  };
};

const LEAST = 0.85;

/** A page of each sort of picture; what reads them may differ a little between processors. */
test.each([
  ['gpcb_cca_tiles_2025.fax', 3],
  ['gpcb_cca_tiles_2025.photograph', 3],
  ['tnpcb_water_leather_2024.stamped', 3],
])('%s, page %d: its duties and its limits are read', async (name, page) => {
  const [variant] = chooseVariants([name]);
  if (!variant) throw new Error(`There is no ${name}.`);
  expect(variant.isHeldBack).toBe(false);
  const { pictures, gold } = await scanOrder(variant.order, variant.kind, [page]);
  const outcome = await readFile(new Uint8Array(await picturePdf(pictures)), 'application/pdf');
  const wanted = ofPage(gold, page);
  const score = scoreOrder(wanted, outcome.ok ? outcome.reading : null);
  expect(wanted.limits.length).toBeGreaterThan(5);
  expect(score.limits[0], score.faults.join('\n')).toBeGreaterThanOrEqual(LEAST * wanted.limits.length);
  expect(score.recall[0], score.faults.join('\n')).toBeGreaterThanOrEqual(LEAST * score.recall[1]);
  expect(score.limitPrecision[0]).toBeGreaterThanOrEqual(LEAST * score.limitPrecision[1]);
  expect(score.precision[0]).toBeGreaterThanOrEqual(LEAST * score.precision[1]);
});
