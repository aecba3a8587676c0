import { describe, expect, it } from 'vitest';
import { IDENTITY } from '../pages/mapping.ts';
import { readOrder } from '../read-order.ts';
import type { PageItem } from '../types.ts';

/** Words of a line, each letter five points wide; of some a second look gave another reading. */
const toItems = (text: string, y: number, others: Record<string, string>): PageItem[] => {
  let x = 50;
  return text.split(' ').map((word) => {
    const other = others[word];
    const item = { text: word, x, y, width: word.length * 5, height: 10, confidence: 0.95 };
    x += item.width + 3;
    return other === undefined ? item : { ...item, other };
  });
};

const read = (lines: readonly string[], others: Record<string, string>) => {
  const items = lines.flatMap((line, at) => toItems(line, 100 + 30 * at, others));
  const page = { number: 1, width: 595, height: 842, kind: 'text' as const, items, toPaper: IDENTITY };
  return readOrder({ form: 'pdf', pages: [page] });
};

const VALID = 'This consent is valid up to 31.03.2027 for the unit.';
const SEND = '1. The unit shall submit the report of the survey to the Board by 12.05.2026 at the latest.';

describe('an end of the order that may be two days', () => {
  it('is no fact: both days are asked about', () => {
    const { facts, questions, validity } = read([VALID], { '31.03.2027': '31.08.2027' });
    expect(facts.validUpto).toBeUndefined();
    expect(validity).toEqual([]);
    expect(questions).toMatchObject([
      {
        text: 'The scan of this date can be read as 31 Mar 2027 or 31 Aug 2027. Until when is the order valid?',
        asks: { kind: 'valid_upto', options: ['2027-03-31', '2027-08-31'] },
      },
    ]);
  });

  it.each([
    ['the other is no day', '31.09.2027'],
    ['both are the same day', '31/03/2027'],
  ])('is a fact where %s', (_name, other) => {
    const { facts, questions } = read([VALID], { '31.03.2027': other });
    expect(facts.validUpto?.value).toBe('2027-03-31');
    expect(questions).toEqual([]);
  });
});

describe('a day of a duty that may be two', () => {
  it('is asked about, and the duty waits without it', () => {
    const { obligations, questions } = read([SEND], { '12.05.2026': '17.05.2026' });
    expect(obligations).toMatchObject([{ dueDate: null, basis: null }]);
    expect(questions).toMatchObject([{ asks: { kind: 'day', options: ['2026-05-12', '2026-05-17'] } }]);
    expect(questions[0]?.citation?.quote).toBe(obligations[0]?.citation.quote);
  });

  it.each([
    ['the day', '12', '17', '2026-05-17'],
    ['the year', '2026', '2028', '2028-05-12'],
  ])('is known by %s alone', (_name, part, other, day) => {
    const { questions } = read([SEND.replace('12.05.2026', '12 May 2026')], { [part]: other });
    expect(questions).toMatchObject([{ asks: { kind: 'day', options: ['2026-05-12', day] } }]);
  });

  it('is a day where another figure of the sentence may be two', () => {
    const { obligations, questions } = read([SEND.replace('report', 'report 55')], { 55: '65' });
    expect(obligations).toMatchObject([{ dueDate: '2026-05-12' }]);
    expect(questions).toEqual([]);
  });
});

describe('a date of issue that may be two days', () => {
  const HEAD = 'Consent Order No. 4471/2026 dated 12.05.2026 is granted to the unit.';

  it('is no fact: both days are asked about, and nothing is counted from either', () => {
    const monthly =
      '1. The unit shall submit the report of the flow meter to the Board within 30 days of this order.';
    const { facts, questions, obligations } = read([HEAD, VALID, monthly], { '12.05.2026': '17.05.2026' });
    expect(facts.issuedOn).toBeUndefined();
    expect(facts.validUpto?.value).toBe('2027-03-31');
    expect(questions).toMatchObject([
      {
        text: 'The scan of this date can be read as 12 May 2026 or 17 May 2026. When was the order issued?',
        asks: { kind: 'issued_on', options: ['2026-05-12', '2026-05-17'] },
      },
    ]);
    expect(obligations).toMatchObject([{ dueDate: null }]);
  });

  it('takes the end of the order with it that counts from it', () => {
    const term = 'This consent is valid for a period of five years from the date of issue.';
    const known = read([HEAD, term], {});
    expect([known.facts.issuedOn?.value, known.facts.validUpto?.value.slice(0, 7)]).toEqual([
      '2026-05-12',
      '2031-05',
    ]);
    const { facts, questions, validity } = read([HEAD, term], { '12.05.2026': '17.05.2026' });
    expect([facts.issuedOn, facts.validUpto, validity]).toEqual([undefined, undefined, []]);
    expect(questions.map(({ asks }) => asks)).toEqual([
      { kind: 'issued_on', options: ['2026-05-12', '2026-05-17'] },
      { kind: 'valid_upto', options: [] },
    ]);
  });
});

describe('a day of every year that may be two', () => {
  const RETURN =
    '1. The unit shall submit the environmental statement to the Board by 30 September every year.';

  it('is asked about as a day of every year, and no date is made of either', () => {
    const { obligations, questions } = read([RETURN], { 30: '20' });
    expect(obligations).toMatchObject([
      { frequency: 'yearly', recurring: true, dueDate: null, schedule: null, recurrence: null, basis: null },
    ]);
    expect(questions).toMatchObject([
      {
        text: 'The scan of this date can be read as 20 Sep or 30 Sep. Which day of every year is meant?',
        asks: { kind: 'day_of_year', options: ['09-20', '09-30'] },
      },
    ]);
  });

  it('keeps its reading, and the mark, where the year has several', () => {
    const { obligations, questions, doubts } = read(
      [RETURN.replace('30 September every year', '1 June and 1 December every year')],
      { 1: '7' },
    );
    expect(obligations).toMatchObject([{ frequency: 'half_yearly' }]);
    expect(questions).toEqual([]);
    expect(doubts).not.toHaveLength(0);
  });
});
