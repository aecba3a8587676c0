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
  ])('%s', (text, limits) => {
    expect(limitsOfPages(text)).toEqual(limits);
  });
});
