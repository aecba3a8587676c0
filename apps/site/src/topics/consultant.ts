import { CONTACT } from '@anupalan/enums/brand';
import { SITE_PATHS } from '@anupalan/enums/paths';
import type { Topic } from './topic.ts';

/** Contact an environmental consultant. */
export const consultant: Topic = {
  path: SITE_PATHS.contactConsultant,
  title: 'Contact an environmental consultant',
  description:
    'What to send to an environmental consultant in India, by kind of question, what happens next, and what a consultant cannot do.',
  lead: `Write to ${CONTACT.email} or use the contact form. The first answer is free and comes from a person who has read your message.`,
  sections: [
    {
      id: 'send',
      title: 'What to send',
      lead: 'With these documents we can answer your first message.',
      kind: 'table',
      columns: ['Your question', 'Documents', 'One sentence to add'],
      rows: [
        [
          'Renewal of a consent',
          'The order with annexures, Form V and Form 4 of two years, latest reports',
          'The last day to apply, as you have counted it',
        ],
        [
          'A new line or product',
          'The order, list of products and quantities, layout with drains',
          'When you want to start',
        ],
        [
          'A notice or a hearing',
          'The notice, the order, your letters to the board so far',
          'The day by which you must answer',
        ],
        [
          'A result over its limit',
          'The report, the three reports before it, the page with the limit',
          'What has changed in the process',
        ],
        [
          'A waste without a buyer',
          'The authorisation, quantities in store, analysis of the waste',
          'The first day in store',
        ],
      ],
    },
    {
      id: 'next',
      title: 'What happens next',
      kind: 'steps',
      items: [
        { title: 'We read', text: 'We read the order first, then your question.' },
        { title: 'We ask', text: 'We ask the two or three things that decide the answer.' },
        { title: 'We answer', text: 'We say what we would do, how long it takes and whether you need us.' },
        { title: 'You decide', text: 'You continue alone, with us or with another firm.' },
      ],
    },
    {
      id: 'honest',
      title: 'What a consultant cannot do',
      kind: 'table',
      columns: ['You may expect', 'Why we cannot do it', 'What we do'],
      rows: [
        [
          'A certain outcome',
          'The board decides',
          'We check that the application is complete before you send it',
        ],
        [
          'An earlier date on a report',
          'A false date is worse than a late report, and the laboratory has its own record',
          'We help you to explain the delay in writing',
        ],
        [
          'Samples taken by us',
          'Nobody should test the plant that they advise',
          'A laboratory of your choice takes the samples, and we read the report with you',
        ],
        [
          'A signature for the occupier',
          'The law names the occupier',
          'We prepare the text and explain what you sign',
        ],
      ],
    },
  ],
  closing: {
    title: 'Send us your order and your question.',
    links: [
      { label: 'Write to us', href: SITE_PATHS.contactUs },
      { label: 'See our consultancy', href: SITE_PATHS.consultancy },
    ],
  },
};
