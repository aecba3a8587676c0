import { SITE_PATHS } from '@anupalan/enums/paths';
import { CircleCheck, CircleDashed, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { Topic } from './topic.ts';

/** Consultancy. */
export const consultancy: Topic = {
  path: SITE_PATHS.consultancy,
  title: 'Consultancy',
  description:
    'Who does what in environmental compliance: the software, your people, a consultant and a laboratory. The work that clients ask for most, and what they get.',
  lead: 'Anupalan reads orders, counts dates and sends alerts. People visit the plant, decide and sign. This page shows who does what, and what you get.',
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
          'Explains conditions that are new to you',
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
          'Shows the limits of your present orders',
          'Decide what is built',
          'Says which consent you need first',
        ],
        [
          'An inspection or a notice',
          'Prepares the pack of the order',
          'Show the plant and the pack',
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
          'Nobody knows all conditions of the plant',
          'Two people go through every order with you',
          'A schedule with a responsible person for each task',
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
          'The consents that you need, in sequence',
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
      title: 'What to prepare',
      kind: 'steps',
      items: [
        { title: 'All orders in force', text: 'Include their annexures and amendments.' },
        { title: 'Two years of statements', text: 'Bring Form V and Form 4 as you filed them.' },
        {
          title: 'Latest reports',
          text: 'Bring the reports of each outlet and stack, ambient air and noise.',
        },
        { title: 'The layout', text: 'It shows drains, stacks, wells and the waste store.' },
      ],
    },
    {
      id: 'product',
      kind: 'product',
      title: 'Your consultant works in your list',
      text: 'Invite your consultant as a person with a role. They see the conditions, the tasks and the evidence that you choose.',
      points: [
        'The pack of an order lists each condition with its evidence and its gaps',
        'Remarks and decisions keep the name of the person who made them',
        'You can deactivate the account at any time',
      ],
      lines: [
        {
          clause: { number: 7 },
          title: 'Monthly effluent report',
          text: '12 due dates, 12 with evidence',
          status: { tone: 'ok', icon: CircleCheck, label: 'Done' },
        },
        {
          clause: { number: 12 },
          title: 'Calibrate the flow meters',
          text: '2 due dates, 1 with evidence',
          status: { tone: 'warn', icon: TriangleAlert, label: 'Gap' },
        },
        {
          clause: { number: 19 },
          title: 'Stack analysis, boiler',
          text: '4 due dates, 3 with evidence, 1 late',
          status: { tone: 'danger', icon: OctagonAlert, label: 'Late' },
        },
        {
          clause: { number: 23 },
          title: 'Last day to apply for renewal',
          text: 'Apply by 2 Mar 2027, valid until 30 Jun 2027',
          status: { tone: 'neutral', icon: CircleDashed, label: 'Open' },
        },
      ],
    },
    {
      id: 'questions',
      title: 'Questions about our work',
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
    title: 'Tell us about your order.',
    links: [
      { label: 'Ask a consultant', href: SITE_PATHS.contactConsultant },
      { label: 'Read the blog', href: SITE_PATHS.blog },
    ],
  },
};
