import { describe, expect, it } from 'vitest';
import { findPeriods } from '../periods/find-periods.ts';
import { isCondition } from './duty-word-rules.ts';

const isInCondition = (sentence: string): boolean => {
  const period = findPeriods(sentence)[0];
  return period !== undefined && isCondition(sentence, period);
};

describe('a period in the condition of a sentence', () => {
  it.each([
    ['In case the work is not started within 2 years, the unit shall apply anew.', true],
    ['If the holder fails to pay within 15 days, the bond will be cashed.', true],
    ['If no reply comes within 15 days, the unit must call.', true],
    ['In case of a leak the unit shall report within 2 days.', false],
    ['The work shall be started within 2 years, and shall be shown in case of need.', false],
    ['If all is well, the form is sent within 15 days.', false],
  ])('%s', (sentence, expected) => {
    expect(isInCondition(sentence)).toBe(expected);
  });
});
