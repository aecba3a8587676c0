import { describe, expect, it } from 'vitest';
import { PARAMETER } from './parameters.ts';
import { findHeadUnit, readLimitValue } from './values.ts';

describe('the name of what is measured', () => {
  it.each([
    ...['pH', 'P.H', 'p h', 'pH value', 'pH  value', 'Oil & Grease', 'Oil and Grease', 'Oil&Grease', 'O&G'],
    ...['O & G', 'BOD', 'B.O.D', 'Bio-chemical', 'Biochemical', 'Bio- chemical', 'Chemical Oxygen'],
    ...['Chemical  Oxygen', 'COD', 'C.O.D', 'TSS', 'T.S.S', 'Suspended', 'Dissolved', 'TDS', 'T.D.S'],
    ...['Chloride', 'Chlorides', 'Sulphate', 'Sulphates', 'Sulphide', 'Sulphides', 'Sulfate', 'Sulfates'],
    ...['Sulfide', 'Sulfides', 'Phenol', 'Phenolic', 'Fluoride', 'Fluorides', 'Cyanide', 'Cyanides'],
    ...['Phosphate', 'Nitrogen', 'Nitrate', 'Nitrates', 'Ammonia', 'Ammoniacal', 'TKN', 'Kjeldahl'],
    ...['Residual Chlorine', 'Residual free Chlorine', 'Residual  free  Chlorine', 'Free available'],
    ...['Faecal', 'Fecal', 'Bioassay', 'Bio-assay', 'Bio- assay', 'Color', 'Colour', 'Odor', 'Odour', 'PM'],
    ...['P.M', 'SPM', 'RSPM', 'SO2', 'SO 2', 'SOx', 'SO₂', 'NO2', 'NO x', 'NOX', 'Sulphur', 'Sulfur', 'CO'],
    ...['Carbon Monoxide', 'Carbon  monoxide', 'Acid mist', 'Acid  mist', 'VOC', 'VOCs', 'Hydrocarbon'],
    ...['Hydrocarbons', 'Dioxin', 'Dioxins', 'Pesticide', 'Pesticides', 'Surfactant', 'Surfactants'],
    ...['Detergent', 'Detergents', 'Fugitive emission', 'Fugitive emissions', 'Fugitive dust emissions'],
    ...['Fugitive  dust  emissions', 'Day time', 'Daytime', 'Day-time', 'Day - time', 'Night time'],
    ...['Nighttime', 'Night-time', 'Night - time', 'Tin'],
  ])('%s', (name) => {
    expect(PARAMETER.exec(name)?.[0]).toBe(name);
  });

  it.each([
    ['Total Suspended Solids', 'Total Suspended'],
    ['P.M. of the boiler', 'P.M'],
    ['PM10', 'PM10'],
    ['PM2.5 of the shed', 'PM2.5'],
  ])('of %s is %s', (text, name) => {
    expect(PARAMETER.exec(text)?.[0]).toBe(name);
  });

  it.each(['Phase', 'Company', 'Costs', 'Testing', 'Tinted glass', 'PMC', 'SO3', 'Photo', 'Cooling'])(
    'is not in %s',
    (text) => {
      expect(PARAMETER.test(text)).toBe(false);
    },
  );
});

describe('the value of a limit', () => {
  it.each([
    ['Not more than 30 mg/l', '30', 'mg/l'],
    ['shall not exceed 0.05', '0.05', null],
    ['should not be', null, null],
    ['not to exceed 5 °C', '5', '°C'],
    ['not exceeding 10 %', '10', '%'],
    ['less than 100', 'less than 100', null],
    ['Below 45 mg / l', 'Below 45', 'mg / l'],
    ['within 6.5 to 8.5', '6.5 to 8.5', null],
    ['max. 2100 mg/litre', '2100', 'mg/litre'],
    ['Upto 75 dB(A) Leq', '75', 'dB(A) Leq'],
    ['between 5.5 and 9.0', '5.5 and 9.0', null],
    ['<= 10 NTU', '10', 'NTU'],
    ['≤ 1 x 10^3 MPN/100ml', '1 x 10^3', 'MPN/100ml'],
    [': 230', '230', null],
    ['20 – 25', '20 – 25', null],
    ['50 (mg/Nm3)', '50', 'mg/Nm3'],
    ['  12  ', '12', null],
    ['45 MT/annum', '45', 'MT/annum'],
    ['100 Nos.', '100', 'Nos.'],
    ['45 at pH 7', '45', null],
    ['45.00 Coal', null, null],
    ['45 mg/l Coal', '45', 'mg/l'],
    ['22.5 Not', '22.5', null],
    ['the 45th', null, null],
  ])('in “%s” is %s, its unit %s', (cell, limit, unit) => {
    expect(readLimitValue(cell)).toEqual(limit === null ? null : { limit, unit });
  });

  it.each([
    'NIL',
    'Absent',
    'Not detectable',
    'Not  detectable in 100 ml',
    'All efforts shall be made to remove colour',
    'All  efforts',
    'Colourless',
    'Colorless',
    '90% survival after 96 hours',
    '100 %  survival',
  ])('is the words “%s”', (cell) => {
    expect(readLimitValue(` ${cell}`)).toEqual({ limit: cell, unit: null });
  });

  it.each(['shall be nil', 'survival', 'x 90 % survival', 'As per rule 3'])(
    'is not the words “%s”',
    (cell) => {
      expect(readLimitValue(cell)).toBeNull();
    },
  );
});

describe('the unit of a column', () => {
  it.each([
    ['Standards in mg/l', 'mg/l'],
    ['Limit (MG/NM3)', 'MG/NM3'],
    ['Stack Nos. and PM in mg/Nm3', 'mg/Nm3'],
    ['Stack No. 4', null],
    ['Limit', null],
  ])('of “%s” is %s', (head, unit) => {
    expect(findHeadUnit(head)).toBe(unit);
  });
});
