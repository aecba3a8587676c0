import { describe, expect, it } from 'vitest';
import { limitsOfPages } from './limits-of-pages.test-support.ts';

describe('stages, places and units of several values', () => {
  it.each<[string, string, string[]]>([
    [
      'a later stage of the same',
      '5. PM of the furnace: till 30.09.2024 – 150 mg/Nm3, from 01.10.2024 – 50 mg/Nm3.',
      ['emission | PM | 150 | mg/Nm3', 'emission | PM | 50 | mg/Nm3'],
    ],
    [
      'the same for other units',
      '5. Fugitive emission (RPM) near the loading point not to be above 2,000 µg/m3, and 1,200 µg/m3 for units set up after 2010.',
      [
        'ambient_air | Fugitive emission (RPM) | 2,000 | µg/m3',
        'ambient_air | Fugitive emission (RPM) | 1,200 | µg/m3',
      ],
    ],
    [
      'a rate of two places',
      '5. SO2 not over 264 kg/day from the boilers and not over 38 kg/day from the gensets.',
      ['emission | SO2 | 264 | kg/day', 'emission | SO2 | 38 | kg/day'],
    ],
    [
      'bounds that share one unit',
      '5. PM2.5 at its boundary under 60 and PM10 under 100 µg/m3.',
      ['ambient_air | @ boundary | PM2.5 | 60 | µg/m3', 'ambient_air | @ boundary | PM10 | 100 | µg/m3'],
    ],
    [
      'signs that share one unit',
      '5. The treated sewage shall have BOD ≤ 10, TSS ≤ 20, COD ≤ 50 mg/l.',
      ['sewage | BOD | 10 | mg/l', 'sewage | TSS | 20 | mg/l', 'sewage | COD | 50 | mg/l'],
    ],
    [
      'a range by its ends',
      '5. pH of the effluent shall be min 6.5, max 8.5.',
      ['effluent | pH | 6.5, max 8.5'],
    ],
    [
      'noise at no point',
      '5. At no point of its fence the noise is more than 70 dB(A) at night and 75 dB(A) by day.',
      ['noise | @ fence | night time | 70 | dB(A)', 'noise | @ fence | day time | 75 | dB(A)'],
    ],
    [
      'the limit that stands beside what was found',
      '5. The analysis gives BOD 66 mg/l (limit 30 mg/l).',
      ['effluent | BOD | 30 | mg/l'],
    ],
    [
      'means of several months',
      '5. Fluoride in forage shall not exceed 40 ppm as a twelve months average and 60 ppm as a two months average.',
      [
        'ambient_air | Fluoride in forage | 40 | ppm | over twelve months average',
        'ambient_air | Fluoride in forage | 60 | ppm | over two months average',
      ],
    ],
    [
      'the unit of a note that names what it is of',
      `
      5. Chimneys
      Chimney   Attached to            PM
      C-1       Melting furnace        150
      C-2       Annealing furnace      100
      C-3       Shot blasting          50

      PM in mg/Nm3, as the limit`,
      [
        'emission | @ Melting furnace | PM | 150 | mg/Nm3',
        'emission | @ Annealing furnace | PM | 100 | mg/Nm3',
        'emission | @ Shot blasting | PM | 50 | mg/Nm3',
      ],
    ],
    [
      'hours as heads',
      `
      5. Ceiling on noise:
      At               06-22 h       22-06 h
      Highway side     75 dB(A)      70 dB(A)
      Village side     55 dB(A)      45 dB(A)`,
      [
        'noise | @ Highway side | 06-22 h | 75 | dB(A)',
        'noise | @ Highway side | 22-06 h | 70 | dB(A)',
        'noise | @ Village side | 06-22 h | 55 | dB(A)',
        'noise | @ Village side | 22-06 h | 45 | dB(A)',
      ],
    ],
    [
      'the least and the most',
      `
      5. Standards of the treated water
      Test            Least    Most
      pH              6.5      9.0
      BOD, mg/l       –        10
      DO, mg/l        4        –`,
      ['effluent | pH | 6.5 - 9.0', 'effluent | BOD | 10 | mg/l', 'effluent | DO | min 4 | mg/l'],
    ],
  ])('reads %s', (_, page, limits) => {
    expect(limitsOfPages(page.startsWith('\n') ? page : `\n      ${page}`)).toEqual(limits);
  });
});
