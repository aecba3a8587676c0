import { describe, expect, it } from 'vitest';
import { limitsOfPages } from './limits-of-pages.test-support.ts';

describe('noise as boards write it', () => {
  it.each<[string, string[]]>([
    [
      '1. Noise shall not exceed 75/70 dB(A) day/night at the plant boundary and 55/45 dB(A) at the compound wall.',
      [
        'noise | @ plant boundary | day time | 75 | dB(A)',
        'noise | @ plant boundary | night time | 70 | dB(A)',
        'noise | @ compound wall | day time | 55 | dB(A)',
        'noise | @ compound wall | night time | 45 | dB(A)',
      ],
    ],
    [
      '1. The noise at the boundary shall be limited to 50 dB(A) during day and 40 dB(A) at night; noise from the DG set at 1 m 75 dB(A).',
      [
        'noise | @ boundary | day time | 50 | dB(A)',
        'noise | @ boundary | night time | 40 | dB(A)',
        'noise | @ DG set | Noise | 75 | dB(A)',
      ],
    ],
    [
      '1. Work zone noise shall be below 90 dB(A) for eight hours and impulsive noise below 140 dB.',
      [
        'noise | @ Work zone | Work zone noise | 90 | dB(A)',
        'noise | @ Work zone | impulsive noise | 140 | dB',
      ],
    ],
    [
      '1. Noise shall be less than work zone 85 dB(A), and at the boundary day 75 dB(A) and night 70 dB(A).',
      [
        'noise | @ work zone | work zone | 85 | dB(A)',
        'noise | @ boundary | day time | 75 | dB(A)',
        'noise | @ boundary | night time | 70 | dB(A)',
      ],
    ],
  ])('%s', (line, limits) => {
    expect(limitsOfPages(line)).toEqual(limits);
  });
});
