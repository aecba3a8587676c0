import type { DutyEvent } from '@anupalan/api-client/types';
import { describe, expect, test } from 'vitest';
import { isPlanned, toDueHint, toLastWords, toLimitWords, toStartState } from './event-words.ts';

type Limit = DutyEvent['event']['limit'];
const hours: Limit = { amount: 24, unit: 'hour', counts: 'after' };
const days: Limit = { amount: 15, unit: 'day', counts: 'before' };
const open = { taskId: 'task-1', happenedOn: '2026-11-20', dueDate: '2026-11-21', done: false };

test('the order’s words begin with a capital', () => {
  expect(toLimitWords({ words: 'within 24 hours' })).toBe('Within 24 hours');
});

test('what is asked for before it happens is planned', () => {
  expect([days, hours, null].map((limit) => isPlanned({ limit }))).toEqual([true, false, false]);
});

test.each<[string, Limit, RegExp]>([
  ['none', null, /no time limit/],
  ['of hours', hours, /has no hour/],
  ['of days', days, /^$/],
])('a hint for a time limit: %s', (_name, limit, words) => {
  expect(toDueHint({ limit })).toMatch(words);
});

describe('how it is going', () => {
  test.each<[string, DutyEvent['starts'], string, string]>([
    ['Waiting', [], '2026-11-21', 'neutral'],
    ['1 open', [open], '2026-11-21', 'info'],
    ['1 late', [open], '2026-11-22', 'danger'],
    ['2 late', [open, { ...open, taskId: 'task-2' }], '2026-11-22', 'danger'],
    ['1 late', [{ ...open, dueDate: '2026-12-01' }, open], '2026-11-22', 'danger'],
    ['Done', [{ ...open, done: true }], '2026-11-22', 'ok'],
  ])('%s', (label, starts, today, tone) => {
    expect(toStartState({ starts }, today)).toMatchObject({ label, tone });
  });

  test('the last time, in words', () => {
    expect(toLastWords({ starts: [open] })).toBe('20 Nov 2026, due 21 Nov 2026');
    expect(toLastWords({ starts: [] })).toBe('');
  });
});
