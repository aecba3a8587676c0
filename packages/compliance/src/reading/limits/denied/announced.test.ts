import { describe, expect, it } from 'vitest';
import { limitsOfPages } from '../limits-of-pages.test-support.ts';
import { callsFound } from './announced-rules.ts';
import { headsMost } from './found-table-rules.ts';

describe('tables of what was seen, stated or returned', () => {
  it.each([
    ['Facilities inspected on 05.03.2023 were as under:', true],
    ['Slag and dust generated as per the return of 2021:', true],
    ['Machinery and chemicals, as declared:', true],
    ['Raw material (declared):', true],
    ['Proposed emission from stacks as per the study:', true],
    ['Sampling on 11.05.2022 at the final outlet:', true],
    ['The wastes shall be stored as declared in the application and not exceed:', false],
    ['Standards as furnished in the rules:', false],
    ['Hazardous waste that may be generated and stored:', false],
  ])('knows them by the words above: %s', (said, isOne) => {
    expect(callsFound(said)).toBe(isOne);
  });

  it.each([
    [['Quality', 'Max. value', 'Observed 10/2022'], true],
    [['Station', 'Maximum value', 'Minimum'], false],
    [['Parameter', 'Result'], false],
  ])('tells a most that may be from a most that was: %j', (heads, isOne) => {
    expect(headsMost(heads)).toBe(isOne);
  });

  it('reads the limits beside what was observed or found', () => {
    expect(
      limitsOfPages(`
        1. The condensate may be used in the boiler when its quality is within the following:
        Quality                     Max. value          Observed 10/2022
        COD, mg/l                   40                  22
        Conductivity, µS/cm         120                 64
        Turbidity, NTU              5                   1.8

        2. The concentration in the work area shall not exceed the level stated in this table:
        Substance                   Place               TWA (mg/m3)         Found in April 2023
        Formaldehyde                Reactor floor       1.5                 0.6
        Xylene                      Thinning tank       435                 118
      `).map((limit) => limit.split(' | ').slice(-3).join(' ')),
    ).toEqual([
      'COD 40 mg/l',
      'Conductivity 120 µS/cm',
      'Turbidity 5 NTU',
      'Formaldehyde 1.5 mg/m3',
      'Xylene 435 mg/m3',
    ]);
  });

  it.each(['Value on inspection', 'At the time of visit', 'Last test'])(
    'reads the limits beside a column of "%s"',
    (head) => {
      expect(
        limitsOfPages(`
          1. Verification of the consent:
          Parameter        Consented limit        ${head.padEnd(24)}   Status
          PM               150 mg/Nm3             96 mg/Nm3                  Complied
          NOx              300 mg/Nm3             188 mg/Nm3                 Complied
        `),
      ).toEqual(['emission | PM | 150 | mg/Nm3', 'emission | NOx | 300 | mg/Nm3']);
    },
  );

  it('takes no limit from what was returned, built or declared', () => {
    expect(
      limitsOfPages(`
        1. Facilities inspected on 05.03.2023 were as under:
        Facility                    Designed for        In use              Remarks
        Steam boiler                850 kg/hr           600 kg/hr           72 SCM of gas per hour
        Laundry                     450 kg/day          380 kg/day          water 22 KLD

        2. Slag, sand and dust generated as per the return of 2021:
        Waste                       MT per month        Where kept          Disposal
        Cupola slag                 31                  Yard                Road base
        Bag filter dust             4.2                 Bags                Filling of land
      `),
    ).toEqual([]);
  });
});
