import { expect, it } from 'vitest';
import { limitsOfPages } from './limits-of-pages.test-support.ts';

it.each<[string, string, string[]]>([
  [
    'values in front of what is measured, whatever heads them',
    `
      The treated effluent shall conform to the following.
      Sl.       Threshold              Substance
      1         Between 6.5 and 8.5    pH value
      2         not more than 2        Boron in mg/l
      3         3 (max)                Cu in mg/l
      4         < 0.2                  CN in mg/l`,
    [
      'effluent | pH value | 6.5 and 8.5',
      'effluent | Boron | 2 | mg/l',
      'effluent | Cu | 3 | mg/l',
      'effluent | CN | < 0.2 | mg/l',
    ],
  ],
  [
    'names of one letter, which are no labels of rows',
    `
      Quality of the treated effluent (all values in mg/l except pH)
      Attribute       Board norms      Method of analysis
      P.H.            6.5-8.5          IS 3025 (Part 11)
      Zn              5                IS 3025 (Part 49)
      F               2                IS 3025 (Part 60)
      BOD             30               IS 3025 (Part 44)`,
    [
      'effluent | P.H. | 6.5-8.5',
      'effluent | Zn | 5 | mg/l',
      'effluent | F | 2 | mg/l',
      'effluent | BOD | 30 | mg/l',
    ],
  ],
  [
    'a head of several columns that begins with the first of them',
    `
      Discharge norms of the effluent
      Sr. No.   Parameter   Maximum concentration (mg/l except pH)
                            Outfall-1       Outfall-2
      1         pH          6.5 - 8.5       6.0 - 9.0
      2         TDS         2100            4200
      3         Zinc        5               Nil`,
    [
      'effluent | pH | 6.5 - 8.5',
      'effluent | pH | 6.0 - 9.0',
      'effluent | TDS | 2100 | mg/l',
      'effluent | TDS | 4200 | mg/l',
      'effluent | Zinc | 5 | mg/l',
      'effluent | Zinc | Nil | mg/l',
    ],
  ],
  [
    'plants as heads, of which the second lines hold figures',
    `
      The stack emissions shall not exceed the limits given below
      S.No   Characteristic   Boiler 6   Induction furnace   Kiln
                              TPH        8 MT                (coal)
      1      PM (mg/Nm3)      150        300                 450
      2      NOx (mg/Nm3)     300        600                 900`,
    [
      'emission | @ Boiler 6 TPH | PM | 150 | mg/Nm3',
      'emission | PM | 300 | mg/Nm3',
      'emission | @ Kiln (coal) | PM | 450 | mg/Nm3',
      'emission | @ Boiler 6 TPH | NOx | 300 | mg/Nm3',
      'emission | NOx | 600 | mg/Nm3',
      'emission | @ Kiln (coal) | NOx | 900 | mg/Nm3',
    ],
  ],
  [
    'limits listed in a column that its head does not tell',
    `
      Emission standards
      Unit              Stack height in m      Values
      Rotary kiln       30                     SPM - 100 mg/Nm3; Cl2 - 9 mg/Nm3
      Coal mill         18                     SPM - 50 mg/Nm3`,
    ['emission | SPM | 100 | mg/Nm3', 'emission | Cl2 | 9 | mg/Nm3', 'emission | SPM | 50 | mg/Nm3'],
  ],
  [
    'a numbered title between two tables',
    `
      Stack emission norms
      Characteristic               Tolerance limits
      Particulate matter           115 mg/Nm3
      SO2                          600 mg/Nm3
      (ii) Coal mill
      Parameter                    Prescribed limit
      Particulate matter           230 mg/Nm3
      SO2                          900 mg/Nm3`,
    [
      'emission | Particulate matter | 115 | mg/Nm3',
      'emission | SO2 | 600 | mg/Nm3',
      'emission | Particulate matter | 230 | mg/Nm3',
      'emission | SO2 | 900 | mg/Nm3',
    ],
  ],
  [
    'hours of the day as heads',
    `
      Ambient noise limits
      Area / zone         06:00 to 22:00 hrs     22:00 to 06:00 hrs
      Plant boundary      75 dB(A)               70 dB(A)
      Township            55 dB(A)               45 dB(A)`,
    [
      'noise | @ Plant boundary | 06:00 to 22:00 hrs | 75 | dB(A)',
      'noise | @ Plant boundary | 22:00 to 06:00 hrs | 70 | dB(A)',
      'noise | @ Township | 06:00 to 22:00 hrs | 55 | dB(A)',
      'noise | @ Township | 22:00 to 06:00 hrs | 45 | dB(A)',
    ],
  ],
  [
    'numbers of outlets below their names',
    `
      The effluent shall keep within the tolerance limits laid down hereunder:
      Sl. No.   Parameters           TOLERANCE LIMITS - OUTLETS - Nos
                                     Sewage          Trade Effluent
                                     1               2
      1         pH                   5.5 to 9        6 to 9
      2         Suspended Solids     30 mg/l         100 mg/l`,
    [
      'sewage | pH | 5.5 to 9',
      'effluent | pH | 6 to 9',
      'sewage | Suspended Solids | 30 | mg/l',
      'effluent | Suspended Solids | 100 | mg/l',
    ],
  ],
  [
    'an average over hours as the head of the limits',
    `
      The ambient air shall keep within the tolerance limits below:
      Sl. No.   Pollutant               Time Weighted Average 24 hours   Unit
      1         Sulphur Dioxide (SO2)   80                               µg/m3
      2         PM10                    100                              µg/m3`,
    [
      'ambient_air | Sulphur Dioxide (SO2) | 80 | µg/m3 | over 24 hours',
      'ambient_air | PM10 | 100 | µg/m3 | over 24 hours',
    ],
  ],
  [
    'wastes whose name stands behind their quantity and disposal',
    `
      Hazardous waste generation and disposal
      Sl.    Disposal               Qty. / year     Item              Category
      1      Authorised recycler    72 MT           MEE salt          35.3
      2      Co-processing          4 MT            Spent catalyst    28.2`,
    ['hazardous_waste | MEE salt | 72 | MT/year', 'hazardous_waste | Spent catalyst | 4 | MT/year'],
  ],
  [
    'wastes with a limit that has its unit, and a category that goes on in the next line',
    `
      The unit is authorised for the following hazardous wastes
      Sr. No.   Category       Item             Limit            Mode
      1         28.2 of        Spent catalyst   4 MT/Year        Return to
                Schedule I                                       supplier
      2         33.1 of        Empty barrels    1200 Nos/yr      Authorised
                Schedule I                                       recycler`,
    [
      'hazardous_waste | 28.2 of Schedule I Spent catalyst | 4 | MT/Year',
      'hazardous_waste | 33.1 of Schedule I Empty barrels | 1200 | Nos/yr',
    ],
  ],
  [
    'heads in the middle of columns whose figures stand at their left edges',
    `
      The noise level at the boundary shall conform to:
      Area Code    Category of Area         Limits in dB(A) Leq
                                       Day Time          Night Time
      (A)          Industrial area   75               70
      (B)          Commercial area   65               55`,
    [
      'noise | @ Industrial area | Day Time | 75 | dB(A) Leq',
      'noise | @ Industrial area | Night Time | 70 | dB(A) Leq',
      'noise | @ Commercial area | Day Time | 65 | dB(A) Leq',
      'noise | @ Commercial area | Night Time | 55 | dB(A) Leq',
    ],
  ],
  [
    'no quantities of other wastes or of what is processed',
    `
      Hazardous waste generated shall not be more than the quantities given below:
      S.No.   Waste (Schedule-I process)      Quantity        Disposal
      1       ETP sludge (35.3)               46 MT/Year      TSDF
      2       Labels, caps (non hazardous)    540 MT/Year     Recyclers
      The unit may process waste as below:
      S.No.   Type of plastic waste   Process                    Capacity
      1       PET bottles             Sorting, washing           9,600 MT/Year
      2       Multi layered           Baling for co-processing   1,800 MT/Year`,
    ['hazardous_waste | ETP sludge (35.3) | 46 | MT/Year'],
  ],
])('%s', (_, page, limits) => {
  expect(limitsOfPages(page)).toEqual(limits);
});

it.each<[string, string[]]>([
  [
    'In no case shall SO2 be more than 100 mg/Nm3 nor HCl be more than 20 mg/Nm3 in the stack.',
    ['emission | SO2 | 100 | mg/Nm3', 'emission | HCl | 20 | mg/Nm3'],
  ],
  [
    'A limit of 300 mg/Nm3 applies to NOx and of 100 mg/Nm3 to SO2.',
    ['emission | NOx | 300 | mg/Nm3', 'emission | SO2 | 100 | mg/Nm3'],
  ],
  [
    'The effluent shall meet (mg/l): total chromium 2, suspended solids 50, oil and grease 10.',
    [
      'effluent | total chromium | 2 | mg/l',
      'effluent | suspended solids | 50 | mg/l',
      'effluent | oil and grease | 10 | mg/l',
    ],
  ],
  [
    'The unit shall not generate hazardous waste of more than 11 MT/annum of dross and 2 KL/annum of used oil.',
    ['hazardous_waste | dross | 11 | MT/annum', 'hazardous_waste | used oil | 2 | KL/annum'],
  ],
  [
    'Hazardous wastes: the quantity of ETP sludge and used oil shall be limited to 12 MT/year and 1 KL/year respectively.',
    ['hazardous_waste | ETP sludge | 12 | MT/year', 'hazardous_waste | used oil | 1 | KL/year'],
  ],
  [
    'Quantity of the following hazardous wastes shall be limited to: incineration ash 3.6 MT/annum, used oil of DG sets 0.3 KL/annum and ETP sludge 1.1 MT/annum.',
    [
      'hazardous_waste | incineration ash | 3.6 | MT/annum',
      'hazardous_waste | used oil of DG sets | 0.3 | KL/annum',
      'hazardous_waste | ETP sludge | 1.1 | MT/annum',
    ],
  ],
  [
    '4.1 Used oil (category 5.1) not exceeding 0.4 KL/year and discarded containers (category 33.1) not exceeding 2.2 MT/year shall be stored under roof.',
    [
      'hazardous_waste | Used oil (category 5.1) | 0.4 | KL/year',
      'hazardous_waste | discarded containers (category 33.1) | 2.2 | MT/year',
    ],
  ],
  [
    'C.1 Used oil (category 5.1) up to 1.2 KL/annum and empty drums (category 33.1) up to 900 Nos./annum shall be disposed of through authorised agencies.',
    [
      'hazardous_waste | Used oil (category 5.1) | 1.2 | KL/annum',
      'hazardous_waste | empty drums (category 33.1) | 900 | Nos./annum',
    ],
  ],
  ['Fresh water and waste water discharge 6.4 m3/tonne of paper are the targets of the charter.', []],
  ['Monitoring at 8 locations indicates PM10 41-68 µg/m3 and SO2 7-14 µg/m3.', []],
  ['The annual average of SPM of the three years was 168, 151 and 177 µg/m3 respectively.', []],
  ['Injection shall be provided in case the sulphate fining is increased beyond 6 kg per tonne of melt.', []],
])('%s', (sentence, limits) => {
  expect(limitsOfPages(`\n      ${sentence}`)).toEqual(limits);
});
