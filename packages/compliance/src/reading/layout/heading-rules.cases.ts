import { toLines } from '../facts/head.test-support.ts';
import { toFamily } from '../rule-family.test-support.ts';
import { HEADING_RULES, isHeading, SECTION_NAME_RULES, toSectionName } from './heading-rules.ts';

/** Whether a line heads a section. */
export const headings = toFamily({
  name: 'heading',
  rules: HEADING_RULES,
  run: (text: string, rules) => {
    const [above = '', own = above] = text.split('\n');
    return toLines([own]).some((line) => isHeading(line, text.includes('\n') ? above : '', rules));
  },
  cases: {
    'long-or-wide': {
      accepts: [
        [
          'General conditions for the unit and its sheds, its drains and the yard behind the boiler house',
          false,
        ],
        ['SCHEDULE-I | Limit | Unit', false],
      ],
      rejects: [['SCHEDULE-I | page', true]],
    },
    sentence: {
      accepts: [
        ['General conditions shall be kept', false],
        ['Part A is void', false],
      ],
      rejects: [['ASPECTS THAT ARE COMMON', true]],
    },
    named: {
      accepts: [
        ['SCHEDULE-II', true],
        ['B. General conditions', true],
        ['Copy to:', true],
        ['Terms and conditions', true],
        ['Annexure 4', true],
        ['Conditions under the Air Act', true],
      ],
      rejects: [
        ['Schedule of the visits', false],
        ['Scheduled maintenance of the pumps', false],
        ['General conditions apply to all.', false],
      ],
    },
    capitals: {
      accepts: [
        ['WATER:', true],
        ['A. TREATMENT OF EFFLUENTS', true],
      ],
      rejects: [
        ['WATER', false],
        ['Water:', false],
      ],
    },
    'telling-capitals': {
      accepts: [
        ['EMISSION MONITORING AND REPORTS', true],
        ['WASTE MANAGEMENT', true],
        ['THE ROAD IS OF STONE.\nWASTE MANAGEMENT', true],
      ],
      rejects: [
        ['WASTE MANAGEMENT LIMITED', false],
        ['MONITORING 2024', false],
        ['ASPECTS', false],
        ['2. STACK MONITORING SHALL BE DONE ONCE IN SIX MONTHS.', false],
        ['2. THE RESULTS OF ALL THE STACKS SHALL BE SENT TO THE OFFICE WITH\nTHE COMPLIANCE REPORT', false],
        ['PUNE INDUSTRIAL ESTATE', false],
      ],
    },
  },
});

/** The short name of a section. */
export const sectionNames = toFamily({
  name: 'section name',
  rules: SECTION_NAME_RULES,
  run: toSectionName,
  cases: {
    schedule: {
      accepts: [
        ['SCHEDULE-II', 'II'],
        ['A. Special schedule b', 'B'],
        ['Schedule 4: limits', '4'],
      ],
      rejects: [['Special schedule', 'Special']],
    },
    lettered: {
      accepts: [
        ['B. General conditions', 'B'],
        ['C) Other conditions', 'C'],
      ],
      rejects: [['B General conditions', 'General']],
    },
    part: {
      accepts: [
        ['Annexure-I', 'Annexure I'],
        ['PART B: GENERAL CONDITIONS', 'PART B'],
        ['Appendix 2', 'Appendix 2'],
      ],
      rejects: [['General conditions of Annexure-I', 'General']],
    },
    sort: {
      accepts: [
        ['SPECIFIC CONDITIONS', 'Specific'],
        ['Additional conditions', 'Additional'],
      ],
      rejects: [['Terms and conditions', null]],
    },
  },
});
