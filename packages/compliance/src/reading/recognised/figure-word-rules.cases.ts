import { toFamily } from '../rule-family.test-support.ts';
import { FIGURE_WORD_RULES } from './figure-word-rules.ts';
import { mendWord } from './mend-word.ts';

/** A recognised word, the one before it and the one behind it where they matter, and what it says. */
export const figureWords = toFamily({
  name: 'recognised figures',
  rules: FIGURE_WORD_RULES,
  run: ([word, before = '', after = '']: [word: string, before?: string, after?: string], rules) =>
    mendWord(word, before, after, rules),
  cases: {
    'acidity-range': {
      accepts: [
        [
          ['6t9', 'pH'],
          ['6', 'to', '9'],
        ],
        [
          ['6.5485', 'pH'],
          ['6.5', 'to', '8.5'],
        ],
        [
          ['65109', 'pH'],
          ['6.5', 'to', '9'],
        ],
        [
          ['6.51085', 'pH'],
          ['6.5', 'to', '8.5'],
        ],
        [
          ['6109', 'pH'],
          ['6', 'to', '9'],
        ],
        [
          ['609', '.pH'],
          ['6', 'to', '9'],
        ],
        [
          ['6.51t08.5', 'pH'],
          ['6.5', 'to', '8.5'],
        ],
        [
          ['5509', 'pH'],
          ['5.5', 'to', '9'],
        ],
        [['6.085', 'pH'], ['6.0-8.5']],
      ],
      rejects: [
        [['7.1234', 'pH'], ['7.1234']],
        [['65109', 'COD'], ['65109']],
        [['6.59', 'pH'], ['6.59']],
      ],
    },
    'range-of-decimals': {
      accepts: [
        [['6.5109.0'], ['6.5', 'to', '9.0']],
        [['6.51t09.0'], ['6.5', 'to', '9.0']],
      ],
      rejects: [
        [['6.5109'], ['6.5109']],
        [['6.5.9.0'], ['6.5.9.0']],
      ],
    },
    range: {
      accepts: [
        [['6.5t09'], ['6.5', 'to', '9']],
        [['6to9.'], ['6', 'to', '9.']],
      ],
      rejects: [
        [['65109'], ['65109']],
        [['6toe'], ['6toe']],
      ],
    },
    'range-with-name': {
      accepts: [
        [['pH:6.5t09.0'], ['pH:', '6.5', 'to', '9.0']],
        [['pH6.5to9,'], ['pH', '6.5', 'to', '9,']],
      ],
      rejects: [[['pH:7.2'], ['pH:7.2']]],
    },
    'half-range': {
      accepts: [
        [
          ['6.0t0', 'pH', '8.5'],
          ['6.0', 'to'],
        ],
        [['t0', '6.5', '9'], ['to']],
      ],
      rejects: [
        [['6.0t0', 'pH', 'mg/l'], ['6.0t0']],
        [['t0', 'is', '9'], ['t0']],
      ],
    },
    stroke: {
      accepts: [
        [['—', '5.5', '9.0,'], ['–']],
        [['—', 'oil', '0.4'], ['–']],
      ],
      rejects: [
        [['-', '5.5', '9.0'], ['-']],
        [['Form—V'], ['Form—V']],
      ],
    },
    ordinal: {
      accepts: [
        [['3™'], ['3rd']],
        [['15™,'], ['15th,']],
        [['12™'], ['12th']],
        [['31™'], ['31st']],
      ],
      rejects: [
        [['45™'], ['45™']],
        [['0™'], ['0™']],
      ],
    },
    'lettered-day': {
      accepts: [
        [['Sth', 'before', 'of'], ['5th']],
        [['lst', 'on', 'January'], ['1st']],
        [['1Oth,', 'by', 'of'], ['10th,']],
      ],
      rejects: [
        [['Sth', 'the', 'gate'], ['Sth']],
        [['Sst', 'on', 'January'], ['Sst']],
        [['5th', 'on', 'January'], ['5th']],
      ],
    },
    tenth: {
      accepts: [[['17:5'], ['17.5']]],
      rejects: [
        [['17:50'], ['17:50']],
        [['a:5'], ['a:5']],
      ],
    },
    'to-behind-decimal': {
      accepts: [
        [
          ['6.010', '', '9.0'],
          ['6.0', 'to'],
        ],
        [
          ['5.5lo', '', '9.0'],
          ['5.5', 'to'],
        ],
        [
          ['6.510', 'pH', '9'],
          ['6.5', 'to'],
        ],
      ],
      rejects: [
        [['6.510', 'TDS', '9'], ['6.510']],
        [['6.010', '', 'mg/l'], ['6.010']],
        [['9.010', '', '6.0'], ['9.010']],
      ],
    },
    'date-with-comma': {
      accepts: [
        [['14.01,2026'], ['14.01.2026']],
        [['4,1.2026)'], ['4.1.2026)']],
      ],
      rejects: [
        [['14,01,2026'], ['14,01,2026']],
        [['45.01,2026'], ['45.01,2026']],
      ],
    },
    marked: {
      accepts: [
        [['"100', 'Solids', '2'], ['100']],
        [['‘0.5', 'Zinc', 'mg/l'], ['0.5']],
        [['“20', 'Grease', ''], ['20']],
      ],
      rejects: [
        [['“100', 'says', 'metres'], ['“100']],
        [['"100"', 'Solids', '2'], ['"100"']],
      ],
    },
    bracketed: {
      accepts: [
        [['5)', 'Zn', 'mg/l'], ['5']],
        [['0.2]', 'CN', 'mg/l'], ['0.2']],
      ],
      rejects: [
        [['5)', 'Zn', 'The'], ['5)']],
        [['5', 'Zn', 'mg/l'], ['5']],
      ],
    },
  },
});
