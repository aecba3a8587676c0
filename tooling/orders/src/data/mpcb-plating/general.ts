import { addDays } from '../../model/dates.ts';
import type { Block } from '../../model/order.ts';
import { at, bold, duty, heading, item, limit, optionalDuty, sub, trap } from '../../model/write.ts';
import { FACTS } from './facts.ts';

/** Schedule-IV: general conditions. */
export const generalConditions: Block[] = [
  { type: 'pageBreak' },
  heading('SCHEDULE-IV'),
  heading('General conditions:', 'left'),
  item(
    '1.',
    'Lighting should be by LED lamps as far as can be done, and roofs should carry solar panels where they bear them.',
  ),
  item('2.', 'Rain from the roofs shall be led to recharge pits, apart from every process drain.'),
  item('3.', 'For the D.G. set:'),
  sub('a)', 'it shall stand in an acoustic hood that takes away at least 25 dB(A);'),
  sub(
    'b)',
    'it shall serve as stand-by only, and its exhaust shall end two metres above the roof of the nearest building;',
  ),
  sub(
    'c)',
    duty(
      'IV-3c',
      'other',
      { every: 3, unit: 'year' },
      'the hood and the exhaust muffler shall be overhauled',
      'once in three years',
    ),
    ' once in three years, or earlier if the maker says so.',
  ),
  item(
    '4.',
    'Noise at the boundary shall keep within ',
    at({ point: 'boundary' }, limit('noise', 'day time', '75', 'dB(A)')),
    ' in day time and ',
    at({ point: 'boundary' }, limit('noise', 'night time', '70', 'dB(A)')),
    ' in night time. ',
    duty(
      'IV-4',
      'monitoring',
      'quarterly',
      'Readings of noise shall be taken at six points of the boundary',
      'every quarter',
    ),
    ' every quarter. Day time runs from 6 am to 10 pm.',
  ),
  item(
    '5.',
    trap(
      'continuous duty without date',
      'The treatment plants shall be kept running and in good order at all times',
    ),
    ', with spare pumps and blowers in place, so that the standards are met.',
  ),
  item(
    '6.',
    trap('prohibition', 'The industry shall not alter the quantity or the quality of its discharge'),
    ', nor raise a new outlet, before it has the consent of the Board.',
  ),
  item(
    '7.',
    duty(
      'IV-7',
      'reporting',
      'quarterly',
      'A statement of production, chemicals used and sludge sent out shall be given to the Sub-Regional Office',
      'within 15 days from the end of every quarter',
      ['01-15', '04-15', '07-15', '10-15'],
    ),
    ' within 15 days from the end of every quarter.',
  ),
  item(
    '8.',
    duty(
      'IV-8',
      'return',
      'yearly',
      'The Environmental Statement in Form V for the year that ends on 31st March shall be filed',
      'on or before 30th September',
      '09-30',
    ),
    ' on or before 30th September following, in accordance with the Environment (Protection) Rules, 1986.',
  ),
  item(
    '9.',
    bold('Hazardous wastes. '),
    duty(
      'IV-9',
      'return',
      'yearly',
      'The annual return in Form 4 shall be handed in for the twelve months up to March',
      'not later than 30th June of every year',
      '06-30',
    ),
    ' not later than 30th June of every year.',
  ),
  item(
    '10.',
    duty('IV-10', 'record', 'daily', 'The record of hazardous waste in Form 3 shall be written up', 'daily'),
    ' daily for each category that is produced. ',
    trap('storage limit', 'Waste may lie in the shed for 90 days at the most'),
    '.',
  ),
  item(
    '11.',
    duty(
      'IV-11',
      'reporting',
      'monthly',
      'Copies of the manifests of all consignments shall be mailed to the Board',
      'before the 7th of every month',
      { dayOfMonth: 7 },
    ),
    ' before the 7th of every month, for the month before.',
  ),
  item(
    '12.',
    duty(
      'IV-12',
      'record',
      'weekly',
      'The board at the main gate shall be brought up to date with the stock of hazardous waste and chemicals',
      'each Monday',
      { day: 'monday' },
    ),
    ' each Monday; it measures 1.8 m by 1.2 m and is written in Marathi and English.',
  ),
  item(
    '13.',
    'Should an accident or an upset release effluent or fumes, ',
    optionalDuty(
      'IV-13',
      'reporting',
      'once',
      'a report in Form 11 shall reach the Board and the District Collector',
      'within 24 hours of the event',
    ),
    ' within 24 hours of the event; the wing concerned shall stop at once.',
  ),
  item(
    '14.',
    trap(
      'duty of the board',
      'The Sub-Regional Officer shall draw joint vigilance samples once in two months',
    ),
    ' and send them to the Board’s laboratory at Pune; the industry bears the charges.',
  ),
  item(
    '15.',
    duty(
      'IV-15',
      'other',
      'yearly',
      'All workers of the plating hall shall pass a medical examination of skin, nasal septum and lungs',
      'once a year',
    ),
    ' once a year, and ',
    duty(
      'IV-15b',
      'record',
      'yearly',
      'the summary signed by the factory medical officer shall be filed',
      'by 31st January',
      '01-31',
    ),
    ' by 31st January at the works.',
  ),
  item(
    '16.',
    duty(
      'IV-16',
      'other',
      'half_yearly',
      'A rehearsal of the on-site emergency plan for acid and ammonia spills shall be held',
      'at intervals of six months',
    ),
    ' at intervals of six months, with the fire brigade of the estate as observer.',
  ),
  item(
    '17.',
    duty(
      'IV-17',
      'monitoring',
      { every: 18, unit: 'month' },
      'Flow meters at the inlet of the effluent plant and of the evaporator shall be calibrated',
      'once in 18 months',
    ),
    ' once in 18 months by a laboratory that traces its standards to the national ones.',
  ),
  item(
    '18.',
    duty(
      'IV-18',
      'other',
      'once',
      'The industry shall name an Environment Officer and inform the Board of the name, telephone number and e-mail address',
      'within two weeks',
      addDays(FACTS.issuedOn, 14),
    ),
    ' within two weeks.',
  ),
  item(
    '19.',
    'A green belt of at least 33 per cent of the open land shall be kept. ',
    duty(
      'IV-19',
      'other',
      'yearly',
      'Not fewer than 250 saplings of native kinds shall be planted',
      'during each rainy season',
    ),
    ' during each rainy season until that share is reached.',
  ),
  item(
    '20.',
    'Cleanliness shall be such that no neighbour has cause for complaint. Drums shall stand on paved and roofed ground with a kerb.',
  ),
  item(
    '21.',
    'The officers of the Board shall be let in at any time of day or night, and shall be shown whatever they ask to see.',
  ),
  item(
    '22.',
    'The consent shall hang where visitors see it, and a copy shall be kept with the shift in-charge.',
  ),
  item(
    '23.',
    'Chemicals shall be stored as the rules on the Manufacture, Storage and Import of Hazardous Chemicals ask; the industry shall hold a policy under the Public Liability Insurance Act, 1991.',
  ),
  item(
    '24.',
    'Vehicles that carry chemicals shall be covered, shall bear the signs that the Motor Vehicles rules prescribe, and shall not be washed on the premises.',
  ),
  item(
    '25.',
    optionalDuty(
      'IV-25',
      'reporting',
      'once',
      'Changes of name, ownership or management shall be brought to the notice of the Board without delay',
      'without delay',
    ),
    '.',
  ),
  item(
    '26.',
    duty(
      'IV-26',
      'renewal',
      'once',
      'An application for the renewal of this consent shall be made',
      'at least 60 days before it expires',
      addDays(FACTS.validUpto, -60),
    ),
    ' at least 60 days before it expires, with the fee then in force.',
  ),
  item(
    '27.',
    'Who feels wronged by this order ',
    trap('appeal right', 'may appeal to the Appellate Authority within thirty days of receiving it'),
    ' under section 28 of the Water Act and section 31 of the Air Act.',
  ),
  item(
    '28.',
    'The order is without prejudice to any decision of the Courts and of the National Green Tribunal. It grants no right in land, water or any other property.',
  ),
  item(
    '29.',
    trap(
      'power of the board',
      'The Board may order the works to be closed, or its power and water to be cut off',
    ),
    ', under section 33A of the Water Act and section 31A of the Air Act, if these conditions are broken.',
  ),
];
