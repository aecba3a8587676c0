import type { OrderFacts } from '@anupalan/compliance/reading/types';
import { expect, test } from 'vitest';
import { toFileTitle, toPicturesTitle, toReadTitle } from './order-title.ts';

test.each([
  ['MPCB_consent-2024.pdf', 'MPCB consent 2024'],
  ['order', 'order'],
  ['.pdf', '.pdf'],
  [`${'a'.repeat(300)}.pdf`, 'a'.repeat(255)],
])('a file “%s” gives its order a title', (fileName, title) => {
  expect(toFileTitle(fileName)).toBe(title);
});

const found = <V>(value: V) => ({ value, confidence: 1, citation: null });
const BOARD = 'Gujarat Pollution Control Board';
const PICTURES = toPicturesTitle(3, '2026-11-28');

test('several pictures are called by their count and their day', () => {
  expect(PICTURES).toBe('Order of 3 pictures, 28 Nov 2026');
});

test.each<[string, string, Pick<OrderFacts, 'kind' | 'authority'>, string | null]>([
  [
    'what it is and who issued it',
    PICTURES,
    { kind: found('cto'), authority: found(BOARD) },
    `Consent to operate, ${BOARD}`,
  ],
  ['what it is', PICTURES, { kind: found('ec') }, 'Environmental clearance'],
  ['who issued it', PICTURES, { authority: found(BOARD) }, `Order, ${BOARD}`],
  [
    'who issued one of another kind',
    PICTURES,
    { kind: found('other'), authority: found(BOARD) },
    `Order, ${BOARD}`,
  ],
  ['nothing where nothing was read', PICTURES, {}, null],
  ['nothing where it is of another kind', PICTURES, { kind: found('other') }, null],
  [
    'nothing where a person has named it',
    'Our consent',
    { kind: found('cto'), authority: found(BOARD) },
    null,
  ],
])('an order of pictures is called by %s', (_, title, facts, named) => {
  expect(toReadTitle(title, facts)).toBe(named);
});
