import { expect, it } from 'vitest';
import { toParticularWhy } from './why.ts';

it('a particular tells what the order names it as, and that it is no limit', () => {
  expect(toParticularWhy({ kind: 'product', name: 'Ceramic tiles', value: '9,000' })).toBe(
    'The order names “Ceramic tiles” as a product, with “9,000” beside it, which describes the plant and is no limit.',
  );
  expect(toParticularWhy({ kind: 'equipment', name: 'Boiler', value: null })).toBe(
    'The order names “Boiler” as equipment, which describes the plant and is no limit.',
  );
});
