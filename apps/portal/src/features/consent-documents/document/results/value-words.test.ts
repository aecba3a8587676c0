import { expect, test } from 'vitest';
import { toValueText } from './value-words.ts';

test.each([
  ['312', 'mg/l', '312 mg/l'],
  // Never in the unit of the limit: 0.312 g/l are 312 mg/l.
  ['0.312', 'g/l', '0.312 g/l'],
  ['BDL (DL 0.1)', 'mg/l', 'BDL (DL 0.1) mg/l'],
  ['BDL', 'mg/l', 'BDL'],
  ['7.6', null, '7.6'],
  ['', 'mg/l', 'Not read'],
])('the result %s in %s is shown as printed: %s', (value, unit, expected) => {
  expect(toValueText({ value, unit })).toBe(expected);
});
