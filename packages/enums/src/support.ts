/** States of a support request. See docs/spec-coverage.md#entities-and-their-fields. */
export const SUPPORT_STATUSES = ['OPEN', 'IN_PROGRESS', 'RESOLVED'] as const;

/** State of a support request. */
export type SupportStatus = (typeof SUPPORT_STATUSES)[number];

/** The labels that screens show. */
export const SUPPORT_STATUS_LABELS: Readonly<Record<SupportStatus, string>> = {
  OPEN: 'Open',
  IN_PROGRESS: 'In progress',
  RESOLVED: 'Resolved',
};

/** Transitions that exist (D29). Platform staff may make all of them. */
export const SUPPORT_STATUS_TRANSITIONS: Readonly<Record<SupportStatus, readonly SupportStatus[]>> = {
  OPEN: ['IN_PROGRESS', 'RESOLVED'],
  IN_PROGRESS: ['RESOLVED'],
  RESOLVED: ['OPEN'],
};

/** States the requesting organisation may set: it may resolve or reopen (D29). */
export const REQUESTER_SUPPORT_STATUSES: readonly SupportStatus[] = ['OPEN', 'RESOLVED'];

/** What is said of steps that cannot be taken. */
export const SUPPORT_MESSAGES = {
  resolved: 'This request is resolved. Open it again to write.',
} as const;

/** Kinds of a support or contact request. See docs/spec-coverage.md#entities-and-their-fields. */
export const SUPPORT_TYPES = ['support', 'complaints', 'feedback', 'disputes'] as const;

/** Kind of a support or contact request. */
export type SupportType = (typeof SUPPORT_TYPES)[number];

/** The labels that screens show. */
export const SUPPORT_TYPE_LABELS: Readonly<Record<SupportType, string>> = {
  support: 'Support',
  complaints: 'Complaints',
  feedback: 'Feedback',
  disputes: 'Disputes',
};
