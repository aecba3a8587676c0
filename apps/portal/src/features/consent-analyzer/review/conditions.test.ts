import { describe, expect, test } from 'vitest';
import { toTestQuestion } from '../../../shared/orders/testing/test-order.ts';
import { groupByPage, needsDate, toConditions, toPlace } from '../../../shared/viewer/condition.ts';
import { toTestObligation } from '../../../shared/viewer/testing/test-obligation.ts';
import { toTestOneOff } from '../test-data.ts';
import {
  countStates,
  findNext,
  hasOpenQuestion,
  isOnce,
  isPastQuestion,
  isScheduled,
  isShownAsText,
  isToSchedule,
} from './conditions.ts';

const TODAY = '2026-11-21';
const cite = (page: number | null, quote = 'words') => ({ page, quote, rects: [] });

/** An accepted condition that begins when something happens. */
const EVENT = {
  state: 'accepted',
  event: { words: 'within 24 hours', limit: null },
  frequency: null,
  schedule: null,
  dueDate: null,
  recurring: false,
} as const;

describe('conditions of an order', () => {
  const conditions = toConditions([
    toTestObligation({ id: 'a', citation: cite(1), state: 'accepted' }),
    toTestObligation({ id: 'b', citation: cite(2) }),
    toTestObligation({ id: 'c', citation: cite(2), state: 'rejected' }),
    toTestObligation({ id: 'd', citation: cite(1) }),
  ]);

  test('are numbered and counted', () => {
    expect(conditions.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(countStates(conditions)).toEqual({ suggested: 2, accepted: 1, rejected: 1 });
  });

  test('stand under their page, again where the order comes back to it', () => {
    const groups = groupByPage(conditions).map(({ page, conditions: own }) => [
      page,
      own.map(({ id }) => id),
    ]);
    expect(groups).toEqual([
      [1, ['a']],
      [2, ['b', 'c']],
      [1, ['d']],
    ]);
  });

  test.each([
    ['a', 'b'],
    ['b', 'd'],
    ['d', 'b'],
    ['gone', 'b'],
  ])('after %s the next to check is %s', (from, next) => {
    expect(findNext(conditions, from, ({ state }) => state === 'suggested')?.id).toBe(next);
  });

  test('none is next where none is left', () => {
    expect(findNext(conditions, 'a', ({ state }) => state === 'accepted')).toBeNull();
  });
});

describe('once', () => {
  test.each([
    ['a monthly series', toTestObligation(), false],
    ['a deadline', toTestOneOff(), true],
    [
      'an interval',
      toTestObligation({
        schedule: { frequency: null, interval: { every: 2, unit: 'year' }, startDate: TODAY },
      }),
      false,
    ],
    ['a series without a date', toTestObligation({ schedule: null }), false],
    ['neither date nor period', toTestOneOff({ dueDate: null }), true],
  ])('%s', (_name, obligation, expected) => expect(isOnce(obligation)).toBe(expected));
});

describe('what the review asks', () => {
  test.each([
    ['today is not past', toTestOneOff({ dueDate: TODAY }), false],
    ['yesterday is', toTestOneOff({ dueDate: '2026-11-20' }), true],
    ['answered is not asked again', toTestOneOff({ dueDate: '2026-11-20', done: true }), false],
    ['nor answered with no', toTestOneOff({ dueDate: '2026-11-20', done: false }), false],
    ['nor what is a task', toTestOneOff({ dueDate: '2026-11-20', taskId: 'task-1' }), false],
    ['a series never', toTestObligation({ dueDate: '2026-02-10' }), false],
  ])('was it done: %s', (_name, obligation, expected) => {
    expect(isPastQuestion(obligation, TODAY)).toBe(expected);
  });

  test.each([
    ['a series', toTestObligation(), false],
    ['a deadline', toTestOneOff(), false],
    ['a frequency without a date', toTestObligation({ schedule: null }), false],
    ['nothing at all', toTestOneOff({ dueDate: null }), true],
  ])('needs a date: %s', (_name, obligation, expected) => expect(needsDate(obligation)).toBe(expected));

  test.each([
    ['suggested', {}, false],
    ['accepted', { state: 'accepted' }, true],
    ['rejected', { state: 'rejected' }, false],
    ['a task already', { state: 'accepted', taskId: 'task-1' }, false],
    ['closed as done', { state: 'accepted', done: true }, false],
    ['waits for an event', EVENT, false],
    ['an event that a person has given a date', { ...EVENT, dueDate: '2027-01-31' }, true],
  ] as const)('is to be scheduled: %s', (_name, changes, expected) => {
    expect(isToSchedule(toTestObligation(changes))).toBe(expected);
  });
});

describe('the whole is scheduled', () => {
  const made = toTestObligation({ id: 'a', state: 'accepted', taskId: 'task-1' });
  test.each([
    ['all are tasks', [made], true],
    ['one is set aside', [made, toTestObligation({ id: 'b', state: 'rejected' })], true],
    ['one is left to check', [made, toTestObligation({ id: 'b' })], false],
    ['one waits for an event', [made, toTestObligation({ id: 'b', ...EVENT })], true],
    ['one has no task yet', [made, toTestObligation({ id: 'b', state: 'accepted' })], false],
    ['there is none', [], false],
  ])('%s', (_name, obligations, expected) => {
    expect(isScheduled(toConditions(obligations))).toBe(expected);
  });
});

test.each([
  ['page and number', cite(6), '1 B', 'Page 6, condition 1 B'],
  ['page alone', cite(6), null, 'Page 6'],
  ['number alone', cite(null), '7.3', 'Condition 7.3'],
  ['a paragraph counts from one', { ...cite(null), paragraph: 84 }, 'A-4', 'Paragraph 85, condition A-4'],
  ['nothing', cite(null), null, ''],
])('the place by %s', (_name, citation, conditionNo, expected) => {
  expect(toPlace({ citation, conditionNo })).toBe(expected);
});

describe('the question of a condition', () => {
  const obligation = toTestObligation({ citation: cite(3, 'shall report once in a quarter') });
  const question = (page: number, quote: string) => [toTestQuestion({ citation: cite(page, quote) })];
  test.each([
    ['the same words', question(3, 'shall report once in a quarter'), true],
    ['a part of them', question(3, 'once in a quarter'), true],
    ['other words of the page', question(3, 'once in a month'), false],
    ['the same words elsewhere', question(4, 'once in a quarter'), false],
    ['no words', question(3, ''), false],
    ['no source', [toTestQuestion()], false],
    ['the obligation by its id', [toTestQuestion({ obligationId: 'obligation-1' })], true],
    [
      'another one by its id, with the same words',
      [toTestQuestion({ obligationId: 'obligation-2', citation: cite(3, 'once in a quarter') })],
      false,
    ],
    ['an answered one', [toTestQuestion({ obligationId: 'obligation-1', answer: '2027-03-31' })], false],
  ])('%s', (_name, questions, expected) => {
    expect(hasOpenQuestion(obligation, questions)).toBe(expected);
  });
});

test.each([
  ['application/pdf', false],
  ['image/png', false],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', true],
])('%s is shown as text: %s', (mimeType, expected) => expect(isShownAsText({ mimeType })).toBe(expected));
