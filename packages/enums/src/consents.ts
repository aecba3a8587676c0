/** Kinds of an order. Contract, ConsentDocument. */
export const CONSENT_KINDS = [
  'cte',
  'cto',
  'cca',
  'ec',
  'hw_authorisation',
  'bmw_authorisation',
  'other',
] as const;
/** Kind of an order. */
export type ConsentKind = (typeof CONSENT_KINDS)[number];
/** The labels that screens show. */
export const CONSENT_KIND_LABELS: Readonly<Record<ConsentKind, string>> = {
  cte: 'Consent to establish',
  cto: 'Consent to operate',
  cca: 'Consolidated consent and authorisation',
  ec: 'Environmental clearance',
  hw_authorisation: 'Hazardous waste authorisation',
  bmw_authorisation: 'Bio-medical waste authorisation',
  other: 'Other order',
};

/** The same in few letters, before the number of a condition: "CTO, condition 7.3". */
export const CONSENT_KIND_SHORT_LABELS: Readonly<Record<ConsentKind, string>> = {
  cte: 'CTE',
  cto: 'CTO',
  cca: 'CCA',
  ec: 'EC',
  hw_authorisation: 'HWA',
  bmw_authorisation: 'BMWA',
  other: 'Order',
};

/** Why a consent has no end date (D25). */
export const OPEN_ENDED_REASONS = [
  'until_cancelled',
  'one_time',
  'until_commissioning',
  'not_stated',
] as const;
/** Why a consent has no end date. */
export type OpenEndedReason = (typeof OPEN_ENDED_REASONS)[number];
/** The labels that screens show. */
export const OPEN_ENDED_LABELS: Readonly<Record<OpenEndedReason, string>> = {
  until_cancelled: 'Valid until cancelled',
  one_time: 'One-time consent',
  until_commissioning: 'Until commissioning',
  not_stated: 'No end date stated',
};

/** Pollution categories of an industry. */
export const INDUSTRY_CATEGORIES = ['red', 'orange', 'green', 'white'] as const;
/** Pollution category of an industry. */
export type IndustryCategory = (typeof INDUSTRY_CATEGORIES)[number];
/** The labels that screens show. */
export const INDUSTRY_CATEGORY_LABELS: Readonly<Record<IndustryCategory, string>> = {
  red: 'Red',
  orange: 'Orange',
  green: 'Green',
  white: 'White',
};

/** Media that an order may be valid for separately. */
export const VALIDITY_MEDIA = ['water', 'air', 'waste'] as const;
/** Medium of a validity. */
export type ValidityMedium = (typeof VALIDITY_MEDIA)[number];
/** The labels that screens show. */
export const VALIDITY_MEDIUM_LABELS: Readonly<Record<ValidityMedium, string>> = {
  water: 'Water',
  air: 'Air',
  waste: 'Waste',
};

/** Media of a limit. */
export const LIMIT_MEDIA = [
  'effluent',
  'sewage',
  'emission',
  'ambient_air',
  'noise',
  'hazardous_waste',
] as const;
/** Medium of a limit. */
export type LimitMedium = (typeof LIMIT_MEDIA)[number];
/** The labels that screens show. */
export const LIMIT_MEDIUM_LABELS: Readonly<Record<LimitMedium, string>> = {
  effluent: 'Trade effluent',
  sewage: 'Sewage',
  emission: 'Emission',
  ambient_air: 'Ambient air',
  noise: 'Noise',
  hazardous_waste: 'Hazardous waste',
};

/** States of an uploaded order. */
export const DOCUMENT_STATUSES = ['queued', 'reading', 'ready', 'failed'] as const;
/** State of an uploaded order. */
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];
/** The labels that screens show. */
export const DOCUMENT_STATUS_LABELS: Readonly<Record<DocumentStatus, string>> = {
  queued: 'Queued',
  reading: 'Reading',
  ready: 'Ready',
  failed: 'Failed',
};

/** States of a consent's validity, in the order in which the overall state takes them, `none` last (D25). */
export const VALIDITY_STATES = ['expired', 'expiring', 'valid', 'none'] as const;
/** State of a consent's validity. */
export type ValidityState = (typeof VALIDITY_STATES)[number];
/** The labels that screens show. */
export const VALIDITY_STATE_LABELS: Readonly<Record<ValidityState, string>> = {
  expired: 'Expired',
  expiring: 'Expiring',
  valid: 'Valid',
  none: 'Not known',
};

/** Facts of an order by their names in calls, and what a person reads before each, in the order of a page. */
export const CONSENT_FACT_LABELS = {
  kind: 'Kind',
  authority: 'Authority',
  consentNo: 'Consent number',
  industryName: 'Industry',
  category: 'Category',
  issuedOn: 'Issued on',
  validUpto: 'Valid up to',
  openEnded: 'Without an end date',
  renewalLeadDays: 'Renewal',
} as const;
