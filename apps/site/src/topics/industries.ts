import { SITE_PATHS } from '@anupalan/enums/paths';
import type { Topic } from './topic.ts';

/** Industries. */
export const industries: Topic = {
  path: SITE_PATHS.industries,
  title: 'Industries',
  description:
    'What consents typically hold for chemicals, plating, leather, food, tiles, paper, hospitals and laboratories, and where works of each kind slip.',
  lead: 'A consent is written for a works, and works of one kind get similar ones. What follows is what we look for first.',
  sections: [
    {
      id: 'process',
      title: 'Process industries',
      kind: 'tiles',
      items: [
        {
          title: 'Chemicals and pharmaceuticals',
          text: 'Streams with high and low load apart, solvents and their losses, hazardous waste in many categories, online monitoring. Slips: quantities per product rather than in sum, and categories that a new product brought.',
        },
        {
          title: 'Plating and surface finishing',
          text: 'Metals in the outlet, fume extraction per bath, sludge weighed and tagged. Often missed: chromium has separate limits for total and hexavalent.',
        },
        {
          title: 'Leather',
          text: 'Water and air in orders of their own, with ends of their own; sulphide and salt; a common plant that has conditions for its members.',
        },
        {
          title: 'Food, sugar and distilleries',
          text: 'Campaigns: duties that pause with the season and begin with it. Slips: a report that is due in the months when nobody is there.',
        },
        {
          title: 'Tiles, cement and minerals',
          text: 'Dust at the stack and dust from the yard, water on roads written down by hour, fuel by kind.',
        },
        {
          title: 'Paper and textiles',
          text: 'Water per tonne, colour in the outlet, boilers with changing fuels. Slips: a limit for colour that stands only in a table.',
        },
      ],
    },
    {
      id: 'services',
      title: 'Hospitals, buildings, laboratories',
      kind: 'tiles',
      items: [
        {
          title: 'Hospitals and clinics',
          text: 'An authorisation for biomedical waste beside the consent, with a year of its own and a form of its own. Small ones may hold one that has no end.',
        },
        {
          title: 'Buildings and townships',
          text: 'A clearance with two reports a year, sewage treated and used again, generator sets, and the question of bulk waste.',
        },
        {
          title: 'Laboratories',
          text: 'Their own consent, their solvents, and an accreditation whose last day matters to every client.',
        },
        {
          title: 'Groups with many works',
          text: 'One duty has another form and another day in the next state. A calendar of a group has to know the state of each works.',
        },
      ],
    },
  ],
  closing: {
    title: 'Whatever you make: the order says what is yours. Look at it.',
    links: [
      { label: 'What applies to us?', href: SITE_PATHS.tools },
      { label: 'Contact us', href: SITE_PATHS.contactUs },
    ],
  },
};
