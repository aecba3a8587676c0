import { toCount } from '../../../shared/to-count.ts';

/** The review of an order, `/consent-analyzer/:documentId`: its head. Companies see it. */
export const headWords = {
  loading: 'Loading the order',
  loadError: 'The order could not be loaded',
  conditionsError: 'The conditions could not be loaded',
  pages: (count: number) => toCount(count, 'page'),
  uploaded: (day: string, person: string) => `uploaded ${day} by ${person}`,
  beingRead: 'Being read',
  inReview: 'In review',
  scheduled: 'Scheduled',
  notObligation: 'not an obligation',
  toGo: 'to go',
  acceptedPart: 'accepted',
  facts: 'Facts',
  acceptAll: (count: number) => `Accept all ${count}`,
  schedule: (count: number) => `Schedule ${toCount(count, 'condition')}`,
  text: 'Text',
  page: (shown: number) => `Page ${shown}`,
  conditions: (count: number) => `Conditions, ${count}`,
  width: 'Width of the conditions',
  at: (number: number, count: number) => `Condition ${number} of ${count}`,
  atPage: (page: number) => `, page ${page}`,
  accepted: (count: number) => `${toCount(count, 'condition')} accepted`,
};

/** An order that is being read or could not be read. */
export const unreadWords = {
  reading: 'Reading',
  readingNote: 'is being read',
  readingText:
    'You can leave and come back: reading continues. The review opens here with the first conditions.',
  unread: (order: string) => `${order} could not be read.`,
  enterPassword: 'Enter the password',
  readAgain: 'Read again',
  requesting: 'Requesting',
  delete: 'Delete',
  allOrders: 'All orders',
};

/** The conditions of the order: tabs, groups, notices, and what an empty tab says. */
export const paneWords = {
  title: 'Conditions found',
  tabs: 'Conditions',
  states: {
    suggested: 'To check',
    accepted: 'Accepted',
    rejected: 'Not an obligation',
  },
  text: 'Text of the order',
  page: (page: number) => `Page ${page}`,
  empty: {
    suggestedTitle: 'Everything is reviewed',
    suggestedText:
      '“Schedule” makes tasks of the accepted conditions. You can still change each decision in its tab.',
    soFarTitle: 'Everything so far is reviewed',
    soFarText: 'Conditions from the next pages appear here as they are read.',
    acceptedTitle: 'Nothing accepted yet',
    acceptedText: 'Accepted conditions appear here. You can undo each decision here.',
    rejectedTitle: 'Nothing here yet',
    rejectedText:
      'Conditions that you mark as “Not an obligation” appear here. You can undo each decision here.',
    noneTitle: 'No conditions were found',
    noneText: 'We found no date or period in this order.',
    unsureTitle: 'No condition is certain yet',
    unsureText: 'Sentences of this order may be duties. Each answer above adds a condition.',
  },
  stillReading: 'Pages of this order are still being read.',
  stillReadingText:
    'You can start with these conditions. Others are added page by page. Limits, questions and the schedule come last.',
  replaced: 'A newer order has replaced this one.',
  replacedText: 'Its conditions no longer become tasks.',
  openNewer: 'Open newer order',
  unreadPages: (pages: string) => `${pages} could not be read.`,
  unreadPageText:
    'No words could be read on it. Check this page yourself: its conditions are not in this list.',
  unreadPagesText:
    'No words could be read on them. Check these pages yourself: their conditions are not in this list.',
  unreadLineText: 'Check it on the page and add what it asks for.',
  unreadLinesText: 'Check them on the page and add what they ask for.',
  openPage: (page: number) => `Open page ${page}`,
  quote: (words: string) => `“${words}”`,
  allPages: (count: number) => `Show all ${count} pages`,
  addFromPage: (page: number) => `Add from page ${page}`,
  questionsOpen: (open: number) => (open === 1 ? '1 question for you' : `${open} questions for you`),
  questionsAnswered: (count: number) => (count === 1 ? '1 question answered' : `${count} questions answered`),
  conflict: 'Somebody else changed this first.',
};

/** One condition: its tag, its fields and what it still needs. */
export const rowWords = {
  tags: {
    scheduled: 'Scheduled',
    notObligation: 'Not an obligation',
    done: 'Done',
    needsDate: 'Needs a date',
    whenItHappens: 'When it happens',
    wasItDone: 'Was it done?',
    accepted: 'Accepted',
    notSure: 'Not sure',
  },
  notSaved: 'Not saved',
  name: 'Name',
  nameLength: (length: number, max: number) => `${length} of ${max} characters`,
  nameRequired: 'Name is required',
  text: 'What has to be done',
  repeats: 'Repeats',
  once: 'Once',
  notSet: 'Not set',
  ownInterval: 'At the order’s own interval',
  due: 'Due',
  firstDue: 'First due',
  notStated: 'Not stated',
  readFromPage: 'read from page',
  workedOut: 'worked out',
  setByYou: 'set by you',
  setBy: (person: string) => `set by ${person}`,
  correctedBefore: 'corrected before',
  next: (day: string) => `next ${day}`,
  onceOn: (day: string) => `Once on ${day}`,
  noDateLeft: (repeats: string) => `${repeats}. No date is left.`,
  nextDates: (repeats: string, days: readonly string[]) => {
    const before = days.slice(0, -1);
    return `${repeats}. Next ${before.length > 0 ? `${before.join(', ')} and ` : ''}${days.at(-1)}.`;
  },
  noDate: 'No date stated',
  isTask: 'This is a task.',
  isTaskText: 'You can change its dates there.',
  openTask: 'Open the task',
  isEvent: 'This begins when something happens.',
  isEventText:
    'Accept it to list it under “Event-based conditions”. It becomes a task on the day you start it.',
  noPeriod: 'No date or period was found.',
  noPeriodText: 'Choose how often it repeats or when it is due. Otherwise it cannot become a task.',
  unsure: 'This may not have been read correctly.',
  unsureText: 'Compare the highlighted words with the text, “Repeats” and the date before you accept it.',
  past: {
    title: 'Was this done?',
    text: (day: string) => `It was due on ${day}, which has passed. A past date cannot become a task.`,
    done: 'Yes, it was done',
    notDone: 'No',
    newDate: 'New due date',
    dateRequired: 'Due date is required',
    datePassed: 'This date has passed. Choose today or a later day.',
    accept: 'Accept new date',
    back: 'Back',
    saving: 'Saving',
  },
  why: (why: string) => `How this was read: ${why}`,
  retimed: (person: string, day: string, read: string | null) =>
    `${person} corrected this on ${day}. ${read === null ? 'No date was read.' : `It was read as “${read}”.`}`,
  learned: (person: string, day: string) => `Read as ${person} corrected the same wording on ${day}.`,
  forget: 'Forget this',
  law: {
    same: (names: readonly string[]) =>
      `Same as ${names.map((name) => `“${name}”`).join(' and ')} of the statutory catalogue.`,
    byPerson: 'Linked by a person.',
    link: 'Link to the statutory catalogue',
    change: 'Change link',
    unlink: 'Remove link',
  },
  save: 'Save changes',
  saving: 'Saving',
  discard: 'Discard changes',
  backToCheck: 'Back to “To check”',
};

/** A question that the order leaves open. */
export const questionWords = {
  title: 'The order leaves this open.',
  answer: 'Your answer',
  enterDate: 'Enter a date',
  enterNumber: 'Enter a number',
  enterText: 'Enter an answer',
  save: 'Save answer',
  saving: 'Saving',
  cancel: 'Cancel',
  change: 'Change answer',
  answered: 'Question answered',
  answeredNoDuty: 'Answered as not an obligation',
};

/** What can be done with the open condition, by button, menu, key or selected words, and what is said afterwards. */
export const actionWords = {
  label: 'Decide on the open condition',
  accept: 'Accept',
  acceptKey: 'A',
  notObligation: 'Not an obligation',
  notObligationKey: 'X',
  skip: 'Skip',
  skipKey: 'J',
  more: (title: string) => `More for ${title}`,
  merge: 'Merge with others',
  split: 'Split in two',
  addObligation: 'Add obligation',
  addLimit: 'Add limit',
  useFor: (number: number) => `Use for ${number}`,
  keys: {
    note: 'Shortcuts are off while you type.',
    next: 'Next condition',
    previous: 'Previous condition',
    edit: 'Edit the words',
    confirmFigure: 'Confirm the marked figure',
    undo: 'Undo the last decision',
    list: 'Show this list',
  },
  done: {
    condition: (number: number, label: string) => `Condition ${number} ${label}`,
    changed: 'changed',
    suggested: 'moved back to “To check”',
    accepted: 'accepted',
    rejected: 'marked as not an obligation',
    acceptedAsDone: 'accepted as done',
    acceptedWithDate: 'accepted with a new date',
    cited: 'has the selected words',
    figure: (text: string) => `“${text}” confirmed`,
    added: 'Obligation added',
    merged: (count: number) => `${count} obligations merged`,
    split: 'Obligation split',
    shortened: 'First part kept',
    linked: 'Linked to the catalogue',
    unlinked: 'is no longer linked to the catalogue',
  },
  undone: (label: string) => `Undone: ${label}`,
  nothingToUndo: 'There is nothing to undo',
};

/** The dialog that accepts all conditions, with the points that are still open. */
export const acceptAllWords = {
  title: (count: number) => `Accept all ${count}?`,
  oneOpen: '1 of them still needs an answer from you.',
  someOpen: (left: number) => `${left} of them still need an answer from you.`,
  points: {
    question: 'It has an open question.',
    figure: 'A figure in it is hard to read. Nobody has compared it with the page.',
    noDate: 'It has no date or period, so it cannot become a task.',
    passed: 'Its date has passed. Nobody has said whether it was done.',
    neverDone: 'Nobody has said when it was last done.',
  },
  cancel: 'Cancel',
  accept: (count: number) => `Accept all ${count}`,
};

/** The dialog that makes tasks of accepted conditions, before and after. */
export const scheduleWords = {
  title: (count: number) => (count === 1 ? 'Schedule 1 condition?' : `Schedule ${count} conditions?`),
  text: 'Each becomes a task with due dates from today, its page and its words.',
  left: (count: number | undefined, reason: string) => `${count} left out: ${reason}.`,
  assigneeHint: 'For all of them. You can reassign each one later.',
  cancel: 'Cancel',
  schedule: 'Schedule',
  scheduling: 'Scheduling',
  doneTitle: (count: number) => (count === 1 ? '1 task is scheduled' : `${count} tasks are scheduled`),
  allDone: 'Every accepted condition is now a task.',
  leftOut: (count: number) =>
    count === 1 ? '1 condition was left out:' : `${count} conditions were left out:`,
  aCondition: 'A condition',
  close: 'Close',
  openTasks: 'Open the tasks',
};
