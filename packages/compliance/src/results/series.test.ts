import { expect, test } from 'vitest';
import { toSeries } from './series.ts';
import type { OrderLimit, ReportValue } from './types.ts';

const toValue = (parameter: string, value: string, point: string | null = null): ReportValue => ({
  medium: 'effluent',
  point,
  parameter,
  value,
  unit: 'mg/l',
  averaging: null,
  method: null,
  printedLimit: null,
  sampledOn: null,
  citation: { page: 1, quote: '', rects: [] },
});
const toLimit = (parameter: string, limit: string): OrderLimit => ({
  id: parameter,
  medium: 'effluent',
  point: null,
  parameter,
  limit,
  unit: 'mg/l',
  averaging: null,
});
const limits = [
  toLimit('COD', '250'),
  toLimit('BOD', '30'),
  toLimit('TSS', '100'),
  toLimit('Dissolved oxygen', 'min. 4'),
];
const toWords = (values: ReportValue[]) =>
  toSeries(values, limits).map(({ latest, samples }) =>
    [
      latest.value.parameter,
      latest.comparison.state,
      ...samples.map(({ comparison }) => comparison.value),
    ].join(' '),
  );

test('the worst stands first, by state and then by how near it is', () => {
  const values = [
    toValue('Zinc', '4'),
    toValue('BOD', '10'),
    toValue('TSS', '99'),
    toValue('COD', '251'),
    toValue('Dissolved oxygen', '6'),
  ];
  expect(toWords(values)).toEqual([
    'COD exceeded 251',
    'TSS close 99',
    'Dissolved oxygen within 6',
    'BOD within 10',
    'Zinc not_compared ',
  ]);
});

test('samples of one limit and point go together, whatever they are called; the last is the latest', () => {
  expect(
    toWords([
      toValue('COD', '260', 'ETP outlet'),
      toValue('Chemical Oxygen Demand', 'BDL', 'ETP Outlet.'),
      toValue('COD', '200', 'Outfall'),
      toValue('COD', '120', 'ETP outlet'),
    ]),
  ).toEqual(['COD within 200', 'COD within 260  120']);
});

test('what was measured in another unit is a row of its own', () => {
  expect(toWords([toValue('COD', '120'), { ...toValue('COD', '9'), unit: 'mg/kg' }])).toEqual([
    'COD within 120',
    'COD not_compared ',
  ]);
});
