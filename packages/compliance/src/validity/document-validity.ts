import type { ConsentKind, OpenEndedReason, ValidityState } from '@anupalan/enums/consents';
import { findApplyBy } from '../renewal/apply-by.ts';
import { daysBetween } from '../schedules/dates.ts';
import type { DateString } from '../schedules/types.ts';

/**
 * What an order says about its end, by plain values. `validUpto` is the fact (a person may have corrected it, so it
 * wins); `periods` are those of water, air and waste, of which the earliest counts. Renewal lead in days.
 */
export type ValidityInput = {
  validUpto?: DateString | null;
  periods?: readonly { upto: DateString | null }[];
  openEnded?: OpenEndedReason | null;
  renewalLeadDays?: number | null;
  kind?: ConsentKind | null;
};

/** State of one order on a day. `daysLeft` is 0 on the last day, negative once expired, null without an end. */
export type ValidityResult = { state: ValidityState; validUpto: DateString | null; daysLeft: number | null };

/** Reasons for which a consent without an end is valid; the others tell nothing, and nothing is guessed (D25). */
const VALID_WITHOUT_END: readonly OpenEndedReason[] = ['until_cancelled', 'one_time'];

/** The day on which an order ends, or null: the corrected or read fact, else the earliest of its periods. */
export function findEndDate(input: ValidityInput): DateString | null {
  if (input.validUpto) return input.validUpto;
  const ends = (input.periods ?? []).map(({ upto }) => upto).filter((upto) => upto !== null);
  return ends.sort()[0] ?? null;
}

/**
 * Whether an order is valid on a day (D25): through its last day, expired from the next, expiring from the last day to apply
 * for its renewal on (D45), which is the first of its renewal window.
 */
export function getDocumentValidity(input: ValidityInput, today: DateString): ValidityResult {
  const validUpto = findEndDate(input);
  if (validUpto === null) {
    const isValid = input.openEnded ? VALID_WITHOUT_END.includes(input.openEnded) : false;
    return { state: isValid ? 'valid' : 'none', validUpto, daysLeft: null };
  }
  const daysLeft = daysBetween(today, validUpto);
  if (daysLeft < 0) return { state: 'expired', validUpto, daysLeft };
  const { renewalLeadDays = null, kind = null } = input;
  const applyBy = findApplyBy({ endsOn: validUpto, renewalLeadDays, kind });
  return { state: applyBy !== null && today >= applyBy ? 'expiring' : 'valid', validUpto, daysLeft };
}
