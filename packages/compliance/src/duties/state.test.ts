import type { BesideDuties, DutyState } from '@anupalan/enums/duty-states';
import { describe, expect, test } from 'vitest';
import { type AcceptedObligation, type Duty, findDutyState, type TaskDates } from './state.ts';

const TODAY = '2026-11-23';

/** Due dates in their order: `x` completed, `X` with evidence, `l` completed late, `o` open. */
function toDates(periodDays: number | null, ...dates: [string, 'x' | 'X' | 'l' | 'o'][]): TaskDates {
  const done = dates.findLast(([, mark]) => mark !== 'o');
  return {
    periodDays,
    nextOpen: dates.find(([, mark]) => mark === 'o')?.[0] ?? null,
    lastDone: done ? { dueDate: done[0], isLate: done[1] === 'l', hasEvidence: done[1] === 'X' } : null,
  };
}

const ofOrder = (obligation: Partial<AcceptedObligation>, task: TaskDates | null = null): Duty => ({
  task,
  obligation: {
    dueDate: null,
    hasPeriod: false,
    done: null,
    isAskedWhen: false,
    hadTask: false,
    ...obligation,
  },
});
const byHand = (task: TaskDates): Duty => ({ task, obligation: null });

type Case = [words: string, duty: Duty, state: DutyState | BesideDuties];

describe('late (D44, D46)', () => {
  test.each<Case>([
    ['an open due date was yesterday', byHand(toDates(31, ['2026-11-22', 'o'], ['2026-12-22', 'o'])), 'late'],
    ['it is today: not yet', byHand(toDates(null, ['2026-11-23', 'o'])), 'at_risk'],
    [
      'one of before, although the latest is completed',
      byHand(toDates(31, ['2026-09-10', 'o'], ['2026-11-10', 'x'])),
      'late',
    ],
    ['a round whose day was missed', byHand(toDates(1, ['2026-11-21', 'o'], ['2026-11-22', 'x'])), 'late'],
    [
      'of a duty whose question waits as well',
      ofOrder({ hasPeriod: true, isAskedWhen: true }, toDates(92, ['2026-09-30', 'o'])),
      'late',
    ],
    ['it was answered that it was not done', ofOrder({ dueDate: '2026-11-22', done: false }), 'late'],
  ])('%s', (_, duty, state) => expect(findDutyState(duty, TODAY)).toBe(state));
});

describe('unanswered (D22)', () => {
  test.each<Case>([
    ['nobody says whether a passed one-off was done', ofOrder({ dueDate: '2026-11-22' }), 'unanswered'],
    ['its day is today: it has not passed', ofOrder({ dueDate: '2026-11-23' }), 'at_risk'],
    [
      'nobody says when it was last done',
      ofOrder({ hasPeriod: true, isAskedWhen: true }, toDates(92, ['2026-12-31', 'o'])),
      'unanswered',
    ],
    [
      'before it is near',
      ofOrder({ hasPeriod: true, isAskedWhen: true }, toDates(92, ['2026-11-24', 'o'])),
      'unanswered',
    ],
    ['without a task yet', ofOrder({ hasPeriod: true, isAskedWhen: true }), 'unanswered'],
  ])('%s', (_, duty, state) => expect(findDutyState(duty, TODAY)).toBe(state));
});

describe('at risk', () => {
  test.each<Case>([
    ['once, in 7 days', byHand(toDates(null, ['2026-11-30', 'o'])), 'at_risk'],
    ['once, in 8 days', byHand(toDates(null, ['2026-12-01', 'o'])), 'not_due_yet'],
    [
      'monthly, although the last is completed',
      byHand(toDates(31, ['2026-10-24', 'X'], ['2026-11-24', 'o'])),
      'at_risk',
    ],
    ['every 15 days', byHand(toDates(15, ['2026-11-30', 'o'])), 'at_risk'],
    ['every 14 days is too often for it', byHand(toDates(14, ['2026-11-30', 'o'])), 'not_due_yet'],
    ['weekly, today', byHand(toDates(7, ['2026-11-23', 'o'])), 'not_due_yet'],
    ['a one-off that is no task yet', ofOrder({ dueDate: '2026-11-30' }), 'at_risk'],
    ['an event that has begun', ofOrder({ hadTask: false }, toDates(null, ['2026-11-24', 'o'])), 'at_risk'],
  ])('%s', (_, duty, state) => expect(findDutyState(duty, TODAY)).toBe(state));
});

describe('kept', () => {
  test.each<Case>([
    [
      'its latest due date is completed',
      byHand(toDates(31, ['2026-11-10', 'x'], ['2026-12-10', 'o'])),
      'kept',
    ],
    ['late', byHand(toDates(31, ['2026-11-10', 'l'], ['2026-12-10', 'o'])), 'kept'],
    ['that of today', byHand(toDates(1, ['2026-11-23', 'x'], ['2026-11-24', 'o'])), 'kept'],
    ['all of them, and nothing follows', byHand(toDates(null, ['2026-10-01', 'X'])), 'kept'],
    [
      'a later one already, and none has come',
      byHand(toDates(366, ['2027-04-30', 'x'], ['2028-04-30', 'o'])),
      'kept',
    ],
    [
      'a later one already, today’s being open',
      byHand(toDates(7, ['2026-11-23', 'o'], ['2026-11-30', 'x'])),
      'kept',
    ],
    [
      'a round before today’s is done',
      byHand(toDates(1, ['2026-11-22', 'x'], ['2026-11-23', 'o'])),
      'not_due_yet',
    ],
    ['“Was this done?” yes', ofOrder({ dueDate: '2026-03-31', done: true }), 'kept'],
    [
      'that answer, after its task was deleted',
      ofOrder({ dueDate: '2026-03-31', done: true, hadTask: true }),
      'kept',
    ],
  ])('%s', (_, duty, state) => expect(findDutyState(duty, TODAY)).toBe(state));
});

describe('not due yet', () => {
  test.each<Case>([
    [
      'nothing is done, and the first date is to come',
      byHand(toDates(31, ['2026-12-10', 'o'])),
      'not_due_yet',
    ],
    ['a task without dates', byHand(toDates(31)), 'not_due_yet'],
    ['accepted, and no task yet', ofOrder({ hasPeriod: true }), 'not_due_yet'],
    ['accepted, once, far ahead, and no task yet', ofOrder({ dueDate: '2027-03-31' }), 'not_due_yet'],
  ])('%s', (_, duty, state) => expect(findDutyState(duty, TODAY)).toBe(state));
});

describe('beside the total', () => {
  test.each<Case>([
    ['without a date', ofOrder({}), 'standing'],
    ['its task was deleted', ofOrder({ hasPeriod: true, hadTask: true }), 'untracked'],
    ['that of a passed one-off', ofOrder({ dueDate: '2026-10-01', hadTask: true }), 'untracked'],
    [
      'its task was deleted, and its question waits',
      ofOrder({ hasPeriod: true, hadTask: true, isAskedWhen: true }),
      'untracked',
    ],
  ])('%s', (_, duty, state) => expect(findDutyState(duty, TODAY)).toBe(state));
});
