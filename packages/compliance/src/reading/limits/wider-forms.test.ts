import { describe, expect, it } from 'vitest';
import { limitsOfPages } from './limits-of-pages.test-support.ts';
import { limitsOf } from './table-limits.test-support.ts';

describe('wider forms of tables', () => {
  it.each<[string, Parameters<typeof limitsOf>[0], string[]]>([
    [
      'two tables side by side, whose heads differ in their units',
      [
        ['Parameter', 'Max. value (mg/l except pH)', 'Parameter', 'Max. value (mg/l)'],
        ['pH', '6.0-9.0', 'Zinc (as Zn)', '5'],
        ['Suspended solids', '100', 'Nickel (as Ni)', '3'],
      ],
      [
        'effluent: pH | 6.0-9.0 | null',
        'effluent: Suspended solids | 100 | mg/l',
        'effluent: Zinc (as Zn) | 5 | mg/l',
        'effluent: Nickel (as Ni) | 3 | mg/l',
      ],
    ],
    [
      'two tables of two media side by side',
      [
        ['Effluent parameter', 'Limit (mg/l)', 'Stack pollutant', 'Limit (mg/Nm3)'],
        ['BOD', '30', 'PM', '50'],
        ['COD', '250', 'SO2', '600'],
      ],
      [
        'effluent: BOD | 30 | mg/l',
        'effluent: COD | 250 | mg/l',
        'emission: PM | 50 | mg/Nm3',
        'emission: SO2 | 600 | mg/Nm3',
      ],
    ],
    [
      'a comparator in a column of its own, beside oxygen by its letters',
      [
        ['Parameter', 'Condition', 'Value', 'Unit'],
        ['BOD', 'not more than', '30', 'mg/l'],
        ['DO', 'not less than', '4', 'mg/l'],
      ],
      ['effluent: BOD | 30 | mg/l', 'effluent: DO | not less than 4 | mg/l'],
    ],
    [
      'the two ends of a range in two columns',
      [
        ['Parameter', 'Min.', 'Max.', 'Unit'],
        ['pH', '6.5', '8.5', '-'],
        ['Residual chlorine', '0.2', '-', 'mg/l'],
        ['BOD', '-', '10', 'mg/l'],
      ],
      [
        'effluent: pH | 6.5 - 8.5 | null',
        'effluent: Residual chlorine | min 0.2 | mg/l',
        'effluent: BOD | 10 | mg/l',
      ],
    ],
    [
      'means over two times, each with its unit in the head',
      [
        ['Parameter', 'Daily average (mg/Nm3)', 'Half-hourly (mg/Nm3)'],
        ['HCl', '10', '60'],
      ],
      ['emission: HCl | 10 | mg/Nm3', 'emission: HCl | 60 | mg/Nm3'],
    ],
    [
      'a column of units beside heads that name what is limited',
      [
        ['Stack', 'Unit', 'PM', 'SO2'],
        ['Boiler 1', 'mg/Nm3', '50', '600'],
        ['Boiler 2', 'mg/Nm3', '100', '-'],
      ],
      ['emission: PM | 50 | mg/Nm3', 'emission: PM | 100 | mg/Nm3', 'emission: SO2 | 600 | mg/Nm3'],
    ],
    [
      'a row of units below standards that run across',
      [
        ['Parameter', 'pH', 'Suspended Solids', 'Oil & Grease'],
        ['Limit', '6.5 - 8.5', '100', '10'],
        ['Unit', '-', 'mg/l', 'mg/l'],
      ],
      [
        'effluent: pH | 6.5 - 8.5 | null',
        'effluent: Suspended Solids | 100 | mg/l',
        'effluent: Oil & Grease | 10 | mg/l',
      ],
    ],
    [
      'limits listed in a cell, whose head has the unit',
      [
        ['Source', 'Pollutants and limits (mg/Nm3)'],
        ['Kiln', 'PM: 30 / SO2: 100 / NOx: 600'],
        ['DG set', 'PM: 75 / NOx: 710 ppm'],
      ],
      [
        'emission: PM | 30 | mg/Nm3',
        'emission: SO2 | 100 | mg/Nm3',
        'emission: NOx | 600 | mg/Nm3',
        'emission: PM | 75 | mg/Nm3',
        'emission: NOx | 710 | ppm',
      ],
    ],
    [
      'names with their sorts, printed below each other beside their values',
      [
        ['Source', 'Pollutant', 'Limit'],
        ['DG set', 'NOx (as NO2) CO NMHC (as C)', '710 ppmv 150 mg/Nm3 100 mg/Nm3'],
      ],
      [
        'emission: NOx (as NO2) | 710 | ppmv',
        'emission: CO | 150 | mg/Nm3',
        'emission: NMHC (as C) | 100 | mg/Nm3',
      ],
    ],
    [
      'noise by day and night, whose unit stands with the place',
      [
        ['Noise', 'Day', 'Night'],
        ['Plant boundary, dB(A)', '75', '70'],
      ],
      ['noise: Day time | 75 | dB(A)', 'noise: Night time | 70 | dB(A)'],
    ],
    [
      'bags of bio-medical waste, which are no hazardous waste',
      [
        ['Category', 'Type of waste', 'Quantity permitted (kg/day)'],
        ['Yellow', 'Soiled waste', '31.5'],
        ['Red', 'Contaminated plastic', '17.0'],
      ],
      [],
    ],
    [
      'values in front of their names',
      [
        ['Limit', 'Unit', 'Parameter'],
        ['30', 'mg/l', 'BOD'],
        ['100', 'mg/l', 'TSS'],
      ],
      ['effluent: BOD | 30 | mg/l', 'effluent: TSS | 100 | mg/l'],
    ],
  ])('%s', (_, grid, limits) => {
    expect(limitsOf(grid)).toEqual(limits);
  });
});

describe('wider forms of sentences', () => {
  it.each<[string, string[]]>([
    [
      '1. Acid mist (HCl and H2SO4) from the scrubber shall not exceed 25 and 50 mg/Nm3 respectively.',
      ['emission | Acid mist (HCl) | 25 | mg/Nm3', 'emission | Acid mist (H2SO4) | 50 | mg/Nm3'],
    ],
    [
      '1. The emission of the vent shall be within: a) Acid mist (HCl and H2SO4) : 50 mg/Nm3',
      ['emission | Acid mist (HCl and H2SO4) | 50 | mg/Nm3'],
    ],
    [
      '1. PM10/PM2.5 in the ambient air shall be kept below 100/60 µg/m3 (24 hours).',
      [
        'ambient_air | PM10 | 100 | µg/m3 | over 24 hours',
        'ambient_air | PM2.5 | 60 | µg/m3 | over 24 hours',
      ],
    ],
    [
      '1. BOD/COD of the treated effluent shall not exceed 30/250 mg/l and TSS 100 mg/l.',
      ['effluent | BOD | 30 | mg/l', 'effluent | COD | 250 | mg/l', 'effluent | TSS | 100 | mg/l'],
    ],
    [
      '1. The values of SPM and SO2 shall not be more than 100 mg/Nm3 and 50 ppm at the stack; for the kiln SPM shall be 75 mg/Nm3.',
      ['emission | SPM | 100 | mg/Nm3', 'emission | SO2 | 50 | ppm', 'emission | SPM | 75 | mg/Nm3'],
    ],
    [
      '1. A maximum of 20 mg/l BOD and 100 mg/l COD is permitted in the treated sewage.',
      ['sewage | BOD | 20 | mg/l', 'sewage | COD | 100 | mg/l'],
    ],
    [
      '1. Quality of treated sewage: pH (6.5 to 9.0), TSS (20), BOD (10) and total N (10) – all in mg/l except pH.',
      [
        'sewage | pH | 6.5 to 9.0',
        'sewage | TSS | 20 | mg/l',
        'sewage | BOD | 10 | mg/l',
        'sewage | total N | 10 | mg/l',
      ],
    ],
    [
      '1. Concentrations in the stack: PM (mg/Nm3) – 50; SO2 (mg/Nm3) – 600.',
      ['emission | PM | 50 | mg/Nm3', 'emission | SO2 | 600 | mg/Nm3'],
    ],
    [
      '1. Emission norms, mg/Nm3: PM 50, SO2 200, HCl 50.',
      ['emission | PM | 50 | mg/Nm3', 'emission | SO2 | 200 | mg/Nm3', 'emission | HCl | 50 | mg/Nm3'],
    ],
    [
      '1. Ambient noise: 06.00 hrs to 22.00 hrs – 75 dB(A); 22.00 hrs to 06.00 hrs – 70 dB(A).',
      ['noise | 06.00 hrs to 22.00 hrs | 75 | dB(A)', 'noise | 22.00 hrs to 06.00 hrs | 70 | dB(A)'],
    ],
    [
      '1. Waste water generation shall be limited to 3.5 m3 per KL of beer.',
      ['effluent | Waste water generation | 3.5 | m3 per KL of beer'],
    ],
    [
      '1. The unit shall lift the waste as under: plating sludge 6.5 MT/year (category 12.8) and spent acid 12 KL/year (category 12.2).',
      ['hazardous_waste | plating sludge | 6.5 | MT/year', 'hazardous_waste | spent acid | 12 | KL/year'],
    ],
    [
      '1. The ambient air shall not exceed 100 µg/m3 (PM10), 60 µg/m3 (PM2.5) and 400 µg/m3 (ammonia).',
      [
        'ambient_air | PM10 | 100 | µg/m3',
        'ambient_air | PM2.5 | 60 | µg/m3',
        'ambient_air | ammonia | 400 | µg/m3',
      ],
    ],
    [
      '1. The salinity at 50 m from the diffuser shall not be more than 2 ppt and the temperature not more than 5 °C above the receiving water.',
      ['effluent | salinity | 2 | ppt', 'effluent | temperature above the receiving water | 5 | °C'],
    ],
    [
      '1. The generation of used oil shall not exceed 0.6 KL/year and that of used filters 36 Nos./year.',
      ['hazardous_waste | used oil | 0.6 | KL/year', 'hazardous_waste | used filters | 36 | Nos./year'],
    ],
    [
      '1. The peak particle velocity shall not be over 5 mm/s and air over pressure 120 dB(L).',
      ['noise | peak particle velocity | 5 | mm/s', 'noise | air over pressure | 120 | dB(L)'],
    ],
    [
      '1. The noise exposure of workers in the work zone shall be less than 85 dB(A) for 8 hours.',
      ['noise | @ work zone | noise exposure of workers | 85 | dB(A)'],
    ],
  ])('%s', (sentence, limits) => {
    expect(limitsOfPages(sentence)).toEqual(limits);
  });
});

describe('wider forms of pages', () => {
  it.each<[string, string, string[]]>([
    [
      'heads of which some have a second line, further in than the rows',
      `
        1. The DG sets shall conform to the following:
        DG set             Stack height    Emission limit (g/kW-hr)
                                           NOx + HC       CO       PM       Smoke (m-1)
        380 kVA (2 Nos.)   9 m             4.0            3.5      0.2      0.7
        125 kVA (1 No.)    6 m             4.0            3.5      0.3      0.7
        2. The acoustic enclosure shall be kept closed.`,
      [
        'emission | @ 380 kVA (2 Nos.) | NOx + HC | 4.0 | g/kW-hr',
        'emission | @ 125 kVA (1 No.) | NOx + HC | 4.0 | g/kW-hr',
        'emission | @ 380 kVA (2 Nos.) | CO | 3.5 | g/kW-hr',
        'emission | @ 125 kVA (1 No.) | CO | 3.5 | g/kW-hr',
        'emission | @ 380 kVA (2 Nos.) | PM | 0.2 | g/kW-hr',
        'emission | @ 125 kVA (1 No.) | PM | 0.3 | g/kW-hr',
        'emission | @ 380 kVA (2 Nos.) | Smoke | 0.7 | m-1',
        'emission | @ 125 kVA (1 No.) | Smoke | 0.7 | m-1',
      ],
    ],
    [
      'two heads and a row without a label, with a condition right below',
      `
        1. The noise level shall be restricted to the limits:
        Zone         Limit in dB(A) Leq
                     Day (6 am - 10 pm)       Night (10 pm - 6 am)
        Industrial   75                       70
        2. The crusher shall not be operated between 7 pm and 6 am.
        3. The wash water shall pass through a settling tank.`,
      [
        'noise | @ Industrial | Day time (6 am - 10 pm) | 75 | dB(A) Leq',
        'noise | @ Industrial | Night time (10 pm - 6 am) | 70 | dB(A) Leq',
      ],
    ],
    [
      'a cell whose second line begins like a heading',
      `
        Details of the authorisation for hazardous wastes
        Sl. No.   Category of Hazardous Waste                     Mode of disposal         Quantity (ton/annum)
        1         Used lead acid batteries (B 1160, Part D of     Recycling in the         14,400
                  Schedule III)                                   rotary furnace
        2         Sludge from ETP (35.3 of Schedule I)            TSDF                     65
        3. Records shall be kept by the unit.`,
      [
        'hazardous_waste | Used lead acid batteries (B 1160, Part D of Schedule III) | 14,400 | ton/annum',
        'hazardous_waste | Sludge from ETP (35.3 of Schedule I) | 65 | ton/annum',
      ],
    ],
  ])('%s', (_, page, limits) => {
    expect(limitsOfPages(page)).toEqual(limits);
  });
});
