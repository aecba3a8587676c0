import { slashed } from '../../model/dates.ts';
import type { Block } from '../../model/order.ts';
import { item, pair, para, space, table, trap } from '../../model/write.ts';
import { FACTS, UAN } from './facts.ts';

/** Letterhead, addressee, references, grant, validity and products. */
export const cover: Block[] = [
  {
    type: 'letterhead',
    emblem: 'left',
    lines: [
      { text: 'MAHARASHTRA POLLUTION CONTROL BOARD', size: 14, bold: true },
      { text: 'महाराष्ट्र प्रदूषण नियंत्रण मंडळ', size: 11, script: 'devanagari' },
      { text: 'Tel: 022-5550 0142 / 5550 0143   Fax: 022-5550 0199   Website: mpcb.example', size: 8 },
      { text: 'Fourth floor, Paryavaran Kendra, Sion (East), Mumbai - 400 022', size: 8 },
    ],
  },
  pair('RED/L.S.I (R31)', `Date: ${slashed(FACTS.issuedOn)}`),
  pair(`No:- ${FACTS.consentNo}`, ''),
  space(4),
  para('To,'),
  para(`M/s. ${FACTS.industryName},`),
  para('Gat No. 417/2 and 418, Village Nighoje,'),
  para('Tal. Khed, Dist. Pune - 410 501.'),
  space(4),
  para(
    'Sub: Renewal of Consent to Operate with change in product mix, and Authorisation for hazardous wastes, ' +
      'under Red category, Large Scale.',
  ),
  para('Ref:'),
  item(
    '1.',
    'Consent to Operate bearing No. Format1.0/AS(T)/UAN No.0000117460/CO-2004000812 dtd. 21.04.2020, in force up to 30.04.2025.',
  ),
  item('2.', 'Decision of the Consent Committee in its 4th sitting of the year, held on 29.05.2025.'),
  item('3.', 'Visit report of the Sub-Regional Officer, Pune-II dtd. 12.03.2025.'),
  para(`Your application No. MPCB-CONSENT-${UAN} dated 27.01.2025`),
  space(4),
  para(
    'For: Renewal of Consent to Operate under section 26 of the Water (Prevention and Control of Pollution) Act, 1974 ' +
      'and under section 21 of the Air (Prevention and Control of Pollution) Act, 1981, with Authorisation under rule 6 ' +
      'of the Hazardous and Other Wastes (Management and Transboundary Movement) Rules, 2016. The application was ' +
      'examined, and the consent is granted on the terms that follow and on those of the schedules I, II, III, IV and V, ' +
      'which are part of this order:',
  ),
  item('1.', `The consent is granted for a period up to ${slashed(FACTS.validUpto)}`),
  item(
    '2.',
    'The capital investment of the industry stands at Rs. 94.37 Crs (certificate of the Chartered Accountant; ' +
      'Rs. 91.02 Crs earlier, Rs. 3.35 Crs added since).',
  ),
  item('3.', 'The consent covers the manufacture of the following:'),
  table(
    ['Sr No', 'Product', 'Maximum Quantity', 'UOM'],
    [1, 6, 3, 2],
    [
      ['1', 'High tensile bolts and studs, zinc plated', '640', 'MT/M'],
      ['2', 'Cold forged nuts, zinc-nickel plated', '215', 'MT/M'],
      ['3', 'Job work: nickel-chrome plating of brackets', '38,000', 'Nos/M'],
      ['4', 'Cathodic electro-deposition coating of chassis parts', '9,200', 'Sq.Mtr/M'],
    ],
  ),
  para(
    trap(
      'production limit',
      'The output of items 1 and 2 taken together shall at no time go beyond 855 MT/M',
    ),
    '.',
  ),
  item('4.', 'Discharge of effluent, allowed under the Water (P & CP) Act, 1974:'),
  table(
    ['Sr No', 'Description', 'Permitted (in CMD)', 'Standards', 'Disposal path'],
    [1, 3, 2, 3, 5],
    [
      [
        '1.',
        'Trade effluent',
        '86',
        'As per Schedule-I',
        'Recycled after RO; reject to evaporator, nothing outside',
      ],
      ['2.', 'Domestic effluent', '19', 'As per Schedule-I', 'Garden of the works after STP'],
    ],
  ),
];
