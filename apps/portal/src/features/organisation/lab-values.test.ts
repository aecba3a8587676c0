import { expect, test } from 'vitest';
import { toTestLab, toTestOrganisation } from '../../shared/enquiries/testing/test-data.ts';
import { toLabChanges, toLabValues } from './lab-values.ts';

test('a page survives the form, also what no list names', () => {
  const {
    id: _,
    name: __,
    address: ___,
    state: ____,
    ...rest
  } = toTestLab({
    scope: [{ medium: 'effluent', parameters: ['pH', 'BOD', 'Boron'] }],
    equipment: ['GC-MS', 'Turbidity meter'],
  });
  const values = toLabValues({ ...rest, isPublished: true });
  expect(values.effluentParameters).toEqual(['pH', 'BOD']);
  expect(values.effluentOthers).toBe('Boron');
  expect(values.otherEquipment).toBe('Turbidity meter');
  expect(toLabChanges(values)).toEqual({
    about: 'Sampling and testing since 1999.',
    scope: [{ medium: 'effluent', parameters: ['pH', 'BOD', 'Boron'] }],
    equipment: ['GC-MS', 'Turbidity meter'],
    statesServed: ['Gujarat', 'Maharashtra'],
    nablNo: 'TC-0000',
    nablValidUntil: '2027-06-30',
    isRecognised: true,
    recognisedUntil: null,
    contactName: 'Anil Vaidya',
    contactEmail: 'lab@example.com',
    contactPhone: '9000000002',
    isPublished: true,
  });
});

test('what is emptied is cleared', () => {
  const { lab } = toTestOrganisation({ type: 'lab' });
  const values = lab === null ? null : toLabValues(lab);
  expect(values && toLabChanges({ ...values, recognisedUntil: '2027-01-01' })).toMatchObject({
    about: null,
    scope: [],
    equipment: [],
    nablNo: null,
    recognisedUntil: null,
    contactEmail: null,
    isPublished: false,
  });
});
