import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toPage } from '../reading/layout/lines.fixtures.ts';
import { IDENTITY } from '../reading/pages/mapping.ts';
import { readReport } from './read-report.ts';
import type { ReportReading } from './types.ts';

const readPages = (...pages: string[][]) =>
  readReport({ form: 'pdf', pages: pages.map((lines, at) => toPage(at + 1, lines)) });
const readRows = (...lines: string[]) =>
  readReport({ form: 'sheet', rows: lines.map((line) => line.split('|')) });

/** Medium, point, parameter, value and unit, and what else is asked for. */
const toWords = (
  { values }: ReportReading,
  ...more: ('sampledOn' | 'method' | 'printedLimit' | 'averaging')[]
) =>
  values.map((value) =>
    [value.medium, value.point, value.parameter, value.value, value.unit, ...more.map((name) => value[name])]
      .map((each) => each ?? '?')
      .join(' | '),
  );

const head = [
  'SHARDA ANALYTICAL SERVICES',
  'TEST REPORT',
  'Sample description : Treated effluent|Date of sampling : 12.05.2026',
  'Sampling location|: ETP outlet|Date of receipt : 13.05.2026',
  '',
];

describe('a report as PDF', () => {
  test('rows of numbered parameters, one of them over two lines', () => {
    const read = readPages([
      ...head,
      'Sr. No|Parameter|Unit|Result|Limit',
      '1|pH|-|7.4|5.5 to 9.0',
      '2|Total suspended|mg/l|48|100',
      '|solids',
      '3|BOD (3 days 27 C)|mg/l|BDL (DL 2)|30',
      'Remarks: the sample meets the limits of the order.',
      '4|Not a|row|1|2',
    ]);
    expect(toWords(read, 'sampledOn', 'printedLimit')).toEqual([
      'effluent | ETP outlet | pH | 7.4 | ? | 2026-05-12 | 5.5 to 9.0',
      'effluent | ETP outlet | Total suspended solids | 48 | mg/l | 2026-05-12 | 100',
      'effluent | ETP outlet | BOD (3 days 27 C) | BDL (DL 2) | mg/l | 2026-05-12 | 30',
    ]);
  });

  test('figures of a picture that the recogniser is not sure of are told with their values alone', () => {
    const page = toPage(1, ['Sr. No|Parameter|Unit|Result|Limit', '1|COD|mg/l|312|250', '2|TSS|mg/l|98|100']);
    const items = page.items.map((item) => ({ ...item, confidence: /312|100/.test(item.text) ? 0.6 : 0.95 }));
    const recognised = { ...page, items, toPaper: IDENTITY };
    const doubtsOf = (each: typeof page) =>
      readReport({ form: 'pdf', pages: [each] }).values.map(({ value, citation }) => [
        value,
        citation.doubts,
      ]);
    expect(doubtsOf(recognised)).toEqual([
      ['312', ['312']],
      ['98', undefined],
    ]);
    expect(doubtsOf({ ...page, items })).toEqual([
      ['312', undefined],
      ['98', undefined],
    ]);
  });

  test('a row of a picture whose figure was lost stays, for a person to enter it; one with a dash has no result', () => {
    const page = toPage(1, [
      ...head,
      'Sr. No|Parameter|Unit|Result|Limit',
      '1|COD|mg/l|312|250',
      '2|Oil and grease|mg/l||10',
      '3|Zinc|mg/l|-|5',
      '4|Treated effluent||||',
    ]);
    const items = page.items.map((item) => ({ ...item, confidence: 0.95 }));
    const read = (each: typeof page) =>
      readReport({ form: 'pdf', pages: [each] }).values.map(({ parameter, value }) => [parameter, value]);
    expect(read({ ...page, items, toPaper: IDENTITY })).toEqual([
      ['COD', '312'],
      ['Oil and grease', ''],
    ]);
    expect(read(page)).toEqual([['COD', '312']]);
  });

  test('of several points those that were sampled keep a row whose figure was lost', () => {
    const page = toPage(1, [
      ...head,
      'Sr. No|Parameter|Unit|Inlet|Outlet|Bypass|Limit',
      '1|COD|mg/l|912|212||250',
      '2|Oil and grease|mg/l|14||4|10',
      '3|Total suspended solids|mg/l|320|88||100',
    ]);
    const items = page.items.map((item) => ({ ...item, confidence: 0.95 }));
    const { values } = readReport({ form: 'pdf', pages: [{ ...page, items, toPaper: IDENTITY }] });
    const lost = values.filter(({ value }) => value === '');
    expect(lost.map(({ parameter, point }) => [parameter, point])).toEqual([['Oil and grease', 'Outlet']]);
    expect(values).toHaveLength(7);
  });

  test('each value is cited where it is printed', () => {
    const [, second] = readPages([
      ...head,
      'Sr. No|Parameter|Unit|Result',
      '1|pH|-|7.4',
      '2|COD|mg/l|48',
    ]).values;
    expect(second?.citation).toMatchObject({ page: 1, quote: '2 COD mg/l 48' });
    // The number, the parameter, the unit and the result.
    expect(second?.citation.rects).toHaveLength(4);
  });

  test('without numbers, with methods and a limit of the board', () => {
    const read = readPages([
      'STACK EMISSION MONITORING REPORT',
      'Stack attached to : Boiler 10 TPH',
      'Sample collected on : 3 Jun 2026',
      'Test parameter|Test method|Result|Unit|Limit as per MPCB',
      'Particulate matter|IS 11255 (Part 1)|62.5|mg/Nm3|150',
      'Sulphur dioxide|IS 11255 (Part 2)|< 5|mg/Nm3|-',
    ]);
    expect(toWords(read, 'method', 'sampledOn')).toEqual([
      'emission | Boiler 10 TPH | Particulate matter | 62.5 | mg/Nm3 | IS 11255 (Part 1) | 2026-06-03',
      'emission | Boiler 10 TPH | Sulphur dioxide | < 5 | mg/Nm3 | IS 11255 (Part 2) | 2026-06-03',
    ]);
  });

  test('a table goes on below the letterhead of the next page', () => {
    const read = readPages(
      [...head, 'Sr. No|Parameter|Unit|Result', '1|pH|-|7.4', '2|COD|mg/l|48'],
      ['SHARDA ANALYTICAL SERVICES', 'TEST REPORT', '3|TDS|mg/l|1200', '4|Chlorides|mg/l|310'],
    );
    expect(read.values.map(({ parameter, value }) => `${parameter} ${value}`)).toEqual([
      'pH 7.4',
      'COD 48',
      'TDS 1200',
      'Chlorides 310',
    ]);
    expect(read.values.at(-1)?.citation.page).toBe(2);
  });

  test('a second sample has its own point, and the day of the report', () => {
    const read = readPages(
      [...head, 'Sr. No|Parameter|Unit|Result', '1|COD|mg/l|48'],
      [
        'Sample description : Treated sewage',
        'Sampling point : STP outlet',
        'Sr. No|Parameter|Unit|Result',
        '1|COD|mg/l|31',
      ],
    );
    expect(toWords(read, 'sampledOn')).toEqual([
      'effluent | ETP outlet | COD | 48 | mg/l | 2026-05-12',
      'sewage | STP outlet | COD | 31 | mg/l | 2026-05-12',
    ]);
  });

  test('pages that are pictures are named', () => {
    const scan = { ...toPage(2, []), kind: 'scan' as const };
    const page = toPage(1, [...head, 'Sr. No|Parameter|Unit|Result', '1|pH|-|7.4']);
    expect(readReport({ form: 'pdf', pages: [page, scan] })).toMatchObject({ unreadPages: [2] });
  });
});

describe('a report as a sheet', () => {
  test('one row for each result, with its day and point', () => {
    const read = readRows(
      'Date|Location|Parameter|Result|Unit|Method|Limit',
      '2026-06-01|ETP outlet|COD|48|mg/l|IS 3025 (Part 58)|250',
      '2026-06-08|ETP outlet|COD|ND|mg/l|IS 3025 (Part 58)|250',
    );
    expect(toWords(read, 'sampledOn')).toEqual([
      'effluent | ETP outlet | COD | 48 | mg/l | 2026-06-01',
      'effluent | ETP outlet | COD | ND | mg/l | 2026-06-08',
    ]);
    expect(read.values[1]?.citation).toEqual({
      page: null,
      paragraph: 2,
      quote: '2026-06-08 | ETP outlet | COD | ND | mg/l | IS 3025 (Part 58) | 250',
      rects: [],
    });
  });

  test('one row for each sample, one column for each parameter; limits and means are no samples', () => {
    const read = readRows(
      'Ambient air quality monitoring',
      'Sampling duration|24 hours',
      'Date|Location|PM10 (µg/m3)|SO2 (µg/m3)',
      '12-05-2026|North gate|88|<5',
      '12-05-2026|South gate|91|6.1',
      'Average||89.5|5.5',
      'Limit||100|80',
    );
    expect(toWords(read, 'averaging', 'sampledOn')).toEqual([
      'ambient_air | North gate | PM10 | 88 | µg/m3 | 24 hours | 2026-05-12',
      'ambient_air | North gate | SO2 | <5 | µg/m3 | 24 hours | 2026-05-12',
      'ambient_air | South gate | PM10 | 91 | µg/m3 | 24 hours | 2026-05-12',
      'ambient_air | South gate | SO2 | 6.1 | µg/m3 | 24 hours | 2026-05-12',
    ]);
  });

  test.each([
    ['Treated effluent', 'effluent'],
    ['Treated sewage', 'sewage'],
    ['Waste water of the ETP', 'effluent'],
    ['Water', '?'],
  ])('a column says what was sampled: %s', (sample, medium) => {
    const read = readRows('Sample type|Parameter|Result|Unit', `${sample}|COD|48|mg/l`);
    expect(toWords(read)).toEqual([`${medium} | ? | COD | 48 | mg/l`]);
  });

  test.each([
    ['Flue gas', 'emission'],
    ['D.G. set', 'emission'],
    ['Ambient air', 'ambient_air'],
  ])('in mg/m3 the words decide: %s', (sample, medium) => {
    const read = readRows('Sample type|Parameter|Result|Unit', `${sample}|SO2|48|mg/m3`);
    expect(toWords(read)).toEqual([`${medium} | ? | SO2 | 48 | mg/m3`]);
  });

  test('one column for each point', () => {
    const read = readRows(
      'Parameters|Unit|ETP inlet|ETP outlet|Limit',
      'COD|mg/l|1800|120|250',
      'pH|-|9.4|7.3|5.5-9.0',
    );
    expect(toWords(read)).toEqual([
      'effluent | ETP inlet | COD | 1800 | mg/l',
      'effluent | ETP outlet | COD | 120 | mg/l',
      'effluent | ETP inlet | pH | 9.4 | ?',
      'effluent | ETP outlet | pH | 7.3 | ?',
    ]);
  });

  test('the head of the results names the unit', () => {
    expect(toWords(readRows('Parameter|Result (mg/l)|Limit', 'COD|48|250'))).toEqual([
      '? | ? | COD | 48 | mg/l',
    ]);
  });

  test('an empty row ends a table, and words are no results', () => {
    const read = readRows(
      'Parameter|Unit|Result',
      'Odour|-|Agreeable',
      'Colour|-|The colour was not measured on this day',
      '',
      'COD|mg/l|48',
    );
    expect(toWords(read)).toEqual(['? | ? | Odour | Agreeable | ?']);
  });

  test('a list of something else holds no results', () => {
    expect(readRows('Task name|Repeats|Due date', 'Read the meter|Daily|01-01-2027').values).toEqual([]);
  });

  test('any cells are read without a fault', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.constantFrom('Parameter', 'Result', 'Unit', 'COD', 'pH', '7', '< 5', 'Date'),
    );
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 8 }), (rows) => {
        for (const { value, parameter } of readReport({ form: 'sheet', rows }).values)
          expect([value, parameter]).not.toContain('');
      }),
    );
  });
});
