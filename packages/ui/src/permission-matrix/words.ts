/** The words of a permission matrix; an app in another language gives its own. */
export type PermissionMatrixWords = {
  /** Head of the first column. */
  permission: string;
  /** The control that sets a whole group. */
  wholeGroup: string;
  /** When the rows of a group differ. */
  mixed: string;
  /** Beside a row that differs from what is saved, with the level it had. */
  toChanged: (before: string) => string;
  /** Under the matrix. */
  toChangeCount: (count: number, grouped: string) => string;
  /** Instead of rows. */
  empty: string;
};

/** English words. */
export const matrixWords: PermissionMatrixWords = {
  permission: 'Permission',
  wholeGroup: 'Whole group',
  mixed: 'Mixed',
  toChanged: (before) => `Changed, was ${before}`,
  toChangeCount: (count, grouped) =>
    count === 0 ? 'No changes' : count === 1 ? '1 change' : `${grouped} changes`,
  empty: 'There are no permissions to set.',
};
