/** What the columns compare. */
export const comparisonColumns = ['Spreadsheet', 'Paper register', 'Anupalan'] as const;

/** The same work in three ways. It also says when one of the other two is enough. */
export const comparison: readonly { question: string; answers: readonly [string, string, string] }[] = [
  {
    question: 'A new order arrives',
    answers: [
      'Somebody types every condition.',
      'Somebody copies every condition.',
      'The conditions are read from the file. You check each one beside its page.',
    ],
  },
  {
    question: 'Why is this due?',
    answers: [
      'A cell has a date. The order is in another folder.',
      'An entry has a date. The order is in a binder.',
      'Each due date shows the condition, its page and its words.',
    ],
  },
  {
    question: 'Reminders',
    answers: [
      'Only if somebody opens the file.',
      'None.',
      'Alerts before and after each due date, to the responsible person.',
    ],
  },
  {
    question: 'Evidence for an inspection',
    answers: [
      'You search folders and mailboxes.',
      'You search binders.',
      'You download one pack with an index and a list of gaps.',
    ],
  },
  {
    question: 'Somebody leaves',
    answers: [
      'The file is on their computer.',
      'The register stays. What they know about it does not.',
      'Open tasks are handed over, with their history.',
    ],
  },
  {
    question: 'When is it enough?',
    answers: [
      'For one order, one person and few dates.',
      'For readings that are written at the machine.',
      'For several orders, or several people who share the work.',
    ],
  },
];
