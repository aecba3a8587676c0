import { addDays, addMonths } from '../../model/dates.ts';
import type { GoldFacts } from '../../model/gold.ts';
import type { Block } from '../../model/order.ts';
import {
  at,
  duty,
  heading,
  item,
  limit,
  optionalDuty,
  standards,
  sub,
  table,
  trap,
} from '../../model/write.ts';

/** The schedule: sections A to F, each of which numbers anew, and the annexure of standards and samples. */
export function schedule({ issuedOn, validUpto }: GoldFacts): Block[] {
  return [
    { type: 'pageBreak' },
    heading('SCHEDULE'),
    heading('TERMS AND CONDITIONS', 'left'),
    heading('A. EFFLUENTS (WATER ACT)', 'left'),
    item(
      '1.',
      'All that is discharged shall go through the terminal manhole, where the Board may take samples.',
    ),
    item(
      '2.',
      trap('prohibition', 'Coloured effluent shall not run into the Shimsha or any drain that leads to it'),
      '. What the RO rejects goes to the evaporator of 24 KLD.',
    ),
    item('3.', 'Effluent after treatment and sewage after treatment shall keep to the annexure.'),
    item(
      '4.',
      duty(
        'A-4',
        'record',
        'daily',
        'The occupier shall enter the readings of the water meter and of the effluent meter',
        'every day',
      ),
      ' every day, with the power used by the ETP.',
    ),
    item(
      '5.',
      duty(
        'A-5',
        'monitoring',
        { every: 1, unit: 'week', times: 2 },
        'RO permeate and reject shall be tested for TDS and hardness in the laboratory of the unit',
        'twice a week',
      ),
      ' twice a week.',
    ),
    item(
      '6.',
      duty(
        'A-6',
        'other',
        'yearly',
        'The occupier shall have all tanks of the ETP emptied, cleaned and inspected',
        'once in a year',
      ),
      ' once in a year.',
    ),
    heading('B. EMISSIONS (AIR ACT)', 'left'),
    item('1.', 'Chimneys shall have the heights of the annexure, with port hole and platform.'),
    item(
      '2.',
      duty('B-2', 'other', 'weekly', 'Lint collectors of the dryers shall be cleaned', 'each week'),
      ' each week, and the lint be sold or burnt in the boiler.',
    ),
    item(
      '3.',
      duty('B-3', 'other', 'half_yearly', 'Bags of the boiler filter shall be examined', 'half-yearly'),
      ' half-yearly and torn ones be replaced.',
    ),
    item(
      '4.',
      trap('power of the board', 'The Board may ask for a taller chimney or better equipment at any time'),
      '.',
    ),
    heading('C. NOISE', 'left'),
    item(
      '1.',
      'Noise at the boundary is limited to ',
      at({ point: 'boundary' }, limit('noise', 'day time', '65', 'dB(A)')),
      ' by day and ',
      at({ point: 'boundary' }, limit('noise', 'night time', '55', 'dB(A)')),
      ' by night.',
    ),
    item(
      '2.',
      duty(
        'C-2',
        'monitoring',
        'yearly',
        'The insertion loss of the DG hood shall be measured',
        'every year',
      ),
      ' every year by an approved laboratory.',
    ),
    heading('D. SOLID AND HAZARDOUS WASTE', 'left'),
    item(
      '1.',
      duty(
        'D-1',
        'return',
        'yearly',
        'The occupier shall file the annual return in Form 4',
        'on or before 30th June',
        '06-30',
      ),
      ' on or before 30th June for the year that closed in March.',
    ),
    item(
      '2.',
      duty(
        'D-2',
        'record',
        'monthly',
        'A statement of ETP sludge sent to the cement works shall be drawn up',
        'at the close of every month',
      ),
      ' at the close of every month and kept for three years.',
    ),
    item('3.', trap('storage limit', 'Sludge shall be sent off before 90 days have passed'), '.'),
    item('4.', 'Wastes of other kinds:'),
    sub(
      'a)',
      duty(
        'D-4a',
        'return',
        'yearly',
        'used batteries go back to the dealer, and the return on them shall be filed',
        'by 30th June each year',
        '06-30',
      ),
      ' by 30th June each year;',
    ),
    sub(
      'b)',
      duty(
        'D-4b',
        'record',
        'monthly',
        'electronic waste is given to a dismantler and entered in a register',
        'every month',
      ),
      ' every month.',
    ),
    heading('E. GENERAL', 'left'),
    item(
      '1.',
      duty(
        'E-1',
        'renewal',
        'once',
        'For renewal the occupier shall apply in the prescribed form',
        '120 days before the consent runs out',
        addDays(validUpto ?? issuedOn, -120),
      ),
      ' 120 days before the consent runs out.',
    ),
    item(
      '2.',
      duty(
        'E-2',
        'return',
        'yearly',
        'The environment statement in Form V shall be submitted for each financial year',
        'by 30th September',
        '09-30',
      ),
      ' by 30th September.',
    ),
    item(
      '3.',
      duty(
        'E-3',
        'other',
        'once',
        'The occupier shall plant 450 trees on the northern strip',
        'within one year',
        addMonths(issuedOn, 12),
      ),
      ' within one year from the date of this consent.',
    ),
    item(
      '4.',
      duty(
        'E-4',
        'other',
        'once',
        'The occupier shall connect the flow meters to the server of the Board',
        'within ninety days',
        addDays(issuedOn, 90),
      ),
      ' within ninety days from the date of this consent.',
    ),
    item(
      '5.',
      optionalDuty(
        'E-5',
        'reporting',
        'once',
        'A fire, a burst tank or any other mishap shall be reported to the Regional Office',
        'within 24 hours',
      ),
      ' within 24 hours by telephone and e-mail.',
    ),
    item(
      '6.',
      duty(
        'E-6',
        'reporting',
        'half_yearly',
        'Progress made with water saving shall be reported to the Regional Office',
        'by 10th April and 10th October',
        ['04-10', '10-10'],
      ),
      ' by 10th April and 10th October.',
    ),
    item(
      '7.',
      trap('duty of the board', 'The Regional Officer will inspect the unit every quarter'),
      ' and post what he found.',
    ),
    item(
      '8.',
      trap(
        'continuous duty without date',
        'The ETP, the RO and the evaporator shall be worked at all hours of production',
      ),
      '.',
    ),
    item(
      '9.',
      'The consent does not do away with the licence of the local body or of the Inspector of Factories.',
    ),
    item('10.', 'The occupier shall show the consent to any officer who comes to inspect.'),
    item(
      '11.',
      'Whoever is not content with this order ',
      trap('appeal right', 'may turn to the Appellate Authority within thirty days'),
      ' under section 28 of the Water Act or section 31 of the Air Act.',
    ),
    heading('F. ANNEXURE', 'left'),
    standards(
      'effluent',
      ['Sl. No.', 'Treated effluent', 'Limit'],
      [
        ['pH', '6.5 to 8.5', ''],
        ['Suspended solids', '30', 'mg/l'],
        ['BOD', '10', 'mg/l'],
        ['COD', '100', 'mg/l'],
        ['Colour', '150', 'Hazen'],
      ],
    ),
    standards(
      'emission',
      ['Sl. No.', 'Boiler chimney, 30 m', 'Limit'],
      [
        ['Particulate matter', '115', 'mg/Nm3'],
        ['SO2', '50', 'mg/Nm3'],
      ],
      { point: 'Boiler chimney, 30 m' },
    ),
    table(
      ['Sl. No.', 'Sample', 'By whom', 'Sampling frequency'],
      [1, 5, 4, 4],
      [
        [
          '1',
          duty('F-1', 'monitoring', 'monthly', 'Treated effluent before reuse', 'Monthly'),
          'Laboratory under EP Act',
          'Monthly',
        ],
        [
          '2',
          duty('F-2', 'monitoring', 'quarterly', 'Treated sewage at the garden tank', 'Once in 3 months'),
          'Laboratory under EP Act',
          'Once in 3 months',
        ],
        [
          '3',
          duty('F-3', 'monitoring', 'half_yearly', 'Boiler chimney', 'Once in 6 months'),
          'Laboratory under EP Act',
          'Once in 6 months',
        ],
        [
          '4',
          duty('F-4', 'monitoring', { every: 2, unit: 'year' }, 'Soil of the garden', 'Once in 2 years'),
          'University of agriculture',
          'Once in 2 years',
        ],
      ],
    ),
  ];
}
