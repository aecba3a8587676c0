import { describe, expect, it } from 'vitest';
import { limitsOfPages } from './limits-of-pages.test-support.ts';

describe('what a visit found, and clauses beside it', () => {
  it.each<[string, string, string[]]>([
    [
      'the noise of a clause beside an insertion loss',
      '5. The DG set: (a) PM 75 mg/Nm3; (b) noise 75 dB(A) at 1 m; insertion loss 25 dB(A).',
      ['noise | Noise | 75 | dB(A)', 'emission | PM | 75 | mg/Nm3'],
    ],
    [
      'noise at one metre from a machine',
      '5. Noise at one metre from any machine shall be 85 dB(A) or less.',
      ['noise | Noise | 85 | dB(A)'],
    ],
    [
      'a limit behind what was measured on a day',
      '5. The COD as measured on 12.03.2024 (312 mg/l at the outlet) shall be brought below 250 mg/l.',
      ['effluent | COD | 250 | mg/l'],
    ],
    [
      'nothing of what was measured on a day',
      '5. The occupier shall replace the bags of the filter as measured on 12.03.2024 (PM 62 mg/Nm3).',
      [],
    ],
    [
      'nothing of the sentences below a visit',
      '5. The team inspected the unit on 03.08.2023. ETP outlet: SS 42 mg/l, COD 118 mg/l. Scrubber HCl 14 mg/Nm3.',
      [],
    ],
    [
      'a limit that follows on a visit',
      '5. The team inspected the unit on 03.08.2023. ETP outlet: COD 318 mg/l. COD shall not exceed 250 mg/l.',
      ['effluent | COD | 250 | mg/l'],
    ],
    [
      'nothing of an application',
      '5. As per the application the treated effluent will have BOD 25 mg/l and COD 180 mg/l.',
      [],
    ],
    [
      'a unit that breaks over two lines',
      `
      8. Ambient noise at the boundary shall be restricted to 75 dB (A) in day time and 70 dB
      (A) in night time.`,
      ['noise | @ boundary | day time | 75 | dB (A)', 'noise | @ boundary | night time | 70 | dB (A)'],
    ],
    [
      'a question of a form in two rows',
      `
      Quantity of effluent               1. Trade : 340 KL/Day
      Number of outlets                  2
      Permissible Domestic Effluent      1. BOD : 10 mg/l
      Parameters                         2. TSS : 20 mg/l
                                         3. COD : 50 mg/l
      Number of stacks                   3
      Height of stack                    33 m`,
      ['sewage | BOD | 10 | mg/l', 'sewage | TSS | 20 | mg/l', 'sewage | COD | 50 | mg/l'],
    ],
    [
      'heads of two lines below one that spans them, beside "Height, m"',
      `
      B.2 The emission shall be confined to the limits below.
      Stack   Process                 Height,   Emission limit, mg/Nm3
                                      m         Lead      Particulate   SO2
                                                (Pb)      Matter
      RF-1    Rotary furnace 1        38        10        50            100
      RF-2    Rotary furnace 2        38        10        50            -
      BR-1    Battery breaker         15        5         -             -`,
      [
        'emission | @ RF-1 | Lead (Pb) | 10 | mg/Nm3',
        'emission | @ RF-2 | Lead (Pb) | 10 | mg/Nm3',
        'emission | @ BR-1 | Lead (Pb) | 5 | mg/Nm3',
        'emission | @ RF-1 | Particulate Matter | 50 | mg/Nm3',
        'emission | @ RF-2 | Particulate Matter | 50 | mg/Nm3',
        'emission | @ RF-1 | SO2 | 100 | mg/Nm3',
      ],
    ],
    [
      'a list that bounds by its signs alone',
      `
      STP outlet, for gardening
      BOD, mg/l    ≤ 10
      COD, mg/l    ≤ 50
      TSS, mg/l    ≤ 20`,
      ['sewage | BOD | 10 | mg/l', 'sewage | COD | 50 | mg/l', 'sewage | TSS | 20 | mg/l'],
    ],
  ])('reads %s', (_, page, limits) => {
    expect(limitsOfPages(page.startsWith('\n') ? page : `\n      ${page}`)).toEqual(limits);
  });
});
