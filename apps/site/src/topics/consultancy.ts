import { SITE_PATHS } from '@anupalan/enums/paths';
import type { Topic } from './topic.ts';

/** Consultancy. */
export const consultancy: Topic = {
  path: SITE_PATHS.consultancy,
  title: 'Consultancy',
  description:
    'Who does what in environmental compliance: the software, your people, a consultant and a laboratory. With the work that is asked for most and its results.',
  lead: 'Software reads, counts and reminds. People visit the plant, decide and sign. This page shows who does what, and what you get.',
  sections: [
    {
      id: 'share',
      title: 'Who does what',
      kind: 'table',
      columns: ['Work', 'Anupalan', 'Your people', 'Consultant or laboratory'],
      rows: [
        [
          'A new order',
          'Reads every condition, limit and date',
          'Accept or correct each one',
          'Explains conditions without precedent',
        ],
        [
          'Due dates',
          'Sends alerts, keeps the record',
          'Do the work, add evidence',
          'Samples, tests and reports',
        ],
        [
          'A result over its limit',
          'Shows it beside the limit, tells the owner',
          'Find the cause, inform the board',
          'Samples again, advises on treatment',
        ],
        ['Renewal', 'Shows the last day to apply and the gaps', 'Apply and sign', 'Prepares the application'],
        [
          'A new line or product',
          'Keeps the limits of today’s orders at hand',
          'Decide what is built',
          'Says which consent comes first',
        ],
        [
          'An inspection or a notice',
          'Prepares the pack of the order',
          'Answer',
          'Attends, drafts the answer',
        ],
      ],
    },
    {
      id: 'work',
      title: 'Work that clients ask for most',
      lead: 'Each job starts with the order and ends with a document that you can file.',
      kind: 'table',
      columns: ['Job', 'When you need it', 'What happens', 'What you get'],
      rows: [
        [
          'Review of orders',
          'Nobody knows all conditions of the site',
          'Two people go through every order with you',
          'A schedule that runs, with an owner for each task',
        ],
        [
          'Renewal',
          'Six months before the last day to apply',
          'Each condition is checked against its evidence',
          'A table of compliance, a list of gaps, the application',
        ],
        [
          'Expansion',
          'Before machines are ordered',
          'Changes in water, air and waste are calculated',
          'The list of consents, in their order',
        ],
        [
          'Answer to a notice',
          'Within the days that the notice gives',
          'The allegation is compared with the record',
          'A draft answer with its annexures',
        ],
      ],
    },
    {
      id: 'bring',
      title: 'What to have at hand',
      kind: 'steps',
      items: [
        { title: 'All orders in force', text: 'With annexures and amendments.' },
        { title: 'Two years of statements', text: 'Form V and Form 4 as they were filed.' },
        { title: 'Latest reports', text: 'Each outlet, each stack, ambient air and noise.' },
        { title: 'The layout', text: 'With drains, stacks, wells and the waste store.' },
      ],
    },
    {
      id: 'questions',
      title: 'Questions before you ask',
      kind: 'questions',
      items: [
        { title: 'Do you sign for us?', text: 'No. The occupier signs. We prepare, explain and attend.' },
        {
          title: 'Do we need a consultant to use Anupalan?',
          text: 'No. Most obligations can be reviewed by the person who knows the plant. A consultant helps with conditions that are new to you.',
        },
        {
          title: 'Can our own consultant work in Anupalan?',
          text: 'Yes. Invite them as a person with a role that views or manages what you choose. You can deactivate the account at any time.',
        },
      ],
    },
  ],
  closing: {
    title: 'Tell us which order it is about.',
    links: [
      { label: 'Find a consultant', href: SITE_PATHS.contactConsultant },
      { label: 'Read the blog', href: SITE_PATHS.blog },
    ],
  },
};
