import { expect, it } from 'vitest';
import { toLines } from '../facts/head.test-support.ts';
import { toBlocks } from '../layout/blocks.ts';
import { withoutCommonOperator } from './common-operator.ts';
import { findObligations } from './find-obligations.ts';

const countFor = (sentence: string, holder: string | null): number =>
  withoutCommonOperator(
    findObligations(toBlocks(toLines([`4. ${sentence}`])), { issuedOn: '2023-09-14', validUpto: null }),
    holder,
  ).obligations.length;

const COLLECTS = 'The operator of the common facility shall collect the waste daily.';

it.each([
  COLLECTS,
  'The CBWTF operator shall lift the waste from the hospital every day.',
  'Operator of the Common Bio-medical Waste Treatment Facility (CBMWTF) will collect yellow bags daily.',
  'The TSDF shall collect the sludge once a month.',
  'The management of the CETP shall test the inlet of the members weekly.',
])('is no duty of who hands over: %s', (sentence) => {
  expect(countFor(sentence, 'Hill Mission Clinic')).toBe(0);
});

it.each([
  'The waste shall be handed over to the operator of the common facility daily.',
  'The operator of the common facility shall collect, and the hospital shall weigh, the waste daily.',
  'The operator of the boiler shall read the gauge daily.',
  'The CETP shall be sent the meter readings of the unit monthly.',
  'The common room of the works shall be cleaned daily.',
])('is a duty of the holder: %s', (sentence) => {
  expect(countFor(sentence, 'Hill Mission Clinic')).toBe(1);
});

it.each([null, 'Hill Common Treatment Facility', 'Blue Enviro Services', 'Lake Bio-medical Waste Works'])(
  'is kept in the order of %s',
  (holder) => {
    expect(countFor(COLLECTS, holder)).toBe(1);
  },
);
