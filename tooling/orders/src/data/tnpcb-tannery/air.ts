import { addDays, addMonths, dotted } from '../../model/dates.ts';
import type { Block, Order } from '../../model/order.ts';
import { duty, heading, item, limit, optionalDuty, para, table, trap } from '../../model/write.ts';
import { cover, signature } from './cover.ts';
import { AIR, STYLE } from './facts.ts';
import { AIR_NAMES } from './names.ts';

const special: Block[] = [
  heading('SPECIAL CONDITIONS'),
  item(
    '1.',
    'The consent holds for the products and rates that the consent under the Water Act of the same day sets out.',
  ),
  item(
    '2.',
    'The consent holds for the sources listed here, each with its control measure and its stack. ',
    trap('prohibition', 'No source may be added and no stack be shortened without a fresh consent'),
    '.',
  ),
  table(
    ['Stack No.', 'Source', 'Control measure', 'Stack height in m'],
    [2, 5, 5, 3],
    [
      ['1.', 'Wood fired boiler, 3 TPH', 'Multicyclone and wet scrubber', '30'],
      ['2.', 'Spray booths of the finishing hall (6 Nos.)', 'Water curtain', '15'],
      ['3.', 'Buffing machines', 'Bag filter', '14'],
      ['4.', 'D.G. set 500 KVA', 'Acoustic hood', '7'],
    ],
  ),
  item('3.', 'Emissions shall not be above these standards:'),
  table(
    ['Sl. No.', 'Parameter', 'Standard', 'Stack'],
    [1, 5, 4, 2],
    [
      ['1', 'Particulate matter', limit('emission', 'Particulate matter', '150', 'mg/Nm3'), '1'],
      ['2', 'Carbon monoxide', limit('emission', 'Carbon monoxide', '200', 'mg/Nm3'), '1'],
      [
        '3',
        'Volatile organic compounds',
        limit('emission', 'Volatile organic compounds', '75', 'mg/Nm3'),
        '2',
      ],
      ['4', 'Leather dust', limit('emission', 'Leather dust', '50', 'mg/Nm3'), '3'],
    ],
  ),
  item(
    '4.',
    'The survey of emissions shall be done to this plan, by the laboratory of the Board or one under NABL accreditation:',
  ),
  table(
    ['Sl. No.', 'Point', 'Parameter', 'Periodicity'],
    [1, 5, 4, 4],
    [
      [
        '1',
        duty('S-4a', 'monitoring', 'quarterly', 'Boiler stack', 'Once in three months'),
        'PM, CO',
        'Once in three months',
      ],
      [
        '2',
        duty('S-4b', 'monitoring', 'half_yearly', 'Spray booth vents', 'Twice a year'),
        'VOC',
        'Twice a year',
      ],
      [
        '3',
        duty('S-4c', 'monitoring', 'yearly', 'Bag filter outlet of the buffing hall', 'Yearly once'),
        'Dust',
        'Yearly once',
      ],
      [
        '4',
        duty('S-4d', 'monitoring', 'monthly', 'Ambient air at the gate', 'Monthly once'),
        'PM10, H2S',
        'Monthly once',
      ],
    ],
  ),
  item(
    '5.',
    'Noise at the fence, by day ',
    limit('noise', 'day time', '75', 'dB(A)'),
    ' and by night ',
    limit('noise', 'night time', '70', 'dB(A)'),
    ', shall not be exceeded. ',
    duty(
      'S-5',
      'monitoring',
      'half_yearly',
      'The noise at the fence shall be surveyed',
      'once in six months',
    ),
    ' once in six months.',
  ),
  item(
    '6.',
    optionalDuty(
      'S-6',
      'reporting',
      'once',
      'A failure of a control measure shall be told to the District Environmental Engineer',
      'immediately',
    ),
    ' immediately, and the machine that it serves shall stand still until it is mended.',
  ),
];

const additional: Block[] = [
  heading('ADDITIONAL CONDITIONS'),
  item(
    '1.',
    duty(
      'A-1',
      'record',
      'daily',
      'Water pressure of the scrubber and current of its pump shall be logged',
      'in every shift, day by day',
    ),
    ' in every shift, day by day.',
  ),
  item(
    '2.',
    duty(
      'A-2',
      'other',
      'weekly',
      'The hoppers of the multicyclone and of the bag filter shall be emptied and the dust weighed',
      'every week',
    ),
    ' every week.',
  ),
  item(
    '3.',
    duty('A-3', 'other', 'monthly', 'Sludge of the water curtains shall be taken out', 'once every month'),
    ' once every month and be kept with the hazardous waste.',
  ),
  item(
    '4.',
    duty(
      'A-4',
      'other',
      'once',
      'The unit shall fit a port hole and a ladder to the vents of the spray booths',
      'within two months',
      addMonths(AIR.issuedOn, 2),
    ),
    ' within two months.',
  ),
  item(
    '5.',
    duty(
      'A-5',
      'other',
      'once',
      'The unit shall change over to water based finishes on four of the six booths',
      'on or before 31.12.2025',
      '2025-12-31',
    ),
    ' on or before 31.12.2025.',
  ),
  item(
    '6.',
    duty(
      'A-6',
      'reporting',
      'quarterly',
      'The use of solvents shall be reported to the Assistant Environmental Engineer',
      'before the 15th day of the month after each quarter',
      ['01-15', '04-15', '07-15', '10-15'],
    ),
    ' before the 15th day of the month after each quarter.',
  ),
  item(
    '7.',
    duty(
      'A-7',
      'other',
      { every: 2, unit: 'year' },
      'The efficiency of the bag filter shall be tested by its maker',
      'once in two years',
    ),
    ' once in two years.',
  ),
  item(
    '8.',
    duty(
      'A-8',
      'return',
      'yearly',
      'The Environmental Statement in Form V shall be furnished',
      'by the end of September every year',
      '09-30',
    ),
    ' by the end of September every year.',
  ),
  item(
    '9.',
    duty(
      'A-9',
      'other',
      'yearly',
      'Workers of the finishing hall shall be examined by a doctor',
      'every year',
    ),
    ' every year for effects of solvents.',
  ),
  item(
    '10.',
    trap(
      'continuous duty without date',
      'All control measures shall be in operation as long as the sources are',
    ),
    '.',
  ),
  item(
    '11.',
    'Differences in fee: ',
    duty(
      'A-11',
      'fee',
      'once',
      'Rs. 23,750/- shall be paid by the unit',
      'within 15 days',
      addDays(AIR.issuedOn, 15),
    ),
    ' within 15 days. ',
    trap('fee period', `The fee paid earlier is good up to ${dotted(AIR.validUpto)}`),
    '.',
  ),
  item(
    '12.',
    trap('duty of the board', 'The mobile laboratory of the Board shall watch the ambient air once a year'),
    '; the unit supplies power to it.',
  ),
  item(
    '13.',
    duty(
      'A-13',
      'other',
      'quarterly',
      'Duct work of the booths shall be cleared of lacquer deposits',
      'once in every quarter',
    ),
    ' once in every quarter, for such deposits burn.',
  ),
  item(
    '14.',
    'Wood for the boiler shall come from licensed depots. ',
    duty('A-14', 'record', 'monthly', 'The bills for wood shall be filed', 'month by month'),
    ' month by month.',
  ),
];

const general: Block[] = [
  { type: 'pageBreak' },
  heading('GENERAL CONDITIONS'),
  item(
    '1.',
    duty(
      'G-1',
      'renewal',
      'once',
      'Renewal shall be applied for',
      'at least 60 days before the expiry',
      addDays(AIR.validUpto, -60),
    ),
    ' at least 60 days before the expiry of this consent.',
  ),
  item(
    '2.',
    trap('power of the board', 'The Board may cancel the consent or refuse to renew it'),
    ' under section 21 of the Act after it has given notice and heard the occupier.',
  ),
  item('3.', 'The furnace and its fuel shall not be changed, and the stack shall be kept in repair.'),
  item(
    '4.',
    'Officers whom the Board empowers may enter at all reasonable times, examine the plant, the control equipment and the records, and draw samples of air and emissions.',
  ),
  item(
    '5.',
    duty(
      'G-5',
      'record',
      'daily',
      'The hours of work of every control measure shall be written in a log book',
      'daily',
    ),
    ' daily.',
  ),
  item(
    '6.',
    'A change in the name of the firm or in its management shall be brought to the notice of the Board at once.',
  ),
  item('7.', 'Open burning of trimmings, shavings and packing is forbidden.'),
  item('8.', 'The occupier shall keep a copy of this order where the officers can read it.'),
  item(
    '9.',
    'Whoever is aggrieved ',
    trap('appeal right', 'may appeal within thirty days under section 31 of the Act'),
    ' to the Appellate Authority, Chennai.',
  ),
];

/** Air consent of the same works and day, handed over as a scan. */
export const tnpcbTanneryAir: Order = {
  name: 'tnpcb_air_leather_2024',
  title: 'Consent under the Air Act, leather finishing (scan)',
  board: 'TNPCB',
  form: 'scan',
  facts: AIR,
  validFrom: null,
  names: AIR_NAMES,
  questions: [],
  style: { ...STYLE, leading: 1.52 },
  blocks: [
    ...cover(AIR, {
      letter: 'A',
      section: '21',
      act: 'Air (Prevention and Control of Pollution) Act, 1981 (Central Act 14 of 1981)',
      allows: 'the emission of air pollutants',
    }),
    ...special,
    ...additional,
    ...general,
    signature,
    para('Specimen. Company, numbers and conditions are invented.'),
  ],
};
