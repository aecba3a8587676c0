import { describe, expect, test } from 'vitest';
import { toPage } from '../reading/layout/lines.fixtures.ts';
import { readReport } from './read-report.ts';

const readPages = (...pages: string[][]) =>
  readReport({ form: 'pdf', pages: pages.map((lines, at) => toPage(at + 1, lines)) }).values.map(
    ({ parameter, value }) => `${parameter} ${value}`,
  );
const readRows = (...lines: string[]) =>
  readReport({ form: 'sheet', rows: lines.map((line) => line.split('|')) }).values.map(
    ({ parameter, value }) => `${parameter} ${value}`,
  );

const ORDER = [
  'STATE POLLUTION CONTROL BOARD',
  'Consent is hereby granted to M/s Blue Hill Mills under section 25 of the Water Act, 1974.',
  '1. The applicant shall treat the effluent so that it conforms to these standards:',
  'Sr. No|Parameter|Standards',
  '1|pH|5.5 to 9.0',
  '2|COD|250 mg/l',
  '2. The stacks shall be of these heights, and a ladder shall be provided at each:',
  'Stack|Stack height (m)|Parameter|Emission limit',
  'Boiler|32|Particulate matter|150 mg/Nm3',
  'DG set|9|SO2|40 mg/Nm3',
  '3. Analysis reports of the outlet shall be submitted every month.',
];
const REPORT = [
  'SHARDA ANALYTICAL SERVICES',
  'TEST REPORT',
  'Sampling location : ETP outlet',
  'Date of sampling : 12.05.2026',
  'Sr. No|Parameter|Unit|Result|Limit',
  '1|COD|mg/l|48|250',
];

describe('a document that is no report has no results:', () => {
  test.each([
    ['an order', [ORDER]],
    [
      'an order that tells of results without their day',
      [[...ORDER, 'Sr. No|Parameter|Unit|Result', '1|COD|mg/l|310']],
    ],
    [
      'an order that lists its limits in lines',
      [[...ORDER.slice(0, 3), 'COD : 250 mg/l', 'TSS : 100 mg/l', ...ORDER.slice(6)]],
    ],
    ['the page of its standards alone', [['Annexure I', ...ORDER.slice(3, 6)]]],
    ['the page of its stacks alone', [['Annexure II', ...ORDER.slice(7, 10)]]],
    [
      'what the effluent is before and after its treatment',
      [
        [
          'Characteristics',
          'Parameter|Inlet|Outlet (standard)|Unit',
          'COD|4200|250|mg/l',
          'TSS|600|100|mg/l',
        ],
      ],
    ],
    [
      'standards of engines',
      [
        [
          'Emission standards',
          'Rating of the set|NOx + HC|CO|PM',
          '625 kVA|4.0|3.5|0.2',
          '320 kVA|4.0|3.5|0.2',
        ],
      ],
    ],
    [
      'what is to be measured how often',
      [['S. No|Sampling point|Parameter|Periodicity', '1|ETP outlet|COD|4', '2|STP outlet|BOD|12']],
    ],
    [
      'the bill of a laboratory',
      [
        [
          'SHARDA ANALYTICAL SERVICES',
          'TAX INVOICE',
          'Sample ID : W-12',
          'Sr. No|Test parameter|Unit|Rate|Amount',
          '1|COD|Nos|650|1300',
          '2|BOD|Nos|700|1400',
        ],
      ],
    ],
    ['a manifest', [['FORM 10', 'Manifest for hazardous waste', 'Lead : 12 MT', 'Oil and grease : 400 kg']]],
    ['the receipt of a return', [['ACKNOWLEDGEMENT', 'Annual return', 'Lead : 12 MT', 'Zinc : 4 MT']]],
    ['limits in lines', [['Standards of discharge', 'pH : 7.5', 'COD : 250 mg/l']]],
  ])('%s', (_name, pages) => {
    expect(readPages(...pages)).toEqual([]);
  });

  test.each([
    [
      'prices',
      ['Quotation no. 71', 'Parameter|Method|Rate|Total', 'COD|IS 3025|650|1300', 'BOD|IS 3025|700|1400'],
    ],
    [
      'limits of two outlets',
      ['Limits of the consent', 'Parameter|Effluent|Sewage', 'COD|250|50', 'BOD|100|10'],
    ],
    ['limits in rows', ['Standards', 'COD|250|mg/l', 'BOD|100|mg/l']],
  ])('a sheet of %s', (_name, rows) => {
    expect(readRows(...rows)).toEqual([]);
  });
});

describe('a report is read', () => {
  test.each([
    [
      'that names the order and what is allowed',
      [
        'M/s Blue Hill Mills, consent order no. BO/214, granted under section 25 of the Water Act',
        'Standards as in the conditions of the consent',
        ...REPORT,
        'This report shall not be reproduced except in full.',
        'Complaints shall reach us within 7 days.',
      ],
    ],
    [
      'whose terms are as long as those of an order',
      [
        ...REPORT,
        'The results are subject to the following conditions:',
        'Samples shall be kept for 15 days and shall then be disposed of.',
        'The client shall pay within 30 days. Disputes shall be heard at Pune.',
        'This report shall not be reproduced, and no part of it shall be used in court.',
      ],
    ],
    [
      'within an account of how conditions are met',
      [
        '1. The unit shall run its plant at all times. Complied with.',
        '2. The effluent shall be analysed, and the results shall be kept. Complied with:',
        ...REPORT.slice(3),
        '3. Sludge shall be stored under a roof. Complied with.',
        '4. A green belt shall be kept. Complied with. The plants shall be counted.',
      ],
    ],
    ['behind the order, in one file', [...ORDER, ...REPORT]],
  ])('%s', (_name, lines) => {
    expect(readPages(lines)).toEqual(['COD 48']);
  });

  test('a column of serial numbers without a head, or of heights, is not one of results', () => {
    const head = ['MONITORING REPORT', 'Stack attached to : Boiler'];
    expect(
      readPages([
        ...head,
        'No.|Stack height (m)|Pollutant|Unit|Main stack',
        '1|30|SO2|mg/Nm3|48',
        '2|30|NOx|mg/Nm3|61',
        '3|30|PM|mg/Nm3|22',
      ]),
    ).toEqual(['SO2 48', 'NOx 61', 'PM 22']);
  });
});
