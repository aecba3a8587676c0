import { describe, expect, it } from 'vitest';
import { ADVERB, adverbCycle } from './adverbs.ts';

describe('the cycle of an adverb', () => {
  it.each([
    ['daily', '1 day'],
    ['day by day', '1 day'],
    ['everyday', '1 day'],
    ['every day', '1 day'],
    ['day to day', '1 day'],
    ['day-to-day', '1 day'],
    ['shift-wise', '1 day'],
    ['hourly', '1 day'],
    ['weekly', '1 week'],
    ['week by week', '1 week'],
    ['fortnightly', '2 week'],
    ['fort nightly', '2 week'],
    ['monthly', '1 month'],
    ['month by month', '1 month'],
    ['month to month', '1 month'],
    ['two-monthly', '2 month'],
    ['2 monthly', '2 month'],
    ['quarterly', '3 month'],
    ['quaterly', '3 month'],
    ['three monthly', '3 month'],
    ['3-monthly', '3 month'],
    ['tri-monthly', '3 month'],
    ['four-monthly', '4 month'],
    ['4 monthly', '4 month'],
    ['half-yearly', '6 month'],
    ['halfyearly', '6 month'],
    ['six monthly', '6 month'],
    ['6-monthly', '6 month'],
    ['semi-annual', '6 month'],
    ['semiannually', '6 month'],
    ['bi-annual', '6 month'],
    ['biannually', '6 month'],
    ['yearly', '1 year'],
    ['annual', '1 year'],
    ['Annually', '1 year'],
    ['biennial', '2 year'],
    ['bi-ennially', '2 year'],
  ])('%s', (word, expected) => {
    expect(new RegExp(`^${ADVERB}$`, 'i').test(word)).toBe(true);
    const cycle = adverbCycle(word);
    expect(`${cycle?.every} ${cycle?.unit}`).toBe(expected);
    expect(cycle?.times).toBe(1);
  });

  it.each(['often', 'seasonally', 'month by week'])('%s has none', (word) => {
    expect(adverbCycle(word)).toBeNull();
  });
});
