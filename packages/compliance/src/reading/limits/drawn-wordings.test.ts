import { describe, expect, it } from 'vitest';
import { limitsOfPages } from './limits-of-pages.test-support.ts';

describe('tables as boards draw them', () => {
  it.each<[string, string, string[]]>([
    [
      'outlets as heads, with their unit',
      `
      4. The quality shall conform to the standards at the outlets:
      S.No.   Parameters   ETP outlet (mg/l)   STP outlet (mg/l)
      1       BOD          30                  10
      2       COD          250                 50`,
      [
        'effluent | @ ETP outlet | BOD | 30 | mg/l',
        'sewage | @ STP outlet | BOD | 10 | mg/l',
        'effluent | @ ETP outlet | COD | 250 | mg/l',
        'sewage | @ STP outlet | COD | 50 | mg/l',
      ],
    ],
    [
      'standards by where the water goes',
      `
      4. Standards of treated effluent:
      S.No.   Parameter   Unit   Into inland surface water   On land for irrigation
      1       BOD         mg/l   30                          100`,
      [
        'effluent | @ Into inland surface water | BOD | 30 | mg/l',
        'effluent | @ On land for irrigation | BOD | 100 | mg/l',
      ],
    ],
    [
      'heads that name parameters alone',
      `
      4. The power plant shall keep the standards of emission:
      Particulate matter   Sulphur dioxide   Mercury
      50 mg/Nm3            600 mg/Nm3        0.03 mg/Nm3`,
      [
        'emission | Particulate matter | 50 | mg/Nm3',
        'emission | Sulphur dioxide | 600 | mg/Nm3',
        'emission | Mercury | 0.03 | mg/Nm3',
      ],
    ],
    [
      'a head with a date whose strokes came out as digits',
      `
      4. Treated effluent shall meet the following standards:-
      Parameter           Standard (mg/l, except pH)   Result of sample dt. 184072022
      Suspended Solids    100                          64
      COD                 250                          118`,
      ['effluent | Suspended Solids | 100 | mg/l', 'effluent | COD | 250 | mg/l'],
    ],
    [
      'formulas that are no numbers of rows',
      `
      4. The incinerator shall comply with:
      Parameter            Limiting concentration (mg/Nm3)   Sampling in minutes
      Particulate matter   50                                30
      HCl                  50                                30
      SO2                  200                               30`,
      [
        'emission | Particulate matter | 50 | mg/Nm3',
        'emission | HCl | 50 | mg/Nm3',
        'emission | SO2 | 200 | mg/Nm3',
      ],
    ],
    [
      'two values that their words tell apart',
      `
      4. Treated sewage:
      S.No.   Parameter        Standards
      1       Fecal coliform   Desirable 100 MPN/100 ml, permissible 230 MPN/100 ml`,
      [
        'sewage | Fecal coliform (desirable) | 100 | MPN/100 ml',
        'sewage | Fecal coliform (permissible) | 230 | MPN/100 ml',
      ],
    ],
    [
      'loads per tonne of what is made',
      `
      4. Standards of trade effluent:
      Parameter             Standard
      Flow of waste water   not more than 50 m3/tonne of paper
      AOX                   1.0 kg/tonne of paper`,
      ['effluent | Flow of waste water | 50 | m3/tonne of paper', 'effluent | AOX | 1.0 | kg/tonne of paper'],
    ],
    [
      'sources below words that name what they give off',
      `
      4. The particulate emission level from the stacks shall be within:
      Sl.   Source of emission      Prescribed standard
      01    Blast furnace stove     50 mg/Nm3
      02    Sinter de-dusting       30 mg/Nm3`,
      [
        'emission | @ Blast furnace stove | particulate emission | 50 | mg/Nm3',
        'emission | @ Sinter de-dusting | particulate emission | 30 | mg/Nm3',
      ],
    ],
    [
      'two halves side by side',
      `
      4. Treated effluent quality:
      Parameter   Limit       Parameter   Limit
      BOD         30 mg/l     COD         200 mg/l
      TDS         1800 mg/l   TSS         50 mg/l`,
      [
        'effluent | BOD | 30 | mg/l',
        'effluent | TDS | 1800 | mg/l',
        'effluent | COD | 200 | mg/l',
        'effluent | TSS | 50 | mg/l',
      ],
    ],
    [
      'classes of plants, with a parameter in each head',
      `
      4. DG sets shall meet the limits:
      Power category   NOx + HC      CO            PM
      Upto 19 kW       7.5 g/kW-hr   3.5 g/kW-hr   0.3 g/kW-hr`,
      [
        'emission | @ Upto 19 kW | NOx + HC | 7.5 | g/kW-hr',
        'emission | @ Upto 19 kW | CO | 3.5 | g/kW-hr',
        'emission | @ Upto 19 kW | PM | 0.3 | g/kW-hr',
      ],
    ],
    [
      'a capacity beside a head with its unit',
      `
      4. Emission standards for boilers:
      Steam generation capacity (tonne/hr)   Particulate matter, mg/Nm3
      Less than two                          1200
      More than two                          800`,
      [
        'emission | @ Less than two | Particulate matter | 1200 | mg/Nm3',
        'emission | @ More than two | Particulate matter | 800 | mg/Nm3',
      ],
    ],
    [
      'values below each other in one cell, as their parameters',
      `
      4. The flue gas shall conform to:
      Sr. No.   Stack attached to   Parameter     Permissible limit
      1         Steam boiler        PM SO2 NOx    150 mg/Nm3 100 ppm 50 ppm`,
      [
        'emission | @ Steam boiler | PM | 150 | mg/Nm3',
        'emission | @ Steam boiler | SO2 | 100 | ppm',
        'emission | @ Steam boiler | NOx | 50 | ppm',
      ],
    ],
    [
      'means over two times as heads',
      `
      4. Ambient air quality shall not exceed:
      Pollutant   Annual average (µg/m3)   24 hours average (µg/m3)
      SO2         50                       80`,
      [
        'ambient_air | SO2 | 50 | µg/m3 | over Annual average',
        'ambient_air | SO2 | 80 | µg/m3 | over 24 hours average',
      ],
    ],
    [
      'a head whose last letter is on a line of its own',
      `
      4. The unit is permitted the following hazardous waste:
      Sr. No.   Type of waste      Categor   Quantit   UoM    Disposal
                                   y         y
      1         Used oil           5.1       0.8       KL/A   Sale
      2         Spent catalyst     28.2      3.2       MT/A   Recovery`,
      ['hazardous_waste | Used oil | 0.8 | KL/A', 'hazardous_waste | Spent catalyst | 3.2 | MT/A'],
    ],
    [
      'numbered lines of three cells',
      `
      4. EFFLUENT STANDARDS
      1.   Suspended solids            Not more than 100 mg/l
      2.   BOD (3 days at 27 deg.C)    Not more than 30 mg/l`,
      ['effluent | Suspended solids | 100 | mg/l', 'effluent | BOD (3 days at 27 deg.C) | 30 | mg/l'],
    ],
    [
      'what was measured once',
      `
      4. Results of the stack monitoring conducted on 11.03.2024 are:
      Stack     PM (mg/Nm3)   SO2 (mg/Nm3)
      Boiler    112           84`,
      [],
    ],
    [
      'what goes into stages and comes out of them',
      `
      4. Expected efficiency of the units of the effluent plant:
      Unit            BOD in (mg/l)   BOD out (mg/l)   Efficiency %
      Reactor         3500            700              80`,
      [],
    ],
    [
      'wastes with their unit in the head, without brackets',
      `
      4. You are authorised for the hazardous waste:
      Sr. No.   Waste        Category   Quantity MT/Year   Facility
      1         ETP Sludge   I-35.3     140                Disposal`,
      ['hazardous_waste | ETP Sludge | 140 | MT/Year'],
    ],
    [
      'titles of one medium each, above the same header',
      `
      (A) Sewage
      Parameter   Max. value
      BOD         20 mg/l
      (B) Trade effluent
      Parameter   Max. value
      COD         250 mg/l`,
      ['sewage | BOD | 20 | mg/l', 'effluent | COD | 250 | mg/l'],
    ],
  ])('%s', (_, page, limits) => {
    expect(limitsOfPages(page)).toEqual(limits);
  });
});

describe('sentences that bound something', () => {
  it.each<[string, string[]]>([
    [
      '1. Particulate matter from the cooler stack and the raw mill stack shall be limited to 30 mg/Nm3 and 50 mg/Nm3 respectively.',
      [
        'emission | @ cooler stack | Particulate matter | 30 | mg/Nm3',
        'emission | @ raw mill stack | Particulate matter | 50 | mg/Nm3',
      ],
    ],
    ['1. The sample of the Board showed BOD of 42 mg/l in the effluent, which exceeded the limit.', []],
    [
      '1. The sugar unit keeps: BOD 100 mg/l for disposal on land and 30 mg/l for disposal in surface waters.',
      [
        'effluent | @ disposal on land | BOD | 100 | mg/l',
        'effluent | @ disposal in surface waters | BOD | 30 | mg/l',
      ],
    ],
    [
      '1. Total VOC at the vent of the paint booth shall not be more than 50 mg/Nm3.',
      ['emission | @ vent of the paint booth | Total VOC | 50 | mg/Nm3'],
    ],
    ['1. The plant has a recovery of 75 % with feed TDS of 2500 mg/l.', []],
    ['1. The raw effluent has BOD of 420 mg/l.', []],
  ])('%s', (line, limits) => {
    expect(limitsOfPages(line)).toEqual(limits);
  });
});
