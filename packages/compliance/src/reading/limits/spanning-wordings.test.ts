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

  it('finds heads that share no line by the first row, and leaves the numbers of the columns out', () => {
    expect(
      limitsOfPages(`
      3. The discharge of emissions from the premises shall pass through the stacks mentioned below:
                               Minimum                                              Air pollution
               Chimney         chimney            Constituents to                   control
      No.      attached to                        be controlled      Tolerance      equipment
                               height                                limits mg/NM3
                               in Mtrs
      1        2               3                  4                  5              6

      1        Boiler 8 TPH    33 AGL             SO2                600            Scrubber

      2        D.G. set        6 ARL              --                 --             Enclosure`),
    ).toEqual(['emission | @ Boiler 8 TPH | SO2 | 600 | mg/NM3']);
  });

  it('takes no sentence above a numbered row for heads', () => {
    expect(
      limitsOfPages(`
      3. The Board shall be free to collect the samples at any time:
      1        Boiler          33                 COD                600`),
    ).toEqual([]);
  });

  it('reads columns of parameters, acidity among them, below one unit, each row in its medium', () => {
    expect(
      limitsOfPages(`
      A.    Discharge permitted through the following outlet subject to the standard
      Outlet No.   Description of outlet   Prescribed standard
                                           pH         TSS (mg/l)   COD
      01           Trade effluent          6.5-8.5    100          250
      02           Domestic effluent       5.5-9.0    30           -`),
    ).toEqual([
      'effluent | @ Trade effluent | pH | 6.5-8.5',
      'sewage | @ Domestic effluent | pH | 5.5-9.0',
      'effluent | @ Trade effluent | TSS | 100 | mg/l',
      'sewage | @ Domestic effluent | TSS | 30 | mg/l',
      'effluent | @ Trade effluent | COD | 250 | mg/l',
    ]);
  });

  it('reads units in names, with what they are of, and not the temperature of a method', () => {
    expect(
      limitsOfPages(`
      1. The applicant shall treat the trade effluent to the following standards:
      Sl. No.   Characteristics                                      Tolerance limits
      1         BOD (3 days at 27°C), mg/l                           30
      2         Effluent generation, m3/KL of beer produced, Max.    2.5`),
    ).toEqual([
      'effluent | BOD (3 days at 27°C) | 30 | mg/l',
      'effluent | Effluent generation | 2.5 | m3/KL of beer produced',
    ]);
  });

  it('reads a list below its own words before those of the condition above', () => {
    expect(
      limitsOfPages(`
      1. The applicant shall keep the trade effluent within limits.

      2. The sewage treated in the STP shall be:
      pH : Between 6.5-9.0
      BOD : Not more than 10 mg/L
      NH4-N : 5 mg/L`),
    ).toEqual(['sewage | pH | 6.5-9.0', 'sewage | BOD | 10 | mg/L', 'sewage | NH4-N | 5 | mg/L']);
  });

  it('takes solid wastes for no limits, and one quantity of a hazardous one', () => {
    expect(
      limitsOfPages(`
      C.    Disposal of solid waste permitted in the following manner
      Sl. No   Type of solid waste   Quantity generated (TPD)   Quantity to be reused (TPD)
      1        Dolochar              56                         40`),
    ).toEqual([]);
    expect(
      limitsOfPages(`
      6. Hazardous wastes handled:
      Code   Waste                                   Quantity (MT/A)   Stored quantity (MT)   Mode of disposal
      5.1    Used oil                                2.4               1                      Re-processor
      33.1   Empty barrels / containers / liners     310               2                      Recycler`),
    ).toEqual([
      'hazardous_waste | 5.1 Used oil | 2.4 | MT/A',
      'hazardous_waste | 33.1 Empty barrels / containers / liners | 310 | MT/A',
    ]);
  });

  it('reads a form whose answers take several lines', () => {
    expect(
      limitsOfPages(`
      Category of industry               RED

      Number of outlets                  2.0

      Permissible domestic effluent      1. BOD : 10 mg/l
      parameters                         2. COD : 50 mg/l

      Permissible emission parameters    1. SPM : 150 mg/Nm3
                                         2. SO2 : 600 mg/Nm3`),
    ).toEqual([
      'sewage | BOD | 10 | mg/l',
      'sewage | COD | 50 | mg/l',
      'emission | SPM | 150 | mg/Nm3',
      'emission | SO2 | 600 | mg/Nm3',
    ]);
  });

  it('reads rows of several outlets', () => {
    expect(
      limitsOfPages(`
      1. The effluent discharged shall keep the tolerance limits mentioned below:
      Outlet   Parameter          Limiting standards
      1 & 2    COD                250 mg/l
      3        Fecal coliforms    1000 MPN/100 ml`),
    ).toEqual([
      'effluent | @ Outlet 1 & 2 | COD | 250 | mg/l',
      'effluent | @ Outlet 3 | Fecal coliforms | 1000 | MPN/100 ml',
    ]);
  });

  it('takes the water and the place of a table from the lines above it', () => {
    expect(
      limitsOfPages(`
      1. The sewage shall be treated in the STP of 120 KLD.

      2. The treated waste water shall conform to the following standards:
      S.No.   Parameter   Unit   Standard
      1       BOD         mg/l   10 (max.)`),
    ).toEqual(['sewage | BOD | 10 | mg/l']);
    expect(
      limitsOfPages(`
      5. Emission norms of the boiler stack (275 m) shall be:
      Parameter          Norm
      Sulphur dioxide    200 mg/Nm3`),
    ).toEqual(['emission | @ boiler stack | Sulphur dioxide | 200 | mg/Nm3']);
  });

  it('goes on with a cell whose second line begins with a figure', () => {
    expect(
      limitsOfPages(`
      1. The equipment shall achieve the standards:
      Name of section   Control equipment   Emission limit

      Boiler            ESP                 PM 50 mg/Nm3, SO2
                                            600 mg/Nm3

      Meal dryer        Cyclone             PM 150 mg/Nm3`),
    ).toEqual([
      'emission | @ Boiler | PM | 50 | mg/Nm3',
      'emission | @ Boiler | SO2 | 600 | mg/Nm3',
      'emission | @ Meal dryer | PM | 150 | mg/Nm3',
    ]);
  });

  it('takes a unit from the line above, but not for what has none', () => {
    expect(
      limitsOfPages(`
      3. The standards of the effluent are as follows (all values in mg/l except pH):
      Parameter   Limit     Parameter   Limit
      pH          6.5-8.5   COD         200
      BOD         20        SAR         26`),
    ).toEqual([
      'effluent | pH | 6.5-8.5',
      'effluent | BOD | 20 | mg/l',
      'effluent | COD | 200 | mg/l',
      'effluent | SAR | 26',
    ]);
  });

  it('reads permissible emissions beside what is consumed, and a quantity headed by its unit', () => {
    expect(
      limitsOfPages(`
      4. Stacks:
      Stack No.   Attached to    Fuel & consumption   Permissible emission (mg/Nm3)
                                                      PM         NOx
      ST-1        Boiler 3 TPH   LSHS 2.4 KL/day      100        400

      8. Hazardous waste: authorisation is granted for the following:
      Sr.    Waste (Sch. I)            MT/annum   Storage (days)   Mode of disposal
      1      28.1 Process residue      18.0       90               Incineration`),
    ).toEqual([
      'emission | @ Boiler 3 TPH | PM | 100 | mg/Nm3',
      'emission | @ Boiler 3 TPH | NOx | 400 | mg/Nm3',
      'hazardous_waste | 28.1 Process residue | 18.0 | MT/annum',
    ]);
  });

  it('ends a table at a condition whose number has a stop that those of the rows have not', () => {
    expect(
      limitsOfPages(`
      3. Inlet norms of the CETP and norms of sewage:
      No     Parameter                     Norms of trade effluent    Sewage (after STP)
      1      COD                           1200 mg/L                  -
      2      BOD, 3 days at 27 °C (mg/l)   500                        20
      4.     FLUE GAS: Stacks attached to utilities.
      Stack No.   Utility      Parameter   Norms
      S1 & S2     Tea dryers   SPM         150 mg/Nm3`),
    ).toEqual([
      'effluent | COD | 1200 | mg/L',
      'effluent | BOD, 3 days at 27 °C | 500 | mg/l',
      'sewage | @ Sewage (after STP) | BOD, 3 days at 27 °C | 20 | mg/l',
      'emission | @ Tea dryers | SPM | 150 | mg/Nm3',
    ]);
  });

  it('reads items by the water that was told above them, whatever plant the section names', () => {
    expect(
      limitsOfPages(`
      3. Treated sewage quality of the boiler house -

      (a) pH 6.5-9.0

      (b) BOD not exceeding 10 mg/L`),
    ).toEqual(['sewage | pH | 6.5-9.0', 'sewage | BOD | 10 | mg/L']);
  });

  it('counts the rows above a number that is set to their middle, and no numbers of outlets', () => {
    expect(
      limitsOfPages(`
      3. The emissions shall not contain constituents in excess of the prescribed limits:
      Chimney No.   Parameter            Emission standards

                    Particulate matter   115 mg/Nm3

      1             SO2                  600 mg/Nm3

                    NOx                  300 mg/Nm3

      2             Particulate matter   150 mg/Nm3`),
    ).toEqual([
      'emission | @ Chimney 1 | Particulate matter | 115 | mg/Nm3',
      'emission | @ Chimney 1 | SO2 | 600 | mg/Nm3',
      'emission | @ Chimney 1 | NOx | 300 | mg/Nm3',
      'emission | @ Chimney 2 | Particulate matter | 150 | mg/Nm3',
    ]);
    expect(
      limitsOfPages(`
      3. The effluent discharge shall not contain constituents in excess of the tolerance limits:
      Sl. No.   Parameters   Unit   Sewage   Trade effluent
                                    1        2

      1.        TSS          mg/l   30       100`),
    ).toEqual(['sewage | TSS | 30 | mg/l', 'effluent | TSS | 100 | mg/l']);
  });

  it('begins a row with a new page where the one before has as many lines below its number as above', () => {
    const rows = (...lines: string[]) => lines.join('\n');
    expect(
      limitsOfPages(
        rows(
          '1. The streams shall be within:',
          'Sl.       Outlet         Parameter          Maximum concentration',
          'No.                                          (mg/l, except pH)',
          '                         Free Chlorine              0.5',
          '1         Cooling        Zinc                       1.0',
          '                         Phosphate                  5.0',
          '                         Suspended Solids           100',
          '2         Blow down      Oil and Grease              20',
          '                         Iron (total)               1.0',
        ),
        rows(
          '                         pH                      6.5 - 8.5',
          '3         Ash pond       Suspended Solids            75',
          '                         Oil and Grease              10',
        ),
      ).map((limit) => limit.split(' | ').slice(1).join(' ')),
    ).toEqual([
      '@ Cooling Free Chlorine 0.5 mg/l',
      '@ Cooling Zinc 1.0 mg/l',
      '@ Cooling Phosphate 5.0 mg/l',
      '@ Blow down Suspended Solids 100 mg/l',
      '@ Blow down Oil and Grease 20 mg/l',
      '@ Blow down Iron (total) 1.0 mg/l',
      '@ Ash pond pH 6.5 - 8.5',
      '@ Ash pond Suspended Solids 75 mg/l',
      '@ Ash pond Oil and Grease 10 mg/l',
    ]);
  });

  it('gives a number in the middle as many rows below as above', () => {
    expect(
      limitsOfPages(`
      (b) The quality of emission discharged through stacks shall be within the following limits:
      Stack No   Parameter   Standard
                 PM          150 mg/Nm3
      1          NOx         300 mg/Nm3
                 SO2         600 mg/Nm3
      2          CO          360 mg/Nm3`),
    ).toEqual([
      'emission | @ Stack 1 | PM | 150 | mg/Nm3',
      'emission | @ Stack 1 | NOx | 300 | mg/Nm3',
      'emission | @ Stack 1 | SO2 | 600 | mg/Nm3',
      'emission | @ Stack 2 | CO | 360 | mg/Nm3',
    ]);
  });
});
