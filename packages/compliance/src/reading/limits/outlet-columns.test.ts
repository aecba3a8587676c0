import { describe, expect, it } from 'vitest';
import { readOrder } from '../read-order.ts';
import { limitsOfPages } from './limits-of-pages.test-support.ts';

describe('columns of values beside each other', () => {
  it.each<[string, string, string[]]>([
    [
      'two outlets, whose values are kept apart though one runs across both',
      `
      2. The treated water shall meet these standards:
      Sl.   Parameter                Outlet to sewer   Re-use in flushing
      1     pH                       6.5-9.0           6.5-8.5
      2     TSS, mg/l                100               10
      3     BOD 3 days 27°C (mg/l)   30                8
      4     COD, mg/l                250               50
      5     Bio-assay test           90% survival of fish after 96 hours`,
      [
        'effluent | @ Outlet to sewer | pH | 6.5-9.0',
        'effluent | @ Re-use in flushing | pH | 6.5-8.5',
        'effluent | @ Outlet to sewer | TSS | 100 | mg/l',
        'effluent | @ Re-use in flushing | TSS | 10 | mg/l',
        'effluent | @ Outlet to sewer | BOD 3 days 27°C | 30 | mg/l',
        'effluent | @ Re-use in flushing | BOD 3 days 27°C | 8 | mg/l',
        'effluent | @ Outlet to sewer | COD | 250 | mg/l',
        'effluent | @ Re-use in flushing | COD | 50 | mg/l',
        'effluent | @ Outlet to sewer | Bio-assay test | 90% survival of fish after 96 hours',
        'effluent | @ Re-use in flushing | Bio-assay test | 90% survival of fish after 96 hours',
      ],
    ],
    [
      'concentrations with loads beside them',
      `
      2. The standards of the mill are:
      Parameter   Concentration (mg/l)   Load (kg/tonne of paper)
      BOD         20                     0.7
      COD         200                    7.0`,
      [
        'effluent | BOD | 20 | mg/l',
        'effluent | BOD | 0.7 | kg/tonne of paper',
        'effluent | COD | 200 | mg/l',
        'effluent | COD | 7.0 | kg/tonne of paper',
      ],
    ],
    [
      'one value in the middle of two columns, which is of both',
      `
      2. Standards of treated effluent in mg/l:
      Sl.   Parameter   ETP outlet   STP outlet
      1     pH                6.5 to 9.0
      2     BOD         30           10
      3     COD         250          50
      4     TSS         100          20`,
      [
        'effluent | @ ETP outlet | pH | 6.5 to 9.0',
        'sewage | @ STP outlet | pH | 6.5 to 9.0',
        'effluent | @ ETP outlet | BOD | 30 | mg/l',
        'sewage | @ STP outlet | BOD | 10 | mg/l',
        'effluent | @ ETP outlet | COD | 250 | mg/l',
        'sewage | @ STP outlet | COD | 50 | mg/l',
        'effluent | @ ETP outlet | TSS | 100 | mg/l',
        'sewage | @ STP outlet | TSS | 20 | mg/l',
      ],
    ],
    [
      'means over a day beside those over half an hour',
      `
      2. Standards of the incinerator:
      Parameter    Daily average value   Half hourly average value
      Total dust   10 mg/Nm3             30 mg/Nm3
      HCl          10 mg/Nm3             60 mg/Nm3`,
      [
        'emission | Total dust | 10 | mg/Nm3 | over Daily average',
        'emission | Total dust | 30 | mg/Nm3 | over Half hourly average',
        'emission | HCl | 10 | mg/Nm3 | over Daily average',
        'emission | HCl | 60 | mg/Nm3 | over Half hourly average',
      ],
    ],
    [
      'wastes of an expansion, of which the total may be',
      `
      2. Hazardous wastes:
      Sl.   Name              Cat.   Existing (MT/A)   Proposed (MT/A)   Total (MT/A)
      1     Spent catalyst    28.2   2                 4                 6
      2     Process residue   28.1   100               80                180`,
      ['hazardous_waste | Spent catalyst | 6 | MT/A', 'hazardous_waste | Process residue | 180 | MT/A'],
    ],
    [
      'outlets below a standard that has its unit for all columns but that of pH',
      `
      A. Discharge permitted through the following outlets:
      No.   Description of outlet   Standard (mg/l except pH) of pH   Standard (mg/l except pH) of TSS   Standard (mg/l, other than for pH) of COD
      1     Parboiling effluent     6.5 - 8.5                         100                                250
      2     Domestic effluent       --                                --                                 --`,
      [
        'effluent | @ Parboiling effluent | pH | 6.5 - 8.5',
        'effluent | @ Parboiling effluent | TSS | 100 | mg/l',
        'effluent | @ Parboiling effluent | COD | 250 | mg/l',
      ],
    ],
  ])('%s', (_, page, limits) => {
    expect(limitsOfPages(page)).toEqual(limits);
  });

  it('keeps a head to its own column though the unit below the next one begins before it', () => {
    const cell = (y: number, x: number, end: number, text: string) => ({
      text,
      x,
      y,
      width: end - x,
      height: 10,
    });
    const items = [
      cell(220, 72, 100, 'Outlet'),
      cell(220, 396, 487, 'Prescribed standard'),
      cell(234, 353, 366, 'pH'),
      cell(234, 389, 406, 'TSS'),
      cell(234, 428, 449, 'BOD'),
      cell(234, 469, 489, 'COD'),
      cell(248, 383, 411, '(mg/l)'),
      cell(248, 424, 452, '(mg/l)'),
      cell(248, 465, 493, '(mg/l)'),
      cell(270, 81, 91, '01'),
      cell(270, 345, 374, '6.5-8.5'),
      cell(270, 390, 405, '100'),
      cell(270, 437, 439, '-'),
      cell(270, 472, 487, '250'),
      cell(286, 81, 91, '02'),
      cell(286, 345, 374, '6.5-8.5'),
      cell(286, 392, 402, '50'),
      cell(286, 433, 443, '20'),
      cell(286, 478, 481, '-'),
    ];
    const { limits } = readOrder({
      form: 'pdf',
      pages: [{ number: 1, width: 595, height: 842, kind: 'text', items }],
    });
    expect(limits.map(({ parameter, limit, unit }) => [parameter, limit, unit].join(' '))).toEqual([
      'pH 6.5-8.5 ',
      'pH 6.5-8.5 ',
      'TSS 100 mg/l',
      'TSS 50 mg/l',
      'BOD 20 mg/l',
      'COD 250 mg/l',
    ]);
  });
});
