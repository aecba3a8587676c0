import { addDays, addMonths, slashed } from '../../model/dates.ts';
import type { Block } from '../../model/order.ts';
import { bold, duty, heading, item, para, space, table, trap } from '../../model/write.ts';
import { FACTS, INWARD, PCB_ID } from './facts.ts';

/** Letterhead, powers, addressee, validity, products and specific conditions. */
export const cover: Block[] = [
  para('By R.P.A.D'),
  {
    type: 'letterhead',
    emblem: 'left',
    lines: [
      { text: 'ગુજરાત પ્રદૂષણ નિયંત્રણ બોર્ડ', size: 11, script: 'gujarati' },
      { text: 'GUJARAT POLLUTION CONTROL BOARD', size: 14, bold: true },
      { text: 'Paryavaran Bhavan, Sector-10-A, Gandhinagar-382 010', size: 8.5 },
      { text: 'Phone : (079) 5550 6295   Website : gpcb.example', size: 8.5 },
    ],
  },
  heading('CONSOLIDATED CONSENT AND AUTHORISATION (CC & A)'),
  { type: 'para', text: bold(`CCA NO : ${FACTS.consentNo}`), align: 'center' },
  para(
    'The Board makes use of the powers that section-25 of the Water (Prevention and Control of Pollution) Act-1974, ' +
      'section-21 of the Air (Prevention and Control of Pollution) Act-1981 and rule 6(2) of the Hazardous and Other ' +
      'Wastes (Management and Transboundary Movement) Rules, 2016 give to it.',
  ),
  para(
    `It has before it the application with inward Id No. ${INWARD} of 19/11/2024, by which the unit asks for a renewed ` +
      'consolidated consent with a larger capacity. Consent and authorisation are given as set out below:',
  ),
  para(bold('CONSENTS AND AUTHORISATION :')),
  para('(under the provisions and rules of the environmental acts named above)'),
  para('To,'),
  para(`M/s. ${FACTS.industryName},`),
  para('Survey No. 88/1 P1 and 89, Village: Jetpar road,'),
  para('Tal: Morbi, Dist: Morbi - 363 642.'),
  space(4),
  item(
    '1.',
    `Consent Order No.: ${FACTS.consentNo}    Date of issue: ${slashed(FACTS.issuedOn)}.    PCB ID: ${PCB_ID}`,
  ),
  item(
    '2.',
    `The consents shall be valid up to ${slashed(FACTS.validUpto)} for the use of outlets and for emissions that arise ` +
      'from the manufacture of these products:',
  ),
  table(
    ['Sr. No.', 'Product', 'Quantity'],
    [1, 7, 4],
    [
      ['1', 'Double charge vitrified tiles', '11,400 MT/Month'],
      ['2', 'Glazed vitrified tiles', '7,800 MT/Month'],
      ['3', 'Spray dried clay powder for sale', '950 MT/Month'],
    ],
  ),
  heading('SPECIFIC CONDITIONS'),
  item(
    '1.',
    trap('production limit', 'Tiles of sr. no. 1 and 2 together shall stay within 19,200 MT/Month'),
    ' in every case.',
  ),
  item(
    '2.',
    'Natural gas only shall fire the kilns. Producer gas is ruled out, and the old gasifier has to go: ',
    duty(
      'S-2',
      'other',
      'once',
      'the unit shall dismantle the coal gasifier with its tar tank',
      'within 3 months from the date of this order',
      addMonths(FACTS.issuedOn, 3),
    ),
    ' within 3 months from the date of this order.',
  ),
  item(
    '3.',
    duty(
      'S-3',
      'reporting',
      'yearly',
      'An environmental audit report by an auditor of Schedule-II shall be filed',
      'by 31st May every year',
      '05-31',
    ),
    ' by 31st May every year for the financial year that went before.',
  ),
  item(
    '4.',
    duty(
      'S-4',
      'other',
      'once',
      'The unit shall become a member of the common sludge facility at Morbi and show the certificate',
      'within 45 days',
      addDays(FACTS.issuedOn, 45),
    ),
    ' within 45 days, else sludge may not leave the premises.',
  ),
  item(
    '5.',
    duty(
      'S-5',
      'reporting',
      'monthly',
      'The purchase bills of natural gas shall be put on the portal',
      'every month',
    ),
    ' every month so that the use of fuel can be followed.',
  ),
];
