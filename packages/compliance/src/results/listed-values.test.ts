import { describe, expect, test } from 'vitest';
import { toPage } from '../reading/layout/lines.fixtures.ts';
import { readListedValues } from './listed-values.ts';
import { readReport } from './read-report.ts';

describe('results that a line lists without a table', () => {
  test.each<[string, string[]]>([
    ['pH : 7.2', ['pH = 7.2']],
    ['1. pH - 7.2', ['pH = 7.2']],
    ['(ii) COD = 180 mg/l', ['COD = 180 mg/l']],
    ['BOD (3 days at 27 °C) : 22 mg/l (limit 30 mg/l)', ['BOD (3 days at 27 °C) = 22 mg/l, of 30 mg/l']],
    ['BOD, 3 days at 27 °C: < 5 mg/l', ['BOD, 3 days at 27 °C = < 5 mg/l']],
    ['Oil and grease: BDL (DL 2 mg/l)', ['Oil and grease = BDL (DL 2) mg/l']],
    ['Hexavalent chromium – 0.05 mg/l.', ['Hexavalent chromium = 0.05 mg/l']],
    ['Total dissolved solids: 1,850 mg/l, limit: 2100', ['Total dissolved solids = 1,850 mg/l, of 2100']],
    ['COD (mg/l) : 180', ['COD (mg/l) = 180']],
    ['Suspended solids, total : 45 mg/l', ['Suspended solids, total = 45 mg/l']],
    ['Particulate matter: 62 mg/Nm3 @ 12% CO2', ['Particulate matter = 62 mg/Nm3 @ 12% CO2']],
    ['Results: pH: 7.2, COD: 180 mg/l; TSS: 48 mg/l', ['pH = 7.2', 'COD = 180 mg/l', 'TSS = 48 mg/l']],
    ['Colour : Colourless', ['Colour = Colourless']],
    ['pH|7.2', ['pH = 7.2']],
    ['1|COD|180|mg/l|IS 3025 (Part 58)', ['COD = 180 mg/l by IS 3025 (Part 58)']],
    ['COD|: 180|mg/l|Limit: 250', ['COD = 180 mg/l, of 250']],
    // A recogniser has lost the colon.
    ['COD 241 mg/l (limit 250 mg/l)', ['COD = 241 mg/l, of 250 mg/l']],
    ['BOD (3 days at 27 °C) 42 mg/l', ['BOD (3 days at 27 °C) = 42 mg/l']],
    ['Oil and grease BDL (DL 2 mg/l)', ['Oil and grease = BDL (DL 2) mg/l']],
    ['PM10 62 µg/m3', ['PM10 = 62 µg/m3']],
    ['pH 7.2', ['pH = 7.2']],
    // Not results.
    ['COD shall not exceed 250 mg/l', []],
    ['Suspended solids up to 100 mg/l', []],
    ['COD 12', []],
    ['Lead shielding of 40 kg', []],
    ['The COD of the sample at 12.30 was 240 mg/l', []],
    ['pH : between 5.5 and 9.0', []],
    ['pH limit : 9.0', []],
    ['Temperature of the sample at receipt : 25 °C', []],
    ['Room temperature : 27 °C', []],
    ['Sample : treated effluent', []],
    ['Sample No. : 712', []],
    ['Report date : 12.05.2026', []],
    ['COD : see page 2', []],
    ['The pH and the COD of the sample are within their limits.', []],
    ['pH at the inlet : 7.2 and at the outlet 7.6', []],
    ['Co. reg. no. : 4512', []],
    ['', []],
  ])('%s', (line, expected) => {
    const told = readListedValues(line.split('|')).map(
      ([parameter, value, unit, limit, method]) =>
        `${parameter} = ${[value, unit].filter(Boolean).join(' ')}${limit && `, of ${limit}`}${method && ` by ${method}`}`,
    );
    expect(told).toEqual(expected);
  });
});

describe('a report without a table', () => {
  const read = readReport({
    form: 'pdf',
    pages: [
      toPage(1, [
        'NIRMAL TESTING LABORATORY',
        'Report no. : 712/2026',
        'Sample : treated effluent, collected on 12.05.2026',
        'Date of sampling : 12.05.2026',
        'Sampling location : ETP outlet',
        '',
        'pH : 7.2',
        'COD : 262 mg/l (limit 250 mg/l)',
        'Oil and grease : BDL (DL 2 mg/l)',
        '',
        'Sampling location : STP outlet',
        'BOD (3 days at 27 °C) : 12 mg/l',
        '',
        'The results are of the sample as it was received.',
      ]),
    ],
  });

  test('is read line by line, with what was sampled above them', () => {
    expect(
      read.values.map((one) => [one.medium, one.point, one.parameter, one.value, one.unit, one.sampledOn]),
    ).toEqual([
      ['effluent', 'ETP outlet', 'pH', '7.2', null, '2026-05-12'],
      ['effluent', 'ETP outlet', 'COD', '262', 'mg/l', '2026-05-12'],
      ['effluent', 'ETP outlet', 'Oil and grease', 'BDL (DL 2)', 'mg/l', '2026-05-12'],
      ['sewage', 'STP outlet', 'BOD (3 days at 27 °C)', '12', 'mg/l', '2026-05-12'],
    ]);
  });

  test('has its results where they are printed', () => {
    const [, cod] = read.values;
    expect(cod?.citation).toMatchObject({ page: 1, quote: 'COD : 262 mg/l (limit 250 mg/l)' });
    expect(cod?.citation.rects).toHaveLength(1);
    expect(cod?.printedLimit).toBe('250 mg/l');
  });

  test('as a picture whose colons the recogniser has lost', () => {
    const { values } = readReport({
      form: 'pdf',
      pages: [
        toPage(1, ['Date of sampling 12.11.2026', 'Sampling location ETP outlet', 'pH: 7.2', 'COD 241 mg/l']),
      ],
    });
    expect(
      values.map(({ point, parameter, value, sampledOn }) => [point, parameter, value, sampledOn]),
    ).toEqual([
      ['ETP outlet', 'pH', '7.2', '2026-11-12'],
      ['ETP outlet', 'COD', '241', '2026-11-12'],
    ]);
  });

  test('as a sheet without heads', () => {
    const { values } = readReport({
      form: 'sheet',
      rows: [
        ['Sampling location', 'ETP outlet'],
        ['pH', '7.2'],
        ['COD', '180', 'mg/l'],
        ['Note', 'as received'],
      ],
    });
    expect(values.map(({ point, parameter, value, unit }) => [point, parameter, value, unit])).toEqual([
      ['ETP outlet', 'pH', '7.2', null],
      ['ETP outlet', 'COD', '180', 'mg/l'],
    ]);
  });

  test('what stands in lines beside a table is no result of it', () => {
    const { values } = readReport({
      form: 'pdf',
      pages: [toPage(1, ['Temperature : 28 °C', '', 'Sr. No|Parameter|Unit|Result', '1|pH|-|7.4'])],
    });
    expect(values.map(({ parameter }) => parameter)).toEqual(['pH']);
  });
});
