import { describe, expect, it } from 'vitest';
import { toLines } from '../facts/head.test-support.ts';
import { isCopyHeading, isHeading, toSectionName } from './heading-rules.ts';

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
