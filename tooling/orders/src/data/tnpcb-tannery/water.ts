import { addDays, addMonths, dotted } from '../../model/dates.ts';
import type { Block, Order } from '../../model/order.ts';
import { duty, heading, item, limit, optionalDuty, para, sub, table, trap } from '../../model/write.ts';
import { cover, signature } from './cover.ts';
import { STYLE, WATER } from './facts.ts';
import { WATER_NAMES } from './names.ts';
import { waterGeneral } from './water-general.ts';

const standard = (no: number, name: string, figure: string, unit: string, medium: 'effluent' | 'sewage') => [
  `${no}`,
  name,
  limit(medium, name, figure, unit),
];

const special: Block[] = [
  heading('SPECIAL CONDITIONS'),
  item(
    '1.',
    'The consent holds for the products (Col. 2) at the rate (Col. 3) of this list. Whoever wants to make other products, or more of them, has to ask for a fresh consent first.',
  ),
  table(
    ['Sl. No.', 'Description', 'Quantity', 'Unit'],
    [1, 7, 2, 2],
    [
      ['', 'Product Details', '', ''],
      ['1.', 'Finished upper leather from wet blue', '54', 'T/M'],
      ['2.', 'Lining leather from E.I. tanned skins', '17.5', 'T/M'],
      ['', 'By-Product Details', '', ''],
      ['1.', 'Shavings and trimmings of wet blue', '6.2', 'T/M'],
    ],
  ),
  item(
    '2.',
    'The consent holds for these outlets. ',
    trap('prohibition', 'No outlet may be added or moved without a fresh consent'),
    '.',
  ),
  table(
    ['Outlet No.', 'Description', 'Maximum daily discharge in KLD', 'Point of disposal'],
    [2, 4, 3, 5],
    [
      ['', 'Effluent Type : Sewage', '', ''],
      ['1.', 'Sewage', '9.5', 'Garden of the unit'],
      ['', 'Effluent Type : Trade Effluent', '', ''],
      ['1.', 'Re-tanning and dyeing stream', '212.0', 'CETP through closed line'],
      ['2.', 'Chrome bearing stream', '18.0', 'Chrome recovery unit of the tannery'],
    ],
  ),
  item('3.', 'What is discharged shall not hold more than is tolerated by this list.'),
  table(
    ['Sl. No.', 'Parameters', 'TOLERANCE LIMITS - OUTLET NO. 1 Sewage'],
    [1, 6, 5],
    [
      standard(1, 'pH', '6.5 to 9', '', 'sewage'),
      standard(2, 'Biochemical Oxygen Demand (3 days at 27°C)', '20', 'mg/l', 'sewage'),
      standard(3, 'Total Suspended Solids', '30', 'mg/l', 'sewage'),
    ],
  ),
  table(
    ['Sl. No.', 'Parameters', 'TOLERANCE LIMITS - Trade effluent to CETP'],
    [1, 6, 5],
    [
      standard(1, 'pH', '6 to 9', '', 'effluent'),
      standard(2, 'Total Suspended Solids', '600', 'mg/l', 'effluent'),
      standard(3, 'Total Chromium', '2', 'mg/l', 'effluent'),
      standard(4, 'Oil and Grease', '20', 'mg/l', 'effluent'),
      standard(5, 'Sulphide', '2', 'mg/l', 'effluent'),
    ],
  ),
  item(
    '4.',
    trap(
      'continuous duty without date',
      'Every unit of the pre-treatment and of the chrome recovery shall be worked without break',
    ),
    ' whenever effluent arises.',
  ),
  item(
    '5.',
    'Electromagnetic flow meters stand at the intake and at the outlet to the CETP. ',
    duty(
      'S-5',
      'record',
      'daily',
      'The occupier shall take down the meter readings',
      'at the beginning of each day',
    ),
    ' at the beginning of each day and sign them.',
  ),
  item(
    '6.',
    duty(
      'S-6',
      'monitoring',
      'monthly',
      'The occupier shall have the pre-treated effluent examined by the laboratory of the Board at his own cost',
      'every month',
    ),
    ' every month.',
  ),
  item(
    '7.',
    optionalDuty(
      'S-7',
      'reporting',
      'once',
      'Any upset by which the tolerance limits may be crossed shall be told to the District Environmental Engineer',
      'at once',
    ),
    ' by telephone at once, and in writing with all particulars afterwards.',
  ),
  item(
    '8.',
    'Green belt: at the rate of 400 trees for a hectare, of kinds that the Forest Department names for the district.',
  ),
  item(
    '9.',
    duty(
      'S-9',
      'other',
      'yearly',
      'The rain water structures shall be desilted',
      'each year before the north-east monsoon',
    ),
    ' each year before the north-east monsoon sets in.',
  ),
];

const additional: Block[] = [
  heading('ADDITIONAL CONDITIONS'),
  item(
    '1.',
    'The unit shall not take raw hides in, and soaking or liming shall not be done on the premises.',
  ),
  item(
    '2.',
    duty(
      'A-2',
      'reporting',
      'monthly',
      'The unit shall send the figures of water drawn, effluent given to the CETP and power used',
      'by the 10th of the succeeding month',
      { dayOfMonth: 10 },
    ),
    ' to the DEE, Ranipet by the 10th of the succeeding month.',
  ),
  item(
    '3.',
    duty(
      'A-3',
      'monitoring',
      { every: 2, unit: 'week' },
      'The chromium left in the recovered liquor shall be estimated',
      'once in a fortnight',
    ),
    ' once in a fortnight, so that not less than 98 per cent goes back to tanning.',
  ),
  item(
    '4.',
    duty(
      'A-4',
      'monitoring',
      { every: 4, unit: 'month' },
      'Water of the two bore wells and of the open well at the eastern fence shall be analysed',
      'once in four months',
    ),
    ' once in four months for TDS, chloride and chromium.',
  ),
  item(
    '5.',
    duty(
      'A-5',
      'monitoring',
      'quarterly',
      'Treated sewage shall be analysed by a laboratory under NABL accreditation',
      'on a quarterly basis',
    ),
    ' on a quarterly basis, while ',
    duty('A-5b', 'record', 'daily', 'residual chlorine of the treated sewage shall be checked', 'daily'),
    ' daily by the operator.',
  ),
  item(
    '6.',
    'Some 64 tonnes of chrome sludge lie in the shed. ',
    duty(
      'A-6',
      'other',
      'once',
      'The unit shall clear the stored chrome sludge to the common landfill',
      'within four months',
      addMonths(WATER.issuedOn, 4),
    ),
    ' within four months and report it.',
  ),
  item(
    '7.',
    duty(
      'A-7',
      'return',
      'yearly',
      'The annual return on hazardous wastes in Form 4 shall be entered in the online system',
      'before June 30 of each year',
      '06-30',
    ),
    ' before June 30 of each year. ',
    trap('storage limit', 'The unit shall not keep hazardous waste for more than 90 days'),
    '.',
  ),
  item(
    '8.',
    duty(
      'A-8',
      'return',
      'yearly',
      'Form V, the Environmental Statement of the financial year, shall be furnished',
      'on or before 30th day of September',
      '09-30',
    ),
    ' on or before 30th day of September every year.',
  ),
  item(
    '9.',
    duty(
      'A-9',
      'fee',
      'once',
      'The unit shall remit the difference in consent fee of Rs. 61,500/-',
      'within 15 days from the date of receipt',
      addDays(WATER.issuedOn, 15),
    ),
    ' within 15 days from the date of receipt of this order.',
  ),
  item(
    '10.',
    duty(
      'A-10',
      'other',
      { every: 2, unit: 'year' },
      'An audit of water and salt shall be done by a college of engineering of the state',
      'once in two years',
    ),
    ' once in two years, and its report be placed before the District Committee.',
  ),
  item(
    '11.',
    'Sensors for pH and flow shall remain connected with the Care Air Centre of the Board. ',
    duty(
      'A-11',
      'monitoring',
      'half_yearly',
      'The sensors shall be calibrated through an agency with accreditation',
      'every six months',
    ),
    ' every six months.',
  ),
  item(
    '12.',
    duty(
      'A-12',
      'other',
      'half_yearly',
      'Tanks, drums and pipes that hold effluent shall be tested for leaks',
      'in January and July',
      null,
    ),
    ' in January and July, the findings to be kept in a register.',
  ),
  item(
    '13.',
    trap('duty of the board', 'The Assistant Engineer shall inspect the unit once in three months'),
    ' and record what he finds in the visit book.',
  ),
  item(
    '14.',
    'The fee for the years up to the end of this consent has been worked out on gross fixed assets of Rs. 2,318.40 Lakhs; ',
    trap('fee period', `the consent fee paid is good up to ${dotted(WATER.validUpto)}`),
    '.',
  ),
  item('15.', 'As long as work goes on, the following shall be observed in the yard:'),
  sub('a)', 'salt and lime are kept under a roof;'),
  sub(
    'b)',
    duty('A-15b', 'other', 'weekly', 'drains inside the yard are scraped clean', 'on every Saturday', {
      day: 'saturday',
    }),
    ' on every Saturday;',
  ),
  sub(
    'c)',
    'fleshings, if any arrive with bought skins, go to the biogas plant of the CETP on the same day.',
  ),
  item(
    '16.',
    duty(
      'A-16',
      'other',
      'once',
      'The unit shall put up a second collection sump with level alarm',
      'before 31.12.2026',
      '2026-12-31',
    ),
    ' before 31.12.2026, and shall send photographs of it.',
  ),
];

/** Water consent of a leather finisher, in the format of Tamil Nadu's board. */
export const tnpcbTanneryWater: Order = {
  name: 'tnpcb_water_leather_2024',
  title: 'Consent under the Water Act, leather finishing',
  board: 'TNPCB',
  form: 'text',
  facts: WATER,
  validFrom: null,
  names: WATER_NAMES,
  questions: [],
  style: STYLE,
  blocks: [
    ...cover(WATER, {
      letter: 'W',
      section: '25',
      act: 'Water (Prevention and Control of Pollution) Act, 1974 (Central Act 6 of 1974)',
      allows: 'the discharge of sewage and trade effluent',
    }),
    ...special,
    ...additional,
    ...waterGeneral,
    signature,
    para('Specimen. Company, numbers and conditions are invented.'),
  ],
};
