import { dashed, slashed } from '../../model/dates.ts';
import type { Order } from '../../model/order.ts';
import { body } from './body.ts';
import { cover } from './cover.ts';
import { FACTS, UAN } from './facts.ts';
import { generalConditions } from './general.ts';
import { inventory } from './inventory.ts';
import { NAMES } from './names.ts';
import { scheduleAir, scheduleBank, scheduleWater } from './schedules.ts';

/** Combined consent and hazardous waste authorisation of a plating works, in the format of Maharashtra's board. */
export const mpcbPlating: Order = {
  name: 'mpcb_cca_plating_2025',
  title: 'Consent to operate with authorisation, plating works',
  board: 'MPCB',
  form: 'text',
  facts: FACTS,
  validFrom: null,
  names: NAMES,
  questions: [],
  style: {
    family: 'sans',
    size: 10.5,
    leading: 1.38,
    margin: 62,
    justify: false,
    header: () => [
      { left: 'महाराष्ट्र प्रदूषण नियंत्रण मंडळ', script: 'devanagari', size: 8 },
      { left: FACTS.authority, size: 7 },
    ],
    footer: (page, pages) => [
      {
        left: `${FACTS.industryName}/CR/UAN No.MPCB-CONSENT-${UAN} (${dashed(FACTS.issuedOn)} 04:12:09 pm) /QMS.PO6_F02/00`,
        right: `Page ${page} of ${pages}`,
        size: 6.5,
      },
    ],
  },
  blocks: [
    ...cover,
    ...body,
    ...scheduleWater,
    ...scheduleAir,
    ...scheduleBank,
    ...generalConditions,
    ...inventory,
    {
      type: 'para',
      text: `This order of ${slashed(FACTS.issuedOn)} bears a digital signature; no other is needed.`,
      align: 'center',
    },
    { type: 'para', text: '-----0000-----', align: 'center' },
    { type: 'para', text: 'Specimen. Company, numbers and conditions are invented.' },
  ],
};
