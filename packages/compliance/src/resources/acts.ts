import { BOARD, MINISTRY, makeResources, SITES } from './types.ts';

/** Acts of Parliament that orders and returns rest on. */
export const ACTS = makeResources('act', [
  {
    slug: 'water-act-1974',
    title: 'Water (Prevention and Control of Pollution) Act 1974',
    topic: 'consents',
    summary:
      'The ground for consents to discharge trade effluent and sewage. A works needs a consent before it is set up and another before it operates, and the board writes its conditions into the order.',
    authority: 'Parliament of India',
    reference: 'Consents: sections 25 and 26',
    address: SITES.code,
    rows: [4, 5],
  },
  {
    slug: 'air-act-1981',
    title: 'Air (Prevention and Control of Pollution) Act 1981',
    topic: 'consents',
    summary:
      'The ground for consents to emit into the air. Most boards grant it together with the consent for water; some, as in Tamil Nadu, issue two orders with numbers and dates of their own.',
    authority: 'Parliament of India',
    reference: 'Consents: section 21',
    address: SITES.code,
    rows: [4, 5],
  },
  {
    slug: 'environment-protection-act-1986',
    title: 'Environment (Protection) Act 1986',
    topic: 'consents',
    summary:
      'The roof over the rules for waste, clearances and standards. It also lets the government recognise laboratories whose analyses count before authorities.',
    authority: 'Parliament of India',
    reference: 'Laboratories: section 12',
    address: SITES.code,
    rows: [1, 42],
  },
  {
    slug: 'water-cess-act-1977',
    title: 'Water (Prevention and Control of Pollution) Cess Act 1977',
    topic: 'water',
    summary:
      'Asked for a monthly return of the water used, and a cess on it. Abolished from 1 July 2017: a condition of an old order that still asks for Form I is no duty any more.',
    authority: 'Parliament of India',
    address: SITES.mpcb,
    source: 'https://mpcb.gov.in/miscellaneous-topics-information/cess',
    verification: 'verified',
    isReplaced: true,
    rows: [32],
  },
  {
    slug: 'public-liability-insurance-act-1991',
    title: 'Public Liability Insurance Act 1991',
    topic: 'safety',
    summary:
      'Who handles listed hazardous substances keeps an insurance for the relief of people outside the works. That the duty is asked for was read in an order of the Gujarat board; that a policy runs for a year was not checked.',
    authority: 'Parliament of India',
    address: SITES.code,
    verification: 'secondary',
    rows: [54],
  },
  {
    slug: 'factories-act-1948',
    title: 'Factories Act 1948',
    topic: 'safety',
    summary:
      'Licences, health and safety in factories, with returns whose forms and dates each state fixed for itself. The code of 2020 takes it in; until a state has new forms, the old ones are what inspectors ask for.',
    authority: 'Parliament of India',
    address: SITES.code,
    verification: 'secondary',
    isReplaced: true,
    rows: [43, 44, 45, 46, 47, 48, 49],
  },
  {
    slug: 'osh-code-2020',
    title: 'Occupational Safety, Health and Working Conditions Code 2020',
    topic: 'safety',
    summary:
      'In force from 21 November 2025. It joins thirteen labour laws, the Factories Act among them, and asks for a free yearly health check of workers. The form and date of its single annual return were not found.',
    authority: 'Ministry of Labour and Employment',
    reference: 'S.O. 5321(E)',
    address: SITES.labour,
    verification: 'secondary',
    rows: [50],
  },
  {
    slug: 'boilers-act-2025',
    title: 'Boilers Act 2025',
    topic: 'safety',
    summary:
      'Published on 4 April 2025, it repeals the act of 1923. A boiler runs on a certificate; that it is granted for up to twelve months, and the day the act takes effect, were not checked.',
    authority: 'Parliament of India',
    address: SITES.code,
    verification: 'secondary',
    rows: [56],
  },
  {
    slug: 'national-green-tribunal-act-2010',
    title: 'National Green Tribunal Act 2010',
    topic: 'consents',
    summary:
      'Sets up the tribunal that hears appeals against orders of boards and of the ministry. The time to appeal runs from the day an order reaches you, so keep that day with the order.',
    authority: 'Parliament of India',
    address: SITES.code,
  },
  {
    slug: 'wildlife-and-forest-clearances',
    title: 'Forest and wildlife clearances',
    topic: 'consents',
    summary:
      'Works on forest land or close to a protected area need clearances of their own beside the consent. Their conditions are followed up in the half-yearly report of the environmental clearance where that says so.',
    authority: MINISTRY,
    address: SITES.parivesh,
    rows: [2, 3],
  },
  {
    slug: 'state-board-standing-orders',
    title: 'Circulars and standing orders of state boards',
    topic: 'consents',
    summary:
      'Boards change lead times, fees and forms by circular, without a new rule. An order that you hold says what it asked on its day; look at the board’s site before each renewal.',
    authority: BOARD,
  },
]);
