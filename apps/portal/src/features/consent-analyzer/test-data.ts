import type { Obligation } from '@anupalan/api-client/types';
import { type Condition, toConditions } from '../../shared/viewer/condition.ts';
import { toTestObligation } from '../../shared/viewer/testing/test-obligation.ts';

/** A one-off with a due date, for tests. */
export function toTestOneOff(changes: Partial<Obligation> = {}): Obligation {
  const dueDate = changes.dueDate === undefined ? '2026-12-31' : changes.dueDate;
  return toTestObligation({
    frequency: null,
    recurring: false,
    statedFrequency: 'within 90 days',
    dueDate,
    schedule: dueDate === null ? null : { frequency: null, startDate: dueDate },
    ...changes,
  });
}

/** The same, numbered. */
export function toTestCondition(changes: Partial<Obligation> = {}): Condition {
  const [condition] = toConditions([toTestObligation(changes)]);
  if (condition === undefined) throw new Error('One obligation makes one condition.');
  return condition;
}
