import { describe, expect, it } from 'vitest';
import { limitsOfPages } from './limits-of-pages.test-support.ts';

/** A sentence on lines as wide as those of an order. */
const toLines = (sentence: string): string => sentence.replace(/(.{60,100})\s/g, '$1\n');

describe('limits of lists and clauses in sentences', () => {
  it.each<[string, string[]]>([
    [
      '1. Ambient air in the township shall not exceed PM10 - 100, PM2.5 - 60 and SO2 - 80 (all in µg/m3) and CO - 4 mg/m3 (1 hourly).',
      [
        'ambient_air | PM10 | 100 | µg/m3',
        'ambient_air | PM2.5 | 60 | µg/m3',
        'ambient_air | SO2 | 80 | µg/m3',
        'ambient_air | CO | 4 | mg/m3 | over 1 hourly',
      ],
    ],
    [
      '1. The ambient air at the fence shall be within PM10 90, SO2 70 and NO2 70 (µg/m3) and CO 2 mg/m3.',
      [
        'ambient_air | @ fence | PM10 | 90 | µg/m3',
        'ambient_air | @ fence | SO2 | 70 | µg/m3',
        'ambient_air | @ fence | NO2 | 70 | µg/m3',
        'ambient_air | @ fence | CO | 2 | mg/m3',
      ],
    ],
    [
      '1. Ammonia 300, O3 150 and lead 1.0, all in µg/m3; CO 4 mg/m3 shall be the norms of ambient air.',
      [
        'ambient_air | Ammonia | 300 | µg/m3',
        'ambient_air | O3 | 150 | µg/m3',
        'ambient_air | lead | 1.0 | µg/m3',
        'ambient_air | CO | 4 | mg/m3',
      ],
    ],
    [
      '1. Values of PM10 and PM2.5 shall be within PM10 - 90 and PM2.5 - 50 µg/m3 respectively.',
      ['ambient_air | PM10 | 90 | µg/m3', 'ambient_air | PM2.5 | 50 | µg/m3'],
    ],
    [
      '1. The outlet shall meet COD 100 and BOD 10 mg/l.',
      ['effluent | COD | 100 | mg/l', 'effluent | BOD | 10 | mg/l'],
    ],
    [
      '2. The treated water shall not contain: a) TSS more than 20 mg/l; b) BOD more than 10 mg/l; c) Oil and Grease more than 5 mg/l.',
      ['effluent | TSS | 20 | mg/l', 'effluent | BOD | 10 | mg/l', 'effluent | Oil and Grease | 5 | mg/l'],
    ],
    [
      '2. The discharge should not have (i) COD above 250 mg/l, (ii) phenols above 1 mg/l, (iii) sulphide exceeding 2 mg/l.',
      ['effluent | COD | 250 | mg/l', 'effluent | phenols | 1 | mg/l', 'effluent | sulphide | 2 | mg/l'],
    ],
    [
      '2. An alarm shall be raised where the outlet has: (i) BOD more than 20 mg/l, (ii) TSS more than 50 mg/l.',
      [],
    ],
    [
      '3. Fugitive emission near the crusher shall not exceed 600 microgram/m3 of Suspended Particulate Matter.',
      ['ambient_air | @ crusher | Suspended Particulate Matter | 600 | microgram/m3'],
    ],
    [
      '3. The outlet shall not carry more than 10 mg/l of Total Suspended Solids and 20 mg/l of Biochemical Oxygen Demand.',
      ['effluent | Total Suspended Solids | 10 | mg/l', 'effluent | Biochemical Oxygen Demand | 20 | mg/l'],
    ],
    [
      '4. The effluent discharge shall be restricted to 180 litre per tonne of cane crushed and the condensate overflow to 90 litre per tonne of cane crushed.',
      [
        'effluent | effluent discharge | 180 | litre per tonne of cane crushed',
        'effluent | condensate overflow | 90 | litre per tonne of cane crushed',
      ],
    ],
    [
      '4. Waste water generation is limited to 3 m3/ton of steel and the boiler blow down to 0.2 m3/ton of steel.',
      [
        'effluent | Waste water generation | 3 | m3/ton of steel',
        'effluent | boiler blow down | 0.2 | m3/ton of steel',
      ],
    ],
    [
      '4. Cooling tower blow down shall not exceed 0.5 m3/ton of steel.',
      ['effluent | Cooling tower blow down | 0.5 | m3/ton of steel'],
    ],
    ['4. Fresh water consumption shall not be more than 3 m3/ton of product.', []],
    [
      '5. Used oil of compressors shall not be more than 0.6 KL/annum.',
      ['hazardous_waste | Used oil | 0.6 | KL/annum'],
    ],
    [
      '5. Waste oil of the gear boxes of the mill should be less than 1.2 KL/year.',
      ['hazardous_waste | Waste oil | 1.2 | KL/year'],
    ],
    [
      '5. Generation of hazardous waste is restricted to spent oil 12 KL/year and of oily rags to 2 MT/year.',
      ['hazardous_waste | spent oil | 12 | KL/year', 'hazardous_waste | oily rags | 2 | MT/year'],
    ],
    ['5. The storage of used batteries shall be limited to 250 MT on a floor that acids do not eat.', []],
    ['6. The sample lifted on 11/03/2023 had failed in TSS (142 mg/l), for which compensation was paid.', []],
    ['6. Sampling done by the Board on 14/02/2023 found COD 190 mg/l at the outlet of ETP.', []],
    ['6. The trend shall be compared with the base line COD of 46 mg/l.', []],
    ['6. The ground water shall be monitored against the background fluoride of 1.1 mg/l.', []],
  ])('%s', (sentence, expected) => {
    expect(limitsOfPages(toLines(sentence))).toEqual(expected);
  });

  it.each([
    ['Not more than', 'a comparison as the head of the values'],
    ['Max.', 'a short word with a full stop as the head of the values'],
  ])('reads rows below "%s": %s', (head) => {
    expect(
      limitsOfPages(`
      The water for flushing shall also meet the following :
                            Unit              ${head}
      Turbidity             NTU               2
      Phosphate             mg/l              3
      Fecal coliform        MPN/100 ml        230`),
    ).toEqual([
      'effluent | Turbidity | 2 | NTU',
      'effluent | Phosphate | 3 | mg/l',
      'effluent | Fecal coliform | 230 | MPN/100 ml',
    ]);
  });
});
