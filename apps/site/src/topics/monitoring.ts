import { SITE_PATHS } from '@anupalan/enums/paths';
import type { Topic } from './topic.ts';

/** Environmental quality monitoring and assessment. */
export const monitoring: Topic = {
  path: SITE_PATHS.monitoring,
  title: 'Environmental quality monitoring and assessment',
  description:
    'What a consent asks to be measured, where, how often and by whom, and how a sample becomes evidence that holds.',
  lead: 'Most recurring conditions of a consent are measurements. What has to be measured, where, how often and by whom stands in the order, mostly on different pages.',
  sections: [
    {
      id: 'what',
      title: 'What orders ask to be measured',
      lead: 'Six media, each with parameters and limits of its own. The order names those that are yours.',
      kind: 'tiles',
      items: [
        {
          title: 'Trade effluent',
          text: 'At the inlet and the outlet of the treatment plant: pH, suspended solids, BOD, COD, oil and grease, and whatever your process brings, such as chromium or sulphide. Flow belongs to it: a concentration without a volume says half.',
        },
        {
          title: 'Sewage',
          text: 'Fewer parameters, often forgotten, because the plant for it stands behind the canteen and nobody walks past.',
        },
        {
          title: 'Stacks',
          text: 'Particulate matter and gases, stack by stack, at the height that the order states, with a platform and a port from which a person can sample safely.',
        },
        {
          title: 'Ambient air',
          text: 'At stations around the plot, up and down the wind, over a day. The order says how many stations and how many days.',
        },
        {
          title: 'Noise',
          text: 'At the boundary, by day and by night, and at the enclosure of each generator set.',
        },
        {
          title: 'Soil and ground water',
          text: 'Around stores, lagoons and wells, with a reading before anything has happened. Without the first one the second proves nothing.',
        },
      ],
    },
    {
      id: 'how',
      title: 'How a sample becomes evidence',
      kind: 'steps',
      items: [
        {
          title: 'Ask precisely',
          text: 'Order number, condition, point, parameters, method where one is named. The laboratory prints on its report what it was asked.',
        },
        {
          title: 'Sample when it runs',
          text: 'At normal load, written down with the load. A stack at half fire is another stack.',
        },
        {
          title: 'Keep the chain',
          text: 'Who took it, when, what was added, when it arrived. Preserved samples have hours, not days.',
        },
        {
          title: 'Compare at once',
          text: 'Against the limit of the order, not against the general standard, which may be weaker.',
        },
        {
          title: 'File by condition',
          text: 'Beside the due date for which it was taken, with the day of sampling as its effective date.',
        },
      ],
    },
    {
      id: 'questions',
      title: 'Often asked',
      kind: 'questions',
      items: [
        {
          title: 'Which laboratory may do it?',
          text: 'The one that your order describes. Many ask for a laboratory that is recognised under the Environment (Protection) Act or accredited by NABL for the parameter in question. Look at the scope, not only at the certificate, and at the day on which it ends.',
        },
        {
          title: 'How often is “regularly”?',
          text: 'Orders say it, and no calendar can. We keep the words and ask you to choose a period; the choice and who made it stay on record.',
        },
        {
          title: 'A value is above the limit. What now?',
          text: 'Keep the report, write down when you noticed and what was done, and sample again. Some orders ask for notice to the board; the reader shows the condition if yours does.',
        },
      ],
    },
  ],
  closing: {
    title: 'See which measurements your own order asks for.',
    links: [
      { label: 'Try it on an order', href: '/product-preview' },
      { label: 'Contact us', href: SITE_PATHS.contactUs },
    ],
  },
};
