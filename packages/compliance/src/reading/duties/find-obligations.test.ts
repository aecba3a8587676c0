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
        title: 'Clean tank',
        text: '4. The plant is new. The tank shall be cleaned every month. The drain is lined.',
        statedFrequency: 'every month',
        citation: { quote: 'The tank shall be cleaned every month.' },
        confidence: 0.92,
        category: 'other',
      },
    ]);
  });

  it('is each item of a list, whose head only says how often', () => {
    expect(
      dutiesOf([
        '4. The following shall be filed online every year: (a) Form 4 by 30th June; (b) Form V by 30th September.',
      ]).map(({ schedule }) => schedule?.month),
    ).toEqual(['june', 'september']);
  });

  it('is due on both days that a stock is told of', () => {
    expect(
      dutiesOf(['4. The mill shall report the stock as on 31st March and 30th September every year.'])[0],
    ).toMatchObject({ frequency: 'half_yearly', dueDate: '2023-09-30' });
  });

  it('is named without a number that touches its first word', () => {
    expect(dutiesOf(['11.10Cleaning of tanks shall be done monthly.'])[0]?.title).toBe('Clean tanks');
  });

  it('is cited without the number of its condition', () => {
    expect(dutiesOf(['4. The tank shall be cleaned every month.'])[0]?.citation.quote).toBe(
      'The tank shall be cleaned every month.',
    );
  });

  it.each([
    ...['4', '4)', '(4)', '4.)', '3.1', '3.1.', '12.10.2', '123.', '3(a).', 'iv.', '(iv)', 'xviii)'],
    ...['a)', 'a.', 'A]', 'A.', 'B', '4.a)', '4) a)', '(4) (a)', '12.10.2)  (iv)'],
  ])('is cited without the number %s', (number) => {
    expect(dutiesOf([`${number} The tank shall be cleaned every month.`])[0]?.citation.quote).toBe(
      'The tank shall be cleaned every month.',
    );
  });

  it.each([
    '12 tanks shall be cleaned every month.',
    'Ai tanks shall be cleaned every month.',
    '4) a) b) The tank shall be cleaned every month.',
    '1234) The tank shall be cleaned every month.',
    '-) The tank shall be cleaned every month.',
  ])('is cited with what is no number: %s', (sentence) => {
    expect(dutiesOf([sentence])[0]?.citation.quote).toBe(sentence.replace('4) a) b)', 'b)'));
  });

  it('of a list is named with the head of the list', () => {
    expect(
      dutiesOf(['4. Monitoring shall be carried out of (a) stack – monthly; (b) noise – yearly.']).map(
        ({ title }) => title,
      ),
    ).toEqual(['Monitor stack', 'Monitor noise']);
    expect(
      dutiesOf(['4. The mill shall monitor: (i) the stack - monthly; (ii) noise - yearly.']).map(
        ({ title, citation }) => [title, citation.quote],
      ),
    ).toEqual([
      ['Monitor stack', '(i) the stack - monthly'],
      ['Monitor noise', '(ii) noise - yearly.'],
    ]);
  });

  it('is read from a thing that is watched, without a verb', () => {
    expect(
      dutiesOf(['4. Stack: monthly. Ambient air: quarterly. Fee: yearly.']).map(({ title }) => title),
    ).toEqual(['Monitor stack', 'Monitor ambient air']);
  });

  it.each([
    [
      '4. Water audit once in two years and energy audit once a year shall be arranged.',
      ['Arrange water audit', 'Arrange energy audit'],
    ],
    [
      '4. Mock drills: on-site - quarterly; off-site - yearly.',
      ['Carry out mock drills on-site', 'Carry out mock drills off-site'],
    ],
    [
      '4. The mill shall submit reports of the following: stack - quarterly, air - yearly.',
      ['Submit reports of stack', 'Submit reports of air'],
    ],
    [
      '4. Ambient air: PM10 weekly; SO2 monthly.',
      ['Monitor PM10 in ambient air', 'Monitor SO2 in ambient air'],
    ],
    [
      '4. Applicant to provide meters within 30 days and pumps shall be tested once a year.',
      ['Provide meters', 'Test pumps'],
    ],
    ['4. Monitoring of the stack: monthly.', ['Monitor stack']],
    [
      '4. All drains shall be swept and a note sent within 30 days, and thereafter six monthly.',
      ['Send note', 'Send note'],
    ],
    [
      '4. Rags shall be sent off on alternate days and records entered on the same day in the log.',
      ['Send off rags', 'Enter records in the log'],
    ],
    [
      '4. The tank shall be cleaned once a year, for which the mill shall give seven days’ prior notice.',
      ['Clean tank', 'Give notice'],
    ],
  ])('spares words that its name has: %s', (line, names) => {
    expect(dutiesOf([line]).map(({ title }) => title)).toEqual(names);
  });

  it('has its own name beside another of the same noun', () => {
    expect(
      dutiesOf(['4. The mill shall file quarterly and annual returns.']).map(({ title, frequency }) => [
        title,
        frequency,
      ]),
    ).toEqual([
      ['File quarterly returns', 'quarterly'],
      ['File annual returns', 'yearly'],
    ]);
  });

  it('is cited with a number inside of its condition', () => {
    const [duty] = dutiesOf(['4. The plant is old. (5) The tank shall be cleaned every month.']);
    expect(duty?.citation.quote).toBe('(5) The tank shall be cleaned every month.');
  });

  it.each<[string, string[]]>([
    [
      'Tanks shall be cleaned every month, and the Regional Officer shall collect samples every quarter.',
      ['every month'],
    ],
    [
      'The Regional Officer shall collect samples every quarter, and the tank shall be cleaned every month.',
      ['every month'],
    ],
    [
      'Drains shall be washed every week, and the unit shall clean tanks every month and the Board may call.',
      ['every week', 'every month'],
    ],
  ])('is told from what the board does in the same sentence: %s', (sentence, periods) => {
    expect(dutiesOf([`4. ${sentence}`]).map(({ statedFrequency }) => statedFrequency)).toEqual(periods);
  });

  it('is cited by its part of a sentence with several', () => {
    const duties = dutiesOf([
      '4. The tank shall be cleaned every month, and the drain shall be washed every week.',
    ]);
    expect(duties.map(({ title, citation }) => [title, citation.quote])).toEqual([
      ['Clean tank', 'The tank shall be cleaned every month'],
      ['Wash drain', 'the drain shall be washed every week.'],
    ]);
  });

  it('of a long condition is shown with the sentences around it', () => {
    const filler = (name: string) =>
      `The ${name} ${'is old and has a roof of tiles and a wall of stone '.repeat(6)}near the ${name}.`;
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
    expect(duty?.text.endsWith('near the yard.')).toBe(true);
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

  it.each<[string, [string, string][]]>([
    [
      'The stack shall be monitored for PM once in 3 months and for SO2 once in six months.',
      [
        ['Monitor stack for PM', 'monitoring'],
        ['Monitor stack for SO2', 'monitoring'],
      ],
    ],
    [
      'The unit shall submit the report by 10th of every month and the cess return by 5th of every month.',
      [
        ['Submit report', 'reporting'],
        ['Submit cess return', 'reporting'],
      ],
    ],
    [
      'The unit shall submit an action plan within 30 days to achieve zero liquid discharge by 31.03.2027.',
      [
        ['Submit action plan', 'reporting'],
        ['Achieve zero liquid discharge', 'other'],
      ],
    ],
  ])('has a name and a sort of its own where it spares words: %s', (sentence, expected) => {
    expect(dutiesOf([sentence]).map(({ title, category }) => [title, category])).toEqual(expected);
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
    expect(questions[0]).toMatchObject({
      asks: { kind: 'period', options: ['P1D', 'P1W', 'P1M', 'P3M', 'P6M', 'P1Y'] },
      duty: { title: 'Clean tanks', conditionNo: null, category: 'other', after: -1 },
    });
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

  it('and no question, where others are addressed', () => {
    expect(read(['Ref: your letter, which shall be sent periodically.'])).toEqual({
      obligations: [],
      questions: [],
    });
  });

  it('is one where it begins with the first letters of a subject', () => {
    expect(dutiesOf(['Sub-soil water shall be tested every month.'])).toHaveLength(1);
  });

  it('is one where an address is named inside', () => {
    expect(dutiesOf(['4. The tank that we refer to, shall be cleaned every month.'])).toHaveLength(1);
  });

  it.each([
    'The tank is old. Copy to: the officer, who shall get a list every month.',
    'The tank is old. Copy forwarded to the officer - who shall get a list every month.',
    'The tank is old; copy submitted to the officer: who shall get a list every month.',
    'The tank is old, copy for information to the officer: who shall get a list every month.',
    'The tank is old as of 14.09.2023 copy to the officer: who shall get a list every month.',
    'Copy forwarded for information to : i) Head, Cell A ii) the officer, who shall get a list every month.',
    'The tank is old Copy to: the officer, who shall get a list every month.',
    'The tank is old Copy to : the officer, who shall get a list every month.',
    'The tank is old Copy to 1. the officer, who shall get a list every month.',
    'The tank is old. Copy to : the officer, who shall get a list every month.',
  ])('is none behind the copies: %s', (sentence) => {
    expect(dutiesOf([`4. ${sentence}`])).toEqual([]);
  });

  it('is none in a long line to those who get a copy', () => {
    const line =
      'Copy forwarded to the Regional Officer of the town: who shall get a list every month, of all';
    expect(dutiesOf([`${line} tanks.`])).toEqual([]);
  });

  it('is one before the copies', () => {
    expect(dutiesOf(['4. The tank shall be cleaned every month. Copy to: the officer.'])).toHaveLength(1);
  });

  it('is one where a copy is a part of it', () => {
    expect(dutiesOf(['4. The tank is old; copy to the officer shall be sent every month.'])).toHaveLength(1);
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
    expect(
      numbersOf(['Terms and conditions', 'SCHEDULE-II', '', '1. The tank shall be cleaned every month.']),
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
    [
      'below a command of two lines',
      ['1. The unit is required', 'to do the following:', 'a) Drains: washing every week'],
      1,
    ],
    ['with a Roman number', ['The unit shall do the following:', 'iv) Drains: washing every week'], 1],
    ['not with a capital', ['The unit shall do the following:', 'B) Drains: white every week'], 0],
    ['not without a head', ['a) Drains: white every week'], 0],
    [
      'not below a colon inside a command',
      ['1. The unit shall mind this: it is clean.', 'a) Drains: white every week'],
      0,
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
