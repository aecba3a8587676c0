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
    ['1. The raw effluent has BOD of 420 mg/l.', []],
  ])('%s', (line, limits) => {
    expect(limitsOfPages(line)).toEqual(limits);
  });
});
