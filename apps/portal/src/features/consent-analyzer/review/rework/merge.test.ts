import { describe, expect, test } from 'vitest';
import { toConditions } from '../../../../shared/viewer/condition.ts';
import { toTestObligation } from '../../../../shared/viewer/testing/test-obligation.ts';
import { findMergePartner, listMergeable, planMerge } from './merge.ts';

const conditions = toConditions(
  Array.from({ length: 12 }, (_, index) =>
    toTestObligation({ id: `${index}`, text: `Text ${index}`, taskId: index > 9 ? `task-${index}` : null }),
  ),
);
const plan = (...ids: string[]) => planMerge(conditions, new Set(ids));

test.each([
  ['the next one', '3', '4'],
  ['the one before the last', '11', '10'],
])('merges at first with %s', (_name, id, partner) => {
  expect(findMergePartner(conditions, id)).toBe(partner);
});

test('an order of one obligation has nothing to merge it with', () => {
  expect(findMergePartner(conditions.slice(0, 1), '0')).toBeNull();
});

test('offers the neighbours first, and all on demand', () => {
  const ids = (isAll: boolean) => listMergeable(conditions, '5', isAll).map(({ id }) => id);
  expect(ids(false)).toEqual(['1', '2', '3', '4', '6', '7', '8', '9']);
  expect(ids(true)).toHaveLength(11);
});

describe('a merge', () => {
  test('keeps the first, and the words in the order of the document', () => {
    expect(plan('4', '2')).toEqual({ kept: conditions[2], texts: ['Text 2', 'Text 4'] });
  });

  test('keeps the one that is a task', () => {
    expect(plan('2', '10')).toMatchObject({ kept: { id: '10' } });
  });

  test('is none of one alone', () => {
    expect(plan('2')).toBe('Select at least one other obligation.');
  });

  test('is none of two tasks', () => {
    expect(plan('10', '11')).toMatch(/More than one of these is a task/);
  });
});
