import type { Comparison, ReportValue } from '@anupalan/compliance/results/types';
import { expect, test } from 'vitest';
import type { CitedLimit } from './limits.ts';
import { describeResults } from './words.ts';

const citation = { page: 5, quote: 'Particulate matter 150 mg/Nm3', rects: [] };
const limit: CitedLimit = {
  id: 'limit',
  medium: 'emission',
  point: null,
  parameter: 'Particulate matter',
  limit: '150',
  unit: 'mg/Nm3',
  averaging: null,
  citation,
  confidence: 0.9,
  source: 'read',
  isCorrected: false,
  why: '',
};
const value: ReportValue = {
  medium: 'emission',
  point: 'Boiler',
  parameter: 'Particulate matter',
  value: '225',
  unit: 'mg/Nm3',
  averaging: null,
  method: null,
  printedLimit: '150',
  sampledOn: null,
  citation,
};

test('a figure of a scan that was hard to read is told as such', () => {
  const reason = 'The scan is hard to read at “225”: compare it with the page.';
  const comparison: Comparison = {
    state: 'exceeded',
    limitId: 'limit',
    reason,
    value: 225,
    min: null,
    max: 150,
  };
  expect(describeResults([{ value, comparison }], [limit])).toEqual({
    title: 'Particulate matter exceeds its limit',
    message: `Particulate matter at Boiler is 225 mg/Nm3, limit 150 mg/Nm3 (page 5: “Particulate matter 150 mg/Nm3”). ${reason}`,
  });
});
