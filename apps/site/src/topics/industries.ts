import { SITE_PATHS } from '@anupalan/enums/paths';
import { CircleCheck, CircleDashed } from 'lucide-react';
import type { Topic } from './topic.ts';

/** Industries. */
export const industries: Topic = {
  path: SITE_PATHS.industries,
  title: 'Industries',
  description:
    'What consents ask of chemical, plating, leather, food, tile and paper plants, of hospitals, buildings and laboratories, and what is often missed.',
  lead: 'A consent is written for one plant, but plants of one industry get similar conditions. These tables show what to look for in your order.',
  sections: [
    {
      id: 'process',
      title: 'Process industries',
      kind: 'table',
      columns: ['Industry', 'Measured', 'Wastes', 'Often missed'],
      rows: [
        [
          'Chemicals and pharmaceuticals',
          'Effluent in streams of high and low load, solvents, online monitoring',
          'Process residues, spent solvents, sludge from effluent treatment (35.3)',
          'Each product has its own limit of quantity',
        ],
        [
          'Plating and surface finishing',
          'Metals at the outlet, fumes of each bath',
          'Plating sludge, spent baths, empty containers (33.1)',
          'Chromium has separate limits for total and hexavalent',
        ],
        [
          'Leather',
          'Sulphide, chromium, dissolved solids',
          'Chrome sludge, trimmings, salt',
          'Water and air have separate orders with separate last days',
        ],
        [
          'Food, sugar and distilleries',
          'BOD, COD, spent wash, boiler stacks',
          'Press mud, ash, used oil (5.1)',
          'Reports are also due after the campaign has ended',
        ],
        [
          'Tiles, cement and minerals',
          'Particulate matter at stacks, dust in the yard',
          'Dust of filters, used oil (5.1)',
          'The order asks for an hourly record of water sprayed on roads',
        ],
        [
          'Paper and textiles',
          'Colour, COD, water per tonne',
          'Sludge, boiler ash',
          'The limit for colour is only in a table',
        ],
        [
          'Engineering and foundries',
          'Furnace stacks, noise, oil and grease',
          'Used oil (5.1), foundry sand, oily rags',
          'The authorisation limits each waste in tonnes a year',
        ],
      ],
      note: 'Numbers in brackets are categories of Schedule I of the Hazardous and Other Wastes Rules 2016.',
    },
    {
      id: 'services',
      title: 'Hospitals, buildings and laboratories',
      kind: 'table',
      columns: ['Site', 'Orders it holds', 'Recurring duties', 'Often missed'],
      rows: [
        [
          'Hospitals and clinics',
          'Consent, bio-medical waste authorisation',
          'Yearly report by calendar year, training, health checks',
          'The report covers January to December, not the financial year',
        ],
        [
          'Buildings and townships',
          'Environmental clearance, consent',
          'Half-yearly compliance reports, sewage reused, generator sets',
          'A building may be a bulk waste generator since April 2026',
        ],
        [
          'Laboratories',
          'Consent, NABL accreditation',
          'Surveillance, solvent waste, calibration',
          'Clients rely on the last day of the accreditation',
        ],
        [
          'Groups with many sites',
          'Orders of several state boards',
          'The same duty with other forms and days',
          'Form 21 is half-yearly in one state and yearly in another',
        ],
      ],
    },
    {
      id: 'product',
      kind: 'product',
      title: 'One schedule for all your orders',
      text: 'Upload the orders of each plant. If an order and the law ask for the same thing, it becomes one task.',
      points: [
        'The reader also finds tables of products, fuels, stacks and wastes',
        'The product asks you about seasons and campaigns',
        'The catalogue shows the duties for your state, sector, wastes and equipment',
      ],
      lines: [
        { day: '30 Nov', title: 'Weigh the sludge of the plating line', text: 'CCA, condition III-4' },
        { day: '1 Dec', title: 'Half-yearly compliance report', text: 'EC, condition 12' },
        {
          day: '10 Dec',
          title: 'November effluent report',
          text: 'CTO, condition 7.3',
          status: { tone: 'neutral', icon: CircleDashed, label: 'Evidence required' },
        },
        {
          day: '1 Jan',
          title: 'Quarterly report of online monitoring',
          text: 'CPCB protocol, Part II',
          status: { tone: 'ok', icon: CircleCheck, label: 'Verified' },
        },
      ],
    },
  ],
  closing: {
    title: 'Find out which duties apply to your site.',
    links: [
      { label: 'Find your duties', href: `${SITE_PATHS.tools}#applies` },
      { label: 'Contact us', href: SITE_PATHS.contactUs },
    ],
  },
};
