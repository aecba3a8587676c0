import { expect, it } from 'vitest';
import { toPlainClause } from './plain-clause.ts';
import { toName } from './to-name.ts';

it.each<[given: string, name: string]>([
  ['The unit should carryout analysis of waste water', 'Analyse waste water'],
  ['The unit shall survey the the open wells', 'Survey open wells'],
  ['The unit shall furnish the water balance ,power consumption', 'Furnish water balance, power consumption'],
  ['In addition, manual monitoring of dust shall be carried out', 'Carry out manual monitoring of dust'],
  ['The mill shall analyse also the water of the well', 'Analyse water of the well'],
  ['Further, the meters shall be calibrated', 'Calibrate meters'],
  ['Mock drill in this regard shall be carried out', 'Carry out mock drill'],
  ['The unit shall analyse the sewage for the above parameters', 'Analyse sewage'],
  [
    'Any accident or other unforeseen act or even, shall be reported',
    'Report accident or other unforeseen act',
  ],
  [
    'The unit shall put up the six monthly compliance on its website',
    'Publish six monthly compliance on its website',
  ],
  ['The report shall be put on the website', 'Publish report on the website'],
  ['The unit shall get the boiler inspected', 'Inspect boiler'],
  [
    'The occupier shall at his own cost get the samples of effluent collected and analysed by the Board',
    'Analyse samples of effluent',
  ],
  ['The occupier shall get the tanks tested for integrity', 'Test tanks for integrity'],
])('%s', (given, name) => {
  expect(toName(given)).toBe(name);
});

it.each([
  'The unit shall furnish the water balance, power consumption and salt recovery',
  'A chimney as stated in the order of the year shall be painted',
  'Further processing of the waste shall be reported',
  'In the event of a leak the unit shall inform the Board',
  'The unit shall get the consent renewed and to keep it',
  'The unit shall get the treated effluent and its limits known',
])('what is plain stays: %s', (clause) => {
  expect(toPlainClause(clause)).toBe(clause);
});
