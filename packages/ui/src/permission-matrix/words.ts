/** The texts of a permission matrix. An app in another language passes its own. */
export type PermissionMatrixWords = {
  /** The head of the first column. */
  permission: string;
  /** The name of the control that sets a whole group. */
  wholeGroup: string;
  /** The text if the rows of a group differ. */
  mixed: string;
  /** The text beside a changed row, with its saved level. */
  toChanged: (before: string) => string;
  /** The text under the matrix. */
  toChangeCount: (count: number, grouped: string) => string;
  /** Replaces the rows if there are none. */
  empty: string;
};

/** English texts. */
export const matrixWords: PermissionMatrixWords = {
  permission: 'Permission',
  wholeGroup: 'Whole group',
  mixed: 'Mixed',
  toChanged: (before) => `Changed, was ${before}`,
  toChangeCount: (count, grouped) =>
    count === 0 ? 'No changes' : count === 1 ? '1 change' : `${grouped} changes`,
  empty: 'There are no permissions to set.',
};
