import type { CountedFrom } from '@anupalan/enums/doubts';
import { describe, expect, it } from 'vitest';
import { toCountedFrom } from './counted-from.ts';
import type { OrderDates } from './due.ts';
import { readPassage } from './read-passage.ts';

const DATES: OrderDates = { issuedOn: '2026-03-14', validUpto: '2031-03-31' };
const read = (quote: string, dates = DATES) => ({ ...readPassage(quote, dates), quote, isEdited: false });

describe('the date of the order that a duty is counted from', () => {
  it.each<[string, CountedFrom | null]>([
    ['The renewal application shall be submitted 120 days before the expiry of this consent.', 'validUpto'],
    ['The compliance report shall be submitted within 30 days of this consent.', 'issuedOn'],
    ['Stack emissions shall be monitored every three months.', 'issuedOn'],
    ['The flow meter shall be installed by 30.06.2027.', null],
    ['The annual return shall be submitted by 30th June every year.', null],
    ['The Board shall be informed forthwith of any accident.', null],
  ])('%s', (quote, expected) => {
    expect(toCountedFrom(read(quote), DATES)).toBe(expected);
  });

  it('is none where it is not known, or a person has set the due date', () => {
    const quote = 'The compliance report shall be submitted within 30 days of this consent.';
    const unknown = { issuedOn: null, validUpto: null };
    expect(toCountedFrom(read(quote, unknown), unknown)).toBeNull();
    const set = { dueDate: '2026-05-01', schedule: { frequency: null, startDate: '2026-05-01' } } as const;
    expect(toCountedFrom({ ...read(quote), ...set, isEdited: true }, DATES)).toBeNull();
    expect(toCountedFrom({ ...read(quote), isEdited: true }, DATES)).toBe('issuedOn');
  });
});
