import { describe, expect, it } from 'vitest';
import { limitsOfPages } from './limits-of-pages.test-support.ts';

describe('forms of tables and lists', () => {
  it.each<[string, string[], string[]]>([
    [
      'a column of units under a head of its own',
      [
        `
        2. The treated sewage shall meet:
        Sl.   Characteristics            Tolerance limit   Expressed in
        (i)   pH                         6.5 to 8.5        ---
        (ii)  BOD (3 days at 27°C)       10                mg/l
        (iii) Total suspended solids     20                mg/l
        3. Samples shall be drawn by the unit.`,
      ],
      [
        'sewage | pH | 6.5 to 8.5',
        'sewage | BOD (3 days at 27°C) | 10 | mg/l',
        'sewage | Total suspended solids | 20 | mg/l',
      ],
    ],
    [
      'sources beside what is measured, without numbers, and a short condition right below',
      [
        `
        2. Emission from chimneys shall be within:
        Source           Height (m)    SPM          SO2          NOx
                                       mg/Nm3       mg/Nm3       mg/Nm3
        Rotary kiln      52            30           100          800
        Coal mill        28            30           -            -
        3. Noise: Day 75, Night 70 dB(A).`,
      ],
      [
        'emission | @ Rotary kiln | SPM | 30 | mg/Nm3',
        'emission | @ Coal mill | SPM | 30 | mg/Nm3',
        'emission | @ Rotary kiln | SO2 | 100 | mg/Nm3',
        'emission | @ Rotary kiln | NOx | 800 | mg/Nm3',
        'noise | Day time | 75 | dB(A)',
        'noise | Night time | 70 | dB(A)',
      ],
    ],
    [
      'two names in a cell, a least value in a name, and the place of a gas below a paragraph on sewage',
      [
        `
        1. The treated sewage shall be used on land.
        2. AIR
        Sr    Stack attached to      Parameter       Permissible limit
        1     D.G. set 500 kVA       SPM             150 mg/Nm3
                                     SO2             100 ppm
        3. The characteristics shall be not more than:
        No.   Characteristics                       Unit    Tolerance limit
        1     Total Nitrogen / Total Phosphorus     mg/l    10 / 1
        2     Residual chlorine, min.               mg/l    0.5`,
      ],
      [
        'emission | @ D.G. set 500 kVA | SPM | 150 | mg/Nm3',
        'emission | @ D.G. set 500 kVA | SO2 | 100 | ppm',
        'sewage | Total Nitrogen | 10 | mg/l',
        'sewage | Total Phosphorus | 1 | mg/l',
        'sewage | Residual chlorine | min. 0.5 | mg/l',
      ],
    ],
    [
      'places that stand above their rows in the column of parameters, and marks of repetition',
      [
        `
        A. STANDARDS
        S.N   Source and parameter          Limit   Unit      Remark
        1     DG stack 1 to 6 (5 MW)
              Nitrogen oxides at 15% O2     710     ppmv      hourly avg.
              Carbon monoxide at 15% O2     150     mg/Nm3    --do--
        2     Oil separator
              Oil & grease                  10      mg/L      grab
              Suspended solids              100     mg/L      grab
        B. The unit shall keep the ladder.`,
      ],
      [
        'emission | @ DG stack 1 to 6 (5 MW) | Nitrogen oxides at 15% O2 | 710 | ppmv | over hourly avg.',
        'emission | @ DG stack 1 to 6 (5 MW) | Carbon monoxide at 15% O2 | 150 | mg/Nm3 | over hourly avg.',
        'effluent | @ Oil separator | Oil & grease | 10 | mg/L',
        'effluent | @ Oil separator | Suspended solids | 100 | mg/L',
      ],
    ],
    [
      'a name over two lines above its value, which is no place',
      [
        `
        1. Standards of the treated effluent:
        S.N   Parameter                     Limit   Unit
        1     Total
              suspended solids              100     mg/L
              Biochemical oxygen demand     30      mg/L
        2. The unit shall keep the ladder.`,
      ],
      ['effluent | Total suspended solids | 100 | mg/L', 'effluent | Biochemical oxygen demand | 30 | mg/L'],
    ],
    [
      'a plant in each head, then zones of noise side by side, without numbers',
      [
        `
        (2) Norms of the stacks:
        Pollutant    Standard for DG set (mg/Nm3)    Standard for hot mix stack (mg/Nm3)
        PM           75                              150
        CO           150                             -
        (3) Noise limits in dB(A) Leq
        Area         Industrial     Commercial      Silence
        Day          75             65              50
        Night        70             55              40`,
      ],
      [
        'emission | @ DG set | PM | 75 | mg/Nm3',
        'emission | @ hot mix stack | PM | 150 | mg/Nm3',
        'emission | @ DG set | CO | 150 | mg/Nm3',
        'noise | @ Industrial | Day time | 75 | dB(A) Leq',
        'noise | @ Commercial | Day time | 65 | dB(A) Leq',
        'noise | @ Silence | Day time | 50 | dB(A) Leq',
        'noise | @ Industrial | Night time | 70 | dB(A) Leq',
        'noise | @ Commercial | Night time | 55 | dB(A) Leq',
        'noise | @ Silence | Night time | 40 | dB(A) Leq',
      ],
    ],
    [
      'a range first among values below each other, and the unit "lt."',
      [
        `
        5. The effluent shall be within the tolerance limits:
        Outlet   Parameter      Limiting Standards
                 pH             6.0 - 8.5
        2        TSS            100 mg/lt.
                 COD            250 mg/lt.
        6. Flow meters shall be read.`,
      ],
      [
        'effluent | @ Outlet 2 | pH | 6.0 - 8.5',
        'effluent | @ Outlet 2 | TSS | 100 | mg/lt.',
        'effluent | @ Outlet 2 | COD | 250 | mg/lt.',
      ],
    ],
    [
      'a method right behind the name',
      ['02. Effluent: (b) TSS not to exceed 600 mg/l (c) BOD3 27 deg C not to exceed 1000 mg/l.'],
      ['effluent | TSS | 600 | mg/l', 'effluent | BOD3 27 deg C | 1000 | mg/l'],
    ],
    [
      'the unit of a list in front of it',
      [
        'ii) The effluent shall conform to (all values in mg/l except pH): pH - 6.5 to 9.0; SS - 100; BOD - 30.',
      ],
      ['effluent | pH | 6.5 to 9.0', 'effluent | SS | 100 | mg/l', 'effluent | BOD | 30 | mg/l'],
    ],
    [
      'wastes with the number of the schedule in front',
      [
        '3. HW permitted: 21.1 Process waste - 12 MTA; 33.1 Discarded containers - 6,000 Nos/annum; 5.1 Used oil - 0.8 KLA.',
      ],
      [
        'hazardous_waste | 21.1 Process waste | 12 | MTA',
        'hazardous_waste | 33.1 Discarded containers | 6,000 | Nos/annum',
        'hazardous_waste | 5.1 Used oil | 0.8 | KLA',
      ],
    ],
    [
      'chromium by its letters',
      ['4. The treated effluent shall not exceed Cr+6 0.1 mg/l.'],
      ['effluent | Cr+6 | 0.1 | mg/l'],
    ],
    [
      'names and figures that share the unit of the last',
      ['(B) Ambient air: PM10 100, PM2.5 60, SO2 80, NO2 80 µg/m3 (24 hourly).'],
      [
        'ambient_air | PM10 | 100 | µg/m3',
        'ambient_air | PM2.5 | 60 | µg/m3',
        'ambient_air | SO2 | 80 | µg/m3',
        'ambient_air | NO2 | 80 | µg/m3 | over 24 hourly',
      ],
    ],
    [
      'a figure below a bound that is a sign',
      ['iii) Noise from the DG set (125 kVA) shall be < 75 dB(A) at 1 m.'],
      ['noise | @ DG set | Noise | 75 | dB(A)'],
    ],
    [
      'two figures with one unit',
      ['4. The noise shall be within 75/70 dB(A) during day/night.'],
      ['noise | day time | 75 | dB(A)', 'noise | night time | 70 | dB(A)'],
    ],
  ])('%s', (_, pages, limits) => {
    expect(limitsOfPages(...pages)).toEqual(limits);
  });
});
