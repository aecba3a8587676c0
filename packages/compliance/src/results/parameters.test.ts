import { describe, expect, test } from 'vitest';
import { findBodTest, isKnownParameter, toParameterId } from './parameters.ts';

describe('names of the same parameter', () => {
  test.each([
    ['TSS', 'Total Suspended Solids', 'Suspended solids'],
    ['BOD (3 days, 27 °C)', 'Biochemical Oxygen Demand', 'B.O.D.'],
    ['COD', 'Chemical Oxygen Demand (COD)', 'C.O.D'],
    ['Oil & Grease', 'Oil and grease', 'O & G'],
    ['PM', 'Particulate Matter', 'Dust', 'SPM', 'TPM', 'Total Particulate Matter'],
    ['NOx', 'NO2', 'Oxides of Nitrogen', 'Nitrogen dioxide', 'NOx (as NO2)'],
    ['SO2', 'Sulphur dioxide', 'Sulfur Dioxide (SO2)', 'Oxides of sulphur'],
    ['pH', 'pH value', 'P.H.', 'pH @ 25 °C'],
    ['PM10', 'Particulate matter (PM10)', 'PM 10', 'RSPM'],
    ['PM2.5', 'PM 2.5', 'Particulate Matter (size less than 2.5 µm) or PM2.5'],
    ['Hexavalent chromium', 'Chromium (VI)', 'Cr+6', 'Chromium (Hexavalent) as Cr'],
    ['Total chromium', 'Chromium (as Cr)', 'Chromium'],
    ['Ammonical nitrogen', 'Ammoniacal Nitrogen', 'NH3-N'],
    ['TDS', 'Total Dissolved Solids'],
    ['Fecal coliform', 'Faecal Coliforms (MPN)'],
    ['Sulphate (SO4)', 'Sulfates'],
    ['Zeta value', 'zeta-value (as Z)'],
  ])('%s', (...names) => {
    expect(new Set(names.map((name) => toParameterId(name, false))).size).toBe(1);
  });
});

describe('names of other parameters', () => {
  test.each([
    ['BOD', 'COD'],
    ['TSS', 'TDS'],
    ['TSS', 'SPM'],
    ['PM10', 'PM2.5'],
    ['PM10', 'PM'],
    ['Chromium (VI)', 'Total chromium'],
    ['Sulphate', 'Sulphide'],
    ['Sulphide', 'Hydrogen sulphide'],
    ['Chloride', 'Residual chlorine'],
    ['Total phosphorus', 'Phosphate'],
    ['Nitrate nitrogen', 'Ammoniacal nitrogen'],
    ['Ammonia', 'Ammoniacal nitrogen'],
    ['Leq day time', 'Leq night time'],
    ['Total coliform', 'Faecal coliform'],
    ['Carbon monoxide', 'Cobalt'],
    ['Acid mist', 'SO2'],
    ['Unheard-of', 'Unknown'],
  ])('%s, %s', (one, other) => {
    expect(toParameterId(one, false)).not.toBe(toParameterId(other, false));
  });

  test('SPM is dust in a stack, and something of its own in ambient air', () => {
    expect(toParameterId('SPM', false)).toBe(toParameterId('PM', false));
    expect(toParameterId('SPM', true)).not.toBe(toParameterId('PM', true));
  });
});

test.each([
  ['BOD (3 days at 27 °C)', { days: '3', degrees: '27' }],
  ['BOD5', { days: '5', degrees: null }],
  ['BOD₅ 20°C', { days: '5', degrees: '20' }],
  ['BOD (बी.ओ.डी., 3 दिन, 27 डिग्री से.)', { days: '3', degrees: '27' }],
  ['बी.ओ.डी. (५ दिवस, २०° से.)', { days: '5', degrees: '20' }],
  ['બી.ઓ.ડી. (3 દિવસ)', { days: '3', degrees: null }],
  ['BOD', null],
])('the test of %s', (name, test) => {
  expect(findBodTest(name)).toEqual(test);
});

test.each([
  ['SO2', true],
  ['Location', false],
  ['Date', false],
])('%s is a parameter: %s', (text, is) => {
  expect(isKnownParameter(text)).toBe(is);
});
