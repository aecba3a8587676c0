/** Days of "Next 7 days", today included. */
export const SOON_DAYS = 7;
/** Completed dates shown under the open ones. */
export const COMPLETED_PREVIEW_SIZE = 5;
