import { expect, it } from 'vitest';
import { toMendedName } from './mended-name.ts';

it.each<[name: string, better: string]>([
  ['Monitor monitoring of VOC', 'Monitor VOC'],
  ['Calibrate calibration of full', 'Carry out full calibration'],
  ['Have inspector of the town have the heap turned', 'Have heap turned'],
  ['Test mock drill', 'Carry out mock drill'],
  ['Monitor water audit', 'Carry out water audit'],
  ['Make chest X-ray of the grinders', 'Carry out chest X-ray of the grinders'],
  ['Carry out cotton dust in the blow room', 'Monitor cotton dust in the blow room'],
  ['Carry out chlorine leak detectors', 'Check chlorine leak detectors'],
  ['Calibrate for multi-point', 'Carry out multi-point calibration'],
  ['Calibrate two-point of meters', 'Carry out two-point calibration of meters'],
  ['Require in-house calibration checks', 'Carry out in-house calibration checks'],
  ['Train refresher', 'Carry out refresher training'],
  ['Test annual performance', 'Carry out performance testing'],
  ['File to file returns', 'File returns'],
  ['Submit draw up statement of ash', 'Draw up statement of ash'],
  ['Conduct all dedusting systems', 'Check all dedusting systems'],
])('“%s” is said as a person would', (name, better) => {
  expect(toMendedName(name)).toBe(better);
});

it.each([
  'Carry out noise survey',
  'Carry out water sprinkling',
  'Test sample of the well',
  'Record audit report',
  'Carry out integrity of tanks',
  'Carry out test of fire pumps',
  'Have workers have gloves',
])('“%s” stays', (name) => {
  expect(toMendedName(name)).toBe(name);
});
