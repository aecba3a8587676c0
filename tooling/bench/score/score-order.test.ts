import type { OrderReading, ReadLimit, ToldObligation } from '@anupalan/compliance/reading/types';
import type { Gold, GoldObligation } from '@anupalan/orders/model/gold';
import { describe, expect, test } from 'vitest';
import { scoreOrder, sumScores, toShare } from './score-order.ts';

const QUOTE = 'The stack shall be tested by an accredited laboratory once in three months';

const goldDuty = (change: Partial<GoldObligation> = {}): GoldObligation => ({
  id: '1',
  page: 2,
  quote: QUOTE,
  name: 'Test stack',
  condition: QUOTE,
  frequency: 'quarterly',
  interval: null,
  stated: 'once in three months',
  due: null,
  kind: 'monitoring',
  recurring: true,
  optional: false,
  ...change,
});

const goldOrder = (change: Partial<Gold> = {}): Gold => ({
  file: 'order.pdf',
  board: 'GPCB',
  form: 'scan',
  pages: 4,
  facts: {
    kind: 'cto',
    authority: 'Gujarat Pollution Control Board',
    consentNo: 'AWH-12345',
    industryName: 'Sahyadri Tiles',
    category: null,
    issuedOn: '2025-01-02',
    validUpto: null,
  },
  validity: [],
  renewalLeadDays: null,
  picturedPages: [],
  questions: [],
  obligations: [goldDuty()],
  notObligations: [],
  limits: [{ page: 2, medium: 'effluent', parameter: 'Total Suspended Solids', limit: '100', unit: 'mg/l' }],
  ...change,
});

const cited = (page: number, quote: string) => ({ page, quote, rects: [] });

const readDuty = (change: Partial<ToldObligation> = {}): ToldObligation => ({
  title: 'Test stack',
  text: QUOTE,
  conditionNo: '1',
  category: 'monitoring',
  frequency: 'quarterly',
  recurring: true,
  statedFrequency: 'once in three months',
  dueDate: null,
  schedule: null,
  recurrence: null,
  basis: null,
  citation: cited(2, QUOTE),
  confidence: 1,
  why: '',
  ...change,
});

const readLimit = (change: Partial<ReadLimit> = {}): ReadLimit => ({
  medium: 'effluent',
  point: null,
  parameter: 'Suspended Solids',
  limit: '100',
  unit: 'mg/l',
  averaging: null,
  citation: cited(2, '100 mg/l'),
  confidence: 1,
  ...change,
});

const reading = (change: Partial<OrderReading> = {}): OrderReading => ({
  facts: {},
  validity: [],
  limits: [readLimit()],
  particulars: [],
  questions: [],
  unreadPages: [],
  obligations: [readDuty()],
  ...change,
});

const fact = <T>(value: T) => ({ value, citation: null, confidence: 1 });

describe('duties', () => {
  test.each<[string, Partial<ToldObligation>, boolean]>([
    ['the words on their page', {}, true],
    [
      'most of the words',
      { citation: cited(2, 'x'), text: QUOTE.replace('accredited laboratory', '') },
      true,
    ],
    ['half of the words', { citation: cited(2, 'x'), text: 'The stack shall be tested' }, false],
    ['all words on the next page', { citation: cited(3, QUOTE) }, true],
    ['most words on the next page', { citation: cited(1, 'x'), text: QUOTE.slice(0, 55) }, false],
    ['all words two pages on', { citation: cited(4, QUOTE) }, false],
  ])('%s', (_, change, isFound) => {
    const score = scoreOrder(goldOrder(), reading({ obligations: [readDuty(change)] }));
    expect(score.recall).toEqual([Number(isFound), 1]);
    expect(score.precision).toEqual([Number(isFound), 1]);
    expect(score.faults.some((fault) => fault.startsWith('missed p2'))).toBe(!isFound);
  });

  test('a duty is found once, by the reading with its period', () => {
    const read = [readDuty({ frequency: 'yearly' }), readDuty()];
    const score = scoreOrder(goldOrder(), reading({ obligations: read }));
    expect(score).toMatchObject({ recall: [1, 1], precision: [1, 2], frequency: [1, 1] });
  });

  test('one that is optional counts where it is found, and not where it is missed', () => {
    const gold = goldOrder({ obligations: [goldDuty({ optional: true })] });
    expect(scoreOrder(gold, reading())).toMatchObject({ recall: [0, 0], precision: [1, 1] });
    expect(scoreOrder(gold, null)).toMatchObject({ recall: [0, 0], precision: [0, 0], limits: [0, 1] });
  });

  test.each<[GoldObligation['due'], Partial<ToldObligation>, boolean]>([
    ['2025-03-04', { dueDate: '2025-03-04' }, true],
    ['2025-03-04', { dueDate: '2025-03-05' }, false],
    ['09-30', { dueDate: '2025-09-30' }, true],
    [
      '09-30',
      { schedule: { frequency: 'yearly', month: 'september', dayOfMonth: 30, startDate: '2025-01-02' } },
      true,
    ],
    [['01-10', '04-10'], { dueDate: '2025-04-10' }, true],
    [['01-10', '04-10'], { dueDate: '2025-05-10' }, false],
    [{ dayOfMonth: 7 }, { dueDate: '2025-04-07' }, true],
    [{ dayOfMonth: 7 }, { dueDate: '2025-04-17' }, false],
    [{ day: 'monday' }, { schedule: { frequency: 'weekly', day: 'monday', startDate: '2025-01-02' } }, true],
    [{ day: 'monday' }, {}, false],
  ])('due %j with %j', (due, change, isRight) => {
    const gold = goldOrder({ obligations: [goldDuty({ due })] });
    expect(scoreOrder(gold, reading({ obligations: [readDuty(change)] })).due).toEqual([Number(isRight), 1]);
  });
});

test('facts: what the order does not print must not be there', () => {
  const facts = {
    kind: fact('cto' as const),
    authority: fact('Gujarat Pollution Control Board, Gandhinagar'),
    consentNo: fact('AWH 12345'),
    industryName: fact('Sahyadri Tiles, Unit'),
    issuedOn: fact('2025-01-02'),
  };
  expect(scoreOrder(goldOrder(), reading({ facts })).facts).toEqual([7, 7]);
  const wrong = { ...facts, consentNo: fact('AWH-12346'), validUpto: fact('2030-01-01') };
  expect(scoreOrder(goldOrder(), reading({ facts: wrong })).facts).toEqual([5, 7]);
});

test.each<[string, Partial<ReadLimit>, boolean]>([
  ['the figure', {}, true],
  ['a figure that holds it as a part', { limit: '1100' }, false],
  ['the figure of something else', { parameter: 'BOD' }, false],
])('limits: %s', (_, change, isRight) => {
  const score = scoreOrder(goldOrder(), reading({ limits: [readLimit(change)] }));
  expect(score.limits).toEqual([Number(isRight), 1]);
  expect(score.limitPrecision).toEqual([Number(isRight), 1]);
});

test('several orders together are counted by their duties, and of nothing all is right', () => {
  const one = scoreOrder(goldOrder(), reading());
  const other = scoreOrder(goldOrder(), reading({ obligations: [] }));
  expect(sumScores([one, other])).toMatchObject({ recall: [1, 2], precision: [1, 1], limits: [2, 2] });
  expect([toShare([1, 2]), toShare([0, 0])]).toEqual([0.5, 1]);
});
