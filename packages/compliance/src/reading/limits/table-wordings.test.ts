import { describe, expect, it } from 'vitest';
import { limitsOfPages } from './limits-of-pages.test-support.ts';

describe('tables as boards print them', () => {
  it.each<[string, string[], string[]]>([
    [
      'stacks with their own limits, a second parameter below the first',
      [
        `
        3. Flue gas stacks shall conform to the following standards:
        Sr. No.   Stack attached to        Height (m)   APCM           Parameter             Permissible limit
        1         Boiler (10 TPH)          45           Bag filter     Particulate Matter    150 mg/Nm3
                                                                       SO2                   100 ppm
                                                                       NOx                   50 ppm
        2         Thermic fluid heater     30           Cyclone        Particulate Matter    150 mg/Nm3
        4. The unit shall keep the port holes clean.`,
      ],
      [
        'emission | @ Boiler (10 TPH) | Particulate Matter | 150 | mg/Nm3',
        'emission | @ Boiler (10 TPH) | SO2 | 100 | ppm',
        'emission | @ Boiler (10 TPH) | NOx | 50 | ppm',
        'emission | @ Thermic fluid heater | Particulate Matter | 150 | mg/Nm3',
      ],
    ],
    [
      'ambient air with annual and 24-hourly values in two lines of a cell',
      [
        `
        5. The ambient air quality at the boundary shall not exceed:
        Sl. No.   Pollutant                     Time weighted average   Concentration in ambient air
        1         Sulphur dioxide (SO2)         Annual                  50 µg/m3
                                                24 hours                80 µg/m3
        2         PM10                          Annual                  60 µg/m3
                                                24 hours                100 µg/m3
        3         Carbon monoxide (CO)          8 hours                 2 mg/m3
        6. Samples shall be drawn by the unit.`,
      ],
      [
        'ambient_air | @ boundary | Sulphur dioxide (SO2) | 50 | µg/m3 | over Annual',
        'ambient_air | @ boundary | Sulphur dioxide (SO2) | 80 | µg/m3 | over 24 hours',
        'ambient_air | @ boundary | PM10 | 60 | µg/m3 | over Annual',
        'ambient_air | @ boundary | PM10 | 100 | µg/m3 | over 24 hours',
        'ambient_air | @ boundary | Carbon monoxide (CO) | 2 | mg/m3 | over 8 hours',
      ],
    ],
    [
      'ambient air with a column for each time',
      [
        `
        5. Ambient air shall remain within:
        Pollutant   Unit     Annual average   24 hourly average
        PM10        µg/m3    60               100
        PM2.5       µg/m3    40               60
        6. Samples shall be drawn by the unit.`,
      ],
      [
        'ambient_air | PM10 | 60 | µg/m3 | over Annual average',
        'ambient_air | PM10 | 100 | µg/m3 | over 24 hourly average',
        'ambient_air | PM2.5 | 40 | µg/m3 | over Annual average',
        'ambient_air | PM2.5 | 60 | µg/m3 | over 24 hourly average',
      ],
    ],
    [
      'noise by zone, day and night in columns',
      [
        `
        7. Ambient noise standards:
        Area               Day time limit in dB(A) Leq   Night time limit in dB(A) Leq
        Industrial area    75                            70
        8. The DG set shall have an enclosure.`,
      ],
      [
        'noise | @ Industrial area | Day time | 75 | dB(A) Leq',
        'noise | @ Industrial area | Night time | 70 | dB(A) Leq',
      ],
    ],
    [
      'effluent and sewage in columns without serial numbers',
      [
        `
        2. Treated effluent and sewage shall conform to:
        Parameter          Unit         ETP outlet    STP outlet
        pH                 -            6.5-8.5       6.5-9.0
        BOD                mg/l         30            10
        COD                mg/l         250           50
        Fecal coliform     MPN/100 ml   -             < 230
        3. Flow meters shall be provided.`,
      ],
      [
        'effluent | @ ETP outlet | pH | 6.5-8.5',
        'sewage | @ STP outlet | pH | 6.5-9.0',
        'effluent | @ ETP outlet | BOD | 30 | mg/l',
        'sewage | @ STP outlet | BOD | 10 | mg/l',
        'effluent | @ ETP outlet | COD | 250 | mg/l',
        'sewage | @ STP outlet | COD | 50 | mg/l',
        'sewage | @ STP outlet | Fecal coliform | < 230 | MPN/100 ml',
      ],
    ],
    [
      'two parameters and two values in one cell',
      [
        `
        4. Standards for the vents:
        Sr. No.   Vent                Pollutants          Limits
        1         Reactor scrubber    HCl, Cl2            20 mg/Nm3, 9 mg/Nm3
        2         Spray dryer         PM                  150 mg/Nm3
        5. The unit shall keep the scrubber in order.`,
      ],
      [
        'emission | @ Reactor scrubber | HCl | 20 | mg/Nm3',
        'emission | @ Reactor scrubber | Cl2 | 9 | mg/Nm3',
        'emission | @ Spray dryer | PM | 150 | mg/Nm3',
      ],
    ],
    [
      'a head that names the place of what is measured',
      [
        `
        4. Process emission shall meet:
        Sr. No.   Process vent parameter   Permissible limit
        1         HCl                      20 mg/Nm3
        2         Cl2                      9 mg/Nm3
        5. The unit shall keep the scrubber in order.`,
      ],
      ['emission | @ Process vent | HCl | 20 | mg/Nm3', 'emission | @ Process vent | Cl2 | 9 | mg/Nm3'],
    ],
    [
      'a table that goes on over the page with its header repeated',
      [
        `
        2. The treated trade effluent shall meet:
        Sr. No.   Parameter           Limit
        1         pH                  5.5 to 9.0
        2         BOD (3 days 27 C)   100 mg/l`,
        `
        Sr. No.   Parameter           Limit
        3         COD                 250 mg/l
        4         Oil & Grease        10 mg/l
        3. The unit shall keep a flow meter.`,
      ],
      [
        'effluent | pH | 5.5 to 9.0',
        'effluent | BOD (3 days 27 C) | 100 | mg/l',
        'effluent | COD | 250 | mg/l',
        'effluent | Oil & Grease | 10 | mg/l',
      ],
    ],
    [
      'kilns with the oxygen that the limit is corrected to',
      [
        `
        6. Emission standards of the kiln:
        Sr.   Stack          Pollutant            Limit
        1     Kiln           Particulate matter   50 mg/Nm3 at 6 % O2
        2     Incinerator    HCl                  50 mg/Nm3 at 11 % oxygen
        3     Cooler         Particulate matter   0.125 kg/t of clinker
        7. Records shall be kept.`,
      ],
      [
        'emission | @ Kiln | Particulate matter | 50 | mg/Nm3 at 6 % O2',
        'emission | @ Incinerator | HCl | 50 | mg/Nm3 at 11 % oxygen',
        'emission | @ Cooler | Particulate matter | 0.125 | kg/t of clinker',
      ],
    ],
    [
      'lower bounds and bounds by words',
      [
        `
        3. Standards of the treated sewage:
        Sr. No.   Parameter            Standard
        1         pH                   6.5 to 9.0
        2         Dissolved oxygen     Not less than 4 mg/l
        3         Residual chlorine    Min. 0.5 mg/l
        4         Oil & Grease         Not more than 10 mg/l
        5         Colour               All efforts should be made to remove colour
        4. The unit shall chlorinate.`,
      ],
      [
        'sewage | pH | 6.5 to 9.0',
        'sewage | Dissolved oxygen | Not less than 4 | mg/l',
        'sewage | Residual chlorine | Min. 0.5 | mg/l',
        'sewage | Oil & Grease | 10 | mg/l',
        'sewage | Colour | All efforts should be made to remove colour',
      ],
    ],
    [
      'hazardous wastes whose heads were misread: by their numbers, and the figures before the units',
      [
        `
        7. Hazardous wastes, allowed under the rules of 2016:
        Sr. No.   Calqory and type             Qmnlity    UoM     Treatment        Disposal
        1         12.2 Spent acid and alkali   18         MT/A    Neutralisation   Own ETP
        2         5.1 Used or spent oil        3.6        KL/A    Storage          Re-refiner
        8. Manifests shall be used.`,
      ],
      [
        'hazardous_waste | 12.2 Spent acid and alkali | 18 | MT/A',
        'hazardous_waste | 5.1 Used or spent oil | 3.6 | KL/A',
      ],
    ],
    [
      'hazardous wastes with their quantities',
      [
        `
        8. Hazardous wastes that the unit may generate:
        Sr. No.   Name of waste         Category   Quantity     Mode of disposal
        1         Used oil              5.1        1.5 KL/Yr    Sale to re-refiner
        2         ETP sludge            35.3       240 MT/Yr    TSDF
        9. Manifests shall be used.`,
      ],
      ['hazardous_waste | Used oil | 1.5 | KL/Yr', 'hazardous_waste | ETP sludge | 240 | MT/Yr'],
    ],
    [
      'outlets that are numbered like rows, and wastes whose head names the time',
      [
        `
        6. The treated effluent shall meet these standards:
        Outlet    Parameter   Limiting standards
        1         pH          6.0 - 8.5
        2         COD         250 mg/l
        3         BOD         30 mg/l
        7. Hazardous wastes:
        Sr. No.   Name of waste   Quantity per year
        1         Used oil        0.85 MT
        8. Manifests shall be used.
        Sr. No.   Type of waste      Category   Qty/annum
        1         Paint residue      I-21.1     75 kg`,
      ],
      [
        'effluent | pH | 6.0 - 8.5',
        'effluent | COD | 250 | mg/l',
        'effluent | BOD | 30 | mg/l',
        'hazardous_waste | Used oil | 0.85 | MT per year',
        'hazardous_waste | Paint residue | 75 | kg/annum',
      ],
    ],
    [
      'a head that names the stack, and a time that the line above names',
      [
        `
        6. Emissions:
        Sl. No.   Boiler chimney, 30 m   Limit
        1         Particulate matter     115 mg/Nm3
        7. The ambient air is held against these standards, averaged over 24 hours:
        Sr No     Parameter              Standard
        1         PM10                   100 µg/m3
        8. Records shall be kept.`,
      ],
      [
        'emission | @ Boiler chimney, 30 m | Particulate matter | 115 | mg/Nm3',
        'ambient_air | PM10 | 100 | µg/m3 | over 24 hours',
      ],
    ],
    [
      'stations of ambient air and of noise',
      [
        `
        6. Ambient air quality limits at the stations:
        Station          Parameter   24 hourly limit
        North boundary   PM10        100 µg/m3
        South gate       PM10        100 µg/m3
        7. The samplers shall be calibrated.`,
      ],
      [
        'ambient_air | @ North boundary | PM10 | 100 | µg/m3 | over 24 hourly',
        'ambient_air | @ South gate | PM10 | 100 | µg/m3 | over 24 hourly',
      ],
    ],
  ])('%s', (_, pages, expected) => {
    expect(limitsOfPages(...pages)).toEqual(expected);
  });
});

describe('tables that hold no limits', () => {
  it.each<[string, string]>([
    [
      'machines below "Trade effluent"',
      `
      4. Trade effluent. The effluent treatment plant consists of:
      Sr. No.   Unit                    Nos.   Capacity
      1         Equalisation tank       1      60 m3
      2         Filter press            2      40 plates
      3         Dissolved air floater   1      10 m3/hr
      5. The plant shall run always.`,
    ],
    [
      'quantities of effluent',
      `
      4. Discharge of effluent:
      Sr. No.   Description          Permitted (in CMD)   Disposal
      1         Trade effluent       18.5                 To CETP
      2         Domestic effluent    27                   Garden
      5. The plant shall run always.`,
    ],
    [
      'stacks without limits',
      `
      5. Stacks:
      Stack No.   Attached to            Height (m)   Diameter (m)   Temperature (C)
      S-1         Boiler 10 TPH          45           0.9            140
      S-2         DG set 500 KVA         9            0.3            350
      6. Ladders shall be provided.`,
    ],
    [
      'stacks in groups whose numbers begin anew',
      `
      5. The emission sources with the control measures:
      Stack No.   Point emission source     Air pollution control measures   Stack height in m   Discharge in Nm3/hr
      1           Billet heating furnaces   Common stack                     22                  4150
      2           Quenching oil tank        Oil mist eliminator and stack    15                  2800
      1           Drop hammers              Acoustic panels                  -                   -
      6. Ladders shall be provided.`,
    ],
    [
      'efficiencies of treatment',
      `
      5. Stages of the effluent treatment plant:
      Parameter   Raw effluent (mg/l)   After primary (mg/l)   Removal efficiency (%)
      COD         4200                  2600                   38
      BOD         1800                  1300                   28
      6. Sludge shall be dried.`,
    ],
    [
      'what the raw effluent is like',
      `
      5. Characteristics of the untreated effluent as designed:
      Sr. No.   Parameter   Inlet of ETP
      1         COD         4200 mg/l
      2         TDS         5600 mg/l
      6. Sludge shall be dried.`,
    ],
    [
      'how often what is sampled',
      `
      5. Monitoring of effluent:
      Sr. No.   Parameter     Number of samples   Frequency
      1         COD           2                   Monthly
      2         BOD           2                   Monthly
      6. Sludge shall be dried.`,
    ],
    [
      'control equipment',
      `
      5. Emission control equipment:
      Sr. No.   Source       Equipment         Efficiency (%)   Nos.
      1         Boiler       Bag filter        99.5             1
      2         Crusher      Dust extraction   98               3
      6. The bags shall be changed.`,
    ],
    [
      'consumption of water',
      `
      5. Water consumption:
      Sr. No.   Purpose                Quantity (KLD)
      1         Boiler and cooling     182.00
      2         Domestic               28.00
      6. A meter shall be fixed.`,
    ],
  ])('%s', (_, page) => {
    expect(limitsOfPages(page)).toEqual([]);
  });
});
