import type { StatutoryObligation } from '@anupalan/api-client/types';

/** A verified duty that applies and is not a task yet. */
export function toTestEntry(changes: Partial<StatutoryObligation> = {}): StatutoryObligation {
  return {
    id: 'entry-1',
    subject: 'waste',
    title: 'Ash pond return',
    category: 'return',
    act: 'Ash Pond Rules 2011',
    rule: 'Rule 7',
    form: 'Form 9',
    authority: 'State board',
    period: 'fy',
    due: 'Every year on 30 Jun',
    schedule: { frequency: 'yearly', month: 'june', dayOfMonth: 30, startDate: '2026-11-21' },
    isRolling: false,
    nextDates: [
      { dueDate: '2027-06-30', period: 'FY 2026-27', extendedFrom: null },
      { dueDate: '2028-06-30', period: 'FY 2027-28', extendedFrom: null },
    ],
    states: [],
    exceptStates: [],
    appliesTo: { wastes: ['fly_ash'], equipment: [], sectors: [], categories: [], consents: [] },
    validFrom: null,
    validTo: null,
    standing: 'in_force',
    extensions: [],
    source: ['https://www.rules.example/ash/'],
    verification: 'verified',
    note: 'For the year that ended on 31 March.',
    applies: true,
    reasons: [{ holds: true, isUnknown: false, text: 'You generate fly ash' }],
    taskId: null,
    needsConfirmation: false,
    confirmedBy: null,
    confirmedAt: null,
    ...changes,
  };
}

/** One that counts from the last time, and whose source somebody has to read first. */
export const ROLLING_ENTRY = toTestEntry({
  id: 'entry-2',
  subject: 'safety',
  title: 'Test of the crane',
  form: null,
  period: 'rolling',
  due: 'Every 6 months, from the last time',
  schedule: { frequency: 'half_yearly', month: 'november', dayOfMonth: 21, startDate: '2026-11-21' },
  isRolling: true,
  nextDates: [],
  verification: 'secondary',
  needsConfirmation: true,
  source: ['https://news.example/cranes'],
  reasons: [{ holds: true, isUnknown: false, text: 'You have hoists or lifts' }],
});

/** A rule that is no longer in force. */
export const OLD_ENTRY = toTestEntry({
  id: 'entry-3',
  subject: 'water',
  title: 'Salt cess return',
  due: 'Was every month',
  schedule: null,
  nextDates: [],
  standing: 'repealed',
  validTo: '2016-03-31',
  applies: false,
  reasons: [{ holds: false, isUnknown: false, text: 'The rule is no longer in force' }],
});

/** One that is a task already. */
export const TASK_ENTRY = toTestEntry({
  id: 'entry-4',
  title: 'Lime kiln statement',
  taskId: 'task-1',
});

/** One whose answer hangs on what nobody has told. */
export const UNKNOWN_ENTRY = toTestEntry({
  id: 'entry-5',
  title: 'Kiln workers’ list',
  subject: 'safety',
  schedule: null,
  nextDates: [],
  due: 'When a kiln is lit',
  applies: false,
  source: [],
  verification: 'unverified',
  needsConfirmation: true,
  reasons: [{ holds: false, isUnknown: true, text: 'Your sector is not known' }],
});
