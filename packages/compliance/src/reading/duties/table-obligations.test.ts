import { describe, expect, it } from 'vitest';
import { toLines } from '../facts/head.test-support.ts';
import { toBlocks } from '../layout/blocks.ts';
import { readOrder } from '../read-order.ts';
import type { ReadObligation } from '../types.ts';
import { findObligations } from './find-obligations.ts';

/** The duties in the lines of an order that was issued on 14 September 2023. */
const dutiesOf = (lines: string[]): ReadObligation[] =>
  findObligations(toBlocks(toLines(lines)), { issuedOn: '2023-09-14', validUpto: null }).obligations;

describe('a duty of a table', () => {
  const tableOf = (lines: string[], before = '4. These are asked for:') =>
    dutiesOf([before, ...lines]).map(
      ({ title, category, conditionNo, statedFrequency, frequency, dueDate }) =>
        [title, category, conditionNo, statedFrequency, frequency ?? dueDate].join(' | '),
    );

  it.each<[string, string[], string[]]>([
    [
      'of tests',
      [
        'Sr No | Parameter | Frequency',
        '1 | Noise at the gate | Monthly',
        '2 | Stack of the boiler | Once in 6 months',
      ],
      [
        'Monitor noise at the gate | monitoring | 1 | Monthly | monthly',
        'Monitor stack of the boiler | monitoring | 2 | Once in 6 months | half_yearly',
      ],
    ],
    [
      'in a column that only its cells tell',
      [
        'Sr No | Source | Parameter | Sampling by unit',
        '1 | Thermic fluid heater | PM | Every three months',
        '2 | Vacuum pump vent | VOC | Half yearly',
      ],
      [
        'Monitor PM at thermic fluid heater | monitoring | 1 | Every three months | quarterly',
        'Monitor VOC at vacuum pump vent | monitoring | 2 | Half yearly | half_yearly',
      ],
    ],
    [
      'in letters',
      ['No. | Chimney attached to | Constituents | Monitoring', '1 | Kiln | PM | Q', '2 | Cooler | PM | HY'],
      [
        'Monitor PM at kiln | monitoring | 1 | Q | quarterly',
        'Monitor PM at cooler | monitoring | 2 | HY | half_yearly',
      ],
    ],
    [
      'in figures below their unit',
      ['No. | Chimney attached to | Constituents | Sampling (months)', '1 | Kiln | PM | 3'],
      ['Monitor PM at kiln | monitoring | 1 | 3 | quarterly'],
    ],
    [
      'in bare spans below what is watched',
      [
        'No. | Chimney attached to | Constituents | Monitoring',
        '1 | Kiln | PM | 6 months',
        '2 | Cooler | PM | -',
      ],
      ['Monitor PM at kiln | monitoring | 1 | 6 months | half_yearly'],
    ],
    [
      'in a column of which some rows name no time',
      [
        'No. | Chimney attached to | Constituents | Limit, mg/Nm3 | Analysis',
        '1 | Rice husk boiler | PM | 100 | Monthly',
        '2 | Standby heater | PM | 100 | When it is run',
        '3 | Paint booth | VOC | 50 | Once in 2 months',
        '4 | Kiln | PM | 50 | Online',
      ],
      [
        'Monitor PM at rice husk boiler | monitoring | 1 | Monthly | monthly',
        'Monitor VOC at paint booth | monitoring | 3 | Once in 2 months | ',
      ],
    ],
    [
      'of stacks whose head says what they are attached to',
      [
        'No. | Chimney attached to | Constituents | Sampling frequency',
        '1 | Sand plant filter | PM | Quarterly',
        '2 | DG Set 500 KVA | NOx, CO | Once in a year',
      ],
      [
        'Monitor PM at sand plant filter | monitoring | 1 | Quarterly | quarterly',
        'Monitor NOx, CO at D.G. set 500 KVA | monitoring | 2 | Once in a year | yearly',
      ],
    ],
    [
      'of surveys, which say themselves what is done',
      [
        'Sl. | Survey | Parameters | Periodicity',
        'a | Stack survey | PM, SO2, NOx | Once in 3 months',
        'b | Noise survey | Leq day/night | Yearly',
      ],
      [
        'Carry out stack survey | monitoring | a | Once in 3 months | quarterly',
        'Carry out noise survey | monitoring | b | Yearly | yearly',
      ],
    ],
    [
      'of outlets and stacks with numbers: what they are says more',
      [
        'Outlet | Description | Parameters | Frequency',
        '1 | Industrial | ETP outlet for all | Monthly',
        '2 | Domestic | Oil | Quarterly',
      ],
      [
        'Monitor ETP outlet | monitoring | 1 | Monthly | monthly',
        'Monitor oil at Domestic | monitoring | 2 | Quarterly | quarterly',
      ],
    ],
    [
      'of stacks with their heights',
      ['Stack | Height | Attached to | Frequency of sampling', 'S-1 | 31 | Thermic heater | Half yearly'],
      ['Monitor thermic heater | monitoring |  | Half yearly | half_yearly'],
    ],
    [
      'of tests and of reports, each with its own period',
      [
        'Sr No | Parameter | Frequency of monitoring | Frequency of reporting',
        '1 | Noise | Monthly | Quarterly',
      ],
      [
        'Monitor noise | monitoring | 1 | Monthly | monthly',
        'Report noise | reporting | 1 | Quarterly | quarterly',
      ],
    ],
    [
      'of works with a target',
      ['Sr No | Action | Time limit for plan | Target date', '1 | New tank | 15 days | 31.12.2026'],
      [
        'Arrange new tank | monitoring | 1 | 15 days | 2023-09-29',
        'Complete new tank | monitoring | 1 | 31.12.2026 | 2026-12-31',
      ],
    ],
    [
      'of returns, whose day stands beside the period',
      ['Sr No | Return | Frequency | Due date', '1 | Annual return in Form 4 | Annual | 30th June'],
      ['File annual return in Form 4 | return | 1 | Annual, 30th June | yearly'],
    ],
    [
      'that leaves one of two open',
      ['Sr No | Location | Frequency', '1 | Noise at the gate | Monthly/Quarterly'],
      ['Monitor noise at the gate | monitoring | 1 | Monthly/Quarterly | monthly'],
    ],
    [
      'of tests, with bare spans',
      [
        'Sr No | Parameter | Frequency',
        '1 | Noise | 6 months',
        '2 | Dust | Month',
        '3 | Lead | In a year',
        '4 | Zinc | Two (2) weeks',
      ],
      [
        'Monitor noise | monitoring | 1 | 6 months | half_yearly',
        'Monitor dust | monitoring | 2 | Month | monthly',
        'Monitor lead | monitoring | 3 | In a year | yearly',
        'Monitor zinc | monitoring | 4 | Two (2) weeks | ',
      ],
    ],
    [
      'of deadlines',
      [
        'Sr No | Work | Time limit',
        '1 | Flow meter | 15 days',
        '2 | Roof | One month',
        '3 | Lining | at once',
      ],
      [
        'Arrange flow meter | monitoring | 1 | 15 days | 2023-09-29',
        'Arrange roof | monitoring | 2 | One month | 2023-10-14',
      ],
    ],
    [
      'of reports',
      [
        'Sr No | Report | Submission period',
        '1 | Noise survey | Every month',
        '2 | Log of the well | Yearly',
      ],
      [
        'Carry out noise survey | monitoring | 1 | Every month | monthly',
        'Log of the well | reporting | 2 | Yearly | yearly',
      ],
    ],
    [
      'of guarantees',
      ['Sr No | Work | BG towards | Time limit', '1 | Plant | Trial run | 15 days'],
      ['Submit bank guarantee for trial run | other | 1 | 15 days | 2023-09-29'],
    ],
    [
      'of guarantees without a purpose',
      ['Sr No | Work | Bank guarantee | Time limit', '1 | Plant | 5 lakh | 15 days'],
      ['Submit bank guarantee for plant 5 lakh | other | 1 | 15 days | 2023-09-29'],
    ],
    [
      'of reports by an officer',
      ['Sr No | Work | Frequency', '1 | The Board shall visit | Monthly', '2 | Noise | Monthly'],
      ['Monitor noise | monitoring | 2 | Monthly | monthly'],
    ],
    [
      'with the period before the duty',
      ['Frequency | Parameter', 'Monthly | Noise at the gate'],
      ['Monitor noise at the gate | monitoring |  | Monthly | monthly'],
    ],
    ['without a duty beside the period', ['Sr No | Parameter | Frequency', '1 | | Monthly'], []],
    [
      'with an empty cell, and with more than two',
      ['Sr No | Source | Parameter | Frequency', '1 | | Noise | Monthly', '2 | Boiler | Dust | Monthly'],
      [
        'Monitor noise | monitoring | 1 | Monthly | monthly',
        'Monitor dust at boiler | monitoring | 2 | Monthly | monthly',
      ],
    ],
    ['of deadlines without a count', ['Sr No | Work | Time limit', '1 | Roof | Month'], []],
    ['of events, in full', ['Sr No | Work | Time limit', '1 | Leak | Within 24 hours of the accident'], []],
    ['of validities', ['Sr No | Work | Validity period', '1 | Flow meter | 15 days'], []],
    ['of periods of averages', ['Sr No | Pollutant | Averaging period', '1 | Dust | 1 year'], []],
    ['of events', ['Sr No | Work | Time limit', '1 | Leak | 24 hours of the accident'], []],
    ['without a way to tell when', ['Sr No | Work | Place', '1 | Leak | every month'], []],
  ])('%s', (_name, lines, duties) => {
    expect(tableOf(lines)).toEqual(duties);
  });

  it.each([
    ...['Periodicity', 'Interval', 'How often', 'Timeframe', 'Time frame', 'Timelimit', 'Time limit'],
    ...['Timeline', 'Time line', 'Schedule', 'Submission', 'Due date', 'Target date', 'Period', 'When'],
  ])('is due by its column “%s”', (head) => {
    expect(tableOf([`Sr No | Work | ${head}`, '1 | Flow meter | Every month'])).toHaveLength(1);
  });

  it.each([
    ...['Validity period', 'Compliance period', 'Consent period', 'Averaging period', 'Period from'],
    ...['Schedules', 'Periods', 'Whenever', 'Work', 'Duedate', 'Targetdate'],
  ])('is not due by its column “%s”', (head) => {
    expect(tableOf([`Sr No | Work | ${head}`, '1 | Flow meter | Every month'])).toEqual([]);
  });

  it.each([
    ['an average', 'Time weighted average', 'Daily', 'Yearly'],
    ['an act of the board', 'Samples taken by the Board', 'Once a year', 'Half yearly'],
    ['an average that is called annual', 'Basis', 'Annual', '24 hours'],
    ['a row that says something else', 'Remarks', 'Half yearly', 'As needed'],
  ])('is not due by cells that are %s', (_, head, one, other) => {
    expect(tableOf([`Sr No | Work | ${head}`, `1 | Flow meter | ${one}`, `2 | Boiler | ${other}`])).toEqual(
      [],
    );
  });

  it.each<[string, string]>([
    ['1 day', '2023-09-15'],
    ['1 week', '2023-09-21'],
    ['2 weeks', '2023-09-28'],
    ['One month', '2023-10-14'],
    ['1 year', '2024-09-14'],
    ['Three Years', '2026-09-14'],
    ['Two (2) weeks', '2023-09-28'],
    ['Two (two)weeks', '2023-09-28'],
    ['120 days', '2024-01-12'],
  ])('has “%s” from the issue of the order', (span, dueDate) => {
    const [duty] = dutiesOf(['Sr No | Work | Time limit', `1 | Flow meter | ${span}`]);
    expect([duty?.statedFrequency, duty?.dueDate]).toEqual([span, dueDate]);
  });

  it.each(['1', '123', '4.', '(4)', 'b)', 'iv', '(xviii)'])('has the label “%s” as its number', (label) => {
    const [duty] = dutiesOf(['SCHEDULE-II', '', 'Sr No | Work | Frequency', `${label} | Noise | Monthly`]);
    expect([duty?.conditionNo, duty?.title, duty?.text]).toEqual([
      `II-${label}`,
      'Monitor noise',
      `${label} | Noise | Monthly`,
    ]);
  });

  it('has the label of its section where the row has none', () => {
    const [duty] = dutiesOf([
      'SCHEDULE-II',
      '',
      'Parameter | Method | Place | Frequency',
      'Monitor noise | Leq | at the gate | Monthly',
    ]);
    expect([duty?.conditionNo, duty?.title]).toEqual(['II', 'Monitor noise at the gate']);
  });
});

it('two duties of a row cite each its own time, and a row of validity is none', () => {
  const lines = [
    '4. These are asked for:',
    'Sr No | Parameter | Frequency of monitoring | Frequency of reporting',
    '1 | Noise | Monthly | Quarterly',
    '2 | Validity of this consent | Yearly | Yearly',
  ];
  expect(dutiesOf(lines).map(({ citation }) => citation.quote)).toEqual([
    '1 Noise Monthly',
    '1 Noise Quarterly',
  ]);
});

it('a cell that leaves something open asks, and cites its row', () => {
  const { questions } = findObligations(
    toBlocks(
      toLines(['4. These are asked for:', 'Sr No | Location | Frequency', '1 | Gate | Monthly/Quarterly']),
    ),
    { issuedOn: '2023-09-14', validUpto: null },
  );
  expect(questions).toMatchObject([
    {
      asks: { kind: 'period', options: ['P1M', 'P3M'] },
      citation: { quote: expect.stringContaining('Monthly/Quarterly') },
    },
  ]);
});

it('a row is named by its place where what is looked for would leave no room for it', () => {
  const rows = [
    ['No.', 'Chimney attached to', 'Constituents', 'Sampling frequency'],
    ['1', 'Induction furnaces fume extraction system stack', 'PM', 'Quarterly'],
    ['2', 'Sand plant dust collection filter', 'PM, SO2', 'Quarterly'],
  ];
  const paragraphs = rows.flatMap((cells, row) =>
    cells.map((text, cell) => ({ index: row * 4 + cell, text, cell: { table: 0, row, cell } })),
  );
  expect(readOrder({ form: 'docx', paragraphs }).obligations.map(({ title }) => title)).toEqual([
    'Monitor induction furnaces fume extraction system stack',
    'Monitor PM, SO2 at sand plant dust collection filter',
  ]);
});
