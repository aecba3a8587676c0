import type { EnquiryPrefill } from '@anupalan/api-client/types';
import { expect, test } from 'vitest';
import { toTestLab } from '../../../shared/enquiries/testing/test-data.ts';
import { listMedia, toInitialValues, toNewEnquiry } from './enquiry-values.ts';

const LAB = toTestLab();
const PREFILL: EnquiryPrefill = {
  taskId: 'task-1',
  scheduledTaskId: 'due-1',
  subject: 'Analyse the effluent',
  medium: 'effluent',
  parameters: ['bod', 'Chromium'],
  dueDate: '2026-12-10',
  source: null,
};

test('begins with what the task tells; parameters out of scope are typed', () => {
  expect(toInitialValues(LAB, PREFILL)).toMatchObject({
    subject: 'Analyse the effluent',
    medium: 'effluent',
    parameters: ['BOD'],
    otherParameters: 'Chromium',
    dueDate: '2026-12-10',
  });
});

test('leaves open what the laboratory does not test', () => {
  expect(
    toInitialValues(LAB, { ...PREFILL, medium: 'noise', parameters: ['Leq'], dueDate: null }),
  ).toMatchObject({
    medium: '',
    parameters: [],
    otherParameters: 'Leq',
    dueDate: '',
  });
});

test('takes the only medium of a laboratory', () => {
  const scope = [{ medium: 'noise' as const, parameters: ['Leq'] }];
  expect(toInitialValues({ scope }, undefined)).toMatchObject({ medium: 'noise', subject: '', message: '' });
  expect(listMedia({ scope: [] }).length).toBeGreaterThan(5);
});

test('sends what is offered in the chosen medium, and the others once', () => {
  const values = {
    subject: ' Effluent ',
    message: ' Please sample ',
    medium: 'effluent' as const,
    parameters: ['BOD', 'SO2'],
    otherParameters: 'bod, Chromium; Nickel,, ',
    site: ' ',
    dueDate: '',
  };
  expect(toNewEnquiry(LAB, values, { taskId: 'task-1' })).toEqual({
    labId: 'lab-1',
    subject: 'Effluent',
    message: 'Please sample',
    medium: 'effluent',
    parameters: ['BOD', 'Chromium', 'Nickel'],
    site: null,
    dueDate: null,
    taskId: 'task-1',
  });
});
