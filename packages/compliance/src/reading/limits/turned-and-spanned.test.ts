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
    ).toEqual(['pH 6.0-8.5', 'TSS 100 mg/l', 'BOD 30 mg/l', 'COD 250 mg/l', 'O&G 10 mg/l']);
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
});
