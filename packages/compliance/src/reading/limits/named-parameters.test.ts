import { describe, expect, it } from 'vitest';
import { limitsOfPages } from './limits-of-pages.test-support.ts';
import { isParameter } from './parameters.ts';

describe('names of what is limited', () => {
  it.each<[string, string[]]>([
    [
      '1. The used oil received shall be within Lead – 100 ppm, PCBs – 2 ppm and PAH – 6 %.',
      [
        'hazardous_waste | Lead | 100 | ppm',
        'hazardous_waste | PCBs | 2 | ppm',
        'hazardous_waste | PAH | 6 | %',
      ],
    ],
    [
      '1. The ground vibration (PPV) at the dwelling shall be kept below 10 mm/sec.',
      ['noise | ground vibration (PPV) | 10 | mm/sec'],
    ],
    [
      '1. Fugitive dust (SPM) at 25 m from the haul road shall be below 1200 µg/m3.',
      ['ambient_air | Fugitive dust (SPM) | 1200 | µg/m3'],
    ],
    [
      '1. Particulate Matter (less than 10 micron) : 100 µg/m3 (24 hrs. basis)',
      ['ambient_air | Particulate Matter (less than 10 micron) | 100 | µg/m3 | over 24 hrs. basis'],
    ],
    [
      '1. The treated sewage shall meet NH4-N: <5 mg/l, N-total: <10 mg/l.',
      ['sewage | NH4-N | 5 | mg/l', 'sewage | N-total | 10 | mg/l'],
    ],
    [
      '1. The vent shall not give off more than 20 mg/Nm3 of phthalic anhydride dust.',
      ['emission | phthalic anhydride dust | 20 | mg/Nm3'],
    ],
    [
      '1. Dust load from coal and iron ore handling shall not exceed 0.5 kg/tonne of sponge iron.',
      ['emission | Dust load | 0.5 | kg/tonne of sponge iron'],
    ],
    [
      '1. The treated effluent shall have benzene 2 mg/l, phenols 1 mg/l, endosulfan 0.5 mg/l.',
      [
        'effluent | benzene | 2 | mg/l',
        'effluent | phenols | 1 | mg/l',
        'effluent | endosulfan | 0.5 | mg/l',
      ],
    ],
    [
      '1. Cadmium + chromium + nickel of the effluent shall be below 5 mg/l.',
      ['effluent | Cadmium + chromium + nickel | 5 | mg/l'],
    ],
    ['1. The HCl emission rate of the vent shall not exceed 0.9 kg/hr.', ['emission | HCl | 0.9 | kg/hr']],
    ['1. The scrubber shall take out 90 % of SO2 and the opacity meter shall be kept clean.', []],
    ['1. The opacity of the stack gas shall be below 20 %.', ['emission | opacity | 20 | %']],
  ])('%s', (sentence, limits) => {
    expect(limitsOfPages(sentence)).toEqual(limits);
  });
});

describe('several names and figures', () => {
  it.each<[string, string[]]>([
    [
      '1. BOD and TSS of the treated effluent shall each not exceed 10 mg/l.',
      ['effluent | BOD | 10 | mg/l', 'effluent | TSS | 10 | mg/l'],
    ],
    [
      '1. BOD and COD of the effluent shall be below 30 mg/l and 250 mg/l.',
      ['effluent | BOD | 30 | mg/l', 'effluent | COD | 250 | mg/l'],
    ],
    [
      '1. CO from the stack shall be within 100 mg/Nm3 (half-hourly) and 50 mg/Nm3 (daily).',
      ['emission | CO | 100 | mg/Nm3 | over half-hourly', 'emission | CO | 50 | mg/Nm3'],
    ],
    [
      '1. Used oil (Category 5.1) shall not exceed 1.2 KL per annum.',
      ['hazardous_waste | Used oil (Category 5.1) | 1.2 | KL per annum'],
    ],
    [
      '1. The hazardous wastes generated shall be limited to used oil of DG sets – 0.4 KL/year and oil filters – 60 Nos./year, to be given to recyclers.',
      [
        'hazardous_waste | used oil of DG sets | 0.4 | KL/year',
        'hazardous_waste | oil filters | 60 | Nos./year',
      ],
    ],
  ])('%s', (sentence, limits) => {
    expect(limitsOfPages(sentence)).toEqual(limits);
  });
});

describe('tables of unknown heads', () => {
  it('is known by rows that stand in line below three heads', () => {
    expect(
      limitsOfPages(`
1. The treated water shall keep to the figures below.
Measured thing (mg/l unless told)      RO permeate      Treated sewage
pH                                     6.5 - 8.5        6.5 - 9.0
Total Dissolved Solids                 500              2100
COD                                    30               50
`),
    ).toEqual([
      'effluent | @ RO permeate | pH | 6.5 - 8.5',
      'sewage | pH | 6.5 - 9.0',
      'effluent | @ RO permeate | Total Dissolved Solids | 500 | mg/l',
      'sewage | Total Dissolved Solids | 2100 | mg/l',
      'effluent | @ RO permeate | COD | 30 | mg/l',
      'sewage | COD | 50 | mg/l',
    ]);
  });

  it('has outlets beside each other below one head, of which the first only carries it', () => {
    expect(
      limitsOfPages(`
Sr. No.   Parameter   Limits in mg/l
                      ETP outlet              STP outlet
1         pH          6.5-8.5                 6.5-9.0
2         BOD         100                     10
`),
    ).toHaveLength(4);
  });

  it('runs across by averaging time, in the unit that the words above name', () => {
    expect(
      limitsOfPages(`
1. Ambient air shall not exceed the levels given below in microgram/m3:
Parameter      PM10      PM2.5      SO2
Annual         60        40         50
24 hours       100       60         80
`),
    ).toEqual([
      'ambient_air | PM10 | 60 | microgram/m3 | over Annual',
      'ambient_air | PM2.5 | 40 | microgram/m3 | over Annual',
      'ambient_air | SO2 | 50 | microgram/m3 | over Annual',
      'ambient_air | PM10 | 100 | microgram/m3 | over 24 hours',
      'ambient_air | PM2.5 | 60 | microgram/m3 | over 24 hours',
      'ambient_air | SO2 | 80 | microgram/m3 | over 24 hours',
    ]);
  });

  it('names both times of day in one cell', () => {
    expect(
      limitsOfPages(`
Location                Noise standard
At the boundary         Day: 75 dB(A) Leq; Night: 70 dB(A) Leq
At 1 m of the DG set    75 dB(A)
`),
    ).toEqual([
      'noise | @ At the boundary | Day time | 75 | dB(A) Leq',
      'noise | @ At the boundary | Night time | 70 | dB(A) Leq',
      'noise | @ At 1 m of the DG set | Noise | 75 | dB(A)',
    ]);
  });

  it('says that there may be none, in whichever words', () => {
    expect(
      limitsOfPages(`
Sl. No.   Parameter                        Limit for the effluent
1         pH                               6.0 to 9.0
2         Hexavalent Chromium (as Cr+6)    BDL
3         Floating matter                  Nil
`),
    ).toEqual([
      'effluent | pH | 6.0 to 9.0',
      'effluent | Hexavalent Chromium (as Cr+6) | BDL',
      'effluent | Floating matter | Nil',
    ]);
  });

  it('has qualified values in a cell', () => {
    expect(
      limitsOfPages(`
Parameter                        Limit for the sewage
BOD                              10 mg/l (avg), 15 mg/l (max)
Faecal coliform (MPN/100 ml)     Desirable-100 Permissible-230
`),
    ).toEqual([
      'sewage | BOD (avg) | 10 | mg/l',
      'sewage | BOD (max) | 15 | mg/l',
      'sewage | Faecal coliform (desirable) | 100 | MPN/100 ml',
      'sewage | Faecal coliform (permissible) | 230 | MPN/100 ml',
    ]);
  });
});

it.each(['ESP (99.89%), low NOx burner', 'Low NOx burner', 'HCl scrubber', 'Ammonia plant'])(
  'is not the equipment “%s”',
  (name) => expect(isParameter(name)).toBe(false),
);

it.each(['PM (outlet of ESP)', 'NOx', 'SPM'])('is “%s”', (name) => expect(isParameter(name)).toBe(true));
