import { describe, expect, it } from 'vitest';
import { limitsOfPages } from './limits-of-pages.test-support.ts';

describe('heads and names that run across', () => {
  it('gives each column the head that runs across it, also where the page breaks', () => {
    const heads = `
      Sr. No.   Parameters                Permissible limit (microgram/m3)
                                          Annual      24 Hrs Average`;
    expect(
      limitsOfPages(
        `
      4.5 The ambient air within the premises shall not exceed the limits hereunder.
${heads.slice(1)}
      1         PM10                      60          100`,
        `${heads}
      2         Sulphur dioxide (SO2)     50          80`,
      ),
    ).toEqual([
      'ambient_air | PM10 | 60 | microgram/m3 | over Annual',
      'ambient_air | PM10 | 100 | microgram/m3 | over 24 Hrs Average',
      'ambient_air | Sulphur dioxide (SO2) | 50 | microgram/m3 | over Annual',
      'ambient_air | Sulphur dioxide (SO2) | 80 | microgram/m3 | over 24 Hrs Average',
    ]);
  });

  it('goes on below heads that are printed again where rows have no number', () => {
    expect(
      limitsOfPages(
        `
      3.5 The quality of the trade effluent shall conform to the following standards.
      PARAMETERS            NORMS
      COD                   250 mg/l`,
        `
      PARAMETERS            NORMS
      Chlorides             600 mg/l
      Insecticide           Absent`,
      ),
    ).toEqual([
      'effluent | COD | 250 | mg/l',
      'effluent | Chlorides | 600 | mg/l',
      'effluent | Insecticide | Absent',
    ]);
  });

  it('knows the rows of a name that is set to their middle', () => {
    expect(
      limitsOfPages(`
      5 That the sources of air emission and the emission standards shall be as under:
                                     Prescribed
      Sources of air emissions       Pollution control measures       Parameter      Standard

                                     Bag house                        PM             30 mg/Nm3

      Raw mill (1 No. x 6000
      TPD)                                                            SO2            100 mg/Nm3

                                                                      NOx            800 mg/Nm3

      Coal mill                      Bag filter                       PM             50 mg/Nm3`),
    ).toEqual([
      'emission | @ Raw mill (1 No. x 6000 TPD) | PM | 30 | mg/Nm3',
      'emission | @ Raw mill (1 No. x 6000 TPD) | SO2 | 100 | mg/Nm3',
      'emission | @ Raw mill (1 No. x 6000 TPD) | NOx | 800 | mg/Nm3',
      'emission | @ Coal mill | PM | 50 | mg/Nm3',
    ]);
  });

  it('leaves a name at the top of its rows to those below', () => {
    expect(
      limitsOfPages(`
      5 The emission standards shall be as under:
      Sources of emission       Parameter      Standard

      Kiln                      PM             30 mg/Nm3

                                SO2            100 mg/Nm3

      Coal mill                 PM             50 mg/Nm3`),
    ).toEqual([
      'emission | @ Kiln | PM | 30 | mg/Nm3',
      'emission | @ Kiln | SO2 | 100 | mg/Nm3',
      'emission | @ Coal mill | PM | 50 | mg/Nm3',
    ]);
  });

  it('reads values by where the water goes, and no count by the unit of its column', () => {
    expect(
      limitsOfPages(`
      4. The treated trade effluent shall keep:
      Sr.No   Parameters                        Limiting concentration in mg/l, except for pH
      1       BOD (3 days 27°C)                 100 for disposal on land, 30 for disposal in surface water
      2       Final discharge limitation        100 Ltr per tonne of cane crushed
      3       Treated flow to one outlet        1`),
    ).toEqual([
      'effluent | @ disposal on land | BOD (3 days 27°C) | 100 | mg/l',
      'effluent | @ disposal in surface water | BOD (3 days 27°C) | 30 | mg/l',
      'effluent | Final discharge limitation | 100 | Ltr per tonne of cane crushed',
    ]);
  });
});
