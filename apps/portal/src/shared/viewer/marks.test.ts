import { expect, test } from 'vitest';
import { toConditions } from './condition.ts';
import { groupMarks, toDocumentMark } from './marks.ts';
import { toTestObligation } from './testing/test-obligation.ts';

const rect = (y: number, page?: number, x = 0.1) => ({ x, y, width: 0.6, height: 0.02, page });
const conditions = toConditions([
  toTestObligation({ id: 'a', citation: { page: 1, quote: 'a', rects: [rect(0.5), rect(0.53)] } }),
  toTestObligation({
    id: 'b',
    state: 'rejected',
    citation: { page: 1, quote: 'b', rects: [rect(0.95), rect(0.05, 2)] },
  }),
  toTestObligation({ id: 'c', citation: { page: null, quote: 'c', rects: [] } }),
]);
const pages = groupMarks(conditions);
const toMarks = (page: number) => (pages.get(page) ?? []).map((mark) => toDocumentMark(mark, page));

test('boxes stand on their pages, also where words run over', () => {
  const found = [...pages].map(([page, marks]) => [
    page,
    marks.map(({ condition, rects }) => [condition.id, rects.length]),
  ]);
  expect(found).toEqual([
    [
      1,
      [
        ['a', 2],
        ['b', 1],
      ],
    ],
    [2, [['b', 1]]],
  ]);
});

test('marks say where words go on from the page before, and what was set aside', () => {
  expect(toMarks(1).map(({ isContinued }) => isContinued)).toEqual([false, false]);
  expect(toMarks(2).map(({ isContinued }) => isContinued)).toEqual([true]);
  expect(toMarks(1).map(({ isFaint }) => isFaint)).toEqual([false, true]);
});

test('a mark carries the condition’s number, name and boxes', () => {
  expect(toMarks(1)[0]).toMatchObject({
    id: 'a',
    number: 1,
    label: expect.stringContaining('Condition 1, page 1'),
    boxes: [rect(0.5), rect(0.53)],
  });
});
