import { describe, expect, it } from 'vitest';
import {
  EQUIPMENT,
  EQUIPMENT_LABELS,
  INDIAN_STATES,
  SECTOR_LABELS,
  SECTORS,
  WASTE_LABELS,
  WASTES,
} from './organisation-facts.ts';

describe('the facts of an organisation', () => {
  it.each([
    ['sectors', SECTORS, SECTOR_LABELS],
    ['wastes', WASTES, WASTE_LABELS],
    ['equipment', EQUIPMENT, EQUIPMENT_LABELS],
  ])('%s have a label each, none twice', (_name, codes, labels) => {
    expect(Object.keys(labels).sort()).toEqual([...codes].sort());
    expect(new Set(Object.values(labels)).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^[a-z_]+$/);
  });

  it('names 28 states and 8 union territories, in the order of the alphabet', () => {
    expect(INDIAN_STATES.length).toBe(36);
    expect([...INDIAN_STATES].sort()).toEqual(INDIAN_STATES);
  });
});
