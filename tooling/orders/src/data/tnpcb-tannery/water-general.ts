import { addDays } from '../../model/dates.ts';
import type { Block } from '../../model/order.ts';
import { duty, heading, item, trap } from '../../model/write.ts';
import { WATER } from './facts.ts';

/** General conditions of the water consent. */
export const waterGeneral: Block[] = [
  heading('GENERAL CONDITIONS'),
  item(
    '1.',
    duty(
      'G-1',
      'renewal',
      'once',
      'The occupier shall ask for renewal of this consent, with the fee that is due',
      'at least 60 days before it ends',
      addDays(WATER.validUpto, -60),
    ),
    ' at least 60 days before it ends, stating that neither quality nor quantity of the effluent has changed.',
  ),
  item(
    '2.',
    'What the occupier declared in the application is the ground of this consent. ',
    trap(
      'power of the board',
      'Should the facts be found to differ, the Board may vary or withdraw the consent',
    ),
    ' under Section 27 of the Act.',
  ),
  item('3.', 'The conditions stay in force until they are revoked under section 27(2) of the Act.'),
  item(
    '4.',
    trap(
      'prohibition',
      'Quantity, quality, temperature and route of the discharge shall not be changed without prior permission in writing',
    ),
    '.',
  ),
  item('5.', 'The occupier shall obey the directions that the Board gives in this order or later.'),
  item(
    '6.',
    'A copy of the order shall lie ready for the officers who inspect the unit, and another shall hang at the entrance.',
  ),
  item(
    '7.',
    'Outlet pipes shall be laid so that samples can be drawn with ease, and a path and a platform shall lead to them.',
  ),
  item(
    '8.',
    trap(
      'power of the board',
      'If progress of technology makes it advisable, the Board may vary any condition',
    ),
    ' after it has heard the occupier, who is then bound by it.',
  ),
  item(
    '9.',
    'If the management changes, the new one shall apply in Form II at once and have this order amended.',
  ),
  item(
    '10.',
    'If the name of the company alone changes, the papers that show it shall be produced at once and the name in this order be amended.',
  ),
  item(
    '11.',
    'Storm water shall run in drains of its own. Sewage and trade effluent shall never meet before treatment.',
  ),
  item(
    '12.',
    'Sweepings, containers, residues and sludge of the air pollution control equipment shall be collected and disposed of in a scientific manner.',
  ),
  item(
    '13.',
    'Treated or untreated, nothing shall reach the Palar, its channels, a tank, or land of others.',
  ),
  item(
    '14.',
    'The consent grants no right in property and no privilege. It excuses no injury to others and no breach of Central or State law.',
  ),
  item(
    '15.',
    'Leaks shall be stopped and bypasses are forbidden, at every stage of conveyance, treatment and storage.',
  ),
  item(
    '16.',
    duty(
      'G-16',
      'reporting',
      'quarterly',
      'The occupier shall furnish returns of production and of raw material used',
      'for every quarter, within ten days of its close',
      ['01-10', '04-10', '07-10', '10-10'],
    ),
    ' for every quarter, within ten days of its close, in the format of the annexure.',
  ),
  item(
    '17.',
    trap('appeal right', 'Whoever is aggrieved may, within thirty days of being told of this order, appeal'),
    ' to the Appellate Authority at Chennai.',
  ),
];
