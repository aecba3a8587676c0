import { expect, test } from 'vitest';
import { groupLimits, groupParticulars, toOrigin, toValueWords } from './finding-groups.ts';

test('limits are grouped by medium and point, those without a point first', () => {
  const limit = (medium: 'effluent' | 'emission', point: string | null, id: number) => ({
    medium,
    point,
    id,
  });
  const groups = groupLimits([
    limit('emission', 'Boiler', 1),
    limit('effluent', null, 2),
    limit('emission', null, 3),
    limit('emission', 'Kiln', 4),
    limit('emission', 'Boiler', 5),
  ]);
  expect(groups.map(({ label, rows }) => [label, rows.map(({ id }) => id)])).toEqual([
    ['Trade effluent', [2]],
    ['Emission', [3]],
    ['Emission: Boiler', [1, 5]],
    ['Emission: Kiln', [4]],
  ]);
});

test('particulars are grouped by kind, without empty groups', () => {
  const groups = groupParticulars([
    { kind: 'stack', id: 1 },
    { kind: 'product', id: 2 },
    { kind: 'stack', id: 3 },
  ]);
  expect(groups.map(({ label, rows }) => [label, rows.map(({ id }) => id)])).toEqual([
    ['Products', [2]],
    ['Stacks', [1, 3]],
  ]);
});

test.each([
  ['read', false, null],
  ['person', true, 'corrected by you'],
  ['person', false, 'added by you'],
] as const)('of %s, corrected %s, is said: %s', (source, isCorrected, words) => {
  expect(toOrigin({ source, isCorrected })).toBe(words);
});

test('a value has its unit behind it, where it has one', () => {
  expect(toValueWords('150', 'mg/Nm3')).toBe('150 mg/Nm3');
  expect(toValueWords('6.5 to 9.0', null)).toBe('6.5 to 9.0');
  expect(toValueWords(null, null)).toBe('');
});
