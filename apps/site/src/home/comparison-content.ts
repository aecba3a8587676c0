/** What the columns compare. */
export const comparisonColumns = ['Spreadsheet', 'Paper register', 'Anupalan'] as const;

/** The same work in three ways, with what speaks for the other two. */
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
      'None, unless somebody opens the file.',
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
      'The register stays, the knowledge does not.',
      'Open tasks are handed over, with their history.',
    ],
  },
  {
    question: 'When is it enough?',
    answers: [
      'One order, one person, few dates.',
      'Readings that are written at the machine.',
      'Several orders, or several people who share the work.',
    ],
  },
];
