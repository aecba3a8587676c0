import { expect, it } from 'vitest';
import { findPeriods } from './find-periods.ts';
import { told } from './told.test-support.ts';

it.each([
  [
    'The mill shall file quarterly and annual returns by the end of the succeeding month of the quarter or year.',
    ['quarterly 01-31+04-30+07-31+10-31', 'yearly 04-30'],
  ],
  [
    'Monthly and half yearly statements shall be sent by the end of the next month of the respective period.',
    ['monthly day 31', 'half_yearly 04-30+10-31'],
  ],
  [
    'Quarterly and half-yearly statements shall be sent by the 10th of the month following the quarter or half-year.',
    ['quarterly 01-10+04-10+07-10+10-10', 'half_yearly 04-10+10-10'],
  ],
  [
    'Monthly and annual statements shall be filed within 15 days of the close of the respective period.',
    ['monthly day 15', 'yearly 04-15'],
  ],
  [
    'The mill shall file a quarterly return and an annual return by the end of the month succeeding the quarter and by 30th June, respectively.',
    ['quarterly 01-31+04-30+07-31+10-31', 'yearly 06-30'],
  ],
  [
    'The mill shall file a monthly return and an annual return by 30th June, respectively.',
    ['monthly', 'yearly 06-30'],
  ],
  [
    'The stack shall be tested every six months and reports sent in first week of the succeeding month.',
    ['half_yearly', 'half_yearly'],
  ],
  [
    'The stack shall be tested every month and reports sent by the 10th of the succeeding month.',
    ['monthly', 'monthly day 10'],
  ],
  ['The pump shall be mended by 31st July this year.', ['once 07-31']],
  ['The pump shall be mended by 31st July every year.', ['yearly 07-31']],
  ['The pump shall be mended by the 28th of February next.', ['once 02-28']],
  ['Monthly and annual statements shall be filed with the respective office.', ['monthly', 'yearly']],
  ['A monthly statement and an annual return shall be sent to us.', ['monthly', 'yearly']],
])('%s', (sentence, periods) => {
  expect(findPeriods(sentence).map(told)).toEqual(periods);
});
