import { SITE_PATHS } from '@anupalan/enums/paths';
import type { Topic } from './topic.ts';

/** Consultancy. */
export const consultancy: Topic = {
  path: SITE_PATHS.consultancy,
  title: 'Consultancy',
  description:
    'What software does in environmental compliance, what a consultant does, and how the two share the work on a consent.',
  lead: 'Software reads, counts and reminds. It does not stand at a treatment plant at six in the morning. Where people are needed, our parent firm and the laboratories of the marketplace do that part.',
  sections: [
    {
      id: 'share',
      title: 'Who does what',
      kind: 'tiles',
      items: [
        {
          title: 'The software reads the order',
          text: 'Every condition with page and words, the limits, the dates, the renewal window. It says which pages it could not read and which questions it could not decide.',
        },
        {
          title: 'Your people decide',
          text: 'Which condition is theirs, who keeps it, from which day. They know the plant.',
        },
        {
          title: 'A consultant is for what has no template',
          text: 'A new process, a limit that cannot be met with what stands there, a notice, a hearing.',
        },
        {
          title: 'A laboratory measures',
          text: 'With an enquiry that already holds point, parameters and limit, and a report that comes back to the task it was for.',
        },
      ],
    },
    {
      id: 'work',
      title: 'Work that we are asked for most',
      lead: 'Each begins with the order and ends with something that you can file.',
      kind: 'steps',
      items: [
        {
          title: 'Review',
          text: 'Two people go through all orders of a works with you and leave a calendar that runs.',
        },
        {
          title: 'Renewal',
          text: 'The table of conditions with how each was met, the gaps named, the application ready before the window opens.',
        },
        {
          title: 'Expansion',
          text: 'What a new line changes in water, air and waste, and which consent comes first.',
        },
        {
          title: 'After a notice',
          text: 'What exactly is alleged, what the record shows, what to answer, by when.',
        },
      ],
    },
    {
      id: 'questions',
      title: 'Before you ask',
      kind: 'questions',
      items: [
        {
          title: 'What should we have at hand?',
          text: 'All orders in force with their annexures, the last two annual statements, the latest reports of each stack and outlet, and the layout with drains. A quarter of an hour of collecting saves a day.',
        },
        {
          title: 'Do you sign for us?',
          text: 'No. The occupier signs. We prepare, explain and sit beside you.',
        },
      ],
    },
  ],
  closing: {
    title: 'Tell us which order, and what worries you about it.',
    links: [
      { label: 'Contact a consultant', href: SITE_PATHS.contactConsultant },
      { label: 'Read how an order is read', href: SITE_PATHS.blog },
    ],
  },
};
