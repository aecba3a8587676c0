import { describe, expect, it } from 'vitest';
import { drawPage } from '../limits/drawn-page.test-support.ts';
import { readOrder } from '../read-order.ts';
import { findUnitOfHead, readQuantity } from './quantity.ts';

describe('a quantity', () => {
  it.each<[string, string | null, string | null]>([
    ['9,600 SCM/Day', '9,600', 'SCM/Day'],
    ['2 x 6', '2 x 6', null],
    ['up to 40 TPD', '40', 'TPD'],
    ['45.00', '45.00', null],
    ['10 - 12 m', '10 - 12', 'm'],
    ['38 (MT/M)', '38', 'MT/M'],
    ['4-Nitro aniline', null, null],
    ['2,4 Dichloro phenol', '2,4', 'Dichloro phenol'],
    ['3 nos. of furnaces with one common stack', null, null],
    ['12/05/2026', null, null],
    ['As per list', null, null],
  ])('“%s” is %s, in %s', (cell, value, unit) => {
    expect(readQuantity(cell)).toEqual(value === null ? null : { value, unit });
  });

  it.each<[string, string | null]>([
    ['Quantity (MT/Month)', 'MT/Month'],
    ['Permitted (in CMD)', 'CMD'],
    ['Height in m', 'm'],
    ['Quantity in CMD', 'CMD'],
    ['Capacity in TPD', 'TPD'],
    ['Maximum daily discharge in KLD', 'KLD'],
    ['Quantity, MT/Month', 'MT/Month'],
    ['Quantity permitted for handling, kg/day', 'kg/day'],
    ['Quantity (proposed)', null],
    ['Quantity', null],
  ])('the head “%s” gives it the unit %s', (head, unit) => {
    expect(findUnitOfHead(head)).toBe(unit);
  });
});

it('a bracket behind a name is its unit only where it is one', () => {
  const table = `
    2. The consent covers the manufacture of:
    Sr. No.   Product                            Quantity, MT/Month
    1         Blue pigment (crude)               300
    2         Ammonium carbonate (by-product)    540`;
  const { particulars } = readOrder({ form: 'pdf', pages: [drawPage(1, table)] });
  expect(particulars.map(({ name, value, unit }) => [name, value, unit])).toEqual([
    ['Blue pigment (crude)', '300', 'MT/Month'],
    ['Ammonium carbonate (by-product)', '540', 'MT/Month'],
  ]);
});

it('the particulars of an order are cited by their cells, and the same row twice is one', () => {
  const table = `
    3. The consent covers the manufacture of:
    Sr. No.   Product                   Maximum quantity   UOM
    1         Zinc plated bolts         640                MT/M
    2         Forged nuts with a        215                MT/M
              washer of steel
              Total                     855
    4. The log shall be kept.`;
  const { particulars } = readOrder({ form: 'pdf', pages: [drawPage(1, table), drawPage(2, table)] });
  expect(particulars.map(({ kind, name, value, unit }) => [kind, name, value, unit])).toEqual([
    ['product', 'Zinc plated bolts', '640', 'MT/M'],
    ['product', 'Forged nuts with a washer of steel', '215', 'MT/M'],
  ]);
  const [, nuts] = particulars;
  expect(nuts?.citation).toMatchObject({ page: 1, quote: 'Forged nuts with a washer of steel 215 MT/M' });
  // Two lines of the name, its quantity and its unit, each where it stands.
  const rects = nuts?.citation.rects ?? [];
  expect(rects).toHaveLength(4);
  expect(rects.map(({ y }) => y)).toEqual([rects[0]?.y, rects[1]?.y, rects[0]?.y, rects[0]?.y]);
  expect(rects.every(({ width }) => width < 0.25)).toBe(true);
});
