import { CONTACT } from '@anupalan/enums/brand';
import { SITE_PATHS } from '@anupalan/enums/paths';
import type { Topic } from './topic.ts';

/** Contact an environmental consultant. */
export const consultant: Topic = {
  path: SITE_PATHS.contactConsultant,
  title: 'Contact an environmental consultant',
  description:
    'What to send, what happens next, and what an environmental consultant can and cannot do for a works in India.',
  lead: `Write to ${CONTACT.email} or use the form. A first answer does not cost anything and comes from somebody who has read what you sent.`,
  sections: [
    {
      id: 'send',
      title: 'What to send',
      lead: 'The better the first message, the shorter everything after it.',
      kind: 'tiles',
      items: [
        {
          title: 'The order, whole',
          text: 'All pages with annexures, also those that are only scans. An extract leaves out what matters in one case of three.',
        },
        {
          title: 'The question in one sentence',
          text: 'For example: may we run the second boiler before the amendment comes?',
        },
        {
          title: 'The day by which you need it',
          text: 'A hearing, an audit, the end of the window. If there is none, say so.',
        },
        {
          title: 'What was said so far',
          text: 'Letters of the board and your answers, in their order. Also the one that you would rather not show.',
        },
      ],
    },
    {
      id: 'next',
      title: 'What happens next',
      kind: 'steps',
      items: [
        { title: 'We read', text: 'The order first, then your question.' },
        { title: 'We ask', text: 'Two or three things that decide the answer.' },
        { title: 'We say', text: 'What we would do, what it takes, and whether you need us for it.' },
        { title: 'You choose', text: 'By yourself, with us, or with somebody else.' },
      ],
    },
    {
      id: 'honest',
      title: 'What we do not do',
      kind: 'questions',
      items: [
        {
          title: 'Promise an outcome',
          text: 'A board decides. What can be promised is that nothing was missing.',
        },
        {
          title: 'Date anything back',
          text: 'A late report that says that it is late is better than one that does not.',
        },
        {
          title: 'Measure what we advise on',
          text: 'Sampling is done by a laboratory of your choice, so that nobody has to wonder.',
        },
      ],
    },
  ],
  closing: {
    title: 'Begin with the order.',
    links: [
      { label: 'Write to us', href: SITE_PATHS.contactUs },
      { label: 'What we do', href: SITE_PATHS.consultancy },
    ],
  },
};
