/**
 * Ways of an enquiry from a company to a laboratory: sent, quoted, ordered, reported, completed. Own: the
 * specification names enquiries without their states.
 */
export const ENQUIRY_STATUSES = [
  'sent',
  'quoted',
  'ordered',
  'reported',
  'completed',
  'declined',
  'withdrawn',
] as const;
/** State of an enquiry. */
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];
/** The labels that screens show. */
export const ENQUIRY_STATUS_LABELS: Readonly<Record<EnquiryStatus, string>> = {
  sent: 'Sent',
  quoted: 'Quoted',
  ordered: 'Ordered',
  reported: 'Report to approve',
  completed: 'Completed',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

/** The two parties of an enquiry. */
export const ENQUIRY_SIDES = ['company', 'lab'] as const;
/** A party of an enquiry. */
export type EnquirySide = (typeof ENQUIRY_SIDES)[number];

/** What a party can do with an enquiry. */
export const ENQUIRY_ACTIONS = ['quote', 'decline', 'withdraw', 'accept', 'report', 'decide'] as const;
/** What a party can do with an enquiry. */
export type EnquiryAction = (typeof ENQUIRY_ACTIONS)[number];

/** What each person can do, and in which states. A rejected report leads back to `ordered`: the laboratory owes another. */
export const ENQUIRY_RULES: Readonly<
  Record<EnquiryAction, { side: EnquirySide; from: readonly EnquiryStatus[] }>
> = {
  quote: { side: 'lab', from: ['sent', 'quoted'] },
  decline: { side: 'lab', from: ['sent', 'quoted'] },
  withdraw: { side: 'company', from: ['sent', 'quoted'] },
  accept: { side: 'company', from: ['quoted'] },
  report: { side: 'lab', from: ['ordered'] },
  decide: { side: 'company', from: ['reported'] },
};

/** Which party has to do the next step; null where the enquiry is over. */
export const ENQUIRY_TURN: Readonly<Record<EnquiryStatus, EnquirySide | null>> = {
  sent: 'lab',
  quoted: 'company',
  ordered: 'lab',
  reported: 'company',
  completed: null,
  declined: null,
  withdrawn: null,
};

/** Lengths and limits of an enquiry. */
export const QUOTE_NOTE_MAX_LENGTH = 2000;
export const QUOTE_MAX_AMOUNT = 100_000_000;
export const REPORT_NO_MAX_LENGTH = 60;
export const SITE_MAX_LENGTH = 200;

/** What is said under fields and in answers. */
export const ENQUIRY_MESSAGES = {
  labRequired: 'Please choose a laboratory',
  mediumRequired: 'Please choose what to test',
  parametersRequired: 'Name at least one parameter',
  amountRequired: 'Amount is required',
  amountRange: 'The amount must be between 1 and 10,00,00,000 rupees',
  reportByRequired: 'The day of the report is required',
  reasonRequired: 'Please give a reason',
  dueInPast: 'The day cannot be in the past',
  notNow: 'This is no longer possible: the enquiry has changed. Please reload it.',
} as const;
