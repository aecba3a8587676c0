/** States of a report that a lab hands in (D27). */
export const APPROVAL_STATUSES = ['approved', 'pending', 'rejected'] as const;

/** State of a report that a lab hands in. */
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

/** The labels that screens show. */
export const APPROVAL_STATUS_LABELS: Readonly<Record<ApprovalStatus, string>> = {
  approved: 'Approved',
  pending: 'Pending',
  rejected: 'Rejected',
};
