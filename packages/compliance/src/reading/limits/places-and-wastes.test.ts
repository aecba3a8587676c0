import { describe, expect, it } from 'vitest';
import { limitsOfPages } from './limits-of-pages.test-support.ts';
import { readTextLimits } from './text-limits.ts';

const limitsOf = (text: string): string[] =>
  readTextLimits(text, null).map(({ point, parameter, limit, unit }) =>
    [...(point ? [`@${point}`] : []), parameter, limit, unit].filter(Boolean).join(' '),
  );

describe('wastes that a sentence limits', () => {
  it.each<[string, string[]]>([
    [
      'That used oil of category 5.1 of the Schedule shall not be more than 0.36 KL/Year and phenolic residue not more than 2.5 MT/Year and Form-4 of hazardous waste be sent.',
      ['used oil 0.36 KL/Year', 'phenolic residue 2.5 MT/Year'],
    ],
    [
      'Used oil of category 5.1 (0.8 KL/annum) shall be handed over to registered recyclers.',
      ['Used oil 0.8 KL/annum'],
    ],
    [
      'Used oil of category 5.1 generated shall not exceed 0.5 KL/annum and shall be sold to recyclers.',
      ['Used oil 0.5 KL/annum'],
    ],
    [
      'ETP sludge under category 35.3 (maximum 24 MT per annum) shall be sent to the TSDF.',
      ['ETP sludge 24 MT per annum'],
    ],
    [
      'ETP sludge (S.No. 35.3), not more than 40 MT a year, and spent carbon (S.No. 36.2), not more than 3 MT a year.',
      ['ETP sludge (S.No. 35.3) 40 MT a year', 'spent carbon (S.No. 36.2) 3 MT a year'],
    ],
    [
      'The industry shall not generate more than 3.5 tonnes/annum of paint sludge.',
      ['paint sludge 3.5 tonnes/annum'],
    ],
    [
      'The generation of spent solvent is limited to 14 KL/year and of distillation residue to 8 MT/year.',
      ['spent solvent 14 KL/year', 'distillation residue 8 MT/year'],
    ],
    [
      'The maximum quantity of zinc ash shall be 45 MT per annum (Category 6.2).',
      ['zinc ash 45 MT per annum'],
    ],
    ['Hazardous waste: used oil - 0.5 KL/A.', ['used oil 0.5 KL/A']],
    ['Used oil of category 5.1 shall be sold; the tank holds 2 KL.', []],
  ])('%s', (text, limits) => {
    expect(limitsOf(text)).toEqual(limits);
  });
});

describe('limits of several places, hours and directions', () => {
  it.each<[string, string[]]>([
    [
      'The emissions shall not contain in excess of: Particulate matter from boilers 115 mg/Nm3 and Particulate matter from spray dryer 50 mg/Nm3.',
      ['@boilers Particulate matter 115 mg/Nm3', '@spray dryer Particulate matter 50 mg/Nm3'],
    ],
    [
      'Particulate matter from the boiler 80 mg/Nm3, from the dryer 50 mg/Nm3 and from the mill 30 mg/Nm3 shall not be exceeded.',
      [
        '@boiler Particulate matter 80 mg/Nm3',
        '@dryer Particulate matter 50 mg/Nm3',
        '@mill Particulate matter 30 mg/Nm3',
      ],
    ],
    [
      'The emission of PM shall be less than 30 mg/Nm3 for kiln, 50 mg/Nm3 for cooler and 40 mg/Nm3 for coal mill.',
      ['@kiln PM 30 mg/Nm3', '@cooler PM 50 mg/Nm3', '@coal mill PM 40 mg/Nm3'],
    ],
    [
      'Noise at the boundary: 06 hrs to 22 hrs - 75 dB(A); 22 hrs to 06 hrs - 70 dB(A).',
      ['@boundary 06 hrs to 22 hrs 75 dB(A)', '@boundary 22 hrs to 06 hrs 70 dB(A)'],
    ],
    [
      'The effluent shall be treated so as to bring BOD down to 20 mg/l and COD to 100 mg/l.',
      ['BOD 20 mg/l', 'COD 100 mg/l'],
    ],
    ['The unit shall maintain DO above 5 mg/l in the pond.', ['DO 5 mg/l']],
    ['CO from the cupola shall not exceed 1 % after combustion.', ['CO 1 %']],
    [
      'PM of the boiler stack shall be restricted to 50 milligram per normal cubic metre.',
      ['@boiler stack PM 50 milligram per normal cubic metre'],
    ],
    ['BOD at the CETP inlet shall not exceed 400 mg/l.', ['BOD 400 mg/l']],
    [
      'No effluent with BOD beyond 30 mg/l or COD beyond 250 mg/l shall leave the premises.',
      ['BOD 30 mg/l', 'COD 250 mg/l'],
    ],
    ['If BOD goes beyond 30 mg/l the unit shall stop.', []],
    [
      'Residual chlorine in the treated sewage shall be maintained between 0.5 and 1.0 mg/l.',
      ['Residual chlorine 0.5 and 1.0 mg/l'],
    ],
    ['Fugitive dust less than 2000 µg/m3 shall be ensured.', ['Fugitive dust 2000 µg/m3']],
    ['The unit has proposed to achieve PM of 20 mg/Nm3 against the standard of 50 mg/Nm3.', ['PM 50 mg/Nm3']],
    ['The sample of 12.03.2024 met the standards with BOD 24 mg/l.', []],
    ['BOD at the inlet of the plant, 400 mg/l.', []],
  ])('%s', (text, limits) => {
    expect(limitsOf(text)).toEqual(limits);
  });
});

describe('tables of limits with further columns and titles', () => {
  it.each<[string, string, string[]]>([
    [
      'how often each stack is monitored',
      `
      3. Stacks of the unit
      Stack     Attached to           Height (m)       Pollutant       Concentration       Frequency of
      No.                                                              (mg/Nm3)            monitoring
      S1        Husk boiler           45               PM              50                  Quarterly
      S2        Deodoriser            30               NOx             250                 Half yearly`,
      ['emission | @ Husk boiler | PM | 50 | mg/Nm3', 'emission | @ Deodoriser | NOx | 250 | mg/Nm3'],
    ],
    [
      'titles between the rows of wastes',
      `
      Details of Authorisation
      Sl.     Category of hazardous waste             Authorised mode                 Quantity
      No.     of the Schedules                        of disposal                     (ton/annum)
      A. Wastes received as raw material
      1       Used lead acid batteries                Breaking                        14,400
      2       Lead scrap (Sch. IV-16)                 Smelting                        2,100
      B. Wastes generated
      3       Lead slag (9.2 of Sch. I)               Common TSDF                     860`,
      [
        'hazardous_waste | Used lead acid batteries | 14,400 | ton/annum',
        'hazardous_waste | Lead scrap (Sch. IV-16) | 2,100 | ton/annum',
        'hazardous_waste | Lead slag (9.2 of Sch. I) | 860 | ton/annum',
      ],
    ],
    [
      'wastes of a schedule below a title of two sorts',
      `
      Annexure - 4 : Solid and hazardous waste
      Waste (Schedule I entry)          Maximum per year      Where it goes
      Spent nickel catalyst             26 tonne              Registered recycler
      Used oil                          4.5 kilolitre         Re-refiner`,
      [
        'hazardous_waste | Spent nickel catalyst | 26 | tonne per year',
        'hazardous_waste | Used oil | 4.5 | kilolitre per year',
      ],
    ],
    [
      'a pH as a range beside figures without a unit',
      `
      7. The applicant shall keep the limits
      Outlet No.    Nature         pH       BOD      COD      TSS
      1             Trade          6-9      30       250      100
      2             Domestic       6-9      20       50       20`,
      [
        'effluent | @ Outlet 1 | pH | 6-9',
        'effluent | @ Outlet 2 | pH | 6-9',
        'effluent | @ Outlet 1 | BOD | 30',
        'effluent | @ Outlet 2 | BOD | 20',
        'effluent | @ Outlet 1 | COD | 250',
        'effluent | @ Outlet 2 | COD | 50',
        'effluent | @ Outlet 1 | TSS | 100',
        'effluent | @ Outlet 2 | TSS | 20',
      ],
    ],
    [
      'flows for each tonne, below a head of items',
      `
      14. Specific water consumption and discharge
      Item                               Standard
      Water consumption                  15 m3/tonne of paper
      Waste water discharge              10 m3/tonne of paper`,
      [
        'effluent | Water consumption | 15 | m3/tonne of paper',
        'effluent | Waste water discharge | 10 | m3/tonne of paper',
      ],
    ],
    [
      'process units as places',
      `
      4. Process emission
      Process unit          Parameter          Level not to exceed
      Pickling line         HCl                35 mg/Nm3
      Galvanising bath      Zinc               10 mg/Nm3`,
      [
        'emission | @ Pickling line | HCl | 35 | mg/Nm3',
        'emission | @ Galvanising bath | Zinc | 10 | mg/Nm3',
      ],
    ],
    [
      'one unit behind the last figure of a cell',
      `
      7. Emission sources
      Sl    Emission source        APCM          Standard
      1     Boiler 10 TPH          ESP           PM - 50; SO2 - 600; NOx - 300 (mg/Nm3)
      2     DG 500 kVA             Stack         As per E(P) Rules`,
      [
        'emission | @ Boiler 10 TPH | PM | 50 | mg/Nm3',
        'emission | @ Boiler 10 TPH | SO2 | 600 | mg/Nm3',
        'emission | @ Boiler 10 TPH | NOx | 300 | mg/Nm3',
      ],
    ],
    [
      'the inlet of a common plant',
      `
      7. Standards of the discharge
      Param.             CETP inlet        Marine outfall
      BOD mg/l           400               100
      COD mg/l           1000              250`,
      [
        'effluent | @ CETP inlet | BOD | 400 | mg/l',
        'effluent | @ Marine outfall | BOD | 100 | mg/l',
        'effluent | @ CETP inlet | COD | 1000 | mg/l',
        'effluent | @ Marine outfall | COD | 250 | mg/l',
      ],
    ],
    [
      'what is measured in front of where it is, in a form',
      `
      Consent Under                              BOTH
      Number of stacks                           4
      Permissible Emission parameters
      1. Particulate Matter, induction furnace   150 mg/Nm3
      2. Particulate Matter, sand plant          100 mg/Nm3
      Capacity of boiler                         NA
      Type of Fuel                               Coal
      Product Details                            Iron`,
      [
        'emission | Particulate Matter, induction furnace | 150 | mg/Nm3',
        'emission | Particulate Matter, sand plant | 100 | mg/Nm3',
      ],
    ],
  ])('%s', (_, page, limits) => {
    expect(limitsOfPages(page)).toEqual(limits);
  });
});
