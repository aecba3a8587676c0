import { BOARD, CPCB, makeResources, SITES } from './types.ts';

const CGWA = {
  authority: 'Central Ground Water Authority',
  address: SITES.groundWater,
  topic: 'water',
} as const;

/** Protocols, circulars and our own advice. */
export const GUIDANCE = makeResources('guidance', [
  {
    slug: 'ocems-protocol-2018',
    title: 'Protocol for online monitoring of emissions and effluents, 2018',
    topic: 'air_noise',
    summary:
      'How continuous analysers are run, calibrated and reported. Its second part asks for a report each quarter, on the first of January, April, July and October.',
    authority: CPCB,
    reference: 'Part II',
    address: SITES.cpcb,
    verification: 'verified',
    rows: [12],
  },
  {
    slug: 'ocems-calibration-2025',
    title: 'Calibration of online analysers, revised 2025',
    topic: 'air_noise',
    summary:
      'From July 2025: dust each quarter; gases every fortnight with two points and every three months with several; pH and temperature every fortnight; BOD, COD, TOC and suspended solids monthly; everything once a year by a recognised laboratory.',
    authority: CPCB,
    address: SITES.cpcb,
    verification: 'secondary',
    rows: [13],
  },
  {
    slug: 'gpcb-environmental-audit-scheme',
    title: 'Environmental audit scheme of Gujarat',
    topic: 'consents',
    summary:
      'Units on two schedules have a yearly audit by a body that the board recognises. That the scheme exists was read in an order; the day of the year was not found.',
    authority: 'Gujarat Pollution Control Board',
    address: 'https://gpcb.gujarat.gov.in',
    verification: 'secondary',
    states: ['Gujarat'],
    rows: [15],
  },
  {
    slug: 'renewal-telangana',
    title: 'Renewal in Telangana: 120 days before',
    topic: 'consents',
    summary: 'Schedule A of an order asks for the renewal 120 days before the consent ends.',
    authority: 'Telangana State Pollution Control Board',
    reference: 'Schedule A of the order',
    verification: 'verified',
    states: ['Telangana'],
    rows: [6],
  },
  {
    slug: 'renewal-kerala',
    title: 'Renewal in Kerala: two months before',
    topic: 'consents',
    summary: 'The board’s list of conditions asks for the renewal two months before the consent ends.',
    authority: 'Kerala State Pollution Control Board',
    verification: 'secondary',
    states: ['Kerala'],
    rows: [7],
  },
  {
    slug: 'renewal-odisha',
    title: 'Automatic renewal in Odisha',
    topic: 'consents',
    summary:
      'A circular of January 2021 lets consents be renewed by a declaration, made two months before the end.',
    authority: 'Odisha State Pollution Control Board',
    verification: 'secondary',
    states: ['Odisha'],
    rows: [9],
  },
  {
    slug: 'renewal-himachal',
    title: 'Automatic renewal in Himachal Pradesh, green category',
    topic: 'consents',
    summary: 'Green units renew by a declaration 60 days before the end, by a notification of 2022.',
    authority: 'Himachal Pradesh State Pollution Control Board',
    source:
      'https://thenewshimachal.com/2022/03/pollution-board-to-provide-auto-renewal-consent-to-green-category-industries/',
    verification: 'secondary',
    states: ['Himachal Pradesh'],
    rows: [10],
  },
  {
    slug: 'renewal-lead-time',
    title: 'When to ask for a renewal where the order is silent',
    topic: 'consents',
    summary:
      'Lead times of most boards were not found; 60, 90, 120 and 180 days are said to be usual. Take what the order prints. Where it prints nothing, this product counts 120 days before the end, to be on the safe side.',
    authority: BOARD,
    rows: [11],
  },
  {
    slug: 'dg-set-noise-delhi',
    title: 'Noise of diesel generators in Delhi hospitals',
    topic: 'air_noise',
    summary:
      'A committee of the board asked in 2013 for a noise report of generators within six months of the authorisation.',
    authority: 'Delhi Pollution Control Committee',
    verification: 'secondary',
    states: ['Delhi'],
    rows: [40],
  },
  {
    ...CGWA,
    slug: 'ground-water-noc',
    title: 'Living with a ground water certificate',
    summary:
      'Each year: test the water in April or May at an accredited laboratory, calibrate the flow meter and upload both. The meter is reported 30 days after the certificate.',
    verification: 'secondary',
    rows: [33, 34, 35],
  },
  {
    ...CGWA,
    slug: 'ground-water-renewal',
    title: 'Renewing a ground water certificate',
    summary:
      'From ten thousand litres a day a report on how the conditions were met goes with the renewal; that was read for public water suppliers and not for industry. Levels, audit and lead time are as the certificate says.',
    source: 'http://cgwa-noc.gov.in/LandingPage/DocRecGovtWaterSupplyAgencies.html',
    verification: 'unverified',
    rows: [36, 37],
  },
  {
    slug: 'stack-monitoring-frequency',
    title: 'How often to measure stacks and ambient air',
    topic: 'air_noise',
    summary:
      'Rules give limits, not dates: how often you measure is said by your order, mostly monthly or quarterly. Where an order names no period, ask the board rather than guess.',
    authority: BOARD,
    verification: 'secondary',
    rows: [38, 39],
  },
  {
    slug: 'laboratory-recognition',
    title: 'Which laboratory counts',
    topic: 'air_noise',
    summary:
      'An order may ask for a laboratory that is recognised under the Environment (Protection) Act or accredited by NABL. Look at its scope for your parameter, and at the day until which it is valid.',
    authority: 'NABL and the ministry',
    reference: 'Environment (Protection) Act 1986, section 12',
    address: 'https://nabl-india.org',
    rows: [42],
  },
  {
    slug: 'bank-guarantee',
    title: 'Keeping a bank guarantee alive',
    topic: 'consents',
    summary:
      'Boards such as that of Maharashtra ask for a guarantee that outlives the consent, often by some months. Its last day is a date to watch of its own; enter it from the guarantee.',
    authority: BOARD,
    rows: [16],
  },
  {
    slug: 'lifting-and-pressure-tests',
    title: 'Tests of hoists, lifts, pressure vessels and ovens',
    topic: 'safety',
    summary:
      'A competent person examines them every six or twelve months under the factory rules of the state. The periods were not checked in the texts.',
    authority: 'Chief Inspector of Factories of the state',
    rows: [60],
  },
  {
    slug: 'penalties-since-2024',
    title: 'Penalties since 2024: the Jan Vishwas Act and the Water Amendment Act',
    topic: 'consents',
    summary:
      'Since 1 April 2024 an adjudicating officer decides on most breaches of the Environment (Protection) Act and of the Air Act, with a penalty in money of Rs. 10,000 to Rs. 15 lakh instead of prison; who does not pay it may still go to prison. The Water Amendment Act 2024 does the same for water in Himachal Pradesh, Rajasthan, the union territories and the states that have adopted it.',
    authority: 'Parliament of India',
    reference:
      'Jan Vishwas (Amendment of Provisions) Act 2023 (18 of 2023); Water Amendment Act 2024 (5 of 2024)',
    address: SITES.code,
  },
]);
