import { dotted } from '../../model/dates.ts';
import type { GoldFacts } from '../../model/gold.ts';
import type { Block, Order } from '../../model/order.ts';
import { heading, item, limit, pair, para, table, trap } from '../../model/write.ts';
import { NAMES } from './names.ts';
import { scheduleA } from './schedule-a.ts';
import { scheduleB } from './schedule-b.ts';
import { scheduleC } from './schedule-c.ts';

const FACTS = {
  kind: 'cca',
  authority: 'Telangana State Pollution Control Board',
  consentNo: 'TSPCB/RCP/NLG/CFO&HWM/HO/2024- 1186',
  industryName: 'Musi Kraft Papers Limited',
  category: 'red',
  issuedOn: '2024-09-11',
  validUpto: '2029-08-31',
} as const satisfies GoldFacts;

const cover: Block[] = [
  {
    type: 'letterhead',
    emblem: 'none',
    lines: [
      { text: 'తెలంగాణ రాష్ట్ర కాలుష్య నియంత్రణ మండలి', size: 11, script: 'telugu' },
      { text: 'TELANGANA STATE POLLUTION CONTROL BOARD', size: 14, bold: true },
      { text: 'Paryavaran Bhavan, A-3, Sanathnagar, Hyderabad - 500 018', size: 9 },
    ],
  },
  heading('RED CATEGORY'),
  heading('CONSENT & AUTHORISATION ORDER (RENEWAL)'),
  pair(`Consent Order No: ${FACTS.consentNo}`, `Date: ${dotted(FACTS.issuedOn)}`),
  para(
    '(Order under sections 25/26 of the Water Act, 1974 and section 21 of the Air Act, 1981, with Authorisation under Rule 6 of the Hazardous and Other Wastes Rules, 2016)',
  ),
  para(
    'CONSENT is given under the Acts and Rules named above, which are "the Acts" and "the Rules" in what follows, to:',
  ),
  para(`M/s. ${FACTS.industryName},`),
  para('Sy.Nos. 77, 78 and 81/A, Wadapally (V), Damaracherla (M),'),
  para('Nalgonda District - 508 355.'),
  para(
    '(called "the Applicant" below), who may run the plant, discharge effluents from the outlets and emit from the chimneys that are listed:',
  ),
  para('i) Outlets for discharge of effluents:'),
  table(
    ['Outlet No.', 'Description', 'Max Daily Discharge (KLD)', 'Point of Disposal'],
    [1, 4, 3, 5],
    [
      [
        '1',
        'Machine back water and pulping',
        '1,460',
        'Reused after ETP; rest on 38 acres of own plantation',
      ],
      ['2', 'Domestic', '22', 'STP, then own plantation'],
    ],
  ),
  para('ii) Emissions from chimneys:'),
  table(
    ['Chimney No.', 'Description', 'Quantity at peak flow (m3/hr)'],
    [2, 7, 4],
    [
      ['1', 'Attached to 18 TPH boiler, coal and bagasse', '46,900'],
      ['2', 'Attached to DG set 1010 KVA', '--'],
    ],
  ),
  { type: 'pageBreak' },
  para(
    'iii) HAZARDOUS WASTE AUTHORISATION (FORM - II) [Rule 6(2)]: the Applicant may collect, store and send off these wastes:',
  ),
  table(
    ['Sl.', 'Waste', 'Quantity', 'Way of disposal'],
    [1, 6, 3, 5],
    [
      [
        '1',
        'Used oil, 5.1 of Sch-I',
        limit('hazardous_waste', 'Used oil', '2.8', 'KLPA'),
        'Authorised re-processors',
      ],
      [
        '2',
        'Chemical ETP sludge, 35.3 of Sch-I',
        limit('hazardous_waste', 'Chemical ETP sludge', '240', 'TPA'),
        'TSDF',
      ],
      [
        '3',
        'Empty drums, 33.1 of Sch-I',
        limit('hazardous_waste', 'Empty drums', '360', 'Nos. per annum'),
        'Washing and sale',
      ],
    ],
  ),
  para('The consent is for these products and quantities:'),
  table(
    ['S.No', 'Product', 'Quantity (TPD)'],
    [1, 8, 3],
    [
      ['1', 'Kraft paper from waste paper', '185'],
      ['2', 'Duplex board', '60'],
      ['', 'Total at any point of time', '245'],
    ],
  ),
  para(trap('production limit', 'More than 245 TPD of paper and board shall not be made'), '.'),
  para('The order is bound to the Acts, to the Rules, and to the terms of the schedules A, B and C.'),
  para(
    'This order of consent and authorisation is valid for a period ending with the 31st day of August, 2029.',
  ),
  item(
    '1.',
    'Fee for the whole period: ',
    trap('fee period', 'Rs. 12,40,000/- was paid and reaches to the last day of the consent'),
    '.',
  ),
  { type: 'signature', lines: ['MEMBER SECRETARY'] },
  para('To'),
  para(`M/s. ${FACTS.industryName}, Wadapally (V), Nalgonda District.`),
  para(
    'Copy to: the Joint Chief Environmental Engineer, Zonal Office, Hyderabad; the Environmental Engineer, Regional Office, Nalgonda.',
  ),
];

/** Consent and authorisation of a paper mill, as the DOCX that an office mails before it signs. */
export const tspcbPaper: Order = {
  name: 'tspcb_cfo_paper_2024',
  title: 'Consent and authorisation, paper mill (DOCX)',
  board: 'TSPCB',
  form: 'docx',
  facts: FACTS,
  validFrom: null,
  names: NAMES,
  questions: [],
  style: {
    family: 'sans',
    size: 10,
    leading: 1.3,
    margin: 57,
    justify: false,
    header: () => [],
    footer: () => [{ left: 'TSPCB/RCP/NLG/CFO&HWM/HO/2024' }],
  },
  blocks: [
    ...cover,
    ...scheduleA(FACTS),
    ...scheduleB(FACTS),
    ...scheduleC,
    para('Specimen. Company, numbers and conditions are invented.'),
  ],
};
