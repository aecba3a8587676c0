import { describe, expect, it } from 'vitest';
import { limitsOfPages } from './limits-of-pages.test-support.ts';

describe('limits in forms and over page breaks', () => {
  it.each<[string, string[], string[]]>([
    [
      'a form whose rows are as close as lines, with a head over numbered parameters',
      [
        `
        Consent under                     Both Acts
        Period of consent                 01/04/2024 - 31/03/2029
        Industry type                     Units that plate metals or treat their surface in
                                          baths
        Category                          RED
        Number of outlets                 2
        Domestic effluent parameters
        1. BOD                            20 mg/l
        Trade effluent parameters
        1. pH                             6 to 9
        2. Nickel as Ni                   2 mg/l
        Number of stacks                  1
        Emission parameters
        1. Acid mist (HCl & H2SO4)        25 mg/Nm3
        2. NOx (hot water generator)      100 mg/Nm3
        Product details
        1. Plated screws                  60 MT/Month`,
      ],
      [
        'sewage | BOD | 20 | mg/l',
        'effluent | pH | 6 to 9',
        'effluent | Nickel as Ni | 2 | mg/l',
        'emission | Acid mist (HCl & H2SO4) | 25 | mg/Nm3',
        'emission | NOx (hot water generator) | 100 | mg/Nm3',
      ],
    ],
    [
      'parameters of a form without their numbers, and one whose value is lost',
      [
        `
        Consent under                     Both Acts
        Period of consent                 01/04/2024 - 31/03/2029
        Category                          RED
        Number of outlets                 2
        Trade effluent parameters
        1. pH                             6 to 9
        Total suspended solids            100 mg/l
        Nickel as Ni
        Zinc as Zn                        5 mg/l
        Number of stacks                  1`,
      ],
      [
        'effluent | pH | 6 to 9',
        'effluent | Total suspended solids | 100 | mg/l',
        'effluent | Zinc as Zn | 5 | mg/l',
      ],
    ],
    [
      'questions of a form below the last item of a list',
      [
        `
        Permissible trade effluent parameters

        1. Zinc                 3 mg/l

        2. Cyanide (as CN)      0.1 mg/l
        Number of stacks        2
        Height of stack         12 m`,
      ],
      ['effluent | Zinc | 3 | mg/l', 'effluent | Cyanide (as CN) | 0.1 | mg/l'],
    ],
    [
      'a row that goes on over the page, and a value whose unit goes on below',
      [
        `
        B. Discharge shall meet the standards:
        Outlet   Description      Point of      Parameter   Standard (mg/l
        No.      of outlet        discharge                 except pH)
        01       Outlet of ETP    River         pH          6.0 - 9.0
                                                TSS         50
                                                Cr+6        0.1`,
        `
                                                Total       1.0
                                                Chromium
        02       Outlet of STP    Garden        BOD         10
                                                Fecal       500 MPN/100
                                                Coliform    ml`,
      ],
      [
        'effluent | @ Outlet of ETP | pH | 6.0 - 9.0',
        'effluent | @ Outlet of ETP | TSS | 50 | mg/l',
        'effluent | @ Outlet of ETP | Cr+6 | 0.1 | mg/l',
        'effluent | @ Outlet of ETP | Total Chromium | 1.0 | mg/l',
        'sewage | @ Outlet of STP | BOD | 10 | mg/l',
        'sewage | @ Outlet of STP | Fecal Coliform | 500 | MPN/100 ml',
      ],
    ],
    [
      'a head of two lines, which the next page repeats',
      [
        `
        3. Hazardous wastes:
        Sl.   Category of hazardous     Mode of      Quantity
        No.   waste as per schedule     disposal     (ton/annum)
        1     35.3 Sludge of the ETP    TSDF         62
        2     5.1 Used oil              Recycler     1.2`,
        `
        Sl.   Category of hazardous     Mode of      Quantity
        No.   waste as per schedule     disposal     (ton/annum)
        3     33.1 Empty drums          Supplier     1.8`,
      ],
      [
        'hazardous_waste | 35.3 Sludge of the ETP | 62 | ton/annum',
        'hazardous_waste | 5.1 Used oil | 1.2 | ton/annum',
        'hazardous_waste | 33.1 Empty drums | 1.8 | ton/annum',
      ],
    ],
    [
      'several parameters below each other in a cell',
      [
        `
        C. Emission shall meet:
        Stack No.   Description of stack   Height (m)   Prescribed standard
        1           Boiler                 60           PM - 30 mg/Nm3
                                                        SO2 - 600
                                                        mg/Nm3
                                                        Hg - 0.03 mg/Nm3`,
      ],
      [
        'emission | @ Boiler | PM | 30 | mg/Nm3',
        'emission | @ Boiler | SO2 | 600 | mg/Nm3',
        'emission | @ Boiler | Hg | 0.03 | mg/Nm3',
      ],
    ],
    [
      'by day and by night before the figures and behind each',
      [
        '4. Noise shall be as for a zone of silence during day and night i.e. 50 dB(A) during day time and 40 dB(A) during night time.',
      ],
      ['noise | day time | 50 | dB(A)', 'noise | night time | 40 | dB(A)'],
    ],
    [
      'a unit before its figure, a way of disposal that names a standard',
      [
        `
        4. Leachate standards:
        S. No.   Parameter             Inland surface water   Land disposal
        1        Suspended solids      90 mg/l                180 mg/l
        2        Fecal coliform        MPN/100ml <230         MPN/100ml <500`,
      ],
      [
        'effluent | @ Inland surface water | Suspended solids | 90 | mg/l',
        'effluent | @ Land disposal | Suspended solids | 180 | mg/l',
        'effluent | @ Inland surface water | Fecal coliform | < 230 | MPN/100ml',
        'effluent | @ Land disposal | Fecal coliform | < 500 | MPN/100ml',
      ],
    ],
    [
      'parts of a million in the heads',
      [
        `
        4. Stack emission standards:
        Stack No.   Attached to     PM (mg/Nm3)   SO2 (ppm)
        S-1         Boiler 8 TPH    120           80`,
      ],
      ['emission | @ Boiler 8 TPH | PM | 120 | mg/Nm3', 'emission | @ Boiler 8 TPH | SO2 | 80 | ppm'],
    ],
    [
      'the same of another place, a bracket, a range with two units',
      [
        '4. TDS of the RO permeate shall be below 150 mg/l and of the reject not more than 40,000 mg/l.',
        '5. The unit shall keep fugitive emission (SPM) less than 500 µg/m3.',
        '6. Residual chlorine of the treated effluent shall be between 0.5 mg/l and 1.0 mg/l.',
      ],
      [
        'effluent | @ RO permeate | TDS | 150 | mg/l',
        'effluent | @ RO permeate | TDS | 40,000 | mg/l',
        'ambient_air | fugitive emission (SPM) | 500 | µg/m3',
        'effluent | Residual chlorine | 0.5 and 1.0 | mg/l',
      ],
    ],
    [
      'what was measured once, which is no limit',
      ['4. The bag filter has an outlet PM of 40 mg/Nm3 measured on 12.01.2024.'],
      [],
    ],
    [
      'what manages a waste, which is no part of its name',
      [
        `
        4. Hazardous and other wastes
        S.No.   Category as per Schedule      Quantity (MTA)   Management
        1       Sch I-5.1 Used oil            2.5              Sale to recycler
        2       Sch I-37.3 Residues           85               TSDF`,
      ],
      [
        'hazardous_waste | Sch I-5.1 Used oil | 2.5 | MTA',
        'hazardous_waste | Sch I-37.3 Residues | 85 | MTA',
      ],
    ],
    [
      'water that is used, which is no limit of what comes out',
      ['4. Water consumption shall not be more than 30 KL per ton of hide.'],
      [],
    ],
  ])('%s', (_name, pages, limits) => {
    expect(limitsOfPages(...pages)).toEqual(limits);
  });
});
