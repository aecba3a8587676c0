import { describe, expect, it } from 'vitest';
import { toLines } from '../facts/head.test-support.ts';
import { isTableHeader } from './table-header-rules.ts';
import { findTableRegions } from './table-regions.ts';

describe('the head of a table', () => {
  const isHeader = (text: string) => toLines([text]).some((line) => isTableHeader(line));

  it.each([
    ...[
      'S.No',
      'Sr. No.',
      'Sl No',
      'S No',
      'S. Nos',
      'Sr.n',
      'No.',
      'No',
      'Srno',
      'Sl.',
      'Sl',
      'Sr',
      'Sr.',
      '#',
    ],
    ...[
      'From',
      'To',
      'Remark',
      'Remarks',
      'By-product',
      'Byproducts',
      'Detail',
      'Details',
      'Numbers',
      '(Limit)',
      '*Limit',
    ],
    ...[
      '[Limit]',
      'Of which norm',
      'The norms',
      'The limit',
      'Old limits',
      'Old standard',
      'The standards',
      'To exceed',
    ],
    ...['At what frequency', 'In quantity', 'Raw material', 'Air pollution device'],
  ])('%s', (head) => {
    expect(isHeader(`Parameter | ${head} | Unit`)).toBe(true);
  });

  it.each(['Norman', 'Today', 'Mill', 'Snow', 'Slope', 'Srinagar', 'Abnormal', 'unlimited'])(
    'not: %s',
    (head) => {
      expect(isHeader(`Parameter | ${head}`)).toBe(false);
    },
  );

  it('has few words in each cell', () => {
    expect(isHeader(`Parameter | Limit${' a'.repeat(8)}`)).toBe(true);
    expect(isHeader(`Parameter | Limit${' a'.repeat(9)}`)).toBe(false);
    expect(isHeader(`Parameter | Limit${'a'.repeat(59)}`)).toBe(true);
    expect(isHeader(`Parameter | Limit${'a'.repeat(60)}`)).toBe(false);
  });

  it.each([
    ...['Sr. No', 'S.No.', 'Sl No', 'S. n', 'Srno', 'sl.', 'Sr', '#', 'S.  No'].map(
      (head) => [head, true] as const,
    ),
    ...([
      ['Snow', false],
      ['Slate', false],
      ['The Sr. No', false],
    ] as const),
  ])('“%s” before two more cells: %s', (head, isSerial) => {
    expect(isHeader(`${head} | Mill | Shed`)).toBe(isSerial);
  });

  it.each([
    ['1. Limit | Unit', false],
    ['12) Limit | Unit', false],
    ['(b) Limit | Unit', false],
    ['iv. Limit | Unit', false],
    ['1234. Limit | Unit', true],
    ['Limit | Unit.', false],
    ['Limit | Unit;', false],
    ['Limit; | Unit', true],
  ])('“%s”: %s', (text, expected) => {
    expect(isHeader(text)).toBe(expected);
  });
});

describe('a table ends before', () => {
  const ROWS = ['Sr. No | Parameter | Limit', '1 | BOD | 30', '2 | COD | 250'];
  const endOf = (line: string) => findTableRegions(toLines([...ROWS, line, '3 | TSS | 100']))[0]?.to;

  it.each([
    ...[
      'SCHEDULE-II',
      'Annexure – 4',
      'Part : B',
      'Appendix.1',
      'Section 12',
      'Special old conditions',
      'Other condition',
    ],
    ...[
      'A. Specific new conditions',
      'B General new conditions',
      'Additional new conditions',
      'Standard old conditions',
    ],
    ...[
      'Terms and conditions',
      'Terms & conditions',
      'Copy to us',
      'Copy for us',
      'Note',
      'Note: new',
      'Conditions under it',
    ],
    ...[
      'Condition under it',
      '---',
      '-----',
      'C] | of the unit',
      '4. | These are asked for:',
      '(iv) | These are asked for: -',
    ],
  ])('%s', (line) => {
    expect(endOf(line)).toBe(3);
  });

  it.each([
    ...[
      'Scheduled',
      'Schedule J',
      'Annexure 123',
      'Special things',
      'Terms or conditions',
      'Copying',
      'Notes',
      'Noted',
    ],
    ...[
      'Unconditions under it',
      '--',
      'The note',
      'See schedule II',
      'The special old conditions',
      'C | of the unit',
      '3 | of the unit',
      'Parameter | Limit | Unit',
    ],
    ...['The terms and conditions', 'A copy to us', '4 ---', 'Sr. No | of it'],
  ])('not %s', (line) => {
    expect(endOf(line)).not.toBe(3);
  });
});
