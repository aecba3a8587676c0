import type { ValidityState } from '@anupalan/enums/consents';
import { describe, expect, it } from 'vitest';
import { getOverallState } from './overall-validity.ts';

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
