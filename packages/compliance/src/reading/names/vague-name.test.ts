import { expect, it } from 'vitest';
import { withAct } from './vague-name.ts';

it.each([
  [
    'Submit report to the Board',
    'Carry out third party water audit',
    'Submit report of third party water audit to the Board',
  ],
  [
    'Report results',
    'Draw effluent samples at inlet and outlet of CETP',
    'Report results of effluent samples at inlet and outlet',
  ],
  [
    'Put in operation',
    'Hand in scheme of high TDS stream in Form 4',
    'Put scheme of high TDS stream in operation',
  ],
  ['Calibrate', 'Provide second flow meter', 'Calibrate second flow meter'],
  ['Examine they', 'Train persons at the kiln', 'Examine persons'],
  ['Submit furnished to the Board', 'Keep copies of the sheets', 'Furnish copies of the sheets to the Board'],
  ['Analyse quality', 'Measure level of the wells', 'Analyse quality of level of the wells'],
  ['Arrange annual', 'Arrange chlorinator safety check', 'Arrange chlorinator safety check'],
  ['Carry out 2 ha', 'Plant 4 ha of the belt', 'Plant 2 ha'],
  ['Carry out 2 ha', 'Carry out plantation over 5 ha in two spells', 'Carry out plantation of 2 ha'],
  ['Have turned', 'Have waste heap fumigated', 'Have waste heap turned'],
  ['Have turned', 'Clean drains', 'Have turned'],
  ['Calibrate', 'Calibrate', 'Calibrate'],
  // It says itself what it is about, or nothing was looked at before.
  ['Submit report on dust', 'Carry out dust survey', 'Submit report on dust'],
  ['Submit survival report', 'Plant trees', 'Submit survival report'],
  ['Submit report', 'Install meter', 'Submit report'],
])('“%s” after “%s”', (name, before, whole) => {
  expect(withAct(name, before)).toBe(whole);
});
