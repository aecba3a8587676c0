import { describe, expect, it } from 'vitest';
import { limitsOfPages } from './limits-of-pages.test-support.ts';

describe('tables as boards draw them', () => {
  it.each<[string, string[], string[]]>([
    [
      'wastes whose heads have their unit below them, over a page',
      [
        `
        6. The unit is authorised for these hazardous wastes:
        Waste               Schedule-I        Existing          After amendment
                            Category          (MT/Year)         (MT/Year)
        Used oil            5.1               0.30              0.45
        Empty drums         33.1              14                22`,
        `
        Process residue     26.1              9                 16.8
        7. The returns shall be filed.`,
      ],
      [
        'hazardous_waste | Used oil | 0.45 | MT/Year',
        'hazardous_waste | Empty drums | 22 | MT/Year',
        'hazardous_waste | Process residue | 16.8 | MT/Year',
      ],
    ],
    [
      'one head above three names, and the unit of all figures in a bracket above the table',
      [
        `
        1. The emissions from the chimneys shall not exceed as below (all values mg/Nm3):
        S.No.   Source            Chimney      Permissible
                                               emission
                                               SPM      SO2      NOx
        1.      Boiler 6 TPH      33 m         150      -        300
        2.      Heater            30 m         150      600      300`,
      ],
      [
        'emission | @ Boiler 6 TPH | SPM | 150 | mg/Nm3',
        'emission | @ Heater | SPM | 150 | mg/Nm3',
        'emission | @ Heater | SO2 | 600 | mg/Nm3',
        'emission | @ Boiler 6 TPH | NOx | 300 | mg/Nm3',
        'emission | @ Heater | NOx | 300 | mg/Nm3',
      ],
    ],
    [
      'a name in small letters below one of two lines, and a title with a decimal number between two tables',
      [
        `
        3.1 Effluent characteristics
        Characteristics         Standards
        Suspended solids        Not to exceed 100 mg/l
        pH value                Between 5.5 and 9.0
        3.2 Emission characteristics
        Emission details   Chimney 1    Chimney 2
        Source             Boiler       DG set
        SPM mg/Nm3         150          75
        4. The unit shall keep a log.`,
      ],
      [
        'effluent | Suspended solids | 100 | mg/l',
        'effluent | pH value | 5.5 and 9.0',
        'emission | @ Chimney 1 | SPM | 150 | mg/Nm3',
        'emission | @ Chimney 2 | SPM | 75 | mg/Nm3',
      ],
    ],
    [
      'a name whose second word stands far from the first, and what the common plant takes in',
      [
        `
        1. The effluent shall conform to the standards:
        Parameter               Outlet 1 (inlet of CETP)    Outlet 2
        Suspended   solids      800 mg/l                    100 mg/l
        COD                     15000 mg/l                  250 mg/l
        BOD                     -                           30 mg/l
        2. The unit shall keep a log.`,
      ],
      [
        'effluent | @ Outlet 1 (inlet of CETP) | Suspended solids | 800 | mg/l',
        'effluent | @ Outlet 2 | Suspended solids | 100 | mg/l',
        'effluent | @ Outlet 1 (inlet of CETP) | COD | 15000 | mg/l',
        'effluent | @ Outlet 2 | COD | 250 | mg/l',
        'effluent | @ Outlet 2 | BOD | 30 | mg/l',
      ],
    ],
    [
      'figures below a head that may name plants are of no place',
      [
        `
        1. The emissions shall conform to the limits:
        No.   Parameter    Unit      Tolerance limit   Process
        1     SPM          mg/Nm3    150               100
        2     SO2          mg/Nm3    50                -
        2. The unit shall keep a log.`,
      ],
      ['emission | SPM | 150 | mg/Nm3', 'emission | SO2 | 50 | mg/Nm3'],
    ],
    [
      'the points of a plan of monitoring are no limits',
      [
        `
        1. The unit shall be monitored as below:
        What is to be monitored     Points     How often
        Noise at the fence          5          Half yearly
        Dust at the stacks          2          Monthly
        2. The unit shall keep a log.`,
      ],
      [],
    ],
  ])('%s', (_, pages, limits) => {
    expect(limitsOfPages(...pages)).toEqual(limits);
  });
});

describe('sentences as boards write them', () => {
  it.each<[string, string[]]>([
    [
      '1. Hazardous waste (used oil 1.6 KL/annum, oil filters 20 Nos./annum) shall be given to an authorised recycler.',
      ['hazardous_waste | used oil | 1.6 | KL/annum', 'hazardous_waste | oil filters | 20 | Nos./annum'],
    ],
    [
      '1. Used oil generated from gear boxes to the extent of 1.85 KL/year (category 5.1) shall be sold to recyclers.',
      ['hazardous_waste | Used oil | 1.85 | KL/year'],
    ],
    [
      '1. Hazardous wastes shall be kept in a shed. Spent acid generation is limited to 45 KL/month.',
      ['hazardous_waste | Spent acid | 45 | KL/month'],
    ],
    [
      '1. The effluent shall satisfy copper (total) 1.0 mg/l, iron (total) 2.0 mg/l and TDS up to 2100 mg/l.',
      [
        'effluent | copper (total) | 1.0 | mg/l',
        'effluent | iron (total) | 2.0 | mg/l',
        'effluent | TDS | 2100 | mg/l',
      ],
    ],
    [
      '1. Dust from stack S-1 (boiler) not to exceed 150 mg/Nm3 at 12% CO2 and from S-2 (cupola) 450 mg/Nm3.',
      ['emission | Dust | 150 | mg/Nm3 at 12% CO2', 'emission | @ S-2 (cupola) | Dust | 450 | mg/Nm3'],
    ],
    [
      '1. Noise: Day time 75 dB(A) (6.00 AM to 10.00 PM) and night time 70 dB(A) (10.00 PM to 6.00 AM).',
      ['noise | Day time | 75 | dB(A)', 'noise | night time | 70 | dB(A)'],
    ],
    [
      '1. Noise levels of turbines shall be limited to 85 dBA at 1 m distance.',
      ['noise | Noise levels | 85 | dBA'],
    ],
    [
      '1. Hazardous waste: (i) Used oil – Sch I (5.1) – 0.4 KL/annum – recycler.',
      ['hazardous_waste | Used oil | 0.4 | KL/annum'],
    ],
    [
      '1. Waste oil up to 2.5 KL per year and oily rags up to 0.25 T per year (all hazardous wastes) shall be sold.',
      ['hazardous_waste | Waste oil | 2.5 | KL per year', 'hazardous_waste | oily rags | 0.25 | T per year'],
    ],
    [
      '1. The PM from the tunnel kiln, the rotary kiln and the dryer shall be within 50, 100 and 150 mg/Nm3 respectively.',
      [
        'emission | @ tunnel kiln | PM | 50 | mg/Nm3',
        'emission | @ rotary kiln | PM | 100 | mg/Nm3',
        'emission | @ dryer | PM | 150 | mg/Nm3',
      ],
    ],
    ['1. DG set: 75 dBA at 1 metre.', ['noise | @ DG set | Noise | 75 | dBA']],
  ])('%s', (text, limits) => {
    expect(limitsOfPages(text)).toEqual(limits);
  });
});
