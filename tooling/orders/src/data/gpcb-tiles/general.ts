import { addDays, addMonths } from '../../model/dates.ts';
import type { Block } from '../../model/order.ts';
import { at, duty, heading, item, limit, optionalDuty, para, trap } from '../../model/write.ts';
import { FACTS } from './facts.ts';

/** Chapter 6, signature and copies. */
export const general: Block[] = [
  heading('GENERAL CONDITIONS'),
  item(
    '6.1',
    'If the unit changes hands or its management, the Board shall be told within a reasonable time and the consent amended.',
  ),
  item(
    '6.2',
    duty(
      '6.2',
      'return',
      'yearly',
      'The Environmental Statement in Form-V shall be submitted',
      'before 30th September every year',
      '09-30',
    ),
    ' before 30th September every year, for the year that ended on 31st March.',
  ),
  item(
    '6.3',
    optionalDuty(
      '6.3',
      'reporting',
      'once',
      'An accident or an unforeseen release shall be made known to the Board by fax and e-mail',
      'within 48 hours',
    ),
    ' within 48 hours, and the cause be stated.',
  ),
  item(
    '6.4',
    trap(
      'prohibition',
      'Plant and equipment shall not be enlarged or changed without the written approval of the Board',
    ),
    '.',
  ),
  item(
    '6.5',
    trap(
      'power of the board',
      'The Board may add conditions or take conditions away whenever the environment calls for it',
    ),
    '.',
  ),
  item(
    '6.6',
    'Noise at the boundary: day time ',
    at({ point: 'boundary' }, limit('noise', 'day time', '75', 'dB(A)')),
    ', night time ',
    at({ point: 'boundary' }, limit('noise', 'night time', '70', 'dB(A)')),
    '.',
  ),
  item(
    '6.7',
    duty(
      '6.7',
      'monitoring',
      'quarterly',
      'The noise level shall be measured at the four corners',
      'once in 3 months',
    ),
    ' once in 3 months while the ball mills run.',
  ),
  item(
    '6.8',
    trap(
      'continuous duty without date',
      'Dust extraction shall be in operation all the while the mills and presses run',
    ),
    '.',
  ),
  item(
    '6.9',
    duty(
      '6.9',
      'other',
      'yearly',
      'Workers of the press shop and the body preparation shall have a chest X-ray and a lung function test',
      'every year',
    ),
    ' every year, and the register of results shall be open to the Factory Inspector.',
  ),
  item(
    '6.10',
    duty(
      '6.10',
      'other',
      'once',
      'Solar panels of at least 400 kW shall be put on the roof of the sorting hall',
      'within eighteen months',
      addMonths(FACTS.issuedOn, 18),
    ),
    ' within eighteen months.',
  ),
  item(
    '6.11',
    duty(
      '6.11',
      'other',
      'yearly',
      'Trees shall be planted along the road to the village',
      'before the end of August every year',
      '08-31',
    ),
    ' before the end of August every year, at the least 300 in number.',
  ),
  item(
    '6.12',
    trap('duty of the board', 'The Regional Officer shall verify the records of the unit once in six months'),
    '.',
  ),
  item(
    '6.13',
    'The applicant shall let officers of the Board in at all hours and give them what they need for sampling.',
  ),
  item(
    '6.14',
    'The consent fee was paid up to the date of validity; ',
    trap('fee period', 'Rs. 2,46,000/- paid on 19/11/2024 cover five years'),
    '.',
  ),
  item(
    '6.15',
    duty(
      '6.15',
      'renewal',
      'once',
      'The application for renewal shall be made',
      'three months before the date on which the consent lapses',
      addMonths(FACTS.validUpto, -3),
    ),
    ' three months before the date on which the consent lapses.',
  ),
  item(
    '6.16',
    duty(
      '6.16',
      'other',
      'once',
      'A copy of this order shall be given to the sarpanch of the village and the proof be sent',
      'within ten days of its receipt',
      addDays(FACTS.issuedOn, 10),
    ),
    ' within ten days of its receipt.',
  ),
  item(
    '6.17',
    'An appeal against the order ',
    trap('appeal right', 'lies to the Appellate Authority within thirty days'),
    ' as both Acts provide.',
  ),
  { type: 'signature', lines: ['For and on behalf of', 'GUJARAT POLLUTION CONTROL BOARD', 'Unit Head'] },
  para('Copy to: Regional Officer, Morbi; XGN cell.'),
  para('Specimen. Company, numbers and conditions are invented.'),
];
