import { describe, expect, it } from 'vitest';
import { toLines } from '../facts/head.test-support.ts';
import { isCopyHeading, isHeading, toSectionName } from './heading-rules.ts';
import { createNumbering } from './numbering.ts';
import { withoutRunningLines } from './running-lines.ts';
import { isTableHeader } from './table-header-rules.ts';
import { findTableRegions } from './table-regions.ts';
import type { TextLine } from './text-line.ts';

const isHead = (text: string) => toLines([text]).some((line) => isHeading(line));

describe('a heading', () => {
  it.each([
    ...[
      'SCHEDULE-II',
      'Schedule : IV',
      'Schedule 4',
      'Schedule B',
      'Annexure – I',
      'Annexure.2',
      'Appendix A',
      'Part III',
    ],
    ...[
      'A. Schedule-I',
      'A) Schedule-I',
      'II. Schedule-I',
      '(IV) Special conditions',
      'II Special conditions',
    ],
    ...[
      'PART A: General conditions',
      'PART - B Special conditions',
      'Part Special conditions',
      'Special condition',
    ],
    ...[
      'Specific conditions',
      'General  conditions',
      'Additional, and other conditions',
      'Other/new conditions',
    ],
    ...['Standard conditions', 'Compulsory conditions', 'Common conditions', 'Sector conditions'],
    ...[
      'Special - new & old - conditions',
      'Terms and conditions',
      'Terms & conditions',
      'Terms  and  conditions',
    ],
    ...[
      'Conditions under the Act',
      'Condition for all',
      'Conditions of the consent',
      'Copy to',
      'Copy for the file',
    ],
    ...['Copy forwarded', 'Copy submitted', 'Copy  to', 'CC to', 'C.C. to', 'c.c to', 'CC  to'],
    ...[
      'WATER:',
      'AIR & NOISE, (NEW):',
      'A. WATER:',
      'B) WATER/AIR:',
      'C. TREATMENT OF WATER',
      'D) DISPOSAL OF ASH.',
    ],
    ...[
      'GENERAL CONDITION',
      'NEW SCHEDULE',
      'WATER ANNEXURE',
      'OTHER ASPECTS',
      'MONITORING',
      'MANAGEMENT',
      'COMPLIANCE 12',
    ],
    ...['WATER POLLUTION CONTROL: NEW'],
  ])('%s', (text) => {
    expect(isHead(text)).toBe(true);
  });

  it.each([
    ...[
      'Scheduled 4',
      'Schedule of visits',
      'Annexure 123',
      'Schedule IJ',
      'The special conditions',
      'Special things',
    ],
    ...[
      'Specialconditions',
      'Terms or conditions',
      'Conditional for all',
      'Unconditions of it',
      'Copying to us',
      'Copy it',
    ],
    ...[
      'Special conditions of old.',
      'Special conditions of old,.',
      'ACC to',
      'CC toy',
      'AB:',
      'WATER',
      'I. WATER',
      'A. WATER',
    ],
    ...[
      'a. WATER:',
      'WATER: NEW',
      'ASPECT',
      'OTHER ASPECTS 2024',
      'ASPECTS OF M/S A',
      'ASPECTS OF A LTD',
      'Other ASPECTS',
    ],
    ...['ASPECTS', '1 2 3 ASPECT'],
    ...[
      'MANAGEMENT should be new',
      'MANAGEMENT must be new',
      'Special conditions are old',
      'Special conditions will do',
    ],
    `Special ${'new and old '.repeat(6)}conditions`,
  ])('not: %s', (text) => {
    expect(isHead(text)).toBe(false);
  });

  it('is at most 90 letters long and two cells wide', () => {
    const conditions = (length: number) => `Terms and conditions ${'x'.repeat(length - 21)}`;
    expect(isHead(conditions(90))).toBe(true);
    expect(isHead(conditions(91))).toBe(false);
    expect(isHead('SCHEDULE-I | page')).toBe(true);
    expect(isHead('SCHEDULE-I | page | 4')).toBe(false);
  });

  it.each<[string, string | null]>([
    ['SCHEDULE IV', 'IV'],
    ['Schedule: 12', '12'],
    ['Schedule – c', 'C'],
    ['Subschedule 4', null],
    ['Schedule 123', null],
    ['Schedules', null],
    ['A) Water', 'A'],
    ['A.Water', null],
    ['1A. Water', null],
    ['PART – III', 'PART III'],
    ['Annexure : 12', 'Annexure 12'],
    ['Appendix.B', 'Appendix.B B'],
    ['Annexures', null],
    ['STANDARD conditions', 'Standard'],
    ['Compulsory conditions', 'Compulsory'],
    ['The common conditions', 'Common'],
    ['Otherwise', null],
  ])('“%s” is called %s', (heading, name) => {
    expect(toSectionName(heading)).toBe(name);
  });

  it.each([
    ...[
      ['Copy to', true],
      ['  Copy', true],
      ['CC to', true],
      ['C.C. to', true],
      ['Copyright', false],
      ['CC', false],
    ],
    ...[
      ['A copy to', false],
      ['The CC to', false],
    ],
  ] as [string, boolean][])('“%s” is for others: %s', (heading, isCopy) => {
    expect(isCopyHeading(heading)).toBe(isCopy);
  });
});

describe('the number of a condition', () => {
  const numberOf = (text: string) => {
    const numbering = createNumbering();
    const [line] = toLines([text]);
    return line ? numbering.findNumber(line) : null;
  };

  it.each<[string, string | null]>([
    ['3(a). The unit', '3(a)'],
    ['3 (a) the unit', '3 (a)'],
    ['(123(b)) the unit', '123(b)'],
    ['3(a)the unit', null],
    ['3(A) The unit', null],
    ['1. the unit', '1'],
    ['1.) the unit', '1'],
    ['(1) the unit', '1'],
    ['1 . the unit', '1'],
    ['1.The unit', '1'],
    ['1)(a) the unit', '1 a'],
    ['1.the unit', '1'],
    ['Condition 1. the unit', '1'],
    ['condition no 1) the unit', '1'],
    ['Condition No. 1) the unit', '1'],
    ['Conditions 1) the unit', null],
    ['3.1 The unit', '3.1'],
    ['12.10.2 The unit', '12.10.2'],
    ['3.1) “The unit” is', '3.1'],
    ['3.1. (The unit)', '3.1'],
    ['3.1.2.4.5 The unit', null],
    ['3.1 the unit', '3.1'],
    ['3.1 lakhs', null],
    ['3.1 Lac of it', null],
    ['3.1 Crore', null],
    ['3.1 crs', null],
    ['3.1 KLD of it', null],
    ['3.1 TPA of it', null],
    ['3.1 km', null],
    ['9.30 AM', null],
    ['9.30 p.m', null],
    ['3.1 Kmart', '3.1'],
    ['3.1 12 units', null],
    ['1 The unit', '1'],
    ['1 THE UNIT', null],
    ['1 the unit', null],
    ['A] The unit', 'A'],
    ['A]the unit', 'A'],
    ['a] The unit', null],
    ['AA] The unit', null],
    ['xvii. The unit', 'xvii'],
    ['(iv) the unit', 'iv'],
    ['XVII. The unit', null],
    ['iv.the unit', null],
    ['a) the unit', 'a'],
    ['(B) the unit', 'B'],
    ['ab) the unit', null],
    ['a)the unit', null],
    ['a. The unit', 'a'],
    ['e. g. the unit', null],
    ['a.The unit', null],
    ['(1)the unit', '1'],
    ['(ii)the unit', 'ii'],
    ['(xvi)the unit', 'xvi'],
    ['(b)the unit', 'b'],
    ['(bc)the unit', null],
    ['The 1. unit', null],
    ['1. 4 acres', null],
    ['1. acres of land', null],
    ['1. acre of land', null],
    ['1. ha of land', null],
    ['1. km of road', null],
    ['1. m of road', null],
    ['1. mg of salt', null],
    ['1. kg of salt', null],
    ['1. acreage', '1'],
    ['1. meters', '1'],
  ])('of “%s” is %s', (text, number) => {
    expect(numberOf(text)).toBe(number);
  });

  const lineAt = (x0: number, text: string, cells = 1): TextLine => {
    const [line] = toLines([text]);
    if (!line) throw new Error(text);
    const [first = '', ...rest] = text.split(' ');
    return {
      ...line,
      x0,
      cells:
        cells === 2
          ? [
              { text: first, x0, x1: x0 + 10 },
              { text: rest.join(' '), x0: x0 + 30, x1: x0 + 200 },
            ]
          : line.cells,
    };
  };

  it.each<[string, TextLine[], (string | null)[]]>([
    ['begins anew at the margin', [lineAt(60, '1. The unit'), lineAt(66, '1. The unit')], ['1', '1']],
    [
      'does not begin anew inside the text',
      [lineAt(60, '1. The unit'), lineAt(67, '1. the unit')],
      ['1', null],
    ],
    ['follows near the margin', [lineAt(60, '1. The unit'), lineAt(73, '2. the unit')], ['1', '2']],
    ['does not follow further in', [lineAt(60, '1. The unit'), lineAt(74, '2. the unit')], ['1', null]],
    ['follows to the left', [lineAt(60, '1. The unit'), lineAt(47, '2. the unit')], ['1', '2']],
    ['runs ahead by three', [lineAt(60, '1. The unit'), lineAt(65, '4. the unit')], ['1', '4']],
    ['not by four', [lineAt(60, '1. The unit'), lineAt(65, '5. the unit')], ['1', null]],
    ['by twelve at the very margin', [lineAt(60, '1. The unit'), lineAt(62, '13. The unit')], ['1', '13']],
    ['not by thirteen', [lineAt(60, '1. The unit'), lineAt(62, '14. The unit')], ['1', null]],
    ['nor a little off it', [lineAt(60, '1. The unit'), lineAt(63, '13. The unit')], ['1', null]],
    ['nor before small letters', [lineAt(60, '1. The unit'), lineAt(60, '13. the unit')], ['1', null]],
    [
      'but alone before hanging text',
      [lineAt(60, '1. The unit'), lineAt(65, '13. the unit', 2)],
      ['1', '13'],
    ],
    ['and first of all', [lineAt(60, '12. the unit', 2)], ['12']],
    ['not the thirteenth', [lineAt(60, '13. the unit', 2)], [null]],
    ['nor six points off', [lineAt(60, '1. The unit'), lineAt(66, '13. the unit', 2)], ['1', null]],
    ['nor with words beside it', [lineAt(60, '1. The unit'), lineAt(65, '13.a the unit', 2)], ['1', null]],
    ['never goes back', [lineAt(60, '5. The unit', 2), lineAt(60, '4. The unit', 2)], ['5', null]],
    [
      'has letters below it',
      [lineAt(60, '1. The unit'), lineAt(80, 'iv) the unit'), lineAt(80, '3.1 The unit')],
      ['1', '1 iv', '3.1'],
    ],
    [
      'has letters in its line',
      [lineAt(60, '1. (a) the unit'), lineAt(60, '2. B] the unit')],
      ['1 a', '2 B'],
    ],
    ['is no number without words', [lineAt(60, 'a)'), lineAt(60, '(ii)')], [null, null]],
  ])('%s', (_name, lines, numbers) => {
    const numbering = createNumbering();
    expect(lines.map((line) => numbering.findNumber(line))).toEqual(numbers);
  });

  it('forgets margin and parent with a section', () => {
    const numbering = createNumbering();
    numbering.findNumber(lineAt(60, '3. The unit', 2));
    numbering.startSection();
    expect(numbering.findNumber(lineAt(90, 'a) the unit'))).toBe('a');
    expect(numbering.findNumber(lineAt(90, '2. The unit'))).toBe('2');
  });
});

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
    ...['Unconditions under it', '--', 'The note', 'C | of the unit', '3 | of the unit'],
  ])('not %s', (line) => {
    expect(endOf(line)).not.toBe(3);
  });
});

describe('a page number', () => {
  const isLeft = (text: string, y: number) =>
    withoutRunningLines(toLines([text]).map((line) => ({ ...line, y }))).body.length === 0;

  it.each([
    ...[
      '3',
      '- 3 -',
      'Page 3',
      'Page No. 3',
      'page no 3',
      'Page-3',
      'Page: 3',
      'Page 3 of 12',
      'Page 3/12',
      '3/12',
      '3 of 12',
    ],
    ...['3 / 12 pages', '3 of 12 page s', '(3)', 'Page 3 of 1200', 'page3of12'],
  ])('%s', (text) => {
    expect(isLeft(text, 800)).toBe(true);
    expect(isLeft(text, 20)).toBe(true);
    expect(isLeft(text, 400)).toBe(false);
  });

  it.each(['1234567', '3 units', 'Rule 3', 'Page', 'Page 3 of the order', 'My page 3 of 1200'])(
    'not: %s',
    (text) => {
      expect(isLeft(text, 800)).toBe(false);
    },
  );

  it('stands in the last tenth of the page or near its upper edge', () => {
    const places = [58, 59, 757, 758].map((y) => isLeft('3', y));
    expect(places).toEqual([true, false, false, true]);
  });
});
