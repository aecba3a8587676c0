import { describe, expect, it } from 'vitest';
import { toLines } from '../facts/head.test-support.ts';
import { toBlocks } from '../layout/blocks.ts';
import type { ReadObligation } from '../types.ts';
import { findObligations } from './find-obligations.ts';

/** What the lines of an order say that was issued on 14 September 2023. */
const read = (lines: string[]) =>
  findObligations(toBlocks(toLines(lines)), { issuedOn: '2023-09-14', validUpto: null });

const dutiesOf = (lines: string[]): ReadObligation[] => read(lines).obligations;

describe('a duty of a paragraph', () => {
  it('is told with its condition, and cited by its sentence', () => {
    expect(
      dutiesOf([
        'SCHEDULE-II',
        '',
        '4. The plant is new. The tank shall be cleaned every month. The drain is lined.',
      ]),
    ).toMatchObject([
      {
        title: 'Tank to be cleaned every month',
        text: '4. The plant is new. The tank shall be cleaned every month. The drain is lined.',
        statedFrequency: 'every month',
        citation: { quote: 'The tank shall be cleaned every month.' },
        confidence: 0.92,
        category: 'other',
      },
    ]);
  });

  it('is cited without the number of its condition', () => {
    expect(dutiesOf(['4. The tank shall be cleaned every month.'])[0]?.citation.quote).toBe(
      'The tank shall be cleaned every month.',
    );
  });

  it('is cited by its part of a sentence with several', () => {
    const duties = dutiesOf([
      '4. The tank shall be cleaned every month, and the drain shall be washed every week.',
    ]);
    expect(duties.map(({ title, citation }) => [title, citation.quote])).toEqual([
      ['Tank to be cleaned every month', 'The tank shall be cleaned every month'],
      ['Drain to be washed every week', 'the drain shall be washed every week.'],
    ]);
  });

  it('of a long condition is shown with the sentences around it', () => {
    const filler = (name: string) =>
      `The ${name} ${'is old and has a roof of tiles and a wall of stone '.repeat(6)}.`;
    const sentences = [
      filler('shed'),
      filler('gate'),
      'The tank shall be cleaned every month.',
      filler('yard'),
      filler('mast'),
    ];
    const words = sentences.join(' ').split(' ');
    const lines: string[] = [];
    for (const word of words) {
      const last = lines.at(-1);
      if (last !== undefined && last.length + word.length < 90) lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    const [duty] = dutiesOf(lines);
    expect(duty?.text.startsWith('The gate')).toBe(true);
    expect(duty?.text.endsWith('wall of stone .')).toBe(true);
    expect(duty?.text).not.toContain('mast');
  });

  it.each([
    ['The tank shall be cleaned every month.', 0.92],
    ['The unit shall submit a monthly report.', 0.8],
    ['The unit shall report accidents within 24 hours.', 0.6],
    ['Clean the tank every month.', 0.77],
    ['The committee shall meet bi-monthly.', 0.67],
  ])('%s is sure by %s', (sentence, confidence) => {
    expect(dutiesOf([`4. ${sentence}`])[0]?.confidence).toBe(confidence);
  });

  it('asks what its words leave open', () => {
    const { questions } = read(['4. The committee shall meet bi-monthly.']);
    expect(questions.map(({ text, citation }) => [text.slice(0, 29), citation?.quote])).toContainEqual([
      'The order says bi-monthly, wh',
      'The committee shall meet bi-monthly.',
    ]);
  });

  it('asks where nothing but a vague word is said', () => {
    const { questions, obligations } = read(['4. The tanks shall be cleaned periodically.']);
    expect(obligations).toEqual([]);
    expect(questions.map(({ text, citation }) => [text, citation?.quote])).toContainEqual([
      'The order says "periodically" and not how often. Which period should be kept?',
      'The tanks shall be cleaned periodically.',
    ]);
    expect(
      read(['4. The tanks shall be cleaned periodically, that is every month.']).questions.filter(
        ({ text }) => text.includes('periodically'),
      ),
    ).toEqual([]);
  });

  it.each([
    'The tank is cleaned every month.',
    'The fee was paid on 31.12.2023.',
    'Wastes were sold by 31.12.2023, as the report says.',
    'In case work is not begun within 2 years, the unit shall apply anew.',
    'The Regional Officer shall collect samples every month.',
    'To: the unit that shall clean the tank every month.',
    'Ref: your letter, which shall be sent every month.',
    'Sub - the tank that shall be cleaned every month.',
    'Copy to: the officer who shall clean the tank every month.',
  ])('is none: %s', (sentence) => {
    expect(dutiesOf([sentence])).toEqual([]);
  });

  it.each([
    'The tank is old. Copy to: the officer, who shall get a list every month.',
    'The tank is old. Copy forwarded to the officer - who shall get a list every month.',
    'The tank is old; copy submitted to the officer: who shall get a list every month.',
    'The tank is old, copy for information to the officer: who shall get a list every month.',
    'The tank is old. Copy to : the officer, who shall get a list every month.',
  ])('is none behind the copies: %s', (sentence) => {
    expect(dutiesOf([`4. ${sentence}`])).toEqual([]);
  });

  it('is one where a copy is a part of it', () => {
    expect(dutiesOf(['4. The unit shall send a copy to the officer every month.'])).toHaveLength(1);
  });
});

describe('the number of a condition', () => {
  const numbersOf = (lines: string[]) => dutiesOf(lines).map(({ conditionNo }) => conditionNo);

  it('has the name of its section before it', () => {
    expect(numbersOf(['1. The tank shall be cleaned every month.'])).toEqual(['1']);
    expect(
      numbersOf([
        'SCHEDULE-II',
        '',
        '1. The tank shall be cleaned every month.',
        '2. The drain shall be washed every week.',
      ]),
    ).toEqual(['II-1', 'II-2']);
    expect(
      numbersOf(['SCHEDULE-II', 'General Conditions:', '', '1. The tank shall be cleaned every month.']),
    ).toEqual(['II-1']);
    expect(numbersOf(['SCHEDULE-II', '', 'The tank shall be cleaned every month.'])).toEqual(['II']);
  });

  it('is not read below the list of those who get a copy', () => {
    expect(
      numbersOf([
        '1. The tank shall be cleaned every month.',
        '',
        'Copy to:',
        '',
        '1. The tank shall be cleaned every month.',
      ]),
    ).toEqual(['1']);
  });
});

describe('an item of a list', () => {
  it.each<[string, string[], number]>([
    [
      'below a command',
      ['1. The unit shall do the following:', 'a) Drains: washing every week', 'b) Colour: white every year'],
      2,
    ],
    [
      'below a command with a stroke',
      ['1. The unit shall do the following: -', 'a) Drains: washing every week'],
      1,
    ],
    ['below other words', ['1. The plant is made as follows:', 'a) Drains: washing every week'], 0],
    ['below a command without a list', ['1. The unit shall be clean.', 'a) Drains: washing every week'], 0],
    [
      'after the list',
      ['1. The unit shall do the following:', 'a) Drains: washing every week', '2. Roofs: white every year'],
      1,
    ],
  ])('%s', (_name, lines, count) => {
    expect(dutiesOf(lines)).toHaveLength(count);
  });
});

describe('a duty of a table', () => {
  const tableOf = (lines: string[], before = '4. These are asked for:') =>
    dutiesOf([before, ...lines]).map(
      ({ title, category, conditionNo, statedFrequency, frequency, dueDate }) =>
        [title, category, conditionNo, statedFrequency, frequency ?? dueDate].join(' | '),
    );

  it.each<[string, string[], string[]]>([
    [
      'of tests',
      [
        'Sr No | Parameter | Frequency',
        '1 | Noise at the gate | Monthly',
        '2 | Stack of the boiler | Once in 6 months',
      ],
      [
        'Noise at the gate | monitoring | 1 | Monthly | monthly',
        'Stack of the boiler | monitoring | 2 | Once in 6 months | half_yearly',
      ],
    ],
    [
      'of tests, with bare spans',
      [
        'Sr No | Parameter | Frequency',
        '1 | Noise | 6 months',
        '2 | Dust | Month',
        '3 | Lead | In a year',
        '4 | Zinc | Two (2) weeks',
      ],
      [
        'Noise | monitoring | 1 | 6 months | half_yearly',
        'Dust | monitoring | 2 | Month | monthly',
        'Lead | monitoring | 3 | In a year | yearly',
        'Zinc | monitoring | 4 | Two (2) weeks | ',
      ],
    ],
    [
      'of deadlines',
      [
        'Sr No | Work | Time limit',
        '1 | Flow meter | 15 days',
        '2 | Roof | One month',
        '3 | Lining | at once',
      ],
      [
        'Flow meter | monitoring | 1 | 15 days | 2023-09-29',
        'Roof | monitoring | 2 | One month | 2023-10-14',
      ],
    ],
    [
      'of reports',
      [
        'Sr No | Report | Submission period',
        '1 | Noise survey | Every month',
        '2 | Log of the well | Yearly',
      ],
      [
        'Noise survey | monitoring | 1 | Every month | monthly',
        'Log of the well | reporting | 2 | Yearly | yearly',
      ],
    ],
    [
      'of guarantees',
      ['Sr No | Work | BG towards | Time limit', '1 | Plant | Trial run | 15 days'],
      ['Submit the bank guarantee: Trial run | other | 1 | 15 days | 2023-09-29'],
    ],
    [
      'of guarantees without a purpose',
      ['Sr No | Work | Bank guarantee | Time limit', '1 | Plant | 5 lakh | 15 days'],
      ['Submit the bank guarantee: Plant 5 lakh | other | 1 | 15 days | 2023-09-29'],
    ],
    ['of validities', ['Sr No | Work | Validity period', '1 | Flow meter | 15 days'], []],
    ['of periods of averages', ['Sr No | Pollutant | Averaging period', '1 | Dust | 1 year'], []],
    ['of events', ['Sr No | Work | Time limit', '1 | Leak | 24 hours of the accident'], []],
    ['without a way to tell when', ['Sr No | Work | Place', '1 | Leak | every month'], []],
  ])('%s', (_name, lines, duties) => {
    expect(tableOf(lines)).toEqual(duties);
  });
});
