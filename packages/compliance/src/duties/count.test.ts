import { DUTY_STATES } from '@anupalan/enums/duty-states';
import { expect, test } from 'vitest';
import { type AlikeDuties, countDuties, NO_DUTIES } from './count.ts';
import type { LastDone, TaskDates } from './state.ts';

const TODAY = '2026-11-23';
const NOTHING = { dueDate: null, hasPeriod: false, done: null, isAskedWhen: false, hadTask: false };
const byHand = (task: Partial<TaskDates>, count = 1): AlikeDuties => ({
  duty: { task: { periodDays: 31, nextOpen: null, lastDone: null, ...task }, obligation: null },
  count,
});
const done = (changes: Partial<LastDone>): LastDone => ({
  dueDate: '2026-11-10',
  isLate: false,
  hasEvidence: false,
  ...changes,
});

test('states add up to the total; proven and kept late are parts of kept; two sorts are beside', () => {
  const counts = countDuties(
    [
      byHand({ nextOpen: '2026-11-01' }, 3),
      // Evidence of what was done before does not prove what is late.
      byHand({ nextOpen: '2026-11-01', lastDone: done({ hasEvidence: true }) }, 2),
      { duty: { task: null, obligation: { ...NOTHING, dueDate: '2026-10-01' } }, count: 4 },
      byHand({ nextOpen: '2026-11-25' }),
      byHand({ lastDone: done({}) }, 10),
      byHand({ lastDone: done({ hasEvidence: true }) }, 20),
      byHand({ lastDone: done({ hasEvidence: true, isLate: true }) }, 30),
      byHand({ lastDone: done({ isLate: true }) }, 40),
      { duty: { task: null, obligation: { ...NOTHING, dueDate: '2026-10-01', done: true } }, count: 50 },
      byHand({ nextOpen: '2027-11-25' }, 6),
      { duty: { task: null, obligation: NOTHING }, count: 7 },
      { duty: { task: null, obligation: { ...NOTHING, hasPeriod: true, hadTask: true } }, count: 8 },
    ],
    TODAY,
  );
  expect(counts).toEqual({
    total: 166,
    late: 5,
    unanswered: 4,
    at_risk: 1,
    kept: 150,
    proven: 50,
    keptLate: 70,
    not_due_yet: 6,
    standing: 7,
    untracked: 8,
  });
  expect(DUTY_STATES.reduce((sum, state) => sum + counts[state], 0)).toBe(counts.total);
});

test('a round with many missed days is one duty that is late (D46)', () => {
  const round = byHand({ periodDays: 1, nextOpen: '2026-10-01', lastDone: done({ dueDate: '2026-11-22' }) });
  expect(countDuties([round], TODAY)).toMatchObject({ total: 1, late: 1, kept: 0 });
});

test('nothing counts to nothing, each time anew', () => {
  expect(countDuties([], TODAY)).toEqual(NO_DUTIES);
  countDuties([byHand({ nextOpen: '2026-11-01' })], TODAY);
  expect(NO_DUTIES.total).toBe(0);
});

test('a new order with nothing done shows zero kept', () => {
  const accepted = { duty: { task: null, obligation: { ...NOTHING, hasPeriod: true } }, count: 17 };
  expect(countDuties([accepted, byHand({ nextOpen: '2026-12-10' }, 4)], TODAY)).toMatchObject({
    total: 21,
    kept: 0,
    not_due_yet: 21,
  });
});
