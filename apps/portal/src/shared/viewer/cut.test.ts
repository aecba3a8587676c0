import { expect, test } from 'vitest';
import { toCut } from './cut.ts';

const round = (box: ReturnType<typeof toCut>) =>
  box && Object.values(box).map((value) => Math.round(value * 1000) / 1000);

test.each([
  ['no lines', [], null],
  [
    'a line, with paper around it',
    [{ x: 0.2, y: 0.5, width: 0.6, height: 0.02 }],
    [0.188, 0.488, 0.624, 0.044],
  ],
  [
    'a figure, with the words beside it',
    [{ x: 0.5, y: 0.5, width: 0.1, height: 0.02 }],
    [0.35, 0.488, 0.4, 0.044],
  ],
  ['a figure at the edge', [{ x: 0.95, y: 0, width: 0.05, height: 0.02 }], [0.6, 0, 0.4, 0.032]],
  [
    'lines far apart: the first of them',
    [
      { x: 0.1, y: 0.1, width: 0.8, height: 0.02 },
      { x: 0.1, y: 0.8, width: 0.8, height: 0.02 },
    ],
    [0.088, 0.088, 0.824, 0.3],
  ],
])('the part that shows %s', (_name, boxes, expected) => {
  expect(round(toCut(boxes))).toEqual(expected);
});
