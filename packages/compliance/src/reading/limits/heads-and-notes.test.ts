import { describe, expect, it } from 'vitest';
import { limitsOfPages } from './limits-of-pages.test-support.ts';

describe('heads of tables, and notes below them', () => {
  it.each<[string, string, string[]]>([
    [
      'values with their averaging times in one cell',
      `
      4. Ambient air quality at the boundary shall be within:
      Pollutant   Standard (µg/m3)
      PM10        60 (annual) / 100 (24 hours)
      SO2         50 (annual)/80 (24 h)`,
      [
        'ambient_air | @ boundary | PM10 | 60 | µg/m3 | over annual',
        'ambient_air | @ boundary | PM10 | 100 | µg/m3 | over 24 hours',
        'ambient_air | @ boundary | SO2 | 50 | µg/m3 | over annual',
        'ambient_air | @ boundary | SO2 | 80 | µg/m3 | over 24 h',
      ],
    ],
    [
      'the unit of noise in a note below',
      `
      4. Ambient noise
      Category of area    Day time   Night time
      Industrial area     75         70
      Silence zone        50         40
      Limits are in dB(A) Leq.`,
      [
        'noise | @ Industrial area | Day time | 75 | dB(A) Leq',
        'noise | @ Industrial area | Night time | 70 | dB(A) Leq',
        'noise | @ Silence zone | Day time | 50 | dB(A) Leq',
        'noise | @ Silence zone | Night time | 40 | dB(A) Leq',
      ],
    ],
    [
      'the unit of the title behind a comma',
      `
      4. Emission limits of boilers, mg/Nm3, at 6% O2 dry basis
      Steam generation     PM     SO2   NOx
      Less than 2 TPH      500    -     -
      Above 10 TPH         150    600   300`,
      [
        'emission | @ Less than 2 TPH | PM | 500 | mg/Nm3',
        'emission | @ Above 10 TPH | PM | 150 | mg/Nm3',
        'emission | @ Above 10 TPH | SO2 | 600 | mg/Nm3',
        'emission | @ Above 10 TPH | NOx | 300 | mg/Nm3',
      ],
    ],
    [
      'what comes in and goes out under one head',
      `
      4. The common plant shall keep:
      Parameter     Norms of inlet of CETP   Outlet of CETP
      COD (mg/l)    1500                     250
      BOD (mg/l)    500                      30`,
      [
        'effluent | COD | 1500 | mg/l',
        'effluent | @ Outlet of CETP | COD | 250 | mg/l',
        'effluent | BOD | 500 | mg/l',
        'effluent | @ Outlet of CETP | BOD | 30 | mg/l',
      ],
    ],
    [
      'fibres by their number',
      `
      4. Emission standards
      Pollutant                Emission limit
      Pure asbestos material   0.5 fibre/cc
      Total dust               2 mg/Nm3`,
      ['emission | Pure asbestos material | 0.5 | fibre/cc', 'emission | Total dust | 2 | mg/Nm3'],
    ],
    [
      'names and values with dots between',
      `
      4. The treated effluent shall conform to the following:
      pH ............ 6.5 – 8.5
      BOD (3 days, 27 °C) ............ 30 mg/l
      COD ............ 250 mg/l`,
      [
        'effluent | pH | 6.5 – 8.5',
        'effluent | BOD (3 days, 27 °C) | 30 | mg/l',
        'effluent | COD | 250 | mg/l',
      ],
    ],
    [
      'quantities of wastes whose units are words',
      `
      4. The authorisation of hazardous wastes is for the following:
      Waste category                      Authorised mode     Quantity per annum
      Used oil (5.1 of Schedule I)        Sale to recycler    1,200 litres
      Paint sludge (21.1 of Schedule I)   TSDF                8.4 tonnes`,
      [
        'hazardous_waste | Used oil (5.1 of Schedule I) | 1,200 | litres per annum',
        'hazardous_waste | Paint sludge (21.1 of Schedule I) | 8.4 | tonnes per annum',
      ],
    ],
    [
      'hazardous wastes named before solid ones',
      `
      24. All the hazardous/ solid waste shall be taken care of as mentioned below:
      Sr. no.   Type of waste        Quantity after   Category as    Disposal
                                     expansion        per Rules
      1         Filter residue       210 MT/Year      35.3           Common facility
      2         Mixed spirits        5,760 KL/Year    28.6           In-house distillation
      3         Paper                12 MT/Year       -              Sale`,
      [
        'hazardous_waste | Filter residue | 210 | MT/Year',
        'hazardous_waste | Mixed spirits | 5,760 | KL/Year',
      ],
    ],
    [
      'solid wastes beside hazardous ones',
      `
      PART - C : Solid and hazardous waste
      Sl.   Type of waste             Quantity      Mode of disposal
      1     Shrimp head and shell     7.5 TPD       To feed manufacturers
      2     Used oil (Sch. I - 5.1)   0.4 KL/year   Authorised re-processors`,
      ['hazardous_waste | Used oil (Sch. I - 5.1) | 0.4 | KL/year'],
    ],
    [
      'a head of three lines that ends like a heading',
      `
      4. The authorisation is granted for the following hazardous wastes:
      S. No   Category of      Type of waste              Quantity        Mode of disposal
              waste as per                                permitted
              Schedule I
      1       35.3             Plating sludge from ETP    168 MT/annum    Common TSDF
      2       5.1              Used oil                   2.1 KL/annum    Registered recyclers`,
      [
        'hazardous_waste | 35.3 Plating sludge from ETP | 168 | MT/annum',
        'hazardous_waste | 5.1 Used oil | 2.1 | KL/annum',
      ],
    ],
    [
      'heads with their unit and its exception',
      `
      4. The outlets shall meet:
      Outlet       Quantity, KLD   Prescribed standard (mg/l except pH)
                                   pH          TSS   BOD
      ETP outlet   420             6.5 - 8.5   50    30
      STP outlet   36              6.5 - 9.0   20    10`,
      [
        'effluent | @ ETP outlet | pH | 6.5 - 8.5',
        'sewage | @ STP outlet | pH | 6.5 - 9.0',
        'effluent | @ ETP outlet | TSS | 50 | mg/l',
        'sewage | @ STP outlet | TSS | 20 | mg/l',
        'effluent | @ ETP outlet | BOD | 30 | mg/l',
        'sewage | @ STP outlet | BOD | 10 | mg/l',
      ],
    ],
    [
      'what a plant makes or costs',
      `
      4. The project has:
      Sr. No.   Particulars               Details
      1         Formaldehyde (37%)        150 TPD
      2         Phenol resin              120 TPD`,
      [],
    ],
    [
      'two stages',
      `
      4. The furnace shall keep:
      Parameter   Standard Existing   After 2025   Unit
      PM          50                  30           mg/Nm3
      SO2         200                 100          mg/Nm3`,
      [
        'emission | PM | 50 | mg/Nm3',
        'emission | PM | 30 | mg/Nm3',
        'emission | SO2 | 200 | mg/Nm3',
        'emission | SO2 | 100 | mg/Nm3',
      ],
    ],
    [
      'acceptable and permissible',
      `
      4. Water of the observation wells:
      Parameter         Acceptable   Permissible
      TDS (mg/l)        500          2000
      Chloride (mg/l)   250          1000`,
      [
        'effluent | TDS | 500 | mg/l',
        'effluent | TDS | 2000 | mg/l',
        'effluent | Chloride | 250 | mg/l',
        'effluent | Chloride | 1000 | mg/l',
      ],
    ],
    [
      'outlets with where their water goes',
      `
      4. The permitted discharge is given below
      Source           Quantity (KLD)   pH        BOD   COD   Final disposal
      Trade effluent   85               6.5-8.5   30    250   CETP
      Sewage           12               6.5-9.0   20    100   Gardening
      (all values except pH in mg/l)`,
      [
        'effluent | @ Trade effluent | pH | 6.5-8.5',
        'sewage | @ Sewage | pH | 6.5-9.0',
        'effluent | @ Trade effluent | BOD | 30 | mg/l',
        'sewage | @ Sewage | BOD | 20 | mg/l',
        'effluent | @ Trade effluent | COD | 250 | mg/l',
        'sewage | @ Sewage | COD | 100 | mg/l',
      ],
    ],
    [
      'limits of water and noise in the cells of one column',
      `
      4. Standards
      Item     Parameter and limit
      STP      BOD 10 mg/l, TSS 20 mg/l
      Noise    Day 75 dB(A), Night 70 dB(A)`,
      [
        'sewage | BOD | 10 | mg/l',
        'sewage | TSS | 20 | mg/l',
        'noise | Day time | 75 | dB(A)',
        'noise | Night time | 70 | dB(A)',
      ],
    ],
    [
      'wastes in tonnes per annum',
      `
      4. Hazardous wastes
      Hazardous waste    Cat. No.   TPA
      Phosphate sludge   12.5       3.2
      Paint sludge       21.1       1.8`,
      ['hazardous_waste | Phosphate sludge | 3.2 | TPA', 'hazardous_waste | Paint sludge | 1.8 | TPA'],
    ],
    [
      'another table whose heads follow the rows',
      `
      4. Limits of the stacks and vents
      Stack No.   Stack attached to   Control      Parameter   Permissible limit
      1           Boiler 6 TPH        Bag filter   PM          150 mg/Nm3
      Vent No.    Vent attached to    Control      Parameter   Permissible limit
      1           Chlorinator         Scrubber     HCl         20 mg/Nm3`,
      ['emission | @ Boiler 6 TPH | PM | 150 | mg/Nm3', 'emission | @ Chlorinator | HCl | 20 | mg/Nm3'],
    ],
    [
      'values in front of their names, and the height of the stack behind them',
      `
      4. Emission
      Sr.   Standard      Parameter            Source           Control        Stack (m)
      1     500 mg/Nm3    Particulate matter   Boiler 1.5 TPH   Bag filter     18
      2     50 mg/Nm3     Particulate matter   Dust collector   Bag filter     9`,
      [
        'emission | @ Boiler 1.5 TPH | Particulate matter | 500 | mg/Nm3',
        'emission | @ Dust collector | Particulate matter | 50 | mg/Nm3',
      ],
    ],
    [
      'what stands beside what is proposed, each with its limits',
      `
      4. Emission
      S. No.   Details of stack        Existing         Proposed
      a)       Attached to             8 TPH boiler     25 TPH boiler
      b)       Fuel                    Coal             Rice husk
      c)       Particulate matter      115 mg/Nm3       50 mg/Nm3`,
      [
        'emission | @ Details of stack | Particulate matter | 115 | mg/Nm3',
        'emission | @ Details of stack | Particulate matter | 50 | mg/Nm3',
      ],
    ],
  ])('%s', (_, page, limits) => {
    expect(limitsOfPages(page)).toEqual(limits);
  });
});
