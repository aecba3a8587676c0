import { describe, expect, test } from 'vitest';
import { comparePoints, isInlet } from './points.ts';

describe('two names of points', () => {
  test.each([
    ['ETP outlet', 'Outlet of E.T.P.', 'same'],
    ['Boiler stack', 'Stack attached to boiler 10 TPH', 'same'],
    ['Stack No. 1', 'Stack 1', 'same'],
    ['Stack 01', 'Stack 1', 'same'],
    ['D.G. set 500 kVA', 'DG Set (500 KVA)', 'same'],
    ['Final outlet', 'Treated effluent outlet', 'same'],
    ['Stack 1', 'Stack 2', 'other'],
    ['Boiler stack', 'D.G. set', 'other'],
    ['ETP outlet', 'STP outlet', 'other'],
    ['North boundary', 'South boundary', 'other'],
    ['Boiler 6 TPH', 'Boiler 10 TPH', 'other'],
    ['North gate', 'Gate', 'same'],
    ['Scrubber of reactor 2', 'Scrubber of the old plant', 'unknown'],
    ['Final outlet', 'ETP outlet', 'unknown'],
  ])('%s, %s: %s', (one, other, likeness) => {
    expect(comparePoints(one, other)).toBe(likeness);
    expect(comparePoints(other, one)).toBe(likeness);
  });
});

test.each([
  ['ETP inlet', true],
  ['Raw effluent', true],
  ['ETP outlet', false],
  ['Inlet and outlet', false],
  ['Treated effluent', false],
])('%s is before treatment: %s', (point, is) => {
  expect(isInlet(point)).toBe(is);
});
