import { formatDate } from '../schedules/describe.ts';
import type { DateString } from '../schedules/types.ts';
import type { RenewalDays } from './apply-by.ts';

/**
 * The last day to apply: "Apply by 2 Jul 2027", "Apply-by date passed on 14 Nov 2026". Screens, mails and alerts use these
 * words (D45).
 */
export function describeApplyBy(applyBy: DateString, today: DateString): string {
  return applyBy < today
    ? `Apply-by date passed on ${formatDate(applyBy)}`
    : `Apply by ${formatDate(applyBy)}`;
}

/**
 * The renewal of an order in a few words: its last day to apply, or "Applied on 28 Aug 2026". Null where there is nothing to
 * apply for.
 */
export function describeRenewal(
  { applyBy, renewalAppliedOn }: RenewalDays,
  today: DateString,
): string | null {
  if (renewalAppliedOn !== null) return `Applied on ${formatDate(renewalAppliedOn)}`;
  return applyBy === null ? null : describeApplyBy(applyBy, today);
}
