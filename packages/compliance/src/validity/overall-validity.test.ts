import type { ValidityState } from '@anupalan/enums/consents';
import { describe, expect, it } from 'vitest';
import { getOverallState, isCounted } from './overall-validity.ts';

describe('overall state', () => {
  it.each<[ValidityState[], ValidityState]>([
    [[], 'none'],
    [['none'], 'none'],
    [['none', 'valid'], 'valid'],
    [['valid', 'expiring', 'none'], 'expiring'],
    [['valid', 'none', 'expiring', 'expired'], 'expired'],
  ])('of %j is %s', (states, overall) => {
    expect(getOverallState(states)).toBe(overall);
  });
});

describe('orders that count', () => {
  it.each([
    ['ready', false, null, true],
    ['queued', false, null, false],
    ['reading', false, null, false],
    ['failed', false, null, false],
    ['ready', true, null, false],
    ['ready', false, 'd2', false],
  ] as const)('%s, archived %s, superseded by %s: %s', (status, isArchived, supersededById, expected) => {
    expect(isCounted({ status, isArchived, supersededById })).toBe(expected);
  });
});
