import { describe, expect, it } from 'vitest';
import { limitsOfPages } from './limits-of-pages.test-support.ts';

describe('tables whose heads lie otherwise', () => {
  it('reads hazardous wastes side by side', () => {
    expect(
      limitsOfPages(`
        1. The hazardous wastes shall be limited to the quantities here:
        Waste                  Slag             Filter dust         Used oil
        Category               9.3              9.2                 5.1
        Maximum quantity       1,250 TPA        340 TPA             0.20 KLPA
        Disposal               Landfill         Captive re-use      Recycler
      `),
    ).toEqual([
      'hazardous_waste | Slag | 1,250 | TPA',
      'hazardous_waste | Filter dust | 340 | TPA',
      'hazardous_waste | Used oil | 0.20 | KLPA',
    ]);
  });

  it('takes no quantities of what is no waste', () => {
    expect(
      limitsOfPages(`
        1. The water is used as follows:
        Source                 Spring           Well                Tank
        Kind                   fresh            fresh               stored
        Quantity               120 KL           34 KL               12 KL
      `),
    ).toEqual([]);
  });

  it('reads one row of limits below many names, one of which is not known', () => {
    expect(
      limitsOfPages(`
        1. The treated effluent shall meet the values shown against "Permissible" before use:
        Parameter (mg/l,       pH          TSS      BOD      XYN      COD      O&G
        except pH)

        Permissible            6.0-8.5     100      30       5        250      10

        2. The following was found in the samples drawn on 12.09.2022:
        Point (mg/l,           pH          TSS      BOD      XYN      COD      O&G
        except pH)

        Inlet                  6.4         188      310      9        705      14
        Outlet                 7.3         27       19       1        88       2
      `).map((limit) => limit.split(' | ').slice(1).join(' ')),
    ).toEqual(['pH 6.0-8.5', 'TSS 100 mg/l', 'BOD 30 mg/l', 'XYN 5 mg/l', 'COD 250 mg/l', 'O&G 10 mg/l']);
  });

  it('reads a head that runs across parameter, standard and unit from their left', () => {
    expect(
      limitsOfPages(`
        1. The emission at each stack shall not cross the prescribed standard:
        Sources of air         Pollution control           Prescribed standards                           Stack
        emissions              measures                    Parameter               Standard    Unit       height

        Furnace 1              Cyclone, bag filter         Particulate Matter      50          mg/Nm3     30 m
                                                           Lead                    10          mg/Nm3

        Kettles                Bag filter                  Particulate Matter      40          mg/Nm3     20 m
      `),
    ).toEqual([
      'emission | @ Furnace 1 | Particulate Matter | 50 | mg/Nm3',
      'emission | @ Furnace 1 | Lead | 10 | mg/Nm3',
      'emission | @ Kettles | Particulate Matter | 40 | mg/Nm3',
    ]);
  });

  it('reads figures in front of their names, parts and wholes alike', () => {
    expect(
      limitsOfPages(`
        1. Hazardous wastes authorised:
        Quantity (MT/year)        Category       Name of waste           Disposal
        12                        35.3           ETP sludge              TSDF
        0.4                       5.1            Used oil                Recycler
        2                         33.1           Empty drums             Decontamination

        2. The outlet shall not exceed:
        Limit          Unit         Parameter
        6.5-8.5        -            pH
        30             mg/l         BOD
        0.5            mg/l         Phenols
      `).map((limit) => limit.split(' | ').slice(1).join(' ')),
    ).toEqual([
      '35.3 ETP sludge 12 MT/year',
      '5.1 Used oil 0.4 MT/year',
      '33.1 Empty drums 2 MT/year',
      'pH 6.5-8.5',
      'BOD 30 mg/l',
      'Phenols 0.5 mg/l',
    ]);
  });

  it('reads the standard of each time of day beside what was measured', () => {
    expect(
      limitsOfPages(`
        1. Noise at the boundary, dB(A):
        Time              Standard           Measured on 08.01.2022
        Day               75                 66.1
        Night             70                 58.3
      `),
    ).toEqual(['noise | Day time | 75 | dB(A)', 'noise | Night time | 70 | dB(A)']);
  });

  it('reads a row for each outlet below a unit of all with an exception', () => {
    expect(
      limitsOfPages(`
        1. The effluents shall conform to the following (mg/l except pH):
        Outlet            pH           BOD       COD
        ETP outlet        6.5-8.5      30        250
        Cooling tower     6.5-8.5      20        100
      `).map((limit) => limit.split(' | ').slice(1).join(' ')),
    ).toEqual([
      '@ ETP outlet pH 6.5-8.5',
      '@ Cooling tower pH 6.5-8.5',
      '@ ETP outlet BOD 30 mg/l',
      '@ Cooling tower BOD 20 mg/l',
      '@ ETP outlet COD 250 mg/l',
      '@ Cooling tower COD 100 mg/l',
    ]);
  });

  it('reads emissions of engines whose unit stands above the table', () => {
    expect(
      limitsOfPages(`
        1. The sets shall meet these norms (g/kW-hr):
        Power category         NOx + HC       CO        PM
        75 to 800 kW           4.0            3.5       0.2
      `).map((limit) => limit.split(' | ').slice(2).join(' ')),
    ).toEqual(['NOx + HC 4.0 g/kW-hr', 'CO 3.5 g/kW-hr', 'PM 0.2 g/kW-hr']);
  });

  it('names a waste without what lies in stock of it, and reads a unit in words', () => {
    expect(
      limitsOfPages(`
        1. The unit shall not generate hazardous waste in excess of the quantity authorised:
        Category    Quantity, MT per annum    Type of waste         Stored as on 14/05/2023
        35.3        96                        Salt sludge           11.4 T
        5.1         0.45                      Used oil              nil
      `),
    ).toEqual([
      'hazardous_waste | 35.3 Salt sludge | 96 | MT per annum',
      'hazardous_waste | 5.1 Used oil | 0.45 | MT per annum',
    ]);
  });

  it('keeps the sum that a head limits below words that announce it', () => {
    expect(
      limitsOfPages(`
        1. The generators shall conform to the emission values:
        Rating of set          Value not to be exceeded (g/kW-hr)
                               NOx + HC       CO        PM
        75 kW to 800 kW        4.0            3.5       0.2
      `).map((limit) => limit.split(' | ').slice(2).join(' ')),
    ).toEqual(['NOx + HC 4.0 g/kW-hr', 'CO 3.5 g/kW-hr', 'PM 0.2 g/kW-hr']);
  });

  it('takes the unit of a list from the words right above it', () => {
    expect(
      limitsOfPages(`
        1. Ambient air at the gate shall be within PM10 100 and SO2 80 (all µg/m3).
        2. The noise at the boundary shall be maintained within the following limits, in dB(A) Leq:
        Day time 75
        Night time 70
      `).slice(2),
    ).toEqual(['noise | Day time | 75 | dB(A) Leq', 'noise | Night time | 70 | dB(A) Leq']);
  });
});
