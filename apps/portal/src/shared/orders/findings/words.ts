/** Limits and particulars of an order: their tables, where some people can add and correct them. */
export const words = {
  limits: {
    title: 'Limits',
    noun: 'limit',
    empty: 'No limits were found in this order.',
    columns: {
      parameter: 'Parameter',
      limit: 'Limit',
    },
  },
  particulars: {
    title: 'Particulars',
    noun: 'particular',
    empty: 'No products, fuels, stacks or water were found in this order.',
    columns: {
      name: 'Name',
      value: 'Value',
    },
  },
  found: (count: number) => `${count} found`,
  add: (noun: string) => `Add ${noun}`,
  caption: (title: string) => `${title} of the order`,
  showAll: (count: number) => `Show all ${count}`,
  this: (noun: string) => `this ${noun}`,
  source: 'Source',
  actions: 'Actions',
  correct: (name: string, value: string) => `Correct ${name} ${value}`,
  corrected: 'corrected by you',
  added: 'added by you',
};

/** The dialogs that add, correct and remove one of them. */
export const formWords = {
  text: 'What you enter stays when the order is read again.',
  limit: {
    add: 'Add a limit',
    correct: (parameter: string) => `Correct the limit for ${parameter}`,
    medium: 'Medium',
    chooseMedium: 'Choose a medium',
    point: 'Point',
    pointHint: 'The stack, outlet or station',
    parameter: 'Parameter',
    limit: 'Limit',
    limitHint: 'As printed, for example 6.5 to 9.0',
    unit: 'Unit',
    averaging: 'Averaging time',
    averagingHint: 'For example 24 hours',
    save: 'Save limit',
  },
  particular: {
    add: 'Add a particular',
    correct: (name: string) => `Correct ${name}`,
    kind: 'Kind',
    chooseKind: 'Choose a kind',
    name: 'Name',
    value: 'Value',
    unit: 'Unit',
    save: 'Save particular',
  },
  place: {
    words: 'Words of the order',
    wordsHint: 'Copy the words that say this, as printed.',
    page: 'Page',
    pageHint: (last: number) => `1 to ${last}`,
  },
  remove: 'Remove',
  cancel: 'Cancel',
  saving: 'Saving',
  removal: {
    title: (name: string) => `Remove ${name}?`,
    text: 'It stays removed when the order is read again. You can add it by hand at any time.',
    confirm: 'Remove',
    busy: 'Removing',
  },
};
