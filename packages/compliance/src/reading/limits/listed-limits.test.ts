import { describe, expect, it } from 'vitest';
import { toLines } from '../facts/head.test-support.ts';
import { toBlocks } from '../layout/blocks.ts';
import { findLimits } from './find-limits.ts';

const limitsOf = (lines: string[]): string[] =>
  findLimits(toBlocks(toLines(lines))).map(
    ({ medium, parameter, limit, unit }) => `${medium}: ${parameter} ${limit} ${unit}`,
  );

describe('limits that are listed without a head', () => {
  it('are read line by line under the words that announce them', () => {
    expect(
      limitsOf([
        'The treated effluent shall conform to the following limits:',
        'pH : 6.0-8.5',
        'BOD (3 days 27°C) 30 mg/l',
        'Total Suspended Solids 100 mg/l',
      ]),
    ).toEqual([
      'effluent: pH 6.0-8.5 null',
      'effluent: BOD (3 days 27°C) 30 mg/l',
      'effluent: Total Suspended Solids 100 mg/l',
    ]);
  });

  it.each([
    ['that nothing announces', ['The water that is bought is this:', 'TSS 90']],
    ['that are no parameters', ['The following limits are kept:', 'Reactor 4 nos', 'Boiler 6 TPH']],
    ['that command something else', ['The standards are kept.', 'PM meters shall be 3']],
  ])('are none %s', (_, lines) => {
    expect(limitsOf(lines)).toEqual([]);
  });
});

describe('tables of standards', () => {
  it('leave what comes in beside what may go out', () => {
    expect(
      limitsOf([
        'Effluent standards:',
        'Sr. No | Parameters | Inlet | Standards for disposal (mg/l)',
        '1 | pH | 4-9 | 5.5-9.0',
        '2 | BOD | 1200 | 30',
      ]),
    ).toEqual(['effluent: pH 5.5-9.0 null', 'effluent: BOD 30 mg/l']);
  });

  it('keep what a parameter of a cell is measured as', () => {
    expect(
      limitsOf([
        'Sl. No. | Stack attached to | Limits (mg/Nm3)',
        '1 | Pickling tank | Acid mist as H2SO4 : 5',
        '2 | Boiler | PM : 150',
      ]),
    ).toEqual(['emission: Acid mist as H2SO4 5 mg/Nm3', 'emission: PM 150 mg/Nm3']);
  });

  it('part the parameters and values of a cell, and a parameter from its unit', () => {
    expect(
      limitsOf([
        'Standards of treated effluent:',
        'Sr. No | Parameter | Limit',
        '1 | BOD, COD | 30 mg/l, 100 mg/l',
        '2 | Oil and grease (mg/l) | 10',
        '3 | TSS/TDS | 50/2100 mg/l',
      ]),
    ).toEqual([
      'effluent: BOD 30 mg/l',
      'effluent: COD 100 mg/l',
      'effluent: Oil and grease 10 mg/l',
      'effluent: TSS 50 mg/l',
      'effluent: TDS 2100 mg/l',
    ]);
  });
});
