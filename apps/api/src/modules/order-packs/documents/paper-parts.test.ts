import { expect, test } from 'vitest';
import type { PackCondition } from '../content.ts';
import { describeState } from './paper-parts.ts';
import { describeCompliance } from './report-paper.ts';

const condition = (changes: Partial<PackCondition>): PackCondition => ({
  number: '7.3',
  place: 'Page 4',
  title: 'Pay the fee',
  wording: 'The fee shall be paid.',
  state: 'accepted',
  isDone: null,
  untasked: 'standing',
  unanswered: null,
  tasks: [],
  ...changes,
});

test.each<[string, Partial<PackCondition>]>([
  ['Not reviewed yet.', { state: 'suggested', untasked: null }],
  ['Rejected in the review: nothing is tracked.', { state: 'rejected', untasked: null }],
  ['A person has recorded that this was done.', { isDone: true, untasked: 'kept' }],
  ['A person has recorded that this was not done.', { isDone: false, untasked: 'late' }],
  [
    'Accepted. Its task was deleted: nothing is tracked.',
    { untasked: 'untracked', unanswered: '2026-05-01' },
  ],
  [
    'Accepted. It was due on 1 May 2026, and nobody has recorded whether it was done.',
    { untasked: 'unanswered', unanswered: '2026-05-01' },
  ],
  ['Accepted, without a due date.', {}],
  ['Accepted, and not scheduled yet.', { untasked: 'not_due_yet' }],
])('a condition without a task says “%s”', (words, changes) => {
  expect(describeState(condition(changes))).toBe(words);
});

test.each<[string, Partial<PackCondition>, 'completed' | 'overdue']>([
  ['Complied: 1 due date done on time.', {}, 'completed'],
  [
    'Not recorded. It was due on 1 May 2026, and nobody has recorded whether it was done.',
    { unanswered: '2026-05-01' },
    'completed',
  ],
  ['Not complied: 1 of 1 due date not done.', { unanswered: '2026-05-01' }, 'overdue'],
])('one with a task says “%s”', (words, changes, status) => {
  const date = {
    dueDate: '2026-06-01',
    completedOn: null,
    daysLate: 0,
    by: null,
    reference: null,
    remark: null,
  };
  const task = { name: 'Pay', repeats: 'Every month', isDeleted: false };
  const tasks = [{ ...task, dates: [{ ...date, status, evidence: [] }] }];
  expect(describeCompliance(condition({ untasked: null, tasks, ...changes }))).toBe(words);
});
