/** The dialog that adds an obligation from selected words. */
export const addWords = {
  title: 'Add obligation',
  paragraph: (paragraph: number) => `Paragraph ${paragraph}`,
  page: (page: number) => `Page ${page}`,
  name: 'Name',
  nameLength: (length: number, max: number) => `${length} of ${max} characters`,
  nameRequired: 'Name is required',
  text: 'What has to be done',
  textField: 'Text',
  category: 'Category',
  conditionNo: 'Condition number',
  repeats: 'Repeats',
  notSet: 'Not set',
  due: 'Due',
  firstDue: 'First due',
  cancel: 'Cancel',
  add: 'Add obligation',
  adding: 'Adding',
};

/** The dialog for the words of a page that could not be read. */
export const typeWords = {
  title: (page: number) => `What page ${page} asks for`,
  words: 'Words of the order',
  wordsHint: 'Type them as they are printed, in any language.',
  required: 'Type the words of the order',
  field: 'Text',
  cancel: 'Cancel',
  continue: 'Continue',
  continuing: 'Continuing',
};

/** The dialog that makes one obligation of several. */
export const mergeWords = {
  title: 'Merge obligations',
  legend: 'Merge it with',
  showAll: (count: number) => `Show all ${count}`,
  merged: 'The merged obligation',
  mergedText: (obligation: string) => `It keeps the name and the dates of “${obligation}”, and says:`,
  severalTasks: 'More than one of these is a task. Only one of the merged obligations can be a task.',
  chooseOther: 'Select at least one other obligation.',
  cancel: 'Cancel',
  merge: (count: number) => `Merge ${count} obligations`,
  merging: 'Merging',
};

/** The dialog that links an obligation to the statutory catalogue. */
export const linkWords = {
  title: 'Link to the statutory catalogue',
  loading: 'Loading the catalogue',
  loadError: 'The catalogue could not be loaded',
  noneTitle: 'No row of the catalogue applies to your organisation',
  noneText:
    'What applies follows from the facts of your organisation: its state, sector, wastes and equipment.',
  row: 'The law requires the same as',
  rowHint: 'Rows of the catalogue that apply to your organisation',
  noMatches: 'No row matches',
  required: 'Choose a row of the catalogue.',
  bothTasks: 'Both are tasks already.',
  bothTasksText: 'Delete one of the two tasks first, so that one is left.',
  takesOver: 'The task of the catalogue becomes the task of this condition when you schedule it.',
  countsFor: 'The task of this condition counts for both.',
  oneTask: 'One task will count for both.',
  cancel: 'Cancel',
  save: 'Save link',
  saving: 'Saving',
};

/** The dialog that makes two obligations of one. */
export const splitWords = {
  title: 'Split obligation',
  where: 'Where the second part begins',
  first: 'First part',
  firstKeepsTask: ', which keeps the task and its history',
  second: 'Second part',
  secondNote: 'Second part, to be checked',
  same: (number: number, title: string) => `Condition ${number} already says this: “${title}”.`,
  sameText: 'You can keep only the first part here. Splitting makes the second part once more.',
  shorten: 'Keep first part',
  shortening: 'Saving',
  oneWord: 'It has only one word, so it cannot be split.',
  cancel: 'Cancel',
  split: 'Split in two',
  splitting: 'Splitting',
};
