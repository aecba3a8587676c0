import { describe, expect, it } from 'vitest';
import { buildSchedule } from '../../schedules/build.ts';
import { findPeriods } from '../periods/find-periods.ts';
import { type OrderDates, toDue } from './due.ts';
import { type ToldDuty, toWhy } from './why.ts';

const DATES: OrderDates = { issuedOn: '2026-03-14', validUpto: '2031-03-31' };
const UNKNOWN: OrderDates = { issuedOn: null, validUpto: null };

/** A duty as the reader makes it of a sentence with one period. */
const toDuty = (quote: string, dates = DATES): ToldDuty => {
  const [period] = findPeriods(quote);
  if (!period) throw new Error(`No period in ${quote}`);
  return { quote, statedFrequency: period.text, isEdited: false, ...toDue(period, dates) };
};

describe('a duty tells how it was read', () => {
  it.each<[string, string]>([
    [
      'Stacks shall be tested once in three months.',
      '“once in three months” is quarterly, counted from the date of the order, 14 Mar 2026, so it is first due 14 Jun 2026.',
    ],
    [
      'Survival shall be assessed annually in the month of December.',
      '“annually” is yearly and falls in December, so it is first due 31 Dec 2026.',
    ],
    ['Meters shall be read daily.', '“daily” counts from the date of the order, 14 Mar 2026.'],
    [
      'Wells shall be sampled once in two months.',
      '“once in two months” is every 2 months, counted from the date of the order, 14 Mar 2026, so it is first due 14 May 2026.',
    ],
    [
      'Wells shall be sampled twice a week.',
      '“twice a week” is 2 days every week, counted from the date of the order, 14 Mar 2026, so it is first due 16 Mar 2026.',
    ],
    [
      'The belt shall be surveyed annually from the fourth year onwards.',
      '“annually” is yearly, counted from 14 Mar 2029, so it is first due 14 Mar 2029.',
    ],
    [
      'The statement shall be submitted every year by 30th September.',
      '“every year by 30th September” is yearly and gives the day, so it is first due 30 Sep 2026.',
    ],
    [
      'The statement shall be filed by 31st September every year.',
      '“31st September every year” leaves open which day, so your answer sets it.',
    ],
    [
      'The drains shall be desilted before the onset of monsoon every year.',
      '“before the onset of monsoon every year” is yearly and falls before the monsoon, so it is first due 31 May 2026.',
    ],
    [
      'Wells shall be sampled pre and post monsoon.',
      '“pre and post monsoon” is half-yearly and falls before and after the monsoon, so it is first due 31 May 2026.',
    ],
    [
      'Slopes shall be inspected daily in the monsoon (June to September).',
      '“daily” is due in June to September, so it is first due 1 Jun 2026.',
    ],
    [
      'The effluent shall be analysed once a week during the crushing season (October to March).',
      '“once a week” is due weekly in October to March, so it is first due 21 Mar 2026.',
    ],
    [
      'The log shall be sent by the 10th of every month from June to September.',
      '“by the 10th of every month” is monthly in June to September and gives the day, so it is first due 10 Jun 2026.',
    ],
    ['The committee shall meet bi-monthly.', '“bi-monthly” leaves open how often, so your answer sets it.'],
    [
      'The meter shall be installed by 31.12.2026.',
      'The order prints the day, “31.12.2026”, so it is due 31 Dec 2026.',
    ],
    [
      'A plan shall be submitted within 30 days.',
      '“within 30 days” is counted from the date of the order, 14 Mar 2026, so it is due 13 Apr 2026.',
    ],
    [
      'Apply for renewal 60 days before the date of expiry.',
      '“60 days before the date of expiry” is counted back from the end of the order, 31 Mar 2031, so it is due 30 Jan 2031.',
    ],
    [
      'A bank guarantee shall be valid for six months beyond the validity of this consent.',
      '“six months beyond the validity of this consent” is counted from the end of the order, 31 Mar 2031, so it is due 30 Sep 2031.',
    ],
    [
      'The report shall be sent three months before 31/03/2029.',
      '“three months before 31/03/2029” is counted back from 31 Mar 2029, so it is due 31 Dec 2028.',
    ],
    [
      'The report shall be sent within 15 days from 31.07.2027.',
      '“within 15 days” is counted from 31 Jul 2027, so it is due 15 Aug 2027.',
    ],
    [
      'The report shall be sent within ___ days from the date of this order.',
      '“within ___ days from the date of this order” leaves out the number, so your answer sets it.',
    ],
    [
      'The meter shall be installed by 31/09/2027.',
      '“31/09/2027” leaves open which day, so your answer sets it.',
    ],
    [
      'Accidents shall be reported within 24 hours of occurrence.',
      '“within 24 hours” depends on something that happens, so it has no date until then.',
    ],
  ])('%s', (sentence, why) => {
    expect(toWhy(toDuty(sentence), DATES)).toBe(why);
  });

  it.each<[string, string]>([
    [
      'Stacks shall be tested once in three months.',
      '“once in three months” is quarterly and counts from the day you accept it, because the date of the order is not known.',
    ],
    [
      'The statement shall be submitted every year by 30th September.',
      '“every year by 30th September” is yearly and gives the day, so it is first due 30 Sep.',
    ],
    [
      'A plan shall be submitted within 30 days.',
      '“within 30 days” is counted from the date of the order, which is not known.',
    ],
    [
      'Apply for renewal 60 days before the date of expiry.',
      '“60 days before the date of expiry” is counted from the end of the order, which is not known.',
    ],
  ])('without the dates of the order: %s', (sentence, why) => {
    expect(toWhy(toDuty(sentence, UNKNOWN), UNKNOWN)).toBe(why);
  });
});

describe('a series that began before today', () => {
  it.each<[sentence: string, today: string, why: string]>([
    [
      'Stacks shall be tested once in three months.',
      '2027-07-01',
      '“once in three months” is quarterly, counted from the date of the order, 14 Mar 2026, so it is next due 14 Sep 2027.',
    ],
    [
      'The statement shall be submitted every year by 30th September.',
      '2026-10-01',
      '“every year by 30th September” is yearly and gives the day, so it is next due 30 Sep 2027.',
    ],
    // The first date is still to come on its own day.
    [
      'The statement shall be submitted every year by 30th September.',
      '2026-09-30',
      '“every year by 30th September” is yearly and gives the day, so it is first due 30 Sep 2026.',
    ],
  ])('is told by the date that is shown: %s %s', (sentence, today, why) => {
    expect(toWhy(toDuty(sentence), DATES, today)).toBe(why);
  });
});

describe('what a person has set', () => {
  const sentence = 'Stacks shall be tested once in three months.';
  const schedule = buildSchedule({ frequency: 'monthly', startDate: '2026-04-10' });

  it('is told as such, beside the words of the order', () => {
    const set = { ...toDuty(sentence), frequency: 'monthly' as const, schedule, isEdited: true };
    expect(toWhy(set, DATES)).toBe(
      'A person set this to “Every month on the 10th”, where the order says “once in three months”.',
    );
    expect(toWhy({ ...set, statedFrequency: null }, DATES)).toBe(
      'A person set this to “Every month on the 10th”.',
    );
    expect(toWhy({ ...set, schedule: null }, DATES)).toContain('“no date”');
  });

  it('is nothing where the words name no time and nobody has', () => {
    const none = {
      ...toDuty(sentence),
      quote: 'Tanks shall be cleaned periodically.',
      statedFrequency: null,
    };
    expect(toWhy({ ...none, schedule: null, isEdited: true }, DATES)).toBe(
      'The words name no time, and nobody has set one.',
    );
  });

  it('is not the date where only the name was changed', () => {
    expect(toWhy({ ...toDuty(sentence), isEdited: true }, DATES)).toContain('is quarterly, counted from');
  });
});
