import { type RenewalDays, toRenewalState } from '@anupalan/compliance/renewal/apply-by';
import type { DateString } from '@anupalan/compliance/schedules/types';
import { formatLongDate } from '../tasks/task-dates.ts';

/**
 * How the renewal of an order stands, in the words that every screen uses (D45): "Apply by 2 Jul 2027", "Apply-by date
 * passed on 14 Nov 2026", "Applied on 28 Aug 2026". Null where none is to be applied for.
 */
export function toRenewalWords(days: RenewalDays, today: DateString): string | null {
  const { applyBy, renewalAppliedOn } = days;
  if (renewalAppliedOn !== null) return `Applied on ${formatLongDate(renewalAppliedOn)}`;
  if (applyBy === null) return null;
  return toRenewalState(days, today) === 'missed'
    ? `Apply-by date passed on ${formatLongDate(applyBy)}`
    : `Apply by ${formatLongDate(applyBy)}`;
}
