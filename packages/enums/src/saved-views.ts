/** Screens whose lists can be kept under a name. */
export const SAVED_VIEW_SCREENS = ['tasksAndAlerts'] as const;
/** A screen whose list can be kept under a name. */
export type SavedViewScreen = (typeof SAVED_VIEW_SCREENS)[number];

/** Heights of a table's rows. */
export const ROW_DENSITIES = ['comfortable', 'default', 'compact'] as const;
/** Height of a table's rows. */
export type RowDensity = (typeof ROW_DENSITIES)[number];

/** Saved views of one user on one screen at most. */
export const SAVED_VIEWS_MAX_COUNT = 20;
/** Longest name of a saved view. */
export const SAVED_VIEW_NAME_MAX_LENGTH = 50;
/** Longest query string of a saved view. */
export const SAVED_VIEW_QUERY_MAX_LENGTH = 2000;
/** Columns that a saved view hides at most, and their longest id. */
export const HIDDEN_COLUMNS_MAX_COUNT = 20;
export const COLUMN_ID_MAX_LENGTH = 50;

/** What is said when a view cannot be kept. */
export const SAVED_VIEW_MESSAGES = {
  nameRequired: 'View name is required',
  nameTaken: 'You already have a view with this name',
  tooMany: `You have ${SAVED_VIEWS_MAX_COUNT} views, the maximum. Delete one first.`,
} as const;
