/** Why a figure of a recognised page is never trusted alone. */
export const DOUBT_REASONS = ['unsure', 'odd_sign', 'two_readings', 'pattern'] as const;
/** Why a figure is compared with the page. */
export type DoubtReason = (typeof DOUBT_REASONS)[number];
/** The labels that screens show. */
export const DOUBT_REASON_LABELS: Readonly<Record<DoubtReason, string>> = {
  unsure: 'The scan is hard to read here.',
  odd_sign: 'It has a sign that does not belong in a number.',
  two_readings: 'Two readings of it differ.',
  pattern: 'It does not fit the figures beside it, or what is usual.',
};

/** The dates of an order that due dates are counted from. */
export const COUNTED_FROM = ['issuedOn', 'validUpto'] as const;
/** A date of an order that due dates are counted from. */
export type CountedFrom = (typeof COUNTED_FROM)[number];
