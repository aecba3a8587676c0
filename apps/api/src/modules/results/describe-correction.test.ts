import { expect, test } from 'vitest';
import { describeCorrection } from './describe-correction.ts';
import type { Correctable } from './value-repository.ts';

const read: Correctable = {
  medium: 'effluent',
  point: null,
  parameter: 'COD',
  value: '812',
  unit: 'mg/l',
  averaging: null,
  sampledOn: '2026-05-12',
};

test.each<[Partial<Correctable>, Partial<Correctable>, string]>([
  [{}, {}, 'Checked COD in May.pdf: “812 mg/l”'],
  [{}, { value: '312' }, 'Corrected COD in May.pdf from “812 mg/l” to “312 mg/l”'],
  [{ value: '' }, { value: '312' }, 'Entered COD in May.pdf: “312 mg/l”'],
  [{ value: '' }, { value: '', point: 'STP' }, 'Corrected COD in May.pdf: point set to “STP”'],
  [{}, { parameter: 'BOD' }, 'Corrected COD in May.pdf: parameter from “COD” to “BOD”'],
  [
    {},
    { sampledOn: '2026-05-13', medium: 'sewage' },
    'Corrected COD in May.pdf: medium from “Trade effluent” to “Sewage”, day of sampling from “12 May 2026” to “13 May 2026”',
  ],
  [
    { point: 'ETP', averaging: '24 hours' },
    { value: '312', averaging: null },
    'Corrected COD in May.pdf: result from “812 mg/l” to “312 mg/l”, point “ETP” removed, averaging time “24 hours” removed',
  ],
])('%o corrected to %o', (from, to, expected) => {
  expect(describeCorrection('May.pdf', { ...read, ...from }, { ...read, ...to })).toBe(expected);
});
