import { describe, expect, it } from 'vitest';
import { limitsOfPages } from './limits-of-pages.test-support.ts';

describe('tables of limits', () => {
  it.each<[string, string, string[]]>([
    [
      'units alone as heads, of what is made too',
      `
      The effluent shall conform to the norms per tonne of product:
      Parameter        mg/l        kg/tonne of product
      BOD              30          0.45
      COD              250         3.75`,
      [
        'effluent | BOD | 30 | mg/l',
        'effluent | BOD | 0.45 | kg/tonne of product',
        'effluent | COD | 250 | mg/l',
        'effluent | COD | 3.75 | kg/tonne of product',
      ],
    ],
    [
      'one unit as the head of sources',
      `
      Particulate matter emission shall not exceed the following:
      Source           mg/Nm3
      Raw mill         30
      Kiln             50
      Packer           20`,
      [
        'emission | @ Raw mill | Particulate matter | 30 | mg/Nm3',
        'emission | @ Kiln | Particulate matter | 50 | mg/Nm3',
        'emission | @ Packer | Particulate matter | 20 | mg/Nm3',
      ],
    ],
    [
      'units of a plant that are no units of a measure',
      `
      Emission norms shall be as under:
      Parameters              Unit 1          Unit 2
      Particulate matter      100 mg/Nm3      30 mg/Nm3
      SO2                     600 mg/Nm3      100 mg/Nm3`,
      [
        'emission | Particulate matter | 100 | mg/Nm3',
        'emission | Particulate matter | 30 | mg/Nm3',
        'emission | SO2 | 600 | mg/Nm3',
        'emission | SO2 | 100 | mg/Nm3',
      ],
    ],
  ])('%s', (_, page, limits) => {
    expect(limitsOfPages(page)).toEqual(limits);
  });
});

describe('tables that tell what was measured or is planned', () => {
  it.each<[string, string]>([
    [
      'years as heads',
      `
      Stack emission and effluent quality of the unit
      Parameter            2020-21     2021-22     2022-23
      PM (mg/Nm3)          44          41          39
      BOD (mg/l)           24          27          22`,
    ],
    [
      'months as rows',
      `
      Air quality at the station of the unit
      Month          PM10 (µg/m3)     SO2 (µg/m3)
      January        92               14
      February       88               12
      March          95               13`,
    ],
    [
      'noise with parts of decibels',
      `
      Noise around the plant
      Location            Day dB(A)     Night dB(A)
      Main gate           64.2          58.1
      Village Rampur      51.8          43.0`,
    ],
    [
      'grams in a second of a model',
      `
      Stack gas characteristics
      Stack         Velocity (m/s)     PM (g/s)
      Boiler        12.4               0.58
      Kiln          14.1               1.5`,
    ],
    [
      'doses of chemicals',
      `
      Chemicals used in the ETP
      Chemical             Dose           Quantity
      Lime                 200 mg/l       120 kg/day
      Ferric chloride      80 mg/l        48 kg/day`,
    ],
  ])('%s', (_, page) => {
    expect(limitsOfPages(page)).toEqual([]);
  });
});

describe('sentences', () => {
  it.each<[string, string[]]>([
    [
      '1. Noise shall not exceed 85 dB(A) in the work place and 75 dB(A) during day and 70 dB(A) during night.',
      [
        'noise | @ work place | Noise | 85 | dB(A)',
        'noise | day time | 75 | dB(A)',
        'noise | night time | 70 | dB(A)',
      ],
    ],
    [
      '1. Noise from the DG set shall not exceed 75 dB(A) at 1 m, with insertion loss of not less than 25 dB(A).',
      ['noise | @ DG set | Noise | 75 | dB(A)'],
    ],
    [
      '1. Hazardous wastes (Schedule I) - spent oil 2 KL/annum and ETP sludge 14 MT/annum.',
      ['hazardous_waste | spent oil | 2 | KL/annum', 'hazardous_waste | ETP sludge | 14 | MT/annum'],
    ],
    [
      '1. Used oil 1.5 KL/annum shall be given to registered recyclers.',
      ['hazardous_waste | Used oil | 1.5 | KL/annum'],
    ],
    [
      '1. Generation of phosphate sludge shall not be more than 3.2 MT/annum.',
      ['hazardous_waste | phosphate sludge | 3.2 | MT/annum'],
    ],
    [
      '1. Hazardous wastes shall not be generated more than: Used oil - 1.2 KL; ETP sludge - 40 T.',
      ['hazardous_waste | Used oil | 1.2 | KL', 'hazardous_waste | ETP sludge | 40 | T'],
    ],
    [
      '1. PM emission: boiler stack 50 mg/Nm3, pulveriser stack 30 mg/Nm3, DG set 75 mg/Nm3.',
      [
        'emission | @ boiler stack | PM emission | 50 | mg/Nm3',
        'emission | @ pulveriser stack | PM emission | 30 | mg/Nm3',
        'emission | @ DG set | PM emission | 75 | mg/Nm3',
      ],
    ],
    [
      '1. The effluent shall have percent sodium 60, and TDS 2100 mg/l.',
      ['effluent | percent sodium | 60', 'effluent | TDS | 2100 | mg/l'],
    ],
    ['1. pH of the scrubbing liquor shall be kept between 8 and 9.', []],
    ['1. pH of 8.5 to 9 shall be maintained in the neutralisation tank.', []],
    ['1. The hooter shall blow when CO is 35 ppm, and trip when opacity crosses 40 %.', []],
  ])('%s', (sentence, limits) => {
    expect(limitsOfPages(sentence)).toEqual(limits);
  });
});

describe('what was found', () => {
  it.each<[string, string]>([
    [
      'in the letters of a list that an inspection announces',
      `
      Observations of the inspection on 04.01.2024:
      a) The ETP was in operation; pH 7.4 and COD 212 mg/l at the outlet.
      b) The stack of the boiler showed PM of 96 mg/Nm3.
      1. The PM shall be below 50 mg/Nm3.`,
    ],
    [
      'in a table with a caption of its own above that of the limits',
      `
      Statement of stack tests
      Stack              Date             PM (mg/Nm3)     Laboratory
      Furnace            02.03.2024       22              Board
      Mill               02.03.2024       14              Board
      1. The PM shall be below 50 mg/Nm3.`,
    ],
  ])('%s', (_, page) => {
    expect(limitsOfPages(page)).toEqual(['emission | PM | 50 | mg/Nm3']);
  });
});

describe('conditions in a table', () => {
  it('set limits by their sentences, and a value in two units gives two', () => {
    expect(
      limitsOfPages(`
      S. No.    Item            Condition
      1         Dust            PM10 at the boundary shall not be over 100 µg/m3
      2         Energy          Solar panels shall be set up on the roof
      3         Sewage          BOD of the treated sewage shall be below 10 mg/l`),
    ).toEqual(['ambient_air | @ boundary | PM10 | 100 | µg/m3', 'sewage | BOD | 10 | mg/l']);
    expect(
      limitsOfPages(`
      The emission standards are:
      Source             Parameter      Norm
      Prilling tower     PM             150 mg/Nm3 or 2 kg/tonne of urea
      Ammonia plant      NOx            400 mg/Nm3`),
    ).toEqual([
      'emission | @ Prilling tower | PM | 150 | mg/Nm3',
      'emission | @ Prilling tower | PM | 2 | kg/tonne of urea',
      'emission | @ Ammonia plant | NOx | 400 | mg/Nm3',
    ]);
  });
});
