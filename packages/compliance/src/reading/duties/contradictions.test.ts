import { describe, expect, it } from 'vitest';
import { toAnsweredDue } from '../questions/answer.ts';
import { readOrder } from '../read-order.ts';

const DATES = { issuedOn: '2024-04-05', validUpto: '2029-03-31' };
const read = (conditions: string[]) =>
  readOrder({
    form: 'docx',
    paragraphs: ['Consent order dated 05/04/2024.', 'It is valid up to 31/03/2029.', ...conditions].map(
      (text, index) => ({ index, text }),
    ),
  });
const asked = (conditions: string[]) => read(conditions).questions.map(({ text, asks }) => ({ text, asks }));

const MONTHLY = '1. The treated effluent shall be analysed through an NABL laboratory once in a month.';
const QUARTERLY = '2. Treated effluent shall be got analysed by NABL laboratory quarterly and a record kept.';

describe('two conditions that give one duty different times', () => {
  it('are asked about at each of them, with both as answers', () => {
    const asks = { kind: 'period', options: ['P1M', 'P3M'] };
    expect(asked([MONTHLY, QUARTERLY])).toEqual([
      {
        text: 'The order says every month here and every 3 months in condition 2. How often is it due?',
        asks,
      },
      {
        text: 'The order says every 3 months here and every month in condition 1. How often is it due?',
        asks,
      },
    ]);
    expect(read([MONTHLY, QUARTERLY]).obligations.map(({ confidence }) => confidence)).toEqual([0.67, 0.67]);
  });

  it.each<[string, string[], unknown]>([
    [
      'two spans',
      [
        'The unit shall submit an action plan for water within 30 days.',
        'The industry shall submit action plan for water within 60 days.',
      ],
      { kind: 'day', options: ['2024-05-05', '2024-06-04'] },
    ],
    [
      'two days of the year',
      [
        'The return of the mine in Form G shall be filed by 30th June every year.',
        'The mill shall file the return of the mine in Form G by 31st July every year.',
      ],
      { kind: 'day_of_year', options: ['06-30', '07-31'] },
    ],
    [
      'a condition that says more besides',
      [
        'Gases shall pass through a stack of 30 m, and the boiler stack shall be monitored quarterly.',
        'The boiler stack shall be monitored once in a month and the report sent.',
      ],
      { kind: 'period', options: ['P3M', 'P1M'] },
    ],
    [
      'several times in a period',
      [
        'Ambient air at the gate shall be monitored twice a week.',
        'Ambient air at the gate shall be monitored every 2 years.',
      ],
      { kind: 'period', options: ['2xP1W', 'P2Y'] },
    ],
  ])('%s', (_name, conditions, asks) => {
    expect(asked(conditions)).toMatchObject([{ asks }, { asks }]);
  });

  it.each<[string, string[]]>([
    ['the same period', [MONTHLY, '2. Treated effluent shall be got analysed by NABL laboratory monthly.']],
    [
      'another thing',
      ['Stack of boiler 1 shall be monitored monthly.', 'Stack of boiler 2 shall be monitored quarterly.'],
    ],
    [
      'a short name in other words',
      ['Pits shall be cleaned monthly.', 'Pits behind the old dye house shall be cleaned by hand quarterly.'],
    ],
    [
      'a part of the years',
      [
        'Wells of the yard shall be tested monthly for the first year.',
        'Wells of the yard shall be tested quarterly.',
      ],
    ],
    [
      'once and again',
      ['The lid of the pit shall be mended within 30 days.', 'The lid of the pit shall be mended yearly.'],
    ],
    [
      'the same condition',
      ['Wells of the yard shall be tested monthly. Wells of the yard shall be tested quarterly.'],
    ],
  ])('are not where it is %s', (_name, conditions) => {
    expect(asked(conditions)).toEqual([]);
  });

  it('are not asked twice where the words leave it open by themselves', () => {
    expect(
      asked([
        'The treated effluent of the mill shall be analysed bi-monthly.',
        'The treated effluent of the mill shall be analysed yearly.',
      ]),
    ).toHaveLength(1);
  });

  it('keep their printed day with an answer', () => {
    const quote = 'The log shall be sent by the 10th of every month.';
    const due = toAnsweredDue(
      { kind: 'period', options: ['P1M', 'P3M'] },
      'P1M',
      { quote, statedFrequency: null },
      DATES,
    );
    expect(due).toMatchObject({ frequency: 'monthly', dueDate: '2024-04-10' });
  });
});
