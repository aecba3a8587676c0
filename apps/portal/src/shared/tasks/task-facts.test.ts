import { describe, expect, it } from 'vitest';
import { isOnlyQuote } from './task-description.tsx';
import { describeAlertDays } from './task-facts.tsx';
import { toQueryHref } from './task-links.ts';
import { toPlaceWords } from './task-source.tsx';

describe('alert days in words', () => {
  it.each([
    [[], 'None'],
    [[0], 'On the day'],
    [[1], '1 day before'],
    [[3, 0], '3 days before, and on the day'],
    [[0, 1, 7, 30], '30, 7 and 1 days before, and on the day'],
    [[365], '365 days before'],
  ])('%j reads %s', (days, words) => {
    expect(describeAlertDays(days)).toBe(words);
  });
});

describe('the place of a quote', () => {
  it.each([
    [6, '17', 'page 6, condition 17'],
    [6, null, 'page 6'],
    [null, '4(a)', 'condition 4(a)'],
    [null, null, ''],
  ])('page %s, condition %s reads "%s"', (page, conditionNo, words) => {
    expect(toPlaceWords(page, conditionNo)).toBe(words);
  });
});

describe('an address with other values', () => {
  it('keeps what is not named, replaces what is, and takes away what is emptied', () => {
    const params = new URLSearchParams('status=overdue&page=3&task=t1');
    expect(toQueryHref(params, { page: '', task: 't2', due: '2026-11-17' })).toBe(
      '?status=overdue&task=t2&due=2026-11-17',
    );
    expect(params.toString()).toBe('status=overdue&page=3&task=t1');
  });
});

describe('a description that repeats the quote', () => {
  const citation = { page: 4, quote: 'The stack shall be monitored once a month.', rects: [] };
  it.each([
    ['The stack shall be monitored once a month.', true],
    ['3. The stack shall be monitored once a month.', true],
    ['The stack shall be monitored once a month. Ask the laboratory in time.', false],
    ['Ask the laboratory in time.', false],
    ['', false],
  ])('"%s": %s', (description, isOnlyQuoted) => {
    expect(isOnlyQuote({ description, citation })).toBe(isOnlyQuoted);
  });

  it('never hides the description of a task by hand', () => {
    expect(isOnlyQuote({ description: 'Ask the laboratory.', citation: null })).toBe(false);
  });
});
