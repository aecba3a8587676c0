import { BOARD, makeResources, SITES } from './types.ts';

/** Forms that returns, records and reports are filed in. */
export const FORMS = makeResources('form', [
  {
    slug: 'form-v-environmental-statement',
    title: 'Form V: environmental statement',
    topic: 'consents',
    summary:
      'One statement a year on water and raw materials used, pollution discharged, wastes and what was done to reduce them. Have ready: production, metered water, analyses of the year and the waste register.',
    authority: BOARD,
    reference: 'Environment (Protection) Rules 1986, rule 14',
    verification: 'secondary',
    rows: [1],
  },
  {
    slug: 'form-4-hazardous-waste-return',
    title: 'Form 4: yearly return of hazardous waste',
    topic: 'waste',
    summary:
      'What was in store in April, what came, what was sent where, what is left in March. It must agree with the records in Form 3 and with the manifests. Do not take it for Form IV of bio-medical waste.',
    authority: BOARD,
    reference: 'Hazardous waste rules 2016, rule 20(2)',
    verification: 'verified',
    rows: [17],
  },
  {
    slug: 'form-3-hazardous-waste-records',
    title: 'Form 3: records of hazardous waste',
    topic: 'waste',
    summary:
      'A running register of each waste: produced, stored, handed over. It is not filed but shown on inspection, so keep it up each day that waste moves.',
    authority: BOARD,
    reference: 'Hazardous waste rules 2016, rule 20(1)',
    verification: 'verified',
    rows: [18],
  },
  {
    slug: 'form-10-manifest',
    title: 'Form 10: manifest of a transport',
    topic: 'waste',
    summary:
      'Goes with each load of hazardous waste from the sender over the carrier to the receiver. A copy comes back when the load has arrived: a copy that does not come back is worth a call.',
    authority: BOARD,
    reference: 'Hazardous waste rules 2016, rule 19',
    verification: 'secondary',
    rows: [19],
  },
  {
    slug: 'form-11-accident-report',
    title: 'Form 11: report of an accident with hazardous waste',
    topic: 'waste',
    summary:
      'What happened, which waste, who was hurt and what was done at once. To be sent immediately; the point was not checked in the text.',
    authority: BOARD,
    reference: 'Hazardous waste rules 2016, rule 22',
    rows: [21],
  },
  {
    slug: 'form-iv-bio-medical-waste-report',
    title: 'Form IV: annual report of bio-medical waste',
    topic: 'waste',
    summary:
      'Amounts by colour of bag, the common facility that took them, trainings and accidents of January to December. A different form from Form 4 of hazardous waste.',
    authority: BOARD,
    reference: 'Bio-medical waste rules 2016, rule 13',
    rows: [22],
  },
  {
    slug: 'form-i-bio-medical-accident',
    title: 'Form I: accident with bio-medical waste',
    topic: 'waste',
    summary:
      'Needle injuries, spills and the like, with what was done about them. That major accidents are told within 24 hours was not checked.',
    authority: BOARD,
    reference: 'Bio-medical waste rules 2016',
    rows: [24],
  },
  {
    slug: 'form-21-factory-half-yearly',
    title: 'Form 21: half-yearly return of a factory',
    topic: 'safety',
    summary:
      'In some states, for January to June and due by 31 July. In Kerala and Chandigarh a form of the same number is the annual return: check your state before you file.',
    authority: 'Chief Inspector of Factories of the state',
    verification: 'secondary',
    rows: [43],
  },
  {
    slug: 'form-22-factory-annual',
    title: 'Form 22: annual return of a factory',
    topic: 'safety',
    summary: 'In the states where Form 21 is half-yearly: the year from January to December, by 31 January.',
    authority: 'Chief Inspector of Factories of the state',
    verification: 'secondary',
    rows: [44],
  },
  {
    slug: 'form-21-factory-chandigarh',
    title: 'Form 21: annual return of a factory, Chandigarh',
    topic: 'safety',
    summary: 'For January to December. The form was read; the day by which it is due does not stand in it.',
    authority: 'Labour Department, Chandigarh',
    reference: 'Rule 107',
    verification: 'secondary',
    states: ['Chandigarh'],
    rows: [46],
  },
  {
    slug: 'form-2-hazardous-authorisation',
    title: 'Form 2: authorisation for hazardous waste',
    topic: 'waste',
    summary:
      'The authorisation itself, as boards such as that of Tamil Nadu issue it: terms by number, and a table of wastes with category, amount and what may be done with each. The ones that were seen run for five years.',
    authority: BOARD,
    verification: 'secondary',
    rows: [17, 18],
  },
  {
    slug: 'half-yearly-compliance-report',
    title: 'Half-yearly compliance report of an environmental clearance',
    topic: 'consents',
    summary:
      'No form of its own: a table with each condition of the clearance and how it stands, with measurements of the half year. It goes to the ministry’s office of the region, and to the boards that the clearance names.',
    authority: 'Integrated Regional Office of the ministry',
    reference: 'EIA Notification 2006, paragraph 10',
    address: SITES.parivesh,
    verification: 'secondary',
    rows: [2, 3],
  },
]);
