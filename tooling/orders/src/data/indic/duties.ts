import { addDays } from '../../model/dates.ts';
import type { IndicDuty } from './wording.ts';

/** The first and the last day of each of the orders. */
export const ISSUED_ON = '2025-08-12';
export const VALID_UPTO = '2029-12-31';

/** The duties that each of the orders has, whatever its language. */
export const DUTIES: readonly IndicDuty[] = [
  { id: '1', kind: 'monitoring', when: 'quarterly' },
  { id: '2', kind: 'return', when: 'yearly', due: '09-30' },
  { id: '3', kind: 'monitoring', when: 'monthly' },
  { id: '4', kind: 'record', when: 'daily' },
  { id: '5', kind: 'reporting', when: 'half_yearly' },
  { id: '6', kind: 'return', when: 'yearly', due: '06-30' },
  { id: '7', kind: 'renewal', when: 'once', due: addDays(VALID_UPTO, -60) },
  { id: '8', kind: 'other', when: 'once', due: '2026-03-31' },
  { id: '9', kind: 'record', when: 'weekly' },
  { id: '10', kind: 'other', when: 'once', due: addDays(ISSUED_ON, 30) },
  { id: '11', kind: 'monitoring', when: 'yearly' },
  { id: '12', kind: 'reporting', when: 'monthly', due: { dayOfMonth: 10 } },
];

/** What they are to be called. */
export const NAMES = {
  '1': 'Test stack emissions',
  '2': 'Submit environment statement in Form V',
  '3': 'Analyse treated effluent',
  '4': 'Enter water meter readings',
  '5': 'Report compliance with conditions',
  '6': 'File annual return in Form 4',
  '7': 'Apply for renewal of consent',
  '8': 'Install online monitoring system',
  '9': 'Inspect waste storage',
  '10': 'Submit bank guarantee',
  '11': 'Measure noise levels',
  '12': 'Send statement of production and water',
  '13': 'Inform the Board of accidents',
};
