import { expect, test } from 'vitest';
import { followSequence } from './number-sequence.ts';

const place = (text: string, isSure = false) => ({
  read: [{ text, confidence: isSure ? 90 : 40, bbox: { x0: 0, y0: 0, x1: 20, y1: 20 } }],
  isSure,
});

test.each<[string, ReturnType<typeof place>[], (number | null)[]]>([
  ['below a sure one', [place('14.', true), place('15;'), place('lo'), place('17:20')], [null, 15, null, 17]],
  ['above a sure one', [place('2.'), place('Bi'), place('4.', true)], [2, null, null]],
  ['that does not count on', [place('14.', true), place('25]'), place('220')], [null, null, null]],
  ['among weak ones alone', [place('1.'), place('2.'), place('3.')], [null, null, null]],
  ['beside a sure letter', [place('a)', true), place('2.')], [null, null]],
])('a weak number %s', (_, places, expected) => {
  expect(followSequence(places)).toEqual(expected);
});
