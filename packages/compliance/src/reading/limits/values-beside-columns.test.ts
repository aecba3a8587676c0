import { expect, it } from 'vitest';
import { limitsOfPages } from './limits-of-pages.test-support.ts';

/** Several values in a cell beside other columns, what a plant is designed for beside its norm, wastes in two columns, units per tonne. */
it.each<[string, string, string[]]>([
  [
    'values with their names below each other, beside heights and ratings that wrap',
    `
    2. Emission from these stacks shall not exceed the limits:
    Source             Rating              Height      Limits
    Steam boiler       900 kg/hr           12 m        Particulate matter: 50 mg/Nm3
                                                       NOx: 150 mg/Nm3

    D.G. sets          2 x 320 KVA and     5 m above   Particulate matter:
                       1 x 125 KVA         roof        75 mg/Nm3`,
    [
      'emission | @ Steam boiler | Particulate matter | 50 | mg/Nm3',
      'emission | @ Steam boiler | NOx | 150 | mg/Nm3',
      'emission | @ D.G. sets | Particulate matter | 75 | mg/Nm3',
    ],
  ],
  [
    'values in one cell between the height and the diameter',
    `
    4. The unit shall keep these emission standards:
    Stack attached to     Height (m)   Standards                            Dia (m)
    Coal fired boiler     32           PM - 100 mg/Nm3, SO2 - 600 mg/Nm3    1.2
    Zinc bath furnace     24           PM - 50 mg/Nm3, HCl - 35 mg/Nm3      0.6`,
    [
      'emission | @ Coal fired boiler | PM | 100 | mg/Nm3',
      'emission | @ Coal fired boiler | SO2 | 600 | mg/Nm3',
      'emission | @ Zinc bath furnace | PM | 50 | mg/Nm3',
      'emission | @ Zinc bath furnace | HCl | 35 | mg/Nm3',
    ],
  ],
  [
    'values of one cell parted by semicolons, before the frequency',
    `
    4. Emission limits:
    Stack   Source             Height   Permissible limits                    Frequency
    S-1     Furnace oil heater 30 m     PM 75 mg/Nm3; SO2 100 mg/Nm3          Half yearly
    S-2     Spray dryer        22 m     PM 50 mg/Nm3                          Yearly`,
    [
      'emission | @ Stack S-1 | PM | 75 | mg/Nm3',
      'emission | @ Stack S-1 | SO2 | 100 | mg/Nm3',
      'emission | @ Stack S-2 | PM | 50 | mg/Nm3',
    ],
  ],
  [
    'a source that is called by its dust, and another limit with its name in a column of others',
    `
    3. The emission shall conform to the following:
    Source                            Particulate matter      Other
    Husk boiler, 10 TPH               150 mg/Nm3              -
    Polisher dust (suction system)    100 mg/Nm3              -
    Solvent vent                      -                       Hexane - 120 mg/Nm3`,
    [
      'emission | @ Husk boiler, 10 TPH | Particulate matter | 150 | mg/Nm3',
      'emission | @ Polisher dust (suction system) | Particulate matter | 100 | mg/Nm3',
      'emission | @ Solvent vent | Hexane | 120 | mg/Nm3',
    ],
  ],
  [
    'a column of others with its unit in the head',
    `
    3. Emission standards:
    Source            PM (mg/Nm3)    Others (mg/Nm3)
    Pickling line     -              HCl 35
    Kiln No. 2        30             NOx 600`,
    [
      'emission | @ Kiln No. 2 | PM | 30 | mg/Nm3',
      'emission | @ Pickling line | HCl | 35 | mg/Nm3',
      'emission | @ Kiln No. 2 | NOx | 600 | mg/Nm3',
    ],
  ],
  [
    'a list in columns without heads, with its comparator and colour in a unit with stops',
    `
    2. The unit shall treat its trade effluent to the following standards:
    pH                        Between       6.5 - 8.5    -
    Total suspended solids    Not exceed    50           mg/l
    COD                       Not exceed    200          mg/l
    Colour                    Not exceed    150          P.C.U.`,
    [
      'effluent | pH | 6.5 - 8.5',
      'effluent | Total suspended solids | 50 | mg/l',
      'effluent | COD | 200 | mg/l',
      'effluent | Colour | 150 | P.C.U.',
    ],
  ],
  [
    'a volume of effluent per tonne in a list',
    `
    2. The treated effluent shall meet these norms:
    (a) B.O.D. : not more than 30 mg/l
    (b) C.O.D. : not more than 250 mg/l
    (c) Effluent volume : not more than 0.9 m3 per tonne of paddy`,
    [
      'effluent | B.O.D. | 30 | mg/l',
      'effluent | C.O.D. | 250 | mg/l',
      'effluent | Effluent volume | 0.9 | m3 per tonne of paddy',
    ],
  ],
  [
    'a table with a load per tonne among concentrations',
    `
    5. Standards of treated effluent:
    Parameter                Limit      Unit
    BOD                      30         mg/l
    COD                      350        mg/l
    Effluent discharge       40         m3/tonne of pulp`,
    [
      'effluent | BOD | 30 | mg/l',
      'effluent | COD | 350 | mg/l',
      'effluent | Effluent discharge | 40 | m3/tonne of pulp',
    ],
  ],
  [
    'emission by the tonne of product beside the concentration',
    `
    5. The fluoride emission shall not exceed 0.8 kg/tonne of aluminium and particulate matter of the pot room 50 mg/Nm3.`,
    ['emission | fluoride | 0.8 | kg/tonne of aluminium', 'emission | particulate matter | 50 | mg/Nm3'],
  ],
  [
    'a norm beside the design in a table',
    `
    3. Standards of treated sewage:
    Parameter    Design outlet    Norm      Unit
    BOD          5                10        mg/l
    COD          30               50        mg/l
    TSS          8                20        mg/l`,
    ['sewage | BOD | 10 | mg/l', 'sewage | COD | 50 | mg/l', 'sewage | TSS | 20 | mg/l'],
  ],
  [
    'a norm beside the guarantee of the maker in a table of stacks',
    `
    3. Emission standards of stacks:
    Stack              Guaranteed PM (mg/Nm3)    PM limit (mg/Nm3)
    Boiler             30                        50
    Clinker cooler     20                        30`,
    ['emission | @ Boiler | PM | 50 | mg/Nm3', 'emission | @ Clinker cooler | PM | 30 | mg/Nm3'],
  ],
  [
    'wastes in two columns side by side',
    `
    6. The hazardous wastes authorised are:
    Waste           Quantity        Waste              Quantity
    Used oil        0.8 KL/year     ETP sludge         25 MT/year
    Spent carbon    3 MT/year       Empty drums        400 Nos/year`,
    [
      'hazardous_waste | Used oil | 0.8 | KL/year',
      'hazardous_waste | Spent carbon | 3 | MT/year',
      'hazardous_waste | ETP sludge | 25 | MT/year',
      'hazardous_waste | Empty drums | 400 | Nos/year',
    ],
  ],
  [
    'wastes with what they were and what is authorised',
    `
    6. Hazardous wastes authorised after the expansion:
    Category   Waste          Existing       Total         Unit
    5.1        Used oil       0.4            1.0           KL/A
    35.3       ETP sludge     60             110           MT/A`,
    ['hazardous_waste | 5.1 Used oil | 1.0 | KL/A', 'hazardous_waste | 35.3 ETP sludge | 110 | MT/A'],
  ],
  [
    'wastes whose unit stands in the head',
    `
    6. Authorisation for hazardous wastes:
    Sl. No   Type of waste        Category   Quantity (MT/Annum)   Disposal
    1        Phosphate sludge     12.5       9.0                   TSDF
    2        Paint sludge         21.1       4.2                   Co-processing`,
    [
      'hazardous_waste | Phosphate sludge | 9.0 | MT/Annum',
      'hazardous_waste | Paint sludge | 4.2 | MT/Annum',
    ],
  ],
  [
    'values of noise in a cell beside the zone and the hours',
    `
    7. Ambient noise shall not exceed:
    Place                Standards
    Boundary             Day 75 dB(A), Night 70 dB(A)
    Colony side          Day 55 dB(A), Night 45 dB(A)`,
    [
      'noise | @ Boundary | Day time | 75 | dB(A)',
      'noise | @ Boundary | Night time | 70 | dB(A)',
      'noise | @ Colony side | Day time | 55 | dB(A)',
      'noise | @ Colony side | Night time | 45 | dB(A)',
    ],
  ],
  [
    'values in a cell of water beside the capacity of its plant',
    `
    3. Outlets and standards:
    Plant    Capacity    Standards to be met
    ETP      120 KLD     BOD 30 mg/l, COD 250 mg/l
    STP      40 KLD      BOD 10 mg/l, TSS 20 mg/l`,
    [
      'effluent | @ ETP | BOD | 30 | mg/l',
      'effluent | @ ETP | COD | 250 | mg/l',
      'sewage | @ STP | BOD | 10 | mg/l',
      'sewage | @ STP | TSS | 20 | mg/l',
    ],
  ],
  [
    'stacks with limits under one head and the height ahead of the fuel',
    `
    4. Emission limits of chimneys:
    Chimney   Source            Fuel       Height   Limit
    1         Thermic heater    Briquette  30 m     SPM : 150 mg/Nm3
    2         Boiler 4 TPH      PNG        25 m     NOx : 100 mg/Nm3`,
    ['emission | @ Thermic heater | SPM | 150 | mg/Nm3', 'emission | @ Boiler 4 TPH | NOx | 100 | mg/Nm3'],
  ],
  [
    'gases of generators in two cells beside their height',
    `
    4. Emission limits:
    Generator        Height    Parameter      Limit
    DG 500 kVA       26 m      NOx + HC       4.0 g/kW-hr
                               CO             3.5 g/kW-hr
                               PM             0.2 g/kW-hr`,
    [
      'emission | @ DG 500 kVA | NOx + HC | 4.0 | g/kW-hr',
      'emission | @ DG 500 kVA | CO | 3.5 | g/kW-hr',
      'emission | @ DG 500 kVA | PM | 0.2 | g/kW-hr',
    ],
  ],
  [
    'several values in one cell, with the height ahead and the fuel behind',
    `
    4. Stack emission standards:
    Sl. No   Source            Stack height   Standards                      Fuel
    1        Boiler 6 TPH      33 m           PM: 100 mg/Nm3                 Husk
                                              SO2: 240 mg/Nm3
    2        Thermopac         30 m           PM: 75 mg/Nm3                  Diesel
                                              NOx: 120 mg/Nm3`,
    [
      'emission | @ Boiler 6 TPH | PM | 100 | mg/Nm3',
      'emission | @ Boiler 6 TPH | SO2 | 240 | mg/Nm3',
      'emission | @ Thermopac | PM | 75 | mg/Nm3',
      'emission | @ Thermopac | NOx | 120 | mg/Nm3',
    ],
  ],
  [
    'names and values of one row below each other in two columns, beside the height and the diameter',
    `
    4. Emission limits:
    Stack              Height (m)   Dia (m)   Pollutant   Limit (mg/Nm3)
    Rotary kiln        40           2.1       PM          30
                                              SO2         100
                                              NOx         600
    Bagging section    18           0.4       PM          50`,
    [
      'emission | @ Rotary kiln | PM | 30 | mg/Nm3',
      'emission | @ Rotary kiln | SO2 | 100 | mg/Nm3',
      'emission | @ Rotary kiln | NOx | 600 | mg/Nm3',
      'emission | @ Bagging section | PM | 50 | mg/Nm3',
    ],
  ],
  [
    'two wastes in one cell with their quantities',
    `
    6. Hazardous wastes authorised for generation:
    Section         Wastes and quantities
    Maintenance     Used oil (5.1): 0.9 KL/year, oily cotton (5.2): 0.2 MT/year
    ETP             ETP sludge (35.3): 30 MT/year`,
    [
      'hazardous_waste | Used oil (5.1) | 0.9 | KL/year',
      'hazardous_waste | oily cotton (5.2) | 0.2 | MT/year',
      'hazardous_waste | ETP sludge (35.3) | 30 | MT/year',
    ],
  ],
  [
    'quantity and unit of wastes in columns of their own, before the category',
    `
    6. The unit is authorised for these hazardous wastes:
    Name of waste           Quantity   Unit       Category
    Spent solvent           18         KL/year    28.6
    Distillation residue    7.5        MT/year    36.1`,
    [
      'hazardous_waste | Spent solvent | 18 | KL/year',
      'hazardous_waste | Distillation residue | 7.5 | MT/year',
    ],
  ],
  [
    'a load per tonne in a table beside the concentration',
    `
    5. Effluent standards of the mill:
    Parameter    Limit (mg/l)    Load (kg/tonne)
    BOD          30              1.2
    AOX          8               0.5`,
    [
      'effluent | BOD | 30 | mg/l',
      'effluent | BOD | 1.2 | kg/tonne',
      'effluent | AOX | 8 | mg/l',
      'effluent | AOX | 0.5 | kg/tonne',
    ],
  ],
  [
    'the waste water of a brewery per kilolitre in a list',
    `
    5. The treated effluent shall conform to:
    1. BOD : 30 mg/l
    2. TSS : 100 mg/l
    3. Effluent discharge : 3.5 m3/KL of beer`,
    [
      'effluent | BOD | 30 | mg/l',
      'effluent | TSS | 100 | mg/l',
      'effluent | Effluent discharge | 3.5 | m3/KL of beer',
    ],
  ],
])('%s', (_, page, expected) => {
  expect(limitsOfPages(page)).toEqual(expected);
});
