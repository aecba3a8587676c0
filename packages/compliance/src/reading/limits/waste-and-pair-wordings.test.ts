import { describe, expect, it } from 'vitest';
import { limitsOfPages } from './limits-of-pages.test-support.ts';

describe('wastes in sentences, and figures of one name or several', () => {
  it.each<[string, string[]]>([
    [
      '1. The hazardous wastes permitted are 5.1 used oil 0.60 KL/annum and 35.3 ETP sludge 14 MT/annum.',
      [
        'hazardous_waste | 5.1 used oil | 0.60 | KL/annum',
        'hazardous_waste | 35.3 ETP sludge | 14 | MT/annum',
      ],
    ],
    [
      '1. Authorised under the HWM Rules; quantities recorded therein: 28.5 expired drugs 22 MT/annum.',
      ['hazardous_waste | 28.5 expired drugs | 22 | MT/annum'],
    ],
    [
      '1. Used oil (5.1) generated shall be limited to 2.4 KL/annum and the oily cotton (33.2) to 0.3 MT/annum.',
      [
        'hazardous_waste | Used oil (5.1) | 2.4 | KL/annum',
        'hazardous_waste | oily cotton (33.2) | 0.3 | MT/annum',
      ],
    ],
    [
      '1. ETP sludge, category 35.3, shall be within 12 MT/month.',
      ['hazardous_waste | ETP sludge | 12 | MT/month'],
    ],
    [
      '1. The unit is permitted to generate 35.3 sludge from waste water treatment at 60 MT/annum.',
      ['hazardous_waste | 35.3 sludge from waste water treatment | 60 | MT/annum'],
    ],
    [
      '1. The occupier is authorised for spent solvent (20.2), 24 KL/annum.',
      ['hazardous_waste | spent solvent (20.2) | 24 | KL/annum'],
    ],
    [
      `1. The hazardous wastes authorised are: 5.1 Used oil - 2.0 KL/A; 33.1 Empty barrels - 500 Nos/A;
         35.3 Chemical sludge - 40 MT/A.`,
      [
        'hazardous_waste | 5.1 Used oil | 2.0 | KL/A',
        'hazardous_waste | 33.1 Empty barrels | 500 | Nos/A',
        'hazardous_waste | 35.3 Chemical sludge | 40 | MT/A',
      ],
    ],
    ['1. The permitted production is 2.4 MT/annum of resin, and 3.1 KL/day of solvent.', []],
    ['1. As permitted in clause 3.2 coal consumption shall not exceed 12 MT/day.', []],
    [
      '1. BOD and COD of the outlet shall be ≤ 10 mg/l and ≤ 50 mg/l.',
      ['effluent | BOD | 10 | mg/l', 'effluent | COD | 50 | mg/l'],
    ],
    [
      '1. Residual chlorine in treated water shall be minimum 0.2 mg/l and maximum 1.0 mg/l.',
      ['effluent | Residual chlorine | minimum 0.2 | mg/l', 'effluent | Residual chlorine | 1.0 | mg/l'],
    ],
    ['1. Opacity of the cupola smoke shall not exceed 20%.', ['emission | Opacity | 20 | %']],
    ['1. The TDS of the bore well water is 1,450 mg/l.', []],
    [
      '1. Effluent shall meet SS 100, BOD 30 and O&G 10 (all except pH in mg/l).',
      ['effluent | SS | 100 | mg/l', 'effluent | BOD | 30 | mg/l', 'effluent | O&G | 10 | mg/l'],
    ],
    [
      '1. Particulate matter: not more than 1.0 kg per tonne of steel and 50 mg/Nm3, whichever is less.',
      [
        'emission | Particulate matter | 1.0 | kg per tonne of steel',
        'emission | Particulate matter | 50 | mg/Nm3',
      ],
    ],
    [
      '1. Total Chromium (plating 0.5 mg/Nm3 scrubber) Capacity of furnace NA',
      ['emission | Total Chromium (plating scrubber) | 0.5 | mg/Nm3'],
    ],
    [
      '1. Trade effluent to CETP shall conform to inlet norms, namely COD 1,500 mg/l and BOD 600 mg/l.',
      ['effluent | COD | 1,500 | mg/l', 'effluent | BOD | 600 | mg/l'],
    ],
    [
      '1. Faecal coliforms desirable 100 MPN/100 ml, permissible 230 MPN/100 ml for the STP outlet.',
      [
        'sewage | @ STP outlet | Faecal coliforms | 100 | MPN/100 ml',
        'sewage | @ STP outlet | Faecal coliforms | 230 | MPN/100 ml',
      ],
    ],
    ['1. Stack monitoring gave PM 41 mg/Nm3 against the norm of 50 mg/Nm3.', ['emission | PM | 50 | mg/Nm3']],
    [
      '1. The scrubber shall keep pH of 8 to 9 in the liquor and HCl in the vent below 20 mg/Nm3.',
      ['emission | HCl | 20 | mg/Nm3'],
    ],
    [
      '1. Keep the SPM, NOx and SO2 at 30, 800 and 100 mg/Nm3.',
      ['emission | SPM | 30 | mg/Nm3', 'emission | NOx | 800 | mg/Nm3', 'emission | SO2 | 100 | mg/Nm3'],
    ],
    [
      '1. Insecticide shall be kept below 10 µg/l; HCB below 1 µg/l at the outlet.',
      ['effluent | Insecticide | 10 | µg/l', 'effluent | HCB | 1 | µg/l'],
    ],
  ])('%s', (line, limits) => {
    expect(limitsOfPages(line)).toEqual(limits);
  });
});
