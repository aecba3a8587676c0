import type { CountedFrom } from '@anupalan/enums/doubts';
import type { OrderDates } from './due.ts';
import { isRead } from './redate.ts';
import { findRead, type ToldDuty } from './why.ts';

/**
 * The date of the order that the reader counted the due dates of a duty from; null where the order prints them, they count
 * from another day, or a person has set them.
 */
export const toCountedFrom = (duty: ToldDuty, dates: OrderDates): CountedFrom | null => {
  if (duty.basis !== 'worked_out' || duty.schedule === null) return null;
  if (duty.isEdited && !isRead(duty, duty, dates)) return null;
  if (duty.recurring) return 'issuedOn';
  const period = findRead(duty, dates);
  if (period === undefined || period.date !== null) return null;
  return period.kind === 'lead' ? 'validUpto' : period.kind === 'once' ? 'issuedOn' : null;
};
