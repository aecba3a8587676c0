import { addDays, addMonths } from '../../model/dates.ts';
import type { GoldFacts } from '../../model/gold.ts';
import type { Block } from '../../model/order.ts';
import { at, duty, heading, item, limit, para, standards, table, trap } from '../../model/write.ts';

/** Schedule B: conditions for this mill, by medium. */
export function scheduleB({ issuedOn }: GoldFacts): Block[] {
  return [
    { type: 'pageBreak' },
    heading('SCHEDULE - B'),
    para('Water:'),
    item('1.', 'Effluent that goes to the plantation shall keep within:'),
    standards(
      'effluent',
      ['Sl.', 'Parameter', 'Limiting standard'],
      [
        ['pH', '6.0 to 8.5', ''],
        ['Suspended solids', '50', 'mg/l'],
        ['BOD', '30', 'mg/l'],
        ['COD', '250', 'mg/l'],
        ['AOX', '1', 'mg/l'],
      ],
    ),
    item(
      '2.',
      trap('prohibition', 'Effluent shall not be led to the Krishna or to the Musi by any path'),
      '.',
    ),
    item(
      '3.',
      duty(
        'B-3',
        'monitoring',
        { every: 1, unit: 'month', times: 2 },
        'The Applicant shall have the treated effluent analysed by a laboratory that is recognised under the EP Act',
        'twice a month',
      ),
      ' twice a month.',
    ),
    item(
      '4.',
      duty(
        'B-4',
        'reporting',
        'monthly',
        'The Applicant shall furnish a statement of water drawn and effluent reused to the Regional Office',
        'in the first week of the next month',
      ),
      ' in the first week of the next month.',
    ),
    item(
      '5.',
      duty(
        'B-5',
        'monitoring',
        'half_yearly',
        'Soil and ground water of the plantation shall be tested for sodium and conductivity',
        'before and after the rains, two times a year',
      ),
      ' before and after the rains, two times a year.',
    ),
    item(
      '6.',
      duty(
        'B-6',
        'reporting',
        'half_yearly',
        'A report of compliance with this schedule shall be submitted',
        'on 1st January and 1st July of every year',
        ['01-01', '07-01'],
      ),
      ' on 1st January and 1st July of every year, for the six months that went before.',
    ),
    para('Air:'),
    item(
      '7.',
      'Particulate matter at the boiler chimney shall not be above ',
      at({ point: 'boiler chimney' }, limit('emission', 'Particulate matter', '115', 'mg/Nm3')),
      '; an electrostatic precipitator is in place. ',
      duty(
        'B-7',
        'monitoring',
        'quarterly',
        'The boiler chimney shall be sampled',
        'once in every three months',
      ),
      ' once in every three months.',
    ),
    item(
      '8.',
      'Noise: ',
      at({ point: 'boundary' }, limit('noise', 'day time', '75', 'dB(A)')),
      ' in day time, ',
      at({ point: 'boundary' }, limit('noise', 'night time', '70', 'dB(A)')),
      ' in night time, at the boundary.',
    ),
    { type: 'pageBreak' },
    item('9.', 'Samples of ambient air are planned as follows:'),
    table(
      ['Sl.', 'Station', 'Parameters', 'Frequency'],
      [1, 5, 5, 4],
      [
        [
          'a',
          duty('B-9a', 'monitoring', 'monthly', 'Roof of the time office', 'Monthly'),
          'PM10, PM2.5, SO2, NOx',
          'Monthly',
        ],
        [
          'b',
          duty('B-9b', 'monitoring', 'quarterly', 'Colony, near the school', 'Quarterly'),
          'PM10, PM2.5, H2S',
          'Quarterly',
        ],
        ['c', duty('B-9c', 'monitoring', 'yearly', 'Wadapally village', 'Yearly'), 'PM10, H2S', 'Yearly'],
      ],
    ),
    item(
      '10.',
      duty(
        'B-10',
        'other',
        'once',
        'The Applicant shall put a roof over the coal yard',
        'within six months from the date of this order',
        addMonths(issuedOn, 6),
      ),
      ' within six months from the date of this order.',
    ),
    item(
      '11.',
      duty(
        'B-11',
        'other',
        'once',
        'The Applicant shall join its effluent meter and camera to the server of the Board',
        'within 60 days',
        addDays(issuedOn, 60),
      ),
      ' within 60 days from the date of this order.',
    ),
    item(
      '12.',
      duty(
        'B-12',
        'other',
        { every: 2, unit: 'year' },
        'The fields of the precipitator shall be overhauled',
        'every two years',
      ),
      ' every two years by its maker.',
    ),
    item(
      '13.',
      duty(
        'B-13',
        'record',
        'weekly',
        'The stock of plastic rejects from the pulper shall be weighed and noted',
        'every week',
      ),
      ' every week; rejects go to a cement plant.',
    ),
    item(
      '14.',
      trap(
        'continuous duty without date',
        'The fibre recovery and the clarifiers shall be in use whenever the machines run',
      ),
      '.',
    ),
    item(
      '15.',
      duty(
        'B-15',
        'other',
        'yearly',
        'The Applicant shall plant 1,000 trees',
        'every year before the end of July',
        '07-31',
      ),
      ' every year before the end of July, and shall look after those planted earlier.',
    ),
    item(
      '16.',
      trap('duty of the board', 'The Regional Office shall sample the outlet every two months'),
      ' and send its findings to the Zonal Office.',
    ),
  ];
}
