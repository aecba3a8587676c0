import type { ConsentKind } from '@anupalan/enums/consents';
import { RENEWAL_WINDOW_DAYS } from '@anupalan/enums/limits';
import { addDays, addMonths, daysBetween } from '../schedules/dates.ts';
import type { DateString } from '../schedules/types.ts';

/** What an order says about its renewal. `endsOn`: its last valid day; null: it has no end. Lead in days, as printed. */
export type RenewalTerms = {
  endsOn: DateString | null;
  renewalLeadDays: number | null;
  kind: ConsentKind | null;
};

/**
 * Calendar months before the end in which renewal has to be applied for, by the kind of order, where the order prints no
 * lead: Hazardous and Other Wastes (Management and Transboundary Movement) Rules, 2016, rule 6(4).
 */
const LEAD_MONTHS: Readonly<Partial<Record<ConsentKind, number>>> = { hw_authorisation: 3 };

/**
 * The last day to apply for the renewal of an order (D45): its end minus the lead that it prints, else the lead of its
 * kind, else 120 days. Null where it has no end.
 */
export function findApplyBy({ endsOn, renewalLeadDays, kind }: RenewalTerms): DateString | null {
  if (endsOn === null) return null;
  if (renewalLeadDays !== null) return addDays(endsOn, -renewalLeadDays);
  const months = kind === null ? undefined : LEAD_MONTHS[kind];
  return months === undefined ? addDays(endsOn, -RENEWAL_WINDOW_DAYS) : addMonths(endsOn, -months);
}

/** Days before the last day to apply from which on it is near. */
const NEAR_DAYS = 60;

/**
 * How the renewal of an order stands: `none` is asked for, there is time, the last day to apply is `near`, it was
 * `missed`, or an application is recorded.
 */
export type RenewalState = 'none' | 'ahead' | 'near' | 'missed' | 'applied';

/** The days that a renewal is about, of an order that no newer one follows. */
export type RenewalDays = { applyBy: DateString | null; renewalAppliedOn: DateString | null };

/** How a renewal stands on a day (D45). */
export function toRenewalState({ applyBy, renewalAppliedOn }: RenewalDays, today: DateString): RenewalState {
  if (renewalAppliedOn !== null) return 'applied';
  if (applyBy === null) return 'none';
  if (applyBy < today) return 'missed';
  return daysBetween(today, applyBy) <= NEAR_DAYS ? 'near' : 'ahead';
}
