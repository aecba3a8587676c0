import { describe, expect, it } from 'vitest';
import { toStatutoryState } from './statutory-state.ts';

const ready = {
  taskId: null,
  standing: 'in_force',
  schedule: { frequency: 'daily', startDate: '2027-01-01' },
  needsConfirmation: false,
  confirmedAt: null,
} as const;

describe('what an entry of the catalogue is', () => {
  it.each([
    ['ready', {}],
    ['unconfirmed', { needsConfirmation: true }],
    ['ready', { needsConfirmation: true, confirmedAt: '2026-11-21T06:00:00.000Z' }],
    ['no_date', { schedule: null }],
    ['no_date', { schedule: null, needsConfirmation: true }],
    ['history', { standing: 'repealed' }],
    ['history', { standing: 'not_yet', needsConfirmation: true }],
    ['task', { taskId: 'task-1' }],
    // A task that was made while the rule was in force is still one.
    ['task', { taskId: 'task-1', standing: 'repealed', schedule: null }],
  ] as const)('%s: %j', (state, changes) => {
    expect(toStatutoryState({ ...ready, ...changes })).toBe(state);
  });
});
