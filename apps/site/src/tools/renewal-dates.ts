import { findApplyBy } from '@anupalan/compliance/renewal/apply-by';
import { addDays } from '@anupalan/compliance/schedules/dates';
import { getDocumentValidity } from '@anupalan/compliance/validity/document-validity';
import type { ConsentKind } from '@anupalan/enums/consents';

/** What the calculator says about a consent. */
export type RenewalDates = {
  state: 'valid' | 'expiring' | 'expired';
  /** The last day on which the application should be with the board. */
  applyBy: string;
  /** When to begin: ninety days before that (our advice, no rule). */
  beginOn: string;
  /** Days until the end; negative once it is over. */
  daysLeft: number;
};

/** Days before the last day to apply at which the work begins (our advice, no rule). */
export const PREPARATION_DAYS = 90;

/**
 * Dates of a renewal, as the product counts them: valid through the last day, expiring from the last day to apply on (D25, D45).
 * @param validUpto `YYYY-MM-DD`
 * @param leadDays of the order; else those of its kind, else 120
 * @param kind of the order, where it is known
 * @returns null where the date is none
 */
export function getRenewalDates(
  validUpto: string,
  leadDays: number | null,
  today: string,
  kind: ConsentKind | null = null,
): RenewalDates | null {
  if (!isDate(validUpto)) return null;
  const { state, daysLeft } = getDocumentValidity({ validUpto, renewalLeadDays: leadDays }, today);
  const applyBy = findApplyBy({ endsOn: validUpto, renewalLeadDays: leadDays, kind });
  if (state === 'none' || daysLeft === null || applyBy === null) return null;
  return { state, applyBy, beginOn: addDays(applyBy, -PREPARATION_DAYS), daysLeft };
}

/** Whether a text is a day that exists. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
