import { describe, expect, it } from 'vitest';
import { findPeriods } from './find-periods.ts';
import { told } from './told.test-support.ts';

/** The duties of a sentence, each with the words that are quoted for it. */
const duties = (text: string): string[] =>
  findPeriods(text).map((each) => `${told(each)}: ${each.text.replace(/\.$/, '')}`);

describe('two statements of when', () => {
  it.each<[string, string[]]>([
    // Two days of one duty, or of two.
    [
      'Half-yearly returns shall be filed by 1st October and by 1st April.',
      ['half_yearly 10-01+04-01: Half-yearly returns shall be filed by 1st October and by 1st April'],
    ],
    [
      'Half-yearly returns shall be filed by 1st October; the stock by 1st May.',
      ['half_yearly 10-01: Half-yearly returns shall be filed by 1st October', 'yearly 05-01: 1st May'],
    ],
    [
      'The audit is due by 30.06 of every year, i.e. by 30th June.',
      ['yearly 06-30: 30.06 of every year, i.e. by 30th June'],
    ],
    [
      'The audit is due by 30.06 of every year, that is to say by 30th June.',
      ['yearly 06-30: 30.06 of every year', 'yearly 06-30: 30th June'],
    ],
    [
      'The audit is due by 30th June, the test by 31st July.',
      ['yearly 06-30: 30th June', 'yearly 07-31: 31st July'],
    ],
    // A verb of its own.
    [
      'Tests shall be done once a year; the sheet must be sent by 31st January.',
      ['yearly: once a year', 'yearly 01-31: 31st January'],
    ],
    [
      'Tests shall be done once a year whereas the sheet should be sent by 31st January.',
      ['yearly: once a year', 'yearly 01-31: 31st January'],
    ],
    [
      'Tests shall be done once a year while the sheet shall be sent by 31st January.',
      ['yearly: once a year', 'yearly 01-31: 31st January'],
    ],
    [
      'Tests shall be done once a year but the sheet shall be sent by 31st January.',
      ['yearly: once a year', 'yearly 01-31: 31st January'],
    ],
    [
      'Tests shall be done once a year & the sheet shall be sent by 31st January.',
      ['yearly: once a year', 'yearly 01-31: 31st January'],
    ],
    [
      'Tests done once a year and sheets are due by 31st January.',
      ['yearly 01-31: once a year and sheets are due by 31st January'],
    ],
    ['The annual report and the sheet shall be sent by 31st January.', ['yearly 01-31: 31st January']],
    // The same cycle, near and far.
    ['It is checked annually, that is once in a year.', ['yearly: annually, that is once in a year']],
    [
      'It shall be checked annually by a person of the plant who knows it, once a year.',
      ['yearly: annually'],
    ],
    // A purpose each.
    [
      'Wells shall be tested monthly for level, quarterly for quality.',
      ['monthly: monthly', 'quarterly: quarterly'],
    ],
    [
      'Wells shall be tested monthly for level and quarterly for quality.',
      ['monthly: monthly', 'quarterly: quarterly'],
    ],
    [
      'Wells shall be tested monthly for level & quarterly for quality.',
      ['monthly: monthly', 'quarterly: quarterly'],
    ],
    // Next to each other.
    ['The fan is cleaned weekly (once in 7 days).', ['weekly: weekly (once in 7 days']],
    ['The fan is cleaned weekly and once in a month.', ['weekly: weekly', 'monthly: once in a month']],
    ['The fan is cleaned weekly; once in a month.', ['weekly: weekly', 'monthly: once in a month']],
    ['The fan is cleaned weekly & once in a month.', ['weekly: weekly', 'monthly: once in a month']],
    [
      'The fan shall run weekly to be sure, shall be cleaned once in a month.',
      ['weekly: weekly', 'monthly: once in a month'],
    ],
    // An adjective, and the day further on.
    [
      'A monthly report, signed and stamped by the head of the plant, is sent by 10th of every month to us, or later.',
      ['monthly day 10: by 10th of every month'],
    ],
    [
      'A quarterly report, signed and stamped by the head of the plant, is sent by 10th of every month.',
      ['monthly day 10: by 10th of every month'],
    ],
    [
      'A quarterly report, signed and stamped by the head, shall be sent by 10th of every month.',
      ['quarterly: quarterly', 'monthly day 10: by 10th of every month'],
    ],
    // Within reach of each other.
    ['The fan is cleaned weekly by the staff of the shed on duty every month.', ['weekly: weekly']],
    [
      'The fan is cleaned weekly by the staff of the shed on duty with a hose of the works every month.',
      ['weekly: weekly', 'monthly: every month'],
    ],
    [
      'The fan is cleaned weekly by the staff, by others every month.',
      ['weekly: weekly', 'monthly: every month'],
    ],
    // A recurring duty with a span.
    ['The quarterly report is sent after the review of the plant within 15 days.', ['quarterly: quarterly']],
    [
      'The quarterly report is sent and is read within 15 days.',
      ['quarterly: quarterly report is sent and is read within 15 days'],
    ],
    [
      'The quarterly report shall be sent within 15 days.',
      ['quarterly: quarterly', 'once 15 day: within 15 days'],
    ],
    [
      'The quarterly report is sent; the plan within 15 days.',
      ['quarterly: quarterly', 'once 15 day: within 15 days'],
    ],
    ['The fan is cleaned weekly by the staff within 2 days.', ['weekly: weekly by the staff within 2 days']],
    [
      'The fan is cleaned weekly by the staff of the whole new shed within 2 days.',
      ['weekly: weekly', 'once 2 day: within 2 days'],
    ],
    ['The fan is cleaned weekly and painted within 2 days.', ['weekly: weekly', 'once 2 day: within 2 days']],
    ['The quarterly report is sent by 31.12.2026.', ['quarterly: quarterly']],
    // Before something that comes every year.
    [
      'Notice is given 10 days prior to the start of the season every year.',
      ['yearly: 10 days prior to the start of the season every year'],
    ],
    [
      'Notice is given 10 days prior to the season, every year.',
      ['event: 10 days prior to the season', 'yearly: every year'],
    ],
    [
      'Notice is given 10 days before the trial and the drill every year.',
      ['event: 10 days before the trial', 'yearly: every year'],
    ],
    // Leads, and events.
    [
      'Apply for renewal 90 days before the end of the consent, well before expiry.',
      ['lead 90 day: 90 days before the end of the consent, well before expiry'],
    ],
    [
      'Tell us within 24 hours or within 2 days of the spill.',
      ['event: within 24 hours or within 2 days of the spill'],
    ],
    [
      'Tell us within 24 hours and tell the police within 2 days of the spill.',
      ['event: within 24 hours', 'event: within 2 days of the spill'],
    ],
    // A span, and the aim of it, which is a duty of its own.
    [
      'A plan is sent within 30 days to reach zero discharge by 31.03.2027.',
      ['once 30 day: within 30 days', 'once on 2027-03-31: 31.03.2027'],
    ],
    [
      'A plan is sent within 30 days, the plant is built by 31.03.2027.',
      ['once 30 day: within 30 days', 'once on 2027-03-31: 31.03.2027'],
    ],
    // Days that count from the close of what was said before.
    [
      'For every quarter, the sheet is sent within ten days of its close.',
      ['quarterly 01-10+04-10+07-10+10-10: every quarter, the sheet is sent within ten days'],
    ],
    [
      'For every month, the sheet is sent within ten days of its end.',
      ['monthly day 10: every month, the sheet is sent within ten days'],
    ],
    [
      'For every month the sheet is sent within ten days thereof.',
      ['monthly day 10: every month the sheet is sent within ten days'],
    ],
    [
      'For every year, the sheet is sent within ten days after its close.',
      ['yearly 04-10: every year, the sheet is sent within ten days'],
    ],
    // A month that is named beside the frequency.
    ['It is sent annually in the month of December.', ['yearly: annually']],
    // More days than one where the adjective says so.
    [
      'The six monthly report is due by 1st June.',
      ['half_yearly 06-01: six monthly report is due by 1st June'],
    ],
    ['The annual report is due by 1st June.', ['yearly 06-01: annual report is due by 1st June']],
  ])('%s', (text, expected) => {
    expect(duties(text)).toEqual(expected);
  });
});

describe('the month that is named beside the frequency', () => {
  it.each<[string, number | null]>([
    ['It is sent annually in the month of December.', 12],
    ['It is sent annually during March.', 3],
    ['It is sent annually in the April.', 4],
    ['It is sent annually in December 2026.', null],
    ['It is sent annually in December, 2026.', null],
    ['It is sent quarterly in December.', null],
    ['It is sent annually to May and Baker.', null],
    ['It is sent annually by 1st June for the tests in March.', null],
  ])('%s', (text, month) => {
    expect(findPeriods(text)[0]?.month).toBe(month);
  });
});

describe('what two statements leave open together', () => {
  it.each<[string, string, string | null]>([
    ['The committee shall meet bi-monthly (once in two months).', '1/2 month', null],
    ['The committee shall meet once in two months (bi-monthly).', '1/2 month', null],
    ['Training is given bi-monthly (bi-annually).', 'half_yearly', 'bi-monthly'],
    ['Training is given bi-annually (bi-monthly).', 'half_yearly', 'bi-annually'],
    ['The report is sent bi-annually by 30th June.', 'half_yearly 06-30', 'bi-annually'],
    ['The report is sent by 31/02/2027.', 'once null null', '31/02/2027'],
    ['Pay within two weeks or by 30.04.2027, whichever is earlier.', 'once 2 week', 'whichever comes first'],
    ['The monthly report is sent once in two months.', '1/2 month', 'says monthly and once in two months'],
    ['The quarterly report is sent by 5th of every month.', 'monthly day 5', 'says quarterly and'],
    ['The monthly report is sent by 30th June.', 'yearly 06-30', 'says monthly and 30th June of'],
    [
      'The quarterly report is sent by 10th of the following month.',
      'quarterly 01-10+04-10+07-10+10-10',
      null,
    ],
    ['The annual report is sent by 10th of the following month.', 'yearly 04-10', null],
    ['The monthly report is sent by 10th of the following month.', 'monthly day 10', null],
    ['The monthly report is sent i.e. once a month.', 'monthly', null],
    ['The monthly report is sent at least once in two months.', '1/2 month', null],
  ])('%s', (text, expected, word) => {
    const [period] = findPeriods(text);
    expect(period && told(period)).toBe(expected);
    if (word === null) expect(period?.question).toBeNull();
    else expect(period?.question).toContain(word);
  });

  it.each([
    ['A six monthly report is due by 1st June and 1st July.', 'half_yearly 06-01+07-01'],
    ['A report is sent on 1st June & 1st July & 1st August, annually.', '1/4 month 06-01+07-01+08-01'],
    [
      'The annual report is sent by 1st June & 1st July & 1st August & 1st May & 1st April.',
      'open 06-01+07-01+08-01+05-01+04-01',
    ],
  ])('the number of days counts: %s', (text, expected) => {
    expect(findPeriods(text).map(told)).toEqual([expected]);
  });

  it('is an adjective only where both are', () => {
    const isAdjective = (text: string) => findPeriods(text).map((period) => period.isAdjective);
    expect(isAdjective('The unit shall send a monthly report.')).toEqual([true]);
    expect(isAdjective('The unit shall send an annual yearly report.')).toEqual([true]);
    expect(isAdjective('The unit shall send an annual report once in a year.')).toEqual([false]);
  });
});
