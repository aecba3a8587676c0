import { describe, expect, it } from 'vitest';
import type { ReadObligation } from '../types.ts';
import { withoutSaidTwice } from './said-twice.ts';

const duty = (quote: string, values: Partial<ReadObligation>): ReadObligation => ({
  title: 'Apply for renewal of consent',
  text: quote,
  conditionNo: null,
  category: 'renewal',
  frequency: null,
  recurring: false,
  dueDate: null,
  schedule: null,
  recurrence: null,
  statedFrequency: null,
  citation: { page: 1, quote, rects: [] },
  confidence: 0.9,
  basis: null,
  ...values,
});

const early = duty('shall be submitted 6 months before expiry', {
  statedFrequency: '6 months before expiry',
  dueDate: '2028-06-30',
});
const late = duty('has to be renewed before expiry', {
  statedFrequency: 'before expiry',
  dueDate: '2028-12-31',
});
const row = duty('1 C2O Rs. 5 Lakh 15 days O & M of ETP', {
  title: 'Submit bank guarantee for O & M of ETP',
  text: '1 | C2O | Rs. 5 Lakh | 15 days | O & M of ETP',
  category: 'other',
  conditionNo: 'III-1',
  dueDate: '2024-05-28',
});
const sentence = duty('shall furnish the bank guarantee at Sr. No. 1 within 15 days', {
  title: 'Furnish bank guarantee',
  category: 'other',
  dueDate: '2024-05-28',
});

const keep = (...obligations: ReadObligation[]) =>
  withoutSaidTwice({ obligations, questions: [] }).obligations;

describe('what an order says twice of one duty', () => {
  it('is renewed so many days before the end, and not at its end as well', () => {
    expect(keep(late, early)).toEqual([early]);
    expect(keep(late)).toEqual([late]);
  });

  it('renews another paper besides', () => {
    const other = { ...late, title: 'Apply for renewal of authorisation' };
    expect(keep(other, early)).toEqual([other, early]);
  });

  it('is told more of in brackets behind it, in the same condition and as often', () => {
    const text = 'Water shall be tested every month. (Note: samples shall be drawn every month.)';
    const monthly = { text, frequency: 'monthly' as const, recurring: true };
    const tested = duty('Water shall be tested every month.', monthly);
    const note = duty('(Note: samples shall be drawn every month.)', monthly);
    const rarer = { ...note, frequency: 'yearly' as const };
    expect(keep(tested, note)).toEqual([tested]);
    expect(keep(tested, rarer)).toEqual([tested, rarer]);
  });

  it('is a guarantee that a sentence orders by the number of its row', () => {
    expect(keep(row, sentence)).toEqual([sentence]);
  });

  it('leaves the rows that no sentence orders, and those of another day', () => {
    const second = { ...row, conditionNo: 'III-2' };
    const later = { ...row, dueDate: '2024-06-28' };
    expect(keep(row, second, sentence)).toEqual([second, sentence]);
    expect(keep(later, sentence)).toEqual([later, sentence]);
  });

  it('takes its question along, and leaves the others behind the duty that they follow', () => {
    const part = { title: 'Clean the tank', text: '', conditionNo: null, category: 'other' as const };
    const asked = { text: 'By when?', asks: { kind: 'day' as const, options: [] } };
    const { questions } = withoutSaidTwice({
      obligations: [late, early],
      questions: [
        { ...asked, citation: late.citation },
        { ...asked, citation: { page: 1, quote: 'cleaned soon', rects: [] }, duty: { ...part, after: 1 } },
      ],
    });
    expect(questions.map(({ duty: its }) => its?.after)).toEqual([0]);
  });
});
