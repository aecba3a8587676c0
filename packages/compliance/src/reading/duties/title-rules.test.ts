import { expect, it } from 'vitest';
import { toObligationCategory } from './category-rules.ts';
import { toTitle } from './title-rules.ts';

it.each([
  ['The applicant shall submit the return by 30th June.', 'Submit the return by 30th June'],
  ['That the unit shall also maintain a register daily', 'Maintain a register daily'],
  ['3.1 The industry shall test the stack', 'Test the stack'],
  ['Meters shall be calibrated every six months.', 'Meters to be calibrated every six months'],
  ['and the leaks shall be repaired', 'Leaks to be repaired'],
])('names the task of "%s"', (clause, title) => {
  expect(toTitle(clause)).toBe(title);
});

it('cuts a long name at a word', () => {
  const title = toTitle(`The unit shall submit ${'a very detailed statement of water '.repeat(6)}`);
  expect(title.length).toBeLessThanOrEqual(91);
  expect(title).toMatch(/[a-z]…$/);
});

it.each([
  ['The unit shall apply for renewal of this consent', 'renewal'],
  ['The annual return in Form 4 shall be filed', 'return'],
  ['Environmental Statement in Form V shall be submitted', 'return'],
  ['The balance fee of Rs. 500 shall be paid: remit the fee', 'fee'],
  ['Readings shall be entered in a log book', 'record'],
  ['The stack shall be monitored', 'monitoring'],
  ['The statement shall be furnished to the Board', 'reporting'],
  ['A mock drill shall be held', 'other'],
])('sorts "%s"', (clause, category) => {
  expect(toObligationCategory(clause)).toBe(category);
});
