import type { Block } from '../../model/order.ts';
import { duty, heading, item, para, trap } from '../../model/write.ts';

/** Schedule C: hazardous waste. */
export const scheduleC: Block[] = [
  { type: 'pageBreak' },
  heading('SCHEDULE - C'),
  para('Conditions of the authorisation for hazardous wastes:'),
  item(
    '1.',
    'Wastes lie on a floor that lets nothing through, under a roof and apart from one another; what the authorisation allows in a year shall not be gone beyond.',
  ),
  item(
    '2.',
    duty('C-2', 'record', 'daily', 'Form 3 shall be filled in for every category of waste', 'daily'),
    ' daily.',
  ),
  item(
    '3.',
    duty(
      'C-3',
      'reporting',
      'monthly',
      'Copies of the manifests shall be sent to the Regional Office',
      'by the 10th of the following month',
      { dayOfMonth: 10 },
    ),
    ' by the 10th of the following month.',
  ),
  item('4.', trap('storage limit', 'The wastes shall not be held for longer than 90 days'), '.'),
  item(
    '5.',
    'Containers shall bear labels in Form 8, and vehicles shall carry the transport emergency card.',
  ),
  item(
    '6.',
    duty('C-6', 'other', 'yearly', 'Those who handle the wastes shall be given training', 'once a year'),
    ' once a year, and the names of those trained be noted.',
  ),
  item(
    '7.',
    trap('power of the board', 'The Board may suspend the authorisation if a condition is not kept'),
    '.',
  ),
  { type: 'signature', lines: ['MEMBER SECRETARY'] },
];
