import { expect, test } from 'vitest';
import { type Identity, scoreSameness, withoutKept } from './same-finding.ts';

const at = (y: number, page = 1) => ({ page, quote: '', rects: [{ x: 0.1, y, width: 0.3, height: 0.02 }] });
const row = (name: string, value: string, y: number, page = 1): Identity => ({
  name,
  value,
  citation: at(y, page),
});

test.each<[string, Identity, Identity, number]>([
  ['the same', row('COD', '250', 0.2), row('COD', '250', 0.2), 3],
  ['another spelling of the name', row('C.O.D.', '250', 0.2), row('COD.', '250', 0.2), 2],
  ['another value on the same line', row('COD', '25', 0.2), row('COD', '250', 0.205), 2],
  ['the same further down', row('COD', '250', 0.2), row('COD', '250', 0.4), 2],
  ['only the name', row('COD', '25', 0.2), row('COD', '250', 0.4), 0],
  ['only the line', row('COD', '25', 0.2), row('BOD', '30', 0.2), 0],
  ['another page', row('COD', '250', 0.2, 1), row('COD', '250', 0.2, 2), 0],
])('%s', (_name, a, b, score) => {
  expect(scoreSameness(a, b)).toBe(score);
});

test('without rectangles the words stand for the line', () => {
  const cite = (quote: string, paragraph: number) => ({ page: null, paragraph, quote, rects: [] });
  const one = { name: 'COD', value: '25', citation: cite('COD 250 mg/l', 4) };
  expect(scoreSameness(one, { ...one, value: '250' })).toBe(2);
  expect(scoreSameness(one, { ...one, value: '250', citation: cite('COD 250', 4) })).toBe(0);
  expect(scoreSameness(one, { ...one, citation: cite('COD 250 mg/l', 5) })).toBe(0);
});

test('a kept row takes away one of several that are alike, the one on its own line', () => {
  const found = [row('PM', '150', 0.2), row('PM', '150', 0.3), row('PM', '150', 0.4)];
  expect(withoutKept(found, [[row('PM', '150', 0.3)]], (each) => each)).toEqual([found[0], found[2]]);
});

test('a corrected row is known by what was read and by what a person has made of it', () => {
  const found = [row('COD', '250', 0.2), row('BOD', '30', 0.3)];
  const asRead = row('BOD', '80', 0.3);
  const corrected = row('Biochemical oxygen demand', '30', 0.3);
  expect(withoutKept(found, [[corrected, asRead]], (each) => each)).toEqual([found[0]]);
  expect(withoutKept(found, [], (each) => each)).toEqual(found);
});
