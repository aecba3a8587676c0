import { describe, expect, test } from 'vitest';
import { isSameKind, toUnit } from './units.ts';

describe('units that are turned into each other, by powers of ten', () => {
  test.each([
    ['mg/l', 'µg/l', 3, true],
    ['mg/L', 'milligrams per litre', 0, true],
    ['mg/lit.', 'mg/ltr', 0, true],
    ['g/l', 'mg/l', 3, true],
    ['ppm', 'mg/l', 0, true],
    ['ppb', 'µg/l', 0, true],
    ['mg/Nm3', 'µg/Nm³', 3, false],
    ['mg/Nm3', 'g/N m3', -3, false],
    ['mg / Nm^3', 'mg per normal m3', 0, false],
    ['ng TEQ/Nm3', 'ngTEQ/Nm3', 0, false],
    ['µg/m3', 'microgram/m3', 0, false],
    ['μg/m³', 'mg/m3', -3, false],
    ['mg/Nm3 @ 6% O2', 'mg/Nm3 at 6 % oxygen', 0, false],
    ['dB(A) Leq', 'dB (A)', 0, false],
    ['MPN/100 ml', 'MPN/100ml', 0, true],
    ['KLD', 'm3/day', 0, false],
    ['MLD', 'KL/day', 3, false],
    ['kg/hr', 'kg/hour', 0, false],
    ['kg/MT', 'kg/tonne', 0, false],
    ['°C', 'Deg. C', 0, true],
    ['ppmv', 'ppm', 0, false],
    ['NTU', 'ntu', 0, true],
  ])('%s and %s: %i', (one, other, by, isWater) => {
    const [a, b] = [toUnit(one, isWater), toUnit(other, isWater)];
    expect(a && b && isSameKind(a, b) && a.exponent - b.exponent).toBe(by);
  });
});

describe('units of which none is the other', () => {
  test.each([
    ['mg/Nm3', 'mg/m3', false],
    ['mg/Nm3', 'mg/l', false],
    ['ppm', 'mg/Nm3', false],
    ['ppm', 'mg/l', false],
    ['ppmv', 'mg/l', true],
    ['mg/kg', 'mg/l', true],
    ['kg/day', 'kg/hr', false],
    ['kg/t', 'kg/day', false],
    ['ng TEQ/Nm3', 'ng/Nm3', false],
    ['mg/Nm3 @ 6% O2', 'mg/Nm3', false],
    ['mg/Nm3 @ 6% O2', 'mg/Nm3 at 11 % O2', false],
    ['MPN/100 ml', 'CFU/100 ml', true],
    ['NTU', 'Hazen', true],
  ])('%s, %s', (one, other, isWater) => {
    const [a, b] = [toUnit(one, isWater), toUnit(other, isWater)];
    expect(a && b && isSameKind(a, b)).toBe(false);
  });
});

test.each([null, '-', '--', 'pH unit', 'pH', 'None', 'N.A.', ''])('%s is no unit', (text) => {
  expect(toUnit(text, true)).toBeNull();
});
