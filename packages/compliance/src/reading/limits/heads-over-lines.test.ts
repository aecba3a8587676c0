import { describe, expect, it } from 'vitest';
import { drawPage } from './drawn-page.test-support.ts';
import { limitsOfDrawn, limitsOfPages } from './limits-of-pages.test-support.ts';

describe('tables whose heads take several lines, in the middle of their columns', () => {
  it.each([
    [
      'a row for each outlet below a unit that runs across all parameters',
      `
      2. The outlets shall be within the following before use :
                                   Concentration not to exceed, mg/L except pH
            Outlet                          BOD, 3 d              Suspended      Dissolved
                                pH                      COD
                                            27°C                   Solids         Solids
      ETP outlet            6.5 to 8.5     30          250        100            2100
      STP outlet            6.5 to 9.0     10          50         20             --`,
      [
        '@ ETP outlet pH 6.5 to 8.5',
        '@ STP outlet pH 6.5 to 9.0',
        '@ ETP outlet BOD, 3 d 27°C 30 mg/L',
        '@ STP outlet BOD, 3 d 27°C 10 mg/L',
        '@ ETP outlet COD 250 mg/L',
        '@ STP outlet COD 50 mg/L',
        '@ ETP outlet Suspended Solids 100 mg/L',
        '@ STP outlet Suspended Solids 20 mg/L',
        '@ ETP outlet Dissolved Solids 2100 mg/L',
      ],
    ],
    [
      'a row for each stack, with its height in front of what is limited',
      `
      3. Emissions shall not exceed the limits for the stacks:
                                            Permissible limit, mg/Nm3
                           Height
          Stack                       Particulate    Sulphur        Oxides of
                            in m
                                        Matter       Dioxide        Nitrogen
      Boiler 10 TPH       40         100            600            300
      Rotary dryer        32         150            NA             NA`,
      [
        '@ Boiler 10 TPH Particulate Matter 100 mg/Nm3',
        '@ Rotary dryer Particulate Matter 150 mg/Nm3',
        '@ Boiler 10 TPH Sulphur Dioxide 600 mg/Nm3',
        '@ Boiler 10 TPH Oxides of Nitrogen 300 mg/Nm3',
      ],
    ],
    [
      'limits beside what was found',
      `
      4. Ambient air shall remain within the figures of column 2:
                                  Limit                    Found on 03.06.2025
             Pollutant       24 hourly, µg/m3          North gate      South gate
      PM10                   100                      93              81
      SO2                    80                       14              11`,
      ['PM10 100 µg/m3 over 24 hourly', 'SO2 80 µg/m3 over 24 hourly'],
    ],
    [
      'two streams, each with its place below its name',
      `
      1. The outlets shall meet the tolerance limits hereunder :
               Parameter                  Weak                    Domestic
                                     at CETP inlet             at STP outlet
      pH                          6.0 - 8.5                 6.5 - 8.5
      Total Suspended Solids      400 mg/l                  20 mg/l
      COD                         2500 mg/l                 -`,
      [
        '@ Weak at CETP inlet pH 6.0 - 8.5',
        '@ Domestic at STP outlet pH 6.5 - 8.5',
        '@ Weak at CETP inlet Total Suspended Solids 400 mg/l',
        '@ Domestic at STP outlet Total Suspended Solids 20 mg/l',
        '@ Weak at CETP inlet COD 2500 mg/l',
      ],
    ],
    [
      'limits listed in a cell, one of them of a dust by its substance',
      `
      5. Emissions shall satisfy the limits at all loads :
                                    Least height        Limit of emission
             Serving
                                       in m                  mg/Nm3
      Boiler 16 TPH              46               Particulate Matter : 100
      Malt handling              18               Grain dust : 50`,
      ['Particulate Matter 100 mg/Nm3', 'Grain dust 50 mg/Nm3'],
    ],
    [
      'a sort in brackets behind the name',
      `
      6. Ambient air near the fence shall have SO2 below 80 µg/m3 and VOC (total) below 500 µg/m3.`,
      ['@ fence SO2 80 µg/m3', '@ fence VOC (total) 500 µg/m3'],
    ],
  ])('%s', (_, page, limits) => {
    expect(limitsOfPages(page).map((limit) => limit.split(' | ').slice(1).join(' '))).toEqual(limits);
  });

  it('reads a standard beside what was found on a day, for each outlet, below heads that stand apart', () => {
    const { items, ...page } = drawPage(
      1,
      `
      3. The quality of the outlets is as under. All values are in mg/l except pH :
              Parameter             Outlet-1, ETP to stream            Outlet-2, STP to park
                                    Found on       Standard           Found on       Standard
                                   12-03-2024     prescribed         12-03-2024     prescribed
      pH                               7.2         6.5 - 8.5             7.6         6.5 - 9.0
      Suspended Solids                 84             50                 37             100
      C.O.D.                           268            150                92             ---
      Oil & Grease                     5.8            10                 2.1             5`,
    );
    const top = Math.min(...items.filter(({ text }) => text === 'Found on').map(({ y }) => y));
    // Half a letter puts words of two letters and of three in the middle of one column.
    const apart = items.map((item) => ({
      ...item,
      x: item.x + (item.text.length % 2 === 0 ? 2.3 : 0),
      y: item.y < top ? item.y : item.y + 4,
    }));
    expect(limitsOfDrawn([{ ...page, items: apart }])).toEqual([
      'effluent | @ Outlet-1, ETP to stream | pH | 6.5 - 8.5',
      'sewage | @ Outlet-2, STP to park | pH | 6.5 - 9.0',
      'effluent | @ Outlet-1, ETP to stream | Suspended Solids | 50 | mg/l',
      'sewage | @ Outlet-2, STP to park | Suspended Solids | 100 | mg/l',
      'effluent | @ Outlet-1, ETP to stream | C.O.D. | 150 | mg/l',
      'effluent | @ Outlet-1, ETP to stream | Oil & Grease | 10 | mg/l',
      'sewage | @ Outlet-2, STP to park | Oil & Grease | 5 | mg/l',
    ]);
  });
});
