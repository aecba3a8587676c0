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
      lead: 'A complete first message saves a week of questions.',
      kind: 'table',
      columns: ['Your question', 'Documents', 'One sentence to add'],
      rows: [
        [
          'Renewal of a consent',
          'The order with annexures, Form V and Form 4 of two years, latest reports',
          'The last day to apply, as you count it',
        ],
        [
          'A new line or product',
          'The order, list of products and quantities, layout with drains',
          'When you want to start',
        ],
        [
          'A notice or a hearing',
          'The notice, the order, your letters to the board so far',
          'The day by which you answer',
        ],
        [
          'A result over its limit',
          'The report, the earlier three reports, the page with the limit',
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
        { title: 'We read', text: 'The order first, then your question.' },
        { title: 'We ask', text: 'Two or three things that decide the answer.' },
        { title: 'We answer', text: 'What we would do, what it takes, and whether you need us.' },
        { title: 'You decide', text: 'On your own, with us or with another firm.' },
      ],
    },
    {
      id: 'honest',
      title: 'What a consultant cannot do',
      kind: 'questions',
      items: [
        { title: 'Promise an outcome', text: 'The board decides. We can promise that nothing was missing.' },
        {
          title: 'Date a report back',
          text: 'A late report that says so is better than one with a false date.',
        },
        {
          title: 'Test what we advise on',
          text: 'A laboratory of your choice takes the samples. So nobody doubts the result.',
        },
      ],
    },
  ],
  closing: {
    title: 'Send the order with your first message.',
    links: [
      { label: 'Write to us', href: SITE_PATHS.contactUs },
      { label: 'Consultancy', href: SITE_PATHS.consultancy },
    ],
  },
};
