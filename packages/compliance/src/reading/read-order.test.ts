import { describe, expect, it } from 'vitest';
import { toPage } from './layout/lines.fixtures.ts';
import { readOrder } from './read-order.ts';
import type { OrderInput } from './types.ts';

const PAGES = [
  toPage(1, [
    'Gujarat Pollution Control Board',
    'Consent Order No: AWH-70031 Date of Issue: 10/02/2025',
    'M/s. Banas Pigments Private Limited',
    'Sub: Consent to Operate under section 25 of the Water Act, 1974',
    'The consent order shall be valid up to 31/12/2029.',
    'SPECIAL CONDITIONS',
    '1. The unit shall furnish the returns of water used to the Board by the',
    '10th of every succeeding month.',
    '2. The unit shall test the stack every week and the tank shall be cleaned once in a year.',
    '3. The unit shall keep the area clean.',
    '4. Monitoring shall be done as below:',
    'Sr No|Location|Frequency',
    'a|Ambient air at the gate|Quarterly',
    '5. The Regional Officer shall visit the unit once in a month.',
    '6. The data shall be updated periodically and reported.',
  ]),
  { ...toPage(2, []), kind: 'scan' as const },
  toPage(3, [
    'GENERAL CONDITIONS',
    '1. The unit shall apply for renewal of this consent at least 90 days before its expiry.',
    'Copy to:',
    '1. The Regional Officer, who shall send a report once in three months.',
  ]),
];

it('leaves what a letter asks of those it is copied to', () => {
  const page = toPage(1, [
    'Enclosed: as above. Copy to: Regional Officer, to send the report every three months.',
    '',
    '1. The unit will plant 200 trees before the next monsoon i.e. 30.06.2027.',
  ]);
  expect(readOrder({ form: 'pdf', pages: [page] }).obligations.map((found) => found.dueDate)).toEqual([
    '2027-06-30',
  ]);
});

describe('how long before its end the order wants the renewal', () => {
  const leadOf = (...lines: string[]) =>
    readOrder({ form: 'pdf', pages: [toPage(1, ['Gujarat Pollution Control Board', ...lines])] }).facts
      .renewalLeadDays;
  const END = 'The consent order shall be valid up to 31/12/2029.';

  it.each<[string, string[], number]>([
    [
      'is counted in the calendar',
      [END, '1. Apply for renewal of this consent 2 months before its expiry.'],
      61,
    ],
    [
      'is 30 days a month without an end',
      ['1. Apply for renewal of this consent 2 months before its expiry.'],
      60,
    ],
    [
      'is 7 days a week without an end',
      ['1. Apply for renewal of this consent 6 weeks before its expiry.'],
      42,
    ],
    [
      'is told by the first duty that counts',
      [
        '1. Apply for renewal of this consent every five years.',
        '2. Apply for renewal of this consent before its expiry.',
        '3. Apply for renewal of this consent 60 days before its expiry.',
      ],
      60,
    ],
    [
      'is told by an application before the end, which does not say what for',
      ['1. Online application shall be filed in this office 90 days before expiry of the consent.'],
      90,
    ],
  ])('%s', (_, lines, days) => {
    expect(leadOf(...lines)?.value).toBe(days);
  });

  it('is not told by the time before the works begin', () => {
    expect(
      leadOf(
        '1. Application for consent to operate shall be filed 45 days before commissioning of the plant.',
      ),
    ).toBeUndefined();
  });

  it('is cited and as sure as the duty that tells it', () => {
    expect(leadOf('1. The unit shall apply for renewal of this consent 60 days before its expiry.')).toEqual({
      value: 60,
      citation: expect.objectContaining({
        quote: 'The unit shall apply for renewal of this consent 60 days before its expiry.',
      }),
      confidence: 0.92,
    });
  });

  it.each([
    '1. The unit shall submit an audit report 30 days before the expiry of this consent.',
    '1. The unit shall apply for renewal of this consent before its expiry.',
    '1. The unit shall apply for renewal of this consent every five years.',
  ])('is not told by: %s', (line) => {
    expect(leadOf(END, line)).toBeUndefined();
  });
});

describe('readOrder', () => {
  // Read in each test: what runs while tests are collected would count as covered by all of them.
  const read = () => readOrder({ form: 'pdf', pages: PAGES });

  it('finds each duty with its condition, period and date', () => {
    expect(
      read().obligations.map((found) => [
        found.conditionNo,
        found.frequency,
        found.dueDate,
        found.citation.page,
      ]),
    ).toEqual([
      ['Special-1', 'monthly', '2025-02-10', 1],
      ['Special-2', 'weekly', null, 1],
      ['Special-2', 'yearly', null, 1],
      ['Special-a', 'quarterly', null, 1],
      ['General-1', null, '2029-10-02', 3],
    ]);
  });

  it('cites the very words, with a rectangle for each line that lies on the page', () => {
    const citation = read().obligations[0]?.citation;
    expect(citation?.quote).toBe(
      'The unit shall furnish the returns of water used to the Board by the 10th of every succeeding month.',
    );
    expect(citation?.rects).toHaveLength(2);
    for (const rect of citation?.rects ?? []) {
      expect(rect.x).toBeGreaterThan(0);
      expect(rect.x + rect.width).toBeLessThanOrEqual(1);
      expect(rect.y + rect.height).toBeLessThanOrEqual(1);
    }
  });

  it('names scanned and garbled pages, in their order, and no others', () => {
    const kinds = ['text', 'garbled', 'blank', 'scan'] as const;
    const pages = kinds.map((kind, at) => ({ ...toPage(at + 1, ['The tank']), kind }));
    expect(readOrder({ form: 'pdf', pages }).unreadPages).toEqual([2, 4]);
  });

  it('names the pages that it could not read, and asks what the order leaves open', () => {
    const reading = read();
    expect(reading.unreadPages).toEqual([2]);
    expect(reading.questions).toMatchObject([
      { text: expect.stringContaining('"periodically"'), citation: { page: 1 } },
    ]);
  });

  it('knows how long before its end the order wants the renewal', () => {
    expect(read().facts.renewalLeadDays?.value).toBe(90);
  });

  it('cites paragraphs of a document without pages, and reads its tables', () => {
    const cell = (index: number, text: string, row: number, at: number) => ({
      index,
      text,
      cell: { table: 0, row, cell: at },
    });
    const input: OrderInput = {
      form: 'docx',
      paragraphs: [
        { index: 0, text: 'ADDITIONAL CONDITIONS' },
        { index: 1, text: '1.\tThe unit shall submit the report every month.' },
        cell(2, 'Sl. No', 0, 0),
        cell(3, 'Survey', 0, 1),
        cell(4, 'Periodicity', 0, 2),
        cell(5, '1', 1, 0),
        cell(6, 'Noise at the fence', 1, 1),
        cell(7, 'Once in six months', 1, 2),
        { index: 8, text: '2.\tThe unit shall keep the road clean.' },
      ],
    };
    const { obligations, unreadPages } = readOrder(input);
    expect(
      obligations.map((found) => [found.frequency, found.citation.page, found.citation.paragraph]),
    ).toEqual([
      ['monthly', null, 1],
      ['half_yearly', null, 5],
    ]);
    expect(obligations.every((found) => found.citation.rects.length === 0)).toBe(true);
    expect(unreadPages).toEqual([]);
  });

  it.each<[string, OrderInput]>([
    ['no pages', { form: 'pdf', pages: [] }],
    ['an empty page', { form: 'pdf', pages: [toPage(1, [])] }],
    [
      'an item without size',
      { form: 'pdf', pages: [{ ...toPage(1, []), items: [{ text: 'x', x: 0, y: 0, width: 0, height: 0 }] }] },
    ],
    ['no paragraphs', { form: 'docx', paragraphs: [] }],
  ])('answers with nothing found for %s', (_, input) => {
    expect(readOrder(input)).toMatchObject({ obligations: [], limits: [], validity: [] });
  });
});
