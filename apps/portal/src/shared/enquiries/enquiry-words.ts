import { ENQUIRY_STATUS_LABELS, type EnquirySide, type EnquiryStatus } from '@anupalan/enums/enquiries';
import type { StatusKind } from '@anupalan/ui';

/** What a state means to one party; elsewhere its plain word says it. */
const WORDS: Readonly<Record<EnquirySide, Readonly<Partial<Record<EnquiryStatus, string>>>>> = {
  company: { quoted: 'Quote to answer' },
  lab: { sent: 'To quote', ordered: 'Report due', reported: 'Report sent' },
};

const KINDS: Readonly<Record<EnquiryStatus, StatusKind>> = {
  sent: 'submitted',
  quoted: 'inReview',
  ordered: 'inProgress',
  reported: 'inReview',
  completed: 'completed',
  declined: 'notApplicable',
  withdrawn: 'notApplicable',
};
/** What waits for the reader stands out. */
const WAITING: Readonly<Record<EnquirySide, readonly EnquiryStatus[]>> = {
  company: ['quoted', 'reported'],
  lab: ['sent', 'ordered'],
};

/** The word of a state, as a party reads it. */
export function toStatusWord(status: EnquiryStatus, side: EnquirySide): string {
  return WORDS[side][status] ?? ENQUIRY_STATUS_LABELS[status];
}

/** How a state looks to a party. */
export function toStatusKind(status: EnquiryStatus, side: EnquirySide): StatusKind {
  return WAITING[side].includes(status) ? 'dueSoon' : KINDS[status];
}

const RUPEES = { style: 'currency', currency: 'INR', maximumFractionDigits: 0 } as const;

let rupees: Intl.NumberFormat | undefined;

/** "₹4,500". */
export function formatRupees(amount: number): string {
  // Made with the first amount: most screens that load this module show none.
  rupees ??= new Intl.NumberFormat('en-IN', RUPEES);
  return rupees.format(amount);
}
