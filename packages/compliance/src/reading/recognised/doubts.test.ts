import { describe, expect, it, test } from 'vitest';
import { turning } from '../pages/mapping.ts';
import { readOrder } from '../read-order.ts';
import type { InputPage, PageItem } from '../types.ts';
import { doubtFigures, findDoubts, listDoubtsOf, listDoubtsOfFact, toDoubtedConfidence } from './doubts.ts';

/** Words of a line, each ten points a letter wide. */
function toItems(text: string, y: number, confidence: Record<string, number> = {}): PageItem[] {
  let x = 50;
  return text.split(' ').map((word) => {
    const item = {
      text: word,
      x,
      y,
      width: word.length * 5,
      height: 10,
      confidence: confidence[word] ?? 0.95,
    };
    x += word.length * 5 + 3;
    return item;
  });
}

function toPage(items: PageItem[], angle = 0): InputPage {
  return { number: 1, width: 595, height: 842, kind: 'text', items, toPaper: turning(angle) };
}

const DUTY = '1. The unit shall monitor stack emissions once in 3 months.';

const read = (page: InputPage) => readOrder({ form: 'pdf', pages: [page] });
const readDuty = (page: InputPage) => doubtFigures(read(page)).obligations[0];
/** The words of a line that are in doubt. */
const doubted = (text: string, confidence: Record<string, number> = {}) =>
  findDoubts([toPage(toItems(text, 100, confidence))]).map((doubt) => [doubt.text, doubt.reason]);

describe('a figure of a recognised page', () => {
  it('that is certain leaves the finding as sure as it was', () => {
    const duty = readDuty(toPage(toItems(DUTY, 100)));
    expect(duty?.confidence).toBeGreaterThan(0.7);
    expect(duty?.why).not.toContain('scan');
  });

  it('that is not makes the finding doubtful, and is named', () => {
    const duty = readDuty(toPage(toItems(DUTY, 100, { 3: 0.6 })));
    expect(duty?.confidence).toBeLessThan(0.7);
    expect(duty?.why).toContain('The scan is hard to read at “3”: compare it with the page.');
  });

  it('is found on paper that lies askew', () => {
    expect(readDuty(toPage(toItems(DUTY, 100, { 3: 0.6 }), 0.02))?.why).toContain('“3”');
  });

  it('of another line is no matter of this finding', () => {
    const page = toPage([...toItems(DUTY, 100), ...toItems('Page 4', 700, { 4: 0.3 })]);
    expect(readDuty(page)?.why).not.toContain('scan');
  });

  it('is told with its place, and the finding keeps its own confidence', () => {
    const { doubts, obligations } = read(toPage(toItems(DUTY, 100, { 3: 0.6 })));
    expect(doubts).toEqual([
      {
        page: 1,
        text: '3',
        x: expect.closeTo(0.474, 2),
        y: 0.1188,
        width: 0.0084,
        height: 0.0119,
        reason: 'unsure',
        other: null,
      },
    ]);
    expect(obligations[0]?.confidence).toBeGreaterThan(0.7);
  });

  it('of the end of the order makes what is counted back from it doubtful, and nothing else', () => {
    const page = toPage([
      ...toItems('This consent is valid up to 31.03.2031.', 60, { '31.03.2031.': 0.6 }),
      ...toItems('1. The renewal application shall be submitted 120 days before the expiry.', 100),
      ...toItems('2. The unit shall install a flow meter by 30.06.2027.', 140),
    ]);
    const [renewal, meter] = doubtFigures(read(page)).obligations;
    expect(renewal?.confidence).toBe(0.6);
    expect(renewal?.why).toContain(
      'The end of the order that this is counted from is hard to read in the scan at “31.03.2031.”: compare it with the page.',
    );
    expect(meter?.confidence).toBeGreaterThan(0.7);
    expect(meter?.why).not.toContain('scan');
  });

  it('that no finding cites is not told', () => {
    expect(read(toPage([...toItems(DUTY, 100), ...toItems('Page 4', 700, { 4: 0.3 })])).doubts).toEqual([]);
  });

  test.each([
    ['3O', '3O'],
    ['l5', 'l5'],
    ['Sth', 'Sth'],
    ['14.01,2026', '14.01.2026'],
    ['5:1', '5.1'],
    ['|7', '|7'],
    ['%0', '%0'],
  ])('like “%s” is doubtful at any confidence, as “%s”', (figure, told) => {
    expect(doubted(`Limit ${figure} mg`)).toEqual([[told, 'odd_sign']]);
  });

  test.each(['30', '15', '14.01.2026', '6.5-8.5', '10,000', '1,00,000'])('like “%s” is not', (figure) => {
    expect(doubted(`Limit ${figure} mg`)).toEqual([]);
  });

  it('in digits of another script is doubtful like any other', () => {
    expect(doubted('मर्यादा १५० ग्रीस १०', { '१५०': 0.6 })).toEqual([['१५०', 'unsure']]);
    expect(doubted('दिनांक ४१/०३/२०२६')).toEqual([['४१/०३/२०२६', 'pattern']]);
  });

  it('is told as it was put right, which is how a finding has it', () => {
    expect(doubted('pH 6.510 9.0 and', { '6.510': 0.5 })).toEqual([['6.5 to', 'unsure']]);
  });

  it('that a second look reads otherwise is doubtful, with both readings', () => {
    const items = toItems('valid upto 31.03.2026', 100).map((item) =>
      item.text === '31.03.2026' ? { ...item, other: '31.03.2028' } : item,
    );
    expect(findDoubts([toPage(items)])).toMatchObject([
      { text: '31.03.2026', reason: 'two_readings', other: '31.03.2028' },
    ]);
  });

  test.each([
    ['a date of no calendar', 'issued on 41.03.2026', '41.03.2026'],
    ['a month of no calendar', 'issued on 01/13/2026', '01/13/2026'],
    ['a year far from the others', 'of 01.04.2025 and 02.04.2026 upto 31.03.2206', '31.03.2206'],
    ['digits in no groups', 'rupees 10,00 only', '10,00'],
    ['a lower end that lost its point', 'pH 55 to 9.0', '5.5'],
    ['an upper end that lost its point', 'pH 6.5-90', '6.5-9.0'],
  ])('breaks the pattern: %s', (_, text, figure) => {
    expect(doubted(text)).toContainEqual([figure, 'pattern']);
  });

  test.each([
    'pH 5.5 to 9.0',
    'from 10 to 6',
    'of 2025 - 26',
    'of 01.04.1986 and 02.04.2026',
    '0.5 to 10 mg/l',
  ])('fits: %s', (text) => {
    expect(doubted(text)).toEqual([]);
  });

  test.each(['S02', 'SO2,', 'PM10', '(PM2.5)'])('is none in the name of a substance: %s', (name) => {
    expect(doubted(`Limit of ${name} is`, { [name]: 0.5 })).toEqual([]);
  });

  it('that begins a range whose stroke was lost in its cell is doubtful, and no other of the column', () => {
    const lines = ['6.5', '9.0', '6.5 -', '8.5'].map((text, at) => toItems(text, 100 + 12 * at));
    const doubts = findDoubts([toPage(lines.flat())]);
    expect(doubts.map(({ text, y, reason }) => [text, Math.round(842 * y), reason])).toEqual([
      ['6.5', 100, 'pattern'],
    ]);
  });

  it('has a unit, which is doubtful where the recogniser is not sure of it', () => {
    expect(doubted('30 mg/l as BOD', { 'mg/l': 0.5, BOD: 0.4 })).toEqual([['mg/l', 'unsure']]);
  });
});

describe('a finding', () => {
  const doubt = { page: 2, x: 0.4, y: 0.5, width: 0.1, height: 0.02 };
  test.each([
    ['that cites it', { page: 2, quote: '', rects: [{ x: 0, y: 0.4, width: 1, height: 0.2 }] }, 1],
    [
      'that ends on its page',
      { page: 1, quote: '', rects: [{ page: 2, x: 0, y: 0.4, width: 1, height: 0.2 }] },
      1,
    ],
    ['of another page', { page: 1, quote: '', rects: [{ x: 0, y: 0.4, width: 1, height: 0.2 }] }, 0],
    ['of another line', { page: 2, quote: '', rects: [{ x: 0, y: 0.6, width: 1, height: 0.2 }] }, 0],
    ['without words', null, 0],
  ])('%s', (_, citation, count) => {
    expect(listDoubtsOf(citation, [doubt])).toHaveLength(count);
  });

  test.each([
    ['2026-03-31', '31.03.2026', 1],
    ['2026-03-31', '31.08.2026', 1],
    ['2026-03-31', '31st', 1],
    ['2026-03-31', '2026', 1],
    ['AWH-141906', 'AWH-141906', 1],
    ['AWH-141906', '141906,', 1],
    ['TNPCB/W/2207/2024', '2207', 1],
    ['AWH-141906', '1.', 0],
    ['AWH-141906', '17', 0],
    ['2026-03-31', '(R17)', 0],
    ['2026-03-31', 'GPCB/CCA/VAP1/2026/4417', 0],
    ['2026-03-31', 'DT.31-MAR-2026', 1],
    ['CTO/17', '(R17)', 1],
  ])('of the value %s rests on “%s”: %d', (value, text, count) => {
    const citation = { page: 2, quote: '', rects: [{ x: 0, y: 0.4, width: 1, height: 0.2 }] };
    expect(listDoubtsOfFact({ value, citation }, [{ ...doubt, text }])).toHaveLength(count);
  });

  test.each(['other', 'Uttar Pradesh Pollution Control Board'])(
    'what has no figure rests on none: %s',
    (value) => {
      const place = { page: doubt.page, quote: '1: the unit', rects: [{ x: 0, y: 0, width: 1, height: 1 }] };
      expect(listDoubtsOf(place, [doubt])).toHaveLength(1);
      expect(listDoubtsOfFact({ value, citation: place }, [{ ...doubt, text: '1:' }])).toEqual([]);
    },
  );

  test('is less sure with a doubt, and never surer', () => {
    expect([0.9, 0.3].map((sure) => toDoubtedConfidence(sure, [doubt]))).toEqual([0.6, 0.3]);
    expect(toDoubtedConfidence(0.9, [])).toBe(0.9);
  });
});

describe('a word of a recognised page', () => {
  it('that may be another one makes its obligation doubtful, and is named', () => {
    const duty = readDuty(toPage(toItems(DUTY, 100, { stack: 0.4 })));
    expect(duty?.confidence).toBeLessThan(0.7);
    expect(duty?.why).toContain('The scan is hard to read at “stack”: compare it with the page.');
  });

  it.each([
    ['short, as dirt is taken for words', toItems(DUTY, 100, { in: 0.2 })],
    ['one of which the recogniser is sure enough', toItems(DUTY, 100, { stack: 0.7 })],
    ['one of another line', [...toItems(DUTY, 100), ...toItems('Signature', 700, { Signature: 0.2 })]],
  ])('that is %s leaves it as sure as it was', (_name, items) => {
    const duty = readDuty(toPage(items));
    expect(duty?.confidence).toBeGreaterThan(0.7);
    expect(duty?.why).not.toContain('scan');
  });
});

test('of text nothing is in doubt', () => {
  const { toPaper: _, ...page } = toPage(toItems(DUTY, 100, { 3: 0.6 }));
  expect(read(page).doubts).toBeUndefined();
  expect(readDuty(page)?.why).not.toContain('scan');
});
