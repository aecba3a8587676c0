/** What a duty of the statutory catalogue is about. */
export const STATUTORY_SUBJECTS = ['consents', 'waste', 'water', 'air_noise', 'safety'] as const;
/** What a duty of the statutory catalogue is about. */
export type StatutorySubject = (typeof STATUTORY_SUBJECTS)[number];
/** The labels that screens show. */
export const STATUTORY_SUBJECT_LABELS: Readonly<Record<StatutorySubject, string>> = {
  consents: 'Consents and clearances',
  waste: 'Waste',
  water: 'Water',
  air_noise: 'Air, noise and laboratory',
  safety: 'Safety, factories, electrical',
};

/** The period that a return or a check covers. */
export const STATUTORY_PERIODS = [
  'fy',
  'cy',
  'half_apr_sep',
  'half_oct_mar',
  'half_jan_jun',
  'quarter',
  'year',
  'rolling',
  'event',
] as const;
/** The period that a return or a check covers. */
export type StatutoryPeriod = (typeof STATUTORY_PERIODS)[number];
/** The labels that screens show. */
export const STATUTORY_PERIOD_LABELS: Readonly<Record<StatutoryPeriod, string>> = {
  fy: 'Financial year, April to March',
  cy: 'Calendar year, January to December',
  half_apr_sep: 'Half-year, April to September',
  half_oct_mar: 'Half-year, October to March',
  half_jan_jun: 'Half-year, January to June',
  quarter: 'Quarter',
  year: 'Once a year',
  rolling: 'Rolling, from the last time',
  event: 'When it happens',
};

/**
 * Whether an entry is verified. `verified`: a primary text says it (the rule, its form, a gazette, a board's page, an issued
 * order). All others are not verified: `secondary`: only a text about the rule was read; `unverified`: no text was found;
 * `conflict`: two texts disagree.
 */
export const STATUTORY_VERIFICATIONS = ['verified', 'secondary', 'unverified', 'conflict'] as const;
/** Whether an entry of the catalogue is verified. */
export type StatutoryVerification = (typeof STATUTORY_VERIFICATIONS)[number];
/** What a person reads of an entry: why it is not verified is said where it is opened. */
export function toVerificationLabel(verification: StatutoryVerification): string {
  return verification === 'verified' ? 'Verified' : 'Not verified';
}
/** What a person chooses from. */
export const STATUTORY_VERIFICATION_LABELS: Readonly<Record<StatutoryVerification, string>> = {
  verified: 'Verified',
  secondary: 'Rule not read',
  unverified: 'No text found',
  conflict: 'Texts disagree',
};

/** Whether a rule is in force, will be, or has been. */
export const STATUTORY_STANDINGS = ['in_force', 'not_yet', 'repealed'] as const;
/** Whether a rule is in force. */
export type StatutoryStanding = (typeof STATUTORY_STANDINGS)[number];
/** The labels that screens show. */
export const STATUTORY_STANDING_LABELS: Readonly<Record<StatutoryStanding, string>> = {
  in_force: 'In force',
  not_yet: 'Not yet in force',
  repealed: 'No longer in force',
};
