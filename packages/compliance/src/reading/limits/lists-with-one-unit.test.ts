import { describe, expect, it } from 'vitest';
import { limitsOfPages } from './limits-of-pages.test-support.ts';

describe('lists with one unit, and columns that are no limits', () => {
  it.each<[string, string, string[]]>([
    [
      'clauses whose unit stands behind the last',
      '5. The gas shall have: HCl – 50; SO2 – 200; CO – 100 (mg/Nm3 at 11 % O2); dioxins 0.1 ng TEQ/Nm3.',
      [
        'emission | HCl | 50 | mg/Nm3',
        'emission | SO2 | 200 | mg/Nm3',
        'emission | CO | 100 | mg/Nm3',
        'emission | dioxins | 0.1 | ng TEQ/Nm3',
      ],
    ],
    [
      'names and figures with signs of equality',
      '5. The permissible values at the outlet are TSS=100, BOD=30, Fe=3 and Cr(VI)=0.1, each in mg/l.',
      [
        'effluent | TSS | 100 | mg/l',
        'effluent | BOD | 30 | mg/l',
        'effluent | Fe | 3 | mg/l',
        'effluent | Cr(VI) | 0.1 | mg/l',
      ],
    ],
    [
      'the same of the next place',
      '5. Hold PM at 50 mg/Nm3 or lower for the furnace, at 30 mg/Nm3 or lower for the bag filters.',
      ['emission | PM | 50 | mg/Nm3', 'emission | PM | 30 | mg/Nm3'],
    ],
    [
      'wastes with their quantity of a year',
      '5. Hazardous wastes authorised: (1) ETP sludge, entry 35.3, 14 MT a year, to the TSDF; (2) process residue, entry 28.1, 3.6 MT a year.',
      [
        'hazardous_waste | ETP sludge | 14 | MT a year',
        'hazardous_waste | process residue | 3.6 | MT a year',
      ],
    ],
    [
      'the number behind a visit as the end of what it found',
      '5. Data of the last season: SPM 92 to 138 mg/Nm3, BOD 22 mg/l. 6. Ambient air: PM10 100 µg/m3, SO2 80 µg/m3.',
      ['ambient_air | PM10 | 100 | µg/m3', 'ambient_air | SO2 | 80 | µg/m3'],
    ],
    [
      'a unit alone in the note below',
      `
      5. Emission standards
      Boiler capacity    SO2    NOx    PM
      2 to 10 TPH        600    300    150
      above 10 TPH       600    300    50

      mg/Nm3, dry, for solid fuel`,
      [
        'emission | @ 2 to 10 TPH | SO2 | 600 | mg/Nm3',
        'emission | @ above 10 TPH | SO2 | 600 | mg/Nm3',
        'emission | @ 2 to 10 TPH | NOx | 300 | mg/Nm3',
        'emission | @ above 10 TPH | NOx | 300 | mg/Nm3',
        'emission | @ 2 to 10 TPH | PM | 150 | mg/Nm3',
        'emission | @ above 10 TPH | PM | 50 | mg/Nm3',
      ],
    ],
    [
      'nothing of a column that tells what the others are referred to',
      `
      5. Emission standards to be met
      Parameters   Boiler (agro)    Boiler (gas)    Standard at
      PM           80 mg/Nm3        10 mg/Nm3       6 % O2
      NOx          300 mg/Nm3       100 mg/Nm3      3 % O2`,
      [
        'emission | @ Boiler (agro) | PM | 80 | mg/Nm3',
        'emission | @ Boiler (gas) | PM | 10 | mg/Nm3',
        'emission | @ Boiler (agro) | NOx | 300 | mg/Nm3',
        'emission | @ Boiler (gas) | NOx | 100 | mg/Nm3',
      ],
    ],
    [
      'nothing of the values in and out of a stage',
      `
      5. Values of the treatment in mg/l
      Stage    Inlet BOD    Outlet BOD    Inlet COD    Outlet COD
      UASB     1200         300           2800         900
      MBR      300          8             900          40`,
      [],
    ],
  ])('reads %s', (_, page, limits) => {
    expect(limitsOfPages(page.startsWith('\n') ? page : `\n      ${page}`)).toEqual(limits);
  });
});

describe('more heads and words', () => {
  it.each<[string, string, string[]]>([
    [
      'noise of times beside a clause of a machine',
      '5. Noise: day 75, night 70 dB(A) at the fence; DG set at 0.5 m – 75 dB(A).',
      ['noise | @ fence | day time | 75 | dB(A)', 'noise | @ fence | night time | 70 | dB(A)'],
    ],
    [
      'units in brackets before words that bound',
      '5. Sewage shall be treated to: BOD (mg/l) less than 10, COD (mg/l) less than 50.',
      ['sewage | BOD | 10 | mg/l', 'sewage | COD | 50 | mg/l'],
    ],
    [
      'ranges from nothing, and "not above"',
      `
      5. Trade effluent
      Sr.   Parameter      Range prescribed
      1     pH             6.0 to 8.5
      2     Temperature    Not above 40 °C
      3     TSS            0 to 100 mg/l`,
      ['effluent | pH | 6.0 to 8.5', 'effluent | Temperature | 40 | °C', 'effluent | TSS | 0 to 100 | mg/l'],
    ],
    [
      'nothing of quarters',
      `
      5. Values of the unit
      Parameter    Unit      Q1     Q2     Q3     Q4
      PM           mg/Nm3    40     45     50     45
      SO2          mg/Nm3    200    210    190    200`,
      [],
    ],
  ])('reads %s', (_, page, limits) => {
    expect(limitsOfPages(page.startsWith('\n') ? page : `\n      ${page}`)).toEqual(limits);
  });
});
