import { expect, test } from 'vitest';
import { toTestQuestion } from '../../../shared/orders/testing/test-order.ts';
import { toConditions } from '../../../shared/viewer/condition.ts';
import { TEST_DOUBT, toTestObligation } from '../../../shared/viewer/testing/test-obligation.ts';
import { toTestOneOff } from '../test-data.ts';
import { listOpenPoints } from './open-points.ts';

const TODAY = '2026-11-21';
const LAST_DONE = { asked: true, dueDate: '2026-11-10', answer: null, completedOn: null };

test('names what accepting leaves open, and passes over what is settled', () => {
  const asked = { page: 4, quote: 'once in a fortnight or month', rects: [] };
  const conditions = toConditions([
    toTestObligation({ id: 'clear' }),
    toTestObligation({ id: 'asked', citation: asked }),
    toTestObligation({ id: 'named' }),
    toTestObligation({ id: 'answered' }),
    toTestObligation({ id: 'doubted', doubts: [TEST_DOUBT] }),
    toTestObligation({ id: 'cycle', lastDone: LAST_DONE }),
    toTestObligation({ id: 'told', lastDone: { ...LAST_DONE, answer: 'not_yet' } }),
    toTestObligation({ id: 'offered', lastDone: { ...LAST_DONE, asked: false } }),
    toTestOneOff({ id: 'undated', dueDate: null }),
    toTestOneOff({ id: 'event', dueDate: null, event: { words: 'within 24 hours', limit: null } }),
    toTestOneOff({ id: 'past', dueDate: '2026-11-20' }),
    toTestOneOff({ id: 'today', dueDate: TODAY }),
    toTestOneOff({ id: 'done', dueDate: '2026-11-20', done: true }),
    toTestOneOff({ id: 'task', dueDate: null, taskId: 'task-1' }),
  ]);
  const questions = [
    toTestQuestion({ citation: asked }),
    toTestQuestion({ id: 'q2', obligationId: 'named' }),
    toTestQuestion({ id: 'q3', obligationId: 'answered', answer: '2027-03-31' }),
  ];
  expect(listOpenPoints(conditions, questions, TODAY).map(({ id, reason }) => [id, reason])).toEqual([
    ['asked', 'It has an open question.'],
    ['named', 'It has an open question.'],
    ['doubted', 'A figure in it is hard to read. Nobody has compared it with the page.'],
    ['cycle', 'Nobody has said when it was last done.'],
    ['undated', 'It has no date or period, so it cannot become a task.'],
    ['past', 'Its date has passed. Nobody has said whether it was done.'],
  ]);
});
