import { slashed } from '../../model/dates.ts';
import type { GoldFacts } from '../../model/gold.ts';
import type { Block, Order } from '../../model/order.ts';
import { bold, heading, item, para, space, table, trap } from '../../model/write.ts';
import { NAMES } from './names.ts';
import { schedule } from './schedule.ts';

const PCB_ID = '41880';

const FACTS = {
  kind: 'cto',
  authority: 'Karnataka State Pollution Control Board',
  consentNo: 'AW-352906',
  industryName: 'Sahyadri Speciality Chemicals, Garment Works',
  category: 'orange',
  issuedOn: '2025-11-04',
  validUpto: '2030-09-30',
} as const satisfies GoldFacts;

const cover: Block[] = [
  {
    type: 'letterhead',
    emblem: 'center',
    lines: [
      { text: 'ಕರ್ನಾಟಕ ರಾಜ್ಯ ಮಾಲಿನ್ಯ ನಿಯಂತ್ರಣ ಮಂಡಳಿ', size: 12, script: 'kannada' },
      { text: 'Karnataka State Pollution Control Board', size: 14, bold: true },
      { text: '"Parisara Bhavan", Church Street, Bengaluru - 560 001', size: 8.5 },
      { text: 'Tele: 080-5550 9112   Website: kspcb.example', size: 8.5 },
    ],
  },
  { type: 'para', text: '(This order has an annexure; all its pages are numbered)', align: 'center' },
  {
    type: 'pair',
    left: `Combined Consent Order No. ${FACTS.consentNo}   PCB ID: ${PCB_ID}`,
    right: `Date: ${slashed(FACTS.issuedOn)}`,
    bold: true,
  },
  heading('Consent For Operation (CFO-Air,Water)'),
  para(
    'Combined consent for the discharge of effluents under the Water (Prevention and Control of Pollution) Act, 1974 and for emissions under the Air (Prevention and Control of Pollution) Act, 1981',
  ),
  para('Ref:'),
  item('1.', 'Application of the organisation, received on 18/07/2025 (HDR No. 204417)'),
  item('2.', 'Inspection by the Environmental Officer, Mandya, on 02/09/2025'),
  item('3.', 'Decision of the Consent Committee of the Regional Office of 22.10.2025'),
  para(
    'Consent is given under Section 25(4) of the Water Act and Section 21 of the Air Act, on the terms of the schedule, which is a part of this order. The Board thereby authorises the occupier to run the activity and to make discharges and emissions that keep to the standards, from these premises:',
  ),
  table(
    ['Location', ''],
    [3, 8],
    [
      ['Name of the Industry', FACTS.industryName],
      ['Address', 'Plot No. 31-A, Somanahalli Industrial Area, Maddur'],
      ['Taluk, District', 'Maddur, Mandya - 571 428'],
      ['Category / Size', 'ORANGE / Medium (washing and dyeing of ready-made garments)'],
      ['Capital Investment', 'Rs. 1,674.20 Lakhs'],
    ],
  ),
  para(bold('CONDITIONS:')),
  item('a)', 'Water and discharge:'),
  table(
    ['Sr', 'Use', 'Water (KLD)', 'Discharge (KLD)', 'Remarks'],
    [1, 4, 3, 3, 6],
    [
      ['1', 'Domestic', '21.0', '17.0', 'STP; garden and flushing'],
      ['2', 'Washing and dyeing', '265.0', '240.0', 'ETP, UF, RO; 92 per cent reused'],
      ['3', 'Boiler', '30.0', '4.0', 'To ETP'],
    ],
  ),
  item('b)', 'Sources of emission:'),
  table(
    ['Sl. No.', 'Chimney / outlet', 'Limits'],
    [1, 7, 4],
    [
      ['1', 'Wood chip boiler 5 TPH', 'See annexure'],
      ['2', 'Tumble dryers, lint outlet', 'See annexure'],
      ['3', 'DG set 380 KVA', 'See annexure'],
    ],
  ),
  item('c)', 'Period of the consent for operation:'),
  table(
    ['Consent', 'From', 'To'],
    [5, 3, 3],
    [['Validity of this consent (CFO)', '01/10/2025', slashed(FACTS.validUpto)]],
  ),
  para(trap('fee period', 'The CFO fee of Rs. 4,10,000/- was taken for five years in one sum'), '.'),
  {
    type: 'signature',
    lines: ['For and on behalf of', 'Karnataka State Pollution Control Board', 'ENVIRONMENTAL OFFICER'],
  },
  para(`To, The Occupier, ${FACTS.industryName}, Maddur.`),
  para('COPY TO: 1. Regional Office, Mandya. 2. Master Register. 3. Case file.'),
  space(4),
];

/** Consent for operation of a garment washing unit; page 3 and those after it were scanned after signing. */
export const kspcbGarments: Order = {
  name: 'kspcb_cfo_garments_2025',
  title: 'Consent for operation, garment washing (partly scanned)',
  board: 'KSPCB',
  form: 'mixed',
  scannedPages: [3, 5],
  facts: FACTS,
  validFrom: '2025-10-01',
  names: NAMES,
  questions: [],
  style: {
    family: 'sans',
    size: 11.4,
    leading: 1.6,
    margin: 70,
    justify: false,
    header: (page, pages) => [
      { left: `CFO-Air,Water ${FACTS.consentNo}`, right: `Page ${page} of ${pages}`, size: 8 },
      { left: 'ಕರಾಮಾನಿಮಂ', script: 'kannada', size: 8 },
    ],
    footer: () => [],
  },
  blocks: [...cover, ...schedule(FACTS), para('Specimen. Company, numbers and conditions are invented.')],
};
