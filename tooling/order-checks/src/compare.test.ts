import type { OrderReading } from '@anupalan/compliance/reading/types';
import type { Gold } from '@anupalan/orders/model/gold';
import { expect, test } from 'vitest';
import { differencesOf } from './compare.ts';

const GOLD: Gold = {
  file: 'invented.pdf',
  board: 'MPCB',
  form: 'text',
  pages: 2,
  picturedPages: [],
  facts: {
    kind: 'cto',
    authority: 'Maharashtra Pollution Control Board',
    consentNo: 'A-1',
    industryName: 'Musi Kraft Papers Limited',
    category: null,
    issuedOn: '2025-06-18',
    validUpto: null,
  },
  validity: [{ medium: null, from: null, upto: null }],
  renewalLeadDays: null,
  questions: [],
  obligations: [
    {
      id: 'A-5',
      page: 1,
      quote: 'The return shall be filed',
      name: 'File return',
      condition: 'The return shall be filed by 30th June every year.',
      kind: 'return',
      frequency: 'yearly',
      interval: null,
      recurring: true,
      stated: 'by 30th June every year',
      due: '06-30',
      optional: false,
    },
  ],
  notObligations: [{ page: 2, quote: 'The Board may inspect the plant', why: 'power of the board' }],
  limits: [{ page: 2, medium: 'effluent', parameter: 'BOD', limit: '30', unit: 'mg/l' }],
};

const cite = (page: number, quote: string) => ({ page, quote, rects: [] });
const fact = <T>(value: T) => ({ value, citation: null, confidence: 1 });
const DUTY: OrderReading['obligations'][number] = {
  title: 'File return',
  text: '5. The return shall be filed by 30th June every year.',
  conditionNo: 'A-5',
  category: 'return',
  frequency: 'yearly',
  recurring: true,
  statedFrequency: 'by 30th June every year',
  dueDate: '2025-06-30',
  recurrence: { frequency: 'yearly', month: 'june', dayOfMonth: 30 },
  schedule: { frequency: 'yearly', month: 'june', dayOfMonth: 30, startDate: '2025-06-30' },
  basis: 'printed',
  why: 'The order prints the day.',
  citation: cite(1, 'The return shall be filed by 30th June every year.'),
  confidence: 1,
};
const READING: OrderReading = {
  facts: {
    kind: fact('cto'),
    authority: fact('Maharashtra Pollution Control Board'),
    consentNo: fact('A-1'),
    industryName: fact('Musi Kraft Papers Limited'),
    issuedOn: fact('2025-06-18'),
  },
  validity: [{ medium: null, from: null, upto: null, citation: null }],
  limits: [
    {
      medium: 'effluent',
      point: null,
      parameter: 'BOD',
      limit: '30',
      unit: 'mg/l',
      averaging: null,
      citation: cite(2, 'BOD 30 mg/l'),
      confidence: 0.95,
    },
  ],
  particulars: [],
  questions: [],
  unreadPages: [],
  obligations: [DUTY],
};
const [LIMIT] = READING.limits;

const compare = (change: Partial<OrderReading>, gold: Partial<Gold> = {}) =>
  differencesOf({ ...GOLD, ...gold }, { ok: true, reading: { ...READING, ...change }, pageCount: 2 });
const withDuty = (change: Partial<typeof DUTY>) => compare({ obligations: [{ ...DUTY, ...change }] });

test('a reading that is the gold has no differences', () => {
  expect(compare({})).toEqual([]);
});

test.each([
  ['a name', { title: 'File' }, ['- duty A-5 name: File return', '+ duty A-5 name: File']],
  ['a kind', { category: 'fee' }, ['- duty A-5 kind: return', '+ duty A-5 kind: fee']],
  ['a period', { frequency: 'monthly' }, ['- duty A-5 period: yearly', '+ duty A-5 period: monthly']],
  [
    'the words that say when',
    { statedFrequency: '30th June' },
    ['- duty A-5 when: by 30th June every year', '+ duty A-5 when: 30th June'],
  ],
  [
    'the day of a series',
    { recurrence: { frequency: 'yearly', month: 'july', dayOfMonth: 1 } },
    ['- duty A-5 days: on 06-30', '+ duty A-5 days: on 07-01'],
  ],
  [
    'its first day',
    { dueDate: '2026-06-30' },
    ['- duty A-5 first: 2025-06-30', '+ duty A-5 first: 2026-06-30'],
  ],
  ['no schedule', { schedule: null }, ['- duty A-5 starts: 2025-06-30', '+ duty A-5 starts: none']],
  [
    'words of a neighbour',
    { citation: cite(1, `${DUTY.citation.quote} Sludge`) },
    ['- duty A-5 quoted from: its condition', '+ duty A-5 quoted from: its condition and: Sludge'],
  ],
  [
    'a text that goes on',
    { text: `${DUTY.text} 6. SCHEDULE` },
    ['- duty A-5 text: its condition', '+ duty A-5 text: its condition and: 6 SCHEDULE'],
  ],
  [
    'a text that is cut',
    { text: 'The return shall be filed by 30th June' },
    ['- duty A-5 text: its condition', '+ duty A-5 text: its condition without: every year'],
  ],
  ['another page', { citation: cite(2, DUTY.citation.quote) }, ['- duty A-5 page: 1', '+ duty A-5 page: 2']],
] satisfies [string, Partial<typeof DUTY>, string[]][])('of a duty: %s', (_, change, lines) => {
  expect(withDuty(change)).toEqual(lines);
});

test('a duty that is missed, one that is found twice, and one that is none', () => {
  expect(compare({ obligations: [] })).toEqual(['- duty A-5: The return shall be filed']);
  expect(compare({ obligations: [DUTY, DUTY] })).toEqual([`+ duty of no condition: ${DUTY.citation.quote}`]);
  const trap = { ...DUTY, citation: cite(2, 'The Board may inspect the plant') };
  expect(compare({ obligations: [DUTY, trap] })).toEqual([
    '+ duty of no condition, which is none (power of the board): The Board may inspect the plant',
  ]);
});

test('a duty that may be missed', () => {
  const obligations = GOLD.obligations.map((duty) => ({ ...duty, optional: true }));
  expect(compare({ obligations: [] }, { obligations })).toEqual([]);
});

test.each([
  ['a value', { limit: '3' }, 'on page 2 of effluent BOD: 3 mg/l'],
  ['a quote', { citation: cite(2, 'COD mg/l') }, 'on page 2 of effluent BOD: 30 mg/l (not in its quote)'],
  ['a unit', { unit: null }, 'on page 2 of effluent BOD: 30'],
  ['a point', { point: 'ETP outlet' }, 'on page 2 of effluent BOD: 30 mg/l at ETP outlet'],
  ['a time', { averaging: '24 hours' }, 'on page 2 of effluent BOD: 30 mg/l over 24 hours'],
  ['a parameter', { parameter: 'COD' }, 'on page 2 of effluent COD: 30 mg/l'],
  ['a page', { citation: cite(1, 'BOD 30') }, 'on page 1 of effluent BOD: 30 mg/l'],
])('of a limit: %s', (_, change, line) => {
  const limits = LIMIT ? [{ ...LIMIT, ...change }] : [];
  expect(compare({ limits }).toSorted()).toEqual([
    `+ limit ${line}`,
    '- limit on page 2 of effluent BOD: 30 mg/l',
  ]);
});

test('facts, validity, questions and unread pages', () => {
  expect(
    compare({ facts: { ...READING.facts, category: fact('red'), issuedOn: fact('2025-06-19') } }),
  ).toEqual(['+ fact category: red', '- fact issuedOn: 2025-06-18', '+ fact issuedOn: 2025-06-19']);
  expect(compare({ validity: [] })).toEqual(['- validity of the whole: from the beginning to no end']);
  expect(compare({ questions: [{ text: 'Which?', citation: null, asks: { kind: 'begins' } }] })).toEqual([
    '+ question: Which?',
  ]);
  expect(compare({ unreadPages: [2] })).toEqual(['- unread pages: none', '+ unread pages: 2']);
});

test('of pages that are pictures nothing is expected but that they are named', () => {
  expect(compare({ limits: [], unreadPages: [2] }, { picturedPages: [2] })).toEqual([]);
  const unread = { ok: false, code: 'scan', failure: 'A picture.' } as const;
  expect(differencesOf({ ...GOLD, picturedPages: [1, 2] }, unread)).toEqual([]);
  expect(differencesOf(GOLD, unread)).toEqual(['- file: read', '+ file: not read, because of scan']);
});
