import { expect, it } from 'vitest';
import { type ComparedLimit, compareLimits } from './compare-limits.ts';

const limit = (
  medium: string,
  parameter: string,
  value: string,
  unit: string | null = 'mg/l',
): ComparedLimit => ({
  medium,
  parameter,
  limit: value,
  unit,
});
const write = ({ parameter, limit: value }: ComparedLimit) => `${parameter} ${value}`;

it.each<[string, ComparedLimit[], ComparedLimit[], object]>([
  ['nothing', [], [], { changed: [], added: [], gone: [], same: 0 }],
  [
    'the same in other letters',
    [limit('effluent', 'B.O.D. (3 days)', '30')],
    [limit('effluent', 'b.o.d. (3 Days)', '30', 'mg / L')],
    { changed: [], added: [], gone: [], same: 1 },
  ],
  [
    'a stricter one',
    [limit('effluent', 'COD', '250')],
    [limit('effluent', 'COD', '100')],
    { changed: ['COD 250 → COD 100'], added: [], gone: [], same: 0 },
  ],
  [
    'another unit',
    [limit('emission', 'SO2', '20', 'ppm')],
    [limit('emission', 'SO2', '20', 'mg/Nm3')],
    { changed: ['SO2 20 → SO2 20'], added: [], gone: [], same: 0 },
  ],
  [
    'one that came and one that went',
    [limit('effluent', 'TDS', '2100')],
    [limit('sewage', 'TDS', '2100')],
    { changed: [], added: ['TDS 2100'], gone: ['TDS 2100'], same: 0 },
  ],
  [
    'the same parameter for two stacks, in another order',
    [limit('emission', 'PM', '150'), limit('emission', 'PM', '50')],
    [limit('emission', 'PM', '50'), limit('emission', 'PM', '100')],
    { changed: ['PM 150 → PM 100'], added: [], gone: [], same: 1 },
  ],
])('%s', (_case, older, newer, wanted) => {
  const { changed, added, gone, same } = compareLimits(older, newer);
  expect({
    changed: changed.map((pair) => `${write(pair.older)} → ${write(pair.newer)}`),
    added: added.map(write),
    gone: gone.map(write),
    same,
  }).toEqual(wanted);
});
