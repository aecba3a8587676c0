import { addDays } from '../../model/dates.ts';
import type { GoldFacts } from '../../model/gold.ts';
import type { Block } from '../../model/order.ts';
import { duty, heading, item, optionalDuty, para, trap } from '../../model/write.ts';

/** Schedule A: conditions that every consent of this board carries. */
export function scheduleA({ validUpto, issuedOn }: GoldFacts): Block[] {
  return [
    { type: 'pageBreak' },
    heading('SCHEDULE - A'),
    para('Conditions of every consent:'),
    item(
      '1.',
      optionalDuty(
        'A-1',
        'reporting',
        'once',
        'A shutdown of the ETP or a discharge beyond the limits shall be reported to the Regional Office',
        'forthwith',
      ),
      ' forthwith, and the plant shall be stopped meanwhile.',
    ),
    item(
      '2.',
      'The Applicant shall let the officers of the Board enter and sample, and shall keep the way to the outlets clear.',
    ),
    item('3.', 'Outlets and chimneys shall bear numbers, painted so that they can be read from ten metres.'),
    item(
      '4.',
      duty(
        'A-4',
        'record',
        'daily',
        'The Applicant shall maintain log registers of flow, of power and of chemicals at the ETP',
        'each day',
      ),
      ' and fill them in each day.',
    ),
    item(
      '5.',
      duty(
        'A-5',
        'return',
        'yearly',
        'The Environmental Statement in Form V shall be sent to the Board',
        'on or before 30th September every year',
        '09-30',
      ),
      ' on or before 30th September every year.',
    ),
    item(
      '6.',
      duty(
        'A-6',
        'return',
        'yearly',
        'The annual return of hazardous waste in Form IV shall be sent',
        'by 30th June',
        '06-30',
      ),
      ' by 30th June following the year.',
    ),
    item(
      '7.',
      trap(
        'prohibition',
        'The Applicant shall not shift, extend or alter an outlet without the consent of the Board',
      ),
      '.',
    ),
    item(
      '8.',
      trap('power of the board', 'The Board may revoke this order in whole or in part'),
      ' when a term of it is broken.',
    ),
    item(
      '9.',
      duty(
        'A-9',
        'renewal',
        'once',
        'The Applicant shall apply for the next consent',
        'at least 120 days before the day on which this order ends',
        addDays(validUpto ?? issuedOn, -120),
      ),
      ' at least 120 days before the day on which this order ends.',
    ),
    item('10.', 'This order hangs in a place where it can be read by all.'),
    item(
      '11.',
      'Notice of a change of the occupier or of the name shall be given by both the old and the new occupier.',
    ),
    item(
      '12.',
      trap('appeal right', 'An appeal may be filed within thirty days of the receipt of this order'),
      ' with the Appellate Authority, under section 28 of the Water Act and section 31 of the Air Act.',
    ),
  ];
}
