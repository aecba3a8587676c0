import { describe, expect, test } from 'vitest';
import { drawPage } from '../reading/limits/drawn-page.test-support.ts';
import type { InputPage } from '../reading/types.ts';
import { readReport } from './read-report.ts';
import type { ReportReading } from './types.ts';

const readDrawn = (text: string) => readReport({ form: 'pdf', pages: [drawPage(1, text)] });
const readRows = (...lines: string[]) =>
  readReport({ form: 'sheet', rows: lines.map((line) => line.split('|')) });

/** Point, parameter, value and unit of each result, and its day where it is asked for. */
const tell = ({ values }: ReportReading, withDay = false) =>
  values.map(({ medium, point, parameter, value, unit, sampledOn }) =>
    [
      medium ?? '?',
      point ?? '?',
      `${parameter} ${value} ${unit ?? '?'}`,
      ...(withDay ? [sampledOn ?? '?'] : []),
    ].join(' | '),
  );

/** A page whose lines stand at given heights: cells that are set to the middle of their row lie between its lines. */
const placePage = (...lines: [y: number, cells: [x: number, text: string][]][]): InputPage => ({
  ...drawPage(1, ''),
  items: lines.flatMap(([y, cells]) =>
    cells.map(([x, text]) => ({ text, x, y: 200 + y, width: text.length * 5, height: 10 })),
  ),
});

describe('heads of tables in reports of laboratories', () => {
  test('a head that runs across columns names what is below it', () => {
    const read = readDrawn(`
      Sample: Waste water

      Sr. No.   Parameter   Unit            Results               Consent limit
                                    ETP inlet    ETP outlet
      1         COD         mg/l    4860         232              250
      2         pH          -       4.1          7.6              5.5-9.0
    `);
    expect(tell(read)).toEqual([
      'effluent | ETP inlet | COD 4860 mg/l',
      'effluent | ETP outlet | COD 232 mg/l',
      'effluent | ETP inlet | pH 4.1 ?',
      'effluent | ETP outlet | pH 7.6 ?',
    ]);
  });

  test('two heads across columns share what is below them', () => {
    const read = readDrawn(`
      Sr. No.   Parameter   Unit           Results                        Limits
                                   ETP outlet    STP outlet      Effluent     Sewage
      1         COD         mg/l   232           48              250          50
    `);
    expect(tell(read)).toEqual(['effluent | ETP outlet | COD 232 mg/l', 'sewage | STP outlet | COD 48 mg/l']);
  });

  test('a column for each parameter, with their unit above them, and limits that run across columns', () => {
    const read = readDrawn(`
      NOISE LEVEL MONITORING

      Sr. No.   Location           Noise level, dB(A) Leq
                                Day time        Night time
      1         Main gate       68.4            58.2
      2         DG set          73.9            61.7
      Permissible limit (industrial)  75              70
    `);
    expect(tell(read)).toEqual([
      'noise | Main gate | Day time 68.4 dB(A) Leq',
      'noise | Main gate | Night time 58.2 dB(A) Leq',
      'noise | DG set | Day time 73.9 dB(A) Leq',
      'noise | DG set | Night time 61.7 dB(A) Leq',
    ]);
  });

  test('heads of two lines, of which each looks like a header', () => {
    const read = readDrawn(`
      Sr.    Test parameter     Unit of         Test result     Permissible     Method of
      No.                       measurement                     limit           test
      1      COD                mg/lit          29.1            250             IS 3025
    `);
    expect(tell(read)).toEqual(['? | ? | COD 29.1 mg/lit']);
  });

  test('heads that are set to the middle of a high row', () => {
    const read = readReport({
      form: 'pdf',
      pages: [
        placePage(
          [
            0,
            [
              [240, 'ETP outlet'],
              [330, 'STP outlet'],
            ],
          ],
          [
            7,
            [
              [50, 'Parameter'],
              [170, 'Unit'],
              [430, 'MPCB limit'],
            ],
          ],
          [
            14,
            [
              [240, '(15/12/2024)'],
              [330, '(16/12/2024)'],
            ],
          ],
          [
            40,
            [
              [50, 'COD'],
              [170, 'mg/l'],
              [240, '188'],
              [330, '92'],
              [430, '250'],
            ],
          ],
          [
            60,
            [
              [50, 'BOD'],
              [170, 'mg/l'],
              [240, '55'],
              [330, '28'],
              [430, '100'],
            ],
          ],
        ),
      ],
    });
    expect(tell(read, true)).toEqual([
      'effluent | ETP outlet | COD 188 mg/l | 2024-12-15',
      'sewage | STP outlet | COD 92 mg/l | 2024-12-16',
      'effluent | ETP outlet | BOD 55 mg/l | 2024-12-15',
      'sewage | STP outlet | BOD 28 mg/l | 2024-12-16',
    ]);
  });

  test('the share of oxygen in a head is part of the unit of concentrations, and "as measured" is no point', () => {
    const read = readDrawn(`
      Stack attached to: DG set

      Sr. No.   Parameter   Result @ 15% O2    Result (as measured)    Unit
      1         PM          41                 62                      mg/Nm3
      2         SO2         12                 18                      kg/day
    `);
    expect(tell(read)).toEqual([
      'emission | DG set | PM 41 mg/Nm3 @ 15% O2',
      'emission | DG set | PM 62 mg/Nm3',
      'emission | DG set | SO2 12 kg/day',
      'emission | DG set | SO2 18 kg/day',
    ]);
  });

  test('tables that are drawn with dashes, and the discipline below the heads', () => {
    const read = readDrawn(`
      -------------------------------------------------------------------------------
      Sr    Parameter             Result     Unit      Limit
      -------------------------------------------------------------------------------
      Discipline: Chemical testing     Group: Environment
      1     B.O.D. 3 days 27 C    97         mg/l      100
      -------------------------------------------------------------------------------
      Remark: within limits
    `);
    expect(tell(read)).toEqual(['? | ? | B.O.D. 3 days 27 C 97 mg/l']);
  });
});

describe('what stands around a table', () => {
  test('each title begins another sample', () => {
    const read = readDrawn(`
      A) Effluent sample: ETP outlet
      Sr.   Parameter             Result    Unit
      1     COD                   244       mg/l
      B) Sewage sample: STP outlet
      Sr.   Parameter             Result    Unit
      1     Suspended solids      38        mg/l
      C) Stack: Boiler
      Sr.   Parameter             Result    Unit
      1     SO2                   210       kg/day
      D) Noise
      Sr.   Parameter             Result    Unit
      1     Day time              70        dB(A)
    `);
    expect(tell(read)).toEqual([
      'effluent | ETP outlet | COD 244 mg/l',
      'sewage | STP outlet | Suspended solids 38 mg/l',
      'emission | Boiler | SO2 210 kg/day',
      'noise | ? | Day time 70 dB(A)',
    ]);
  });

  test('labels that go on in the next line', () => {
    const read = readDrawn(`
      Sample          Treated effluent     Sample ID        W-1187
      description
      Sampling        ETP outlet           Sampling         11/11/2024
      location                             date
      Sample          12/11/2024           Analysis         13/11/2024
      received on                          period

      Sr. No.   Parameter   Unit    Result
      1         COD         mg/l    48
    `);
    expect(tell(read, true)).toEqual(['effluent | ETP outlet | COD 48 mg/l | 2024-11-11']);
  });

  test('a label whose words stand far apart', () => {
    const read = readDrawn(`
      Collected      from : Final outlet of ETP

      Sr. No.   Parameter   Unit    Result
      1         COD         mg/l    48
    `);
    expect(tell(read)).toEqual(['effluent | Final outlet of ETP | COD 48 mg/l']);
  });

  test('the temperature of the air says nothing of what was sampled', () => {
    const read = readDrawn(`
      Stack attached to       Thermic fluid heater
      Ambient temperature     31 °C

      Sr. No.   Parameter             Result    Unit
      1         Carbon monoxide       0.01      % v/v
    `);
    expect(tell(read)).toEqual(['emission | Thermic fluid heater | Carbon monoxide 0.01 % v/v']);
  });
});

describe('units and figures', () => {
  test('a unit behind the name of the parameter', () => {
    const read = readRows(
      'Characteristics|Result obtained',
      'Total suspended solids, mg/l, Max.|71',
      'BOD (3 days at 27°C), mg/l, Max.|36',
      'Temperature (°C)|31',
      'pH value|6.9',
    );
    expect(tell(read)).toEqual([
      '? | ? | Total suspended solids 71 mg/l',
      '? | ? | BOD (3 days at 27°C) 36 mg/l',
      '? | ? | Temperature 31 °C',
      '? | ? | pH value 6.9 ?',
    ]);
  });

  test('a power of ten whose raised figure a file gives on its line', () => {
    const read = readRows('Parameter|Unit|Result', 'Fecal coliform|MPN/100 ml|9.2 x 102');
    expect(tell(read)).toEqual(['? | ? | Fecal coliform 9.2 x 10² MPN/100 ml']);
  });
});

describe('sheets', () => {
  test('a column for each month or day', () => {
    const read = readRows(
      'Sampling location|ETP outlet',
      '',
      'Parameter|Unit|Limit|Apr-25|2025-05-12|June 2025',
      'COD|mg/l|250|210|243|268',
    );
    expect(tell(read, true)).toEqual([
      'effluent | ETP outlet | COD 210 mg/l | 2025-04-01',
      'effluent | ETP outlet | COD 243 mg/l | 2025-05-12',
      'effluent | ETP outlet | COD 268 mg/l | 2025-06-01',
    ]);
  });

  test('points in a second row of heads, below a merged one', () => {
    const read = readRows(
      'Parameter|Unit|Results||Limit',
      '||STP inlet|STP outlet|',
      'Suspended solids|mg/l|280|47|50',
    );
    expect(tell(read)).toEqual([
      'sewage | STP inlet | Suspended solids 280 mg/l',
      'sewage | STP outlet | Suspended solids 47 mg/l',
    ]);
  });

  test('the name of a sheet says what was sampled', () => {
    const rows = [
      ['Parameter', 'Unit', 'Result'],
      ['COD', 'mg/l', '47'],
    ];
    expect(tell(readReport({ form: 'sheet', rows, title: 'STP' }))).toEqual(['sewage | ? | COD 47 mg/l']);
  });
});
