import { NOT_AN_OBLIGATION } from '@anupalan/enums/questions';
import { describe, expect, it } from 'vitest';
import type { OrderDates } from '../duties/due.ts';
import { findPeriods } from '../periods/find-periods.ts';
import { findAnswerProblem, toAnsweredDue, toAnswerKind } from './answer.ts';
import type { Asks } from './asks.ts';
import { completeQuestion } from './complete.ts';
import { listNearDays } from './near-days.ts';
import { listOptions } from './options.ts';
import { describeCycle, parsePeriodCode, toPeriodCode } from './period-code.ts';

const DATES = { issuedOn: '2026-03-14', validUpto: '2031-03-31' };
const TODAY = '2026-11-23';
const quoting = (quote: string) => ({ page: 1, quote, rects: [] });
const asksOf = (sentence: string): Asks | null =>
  findPeriods(sentence).find(({ asks }) => asks !== null)?.asks ?? null;

describe('a period', () => {
  it.each([
    ['P1D', 'Every day'],
    ['P2W', 'Every 2 weeks'],
    ['2xP1W', 'Twice a week'],
    ['P3M', 'Every 3 months'],
    ['P6M', 'Twice a year'],
    ['2xP1M', 'Twice a month'],
    ['2xP3Y', 'Twice in 3 years'],
    ['5xP1M', '5 times a month'],
    ['P2Y', 'Every 2 years'],
  ])('%s is "%s", and has one code', (code, words) => {
    const cycle = parsePeriodCode(code);
    expect(cycle && [toPeriodCode(cycle), describeCycle(cycle)]).toEqual([code, words]);
  });

  it.each(['', 'P0M', 'P6', '0xP1M', 'P6M ', 'monthly'])('%j is none', (code) => {
    expect(parsePeriodCode(code)).toBeNull();
  });
});

describe('what the words leave open can be answered by', () => {
  it.each<[string, Asks | null]>([
    ['Noise shall be monitored bi-annually.', { kind: 'period', options: ['P6M', 'P2Y'] }],
    ['The committee shall meet bi-monthly.', { kind: 'period', options: ['P2M', '2xP1M'] }],
    ['Reports shall be sent on monthly/quarterly basis.', { kind: 'period', options: ['P1M', 'P3M'] }],
    ['The meter shall be installed by 31/09/2027.', { kind: 'day', options: ['2027-09-30', '2027-10-01'] }],
    ['After commissioning, stacks shall be tested monthly.', { kind: 'begins' }],
    ['Noise shall be monitored monthly.', null],
  ])('%s', (sentence, asks) => {
    expect(asksOf(sentence)).toEqual(asks);
  });

  it('what goes with the question where two statements are one', () => {
    expect(asksOf('The bi-annual report shall be sent biannually to the Board.')).toEqual({
      kind: 'period',
      options: ['P6M', 'P2Y'],
    });
    expect(asksOf('The bi-annual report shall be sent every six months.')).toBeNull();
  });
});

describe('days near one that is in no calendar', () => {
  it.each([
    [{ year: 2027, month: 9, day: 31 }, ['2027-09-30', '2027-10-01']],
    [{ year: 2027, month: 2, day: 30 }, ['2027-02-28', '2027-03-01']],
    [{ year: 2027, month: 12, day: 32 }, ['2027-12-31', '2028-01-01']],
    [{ year: 2027, month: 13, day: 5 }, ['2027-05-13']],
    [{ year: 2027, month: 31, day: 31 }, []],
    [{ year: null, month: 9, day: 31 }, []],
    [{ year: 2027, month: 9, day: 0 }, []],
  ])('%j', (date, days) => {
    expect(listNearDays(date)).toEqual(days);
  });
});

describe('the options of a question', () => {
  const optionsOf = (quote: string, dates: OrderDates = DATES) => {
    const asks = asksOf(quote);
    return asks && listOptions({ asks, citation: quoting(quote) }, dates, TODAY);
  };

  it('say how often and the next date that follows', () => {
    expect(optionsOf('Noise shall be monitored bi-annually.')).toEqual([
      { value: 'P6M', label: 'Twice a year, next on 14 Mar 2027' },
      { value: 'P2Y', label: 'Every 2 years, next on 14 Mar 2028' },
    ]);
  });

  it('keep a printed day', () => {
    expect(optionsOf('The bi-annual return shall be filed by 1st April.')).toEqual([
      { value: 'P6M', label: 'Twice a year, next on 1 Apr 2027' },
      { value: 'P2Y', label: 'Every 2 years, next on 1 Apr 2028' },
    ]);
  });

  it('have no date where that of the order is not known', () => {
    expect(optionsOf('The committee shall meet bi-monthly.', { issuedOn: null, validUpto: null })).toEqual([
      { value: 'P2M', label: 'Every 2 months' },
      { value: '2xP1M', label: 'Twice a month' },
    ]);
  });

  it('are days where a day is asked for, and none where any day will do', () => {
    expect(optionsOf('The meter shall be installed by 31/09/2027.')).toEqual([
      { value: '2027-09-30', label: '30 Sep 2027' },
      { value: '2027-10-01', label: '1 Oct 2027' },
    ]);
    expect(optionsOf('After commissioning, stacks shall be tested monthly.')).toEqual([]);
  });

  it('say until when, where it is due within one of two spans', () => {
    expect(optionsOf('The plan shall be sent within 15/30 days.')).toEqual([
      { value: 'P15D', label: 'Within 15 days, due 29 Mar 2026' },
      { value: 'P30D', label: 'Within 30 days, due 13 Apr 2026' },
    ]);
    expect(optionsOf('It shall be sent within one/two months.', { issuedOn: null, validUpto: null })).toEqual(
      [
        { value: 'P1M', label: 'Within 1 month' },
        { value: 'P2M', label: 'Within 2 months' },
      ],
    );
  });

  it('name a day of the year without its year', () => {
    const asks: Asks = { kind: 'day_of_year', options: ['09-30'] };
    expect(listOptions({ asks, citation: quoting('') }, DATES, TODAY)).toEqual([
      { value: '09-30', label: 'Every year on 30 Sep, next on 30 Sep 2027' },
    ]);
  });
});

describe('an answer', () => {
  const due = (quote: string, asks: Asks, value: string) =>
    toAnsweredDue(asks, value, { quote, statedFrequency: null }, DATES);

  it('says how often', () => {
    const asks: Asks = { kind: 'period', options: ['P6M', 'P2Y'] };
    const quote = 'Noise shall be monitored bi-annually.';
    expect(due(quote, asks, 'P6M')).toMatchObject({ frequency: 'half_yearly', recurring: true });
    expect(due(quote, asks, 'P2Y')?.schedule).toEqual({
      frequency: null,
      interval: { every: 2, unit: 'year' },
      startDate: '2026-03-14',
    });
  });

  it('says how often where the words have no period at all', () => {
    const asks: Asks = { kind: 'period', options: ['P1M'] };
    expect(due('Tanks shall be cleaned periodically.', asks, 'P1M')?.schedule).toEqual({
      frequency: 'monthly',
      dayOfMonth: 14,
      startDate: '2026-03-14',
    });
  });

  it('says the day, once or every year', () => {
    expect(due('', { kind: 'day', options: ['2027-09-30'] }, '2027-09-30')).toMatchObject({
      dueDate: '2027-09-30',
      recurring: false,
    });
    expect(due('', { kind: 'day_of_year', options: ['09-30'] }, '09-30')).toMatchObject({
      dueDate: '2026-09-30',
      recurring: true,
    });
  });

  it('says when a series begins, which keeps its period', () => {
    expect(
      due('After commissioning, stacks shall be tested monthly.', { kind: 'begins' }, '2027-01-05')?.schedule,
    ).toEqual({ frequency: 'monthly', dayOfMonth: 5, startDate: '2027-01-05' });
  });

  it('fills in a number', () => {
    expect(due('', { kind: 'count', unit: 'day', of: 'deadline' }, '15')?.dueDate).toBe('2026-03-29');
    expect(due('', { kind: 'count', unit: 'month', of: 'period' }, '3')?.frequency).toBe('quarterly');
    expect(due('', { kind: 'count', unit: 'month', of: 'period' }, '0')).toBeNull();
  });

  it('is nothing that is due where it is the end of the order', () => {
    expect(due('', { kind: 'valid_upto', options: [] }, '2031-03-31')).toBeNull();
  });
});

describe('the answer has to fit:', () => {
  const PERIOD: Asks = { kind: 'period', options: ['P6M', 'P2Y'] };
  const COUNT: Asks = { kind: 'count', unit: 'day', of: 'deadline' };
  const DAY: Asks = { kind: 'valid_upto', options: [] };
  it.each<[string, Asks, string, string | null]>([
    ['choice', PERIOD, 'P2Y', null],
    ['choice', PERIOD, 'P1M', 'Choose one of the answers.'],
    ['choice', { kind: 'day', options: ['2027-09-30'] }, '2027-09-29', 'Choose one of the answers.'],
    ['number', COUNT, '366', null],
    ['number', COUNT, '367', 'Enter a whole number from 1 to 366.'],
    ['number', COUNT, '0', 'Enter a whole number from 1 to 366.'],
    ['number', COUNT, '1.5', 'Enter a whole number from 1 to 366.'],
    ['date', DAY, '2028-02-29', null],
    ['date', DAY, '2027-02-29', 'Enter a date that exists.'],
    ['date', { kind: 'begins' }, 'tomorrow', 'Enter a date that exists.'],
    ['choice', PERIOD, NOT_AN_OBLIGATION, null],
    ['number', COUNT, NOT_AN_OBLIGATION, null],
    ['date', { kind: 'begins' }, NOT_AN_OBLIGATION, null],
    ['date', DAY, NOT_AN_OBLIGATION, 'Choose one of the answers.'],
  ])('%s %j %s', (kind, asks, value, problem) => {
    expect([toAnswerKind(asks), findAnswerProblem(asks, value)]).toEqual([kind, problem]);
  });
});

describe('a question that was stored without what it asks', () => {
  it.each<[string, string | null, Asks]>([
    [
      'Which is meant?',
      'The committee shall meet bi-monthly.',
      { kind: 'period', options: ['P2M', '2xP1M'] },
    ],
    ['Until when is it valid?', 'valid up to 31/02/2029', { kind: 'valid_upto', options: [] }],
    ['Which day?', 'It shall be sent by 31/09/2027.', { kind: 'day', options: ['2027-09-30', '2027-10-01'] }],
    [
      'Which period should be kept?',
      'Tanks shall be cleaned periodically.',
      { kind: 'period', options: ['P1D', 'P1W', 'P1M', 'P3M', 'P6M', 'P1Y'] },
    ],
    ['How often?', null, { kind: 'period', options: ['P1D', 'P1W', 'P1M', 'P3M', 'P6M', 'P1Y'] }],
  ])('%s', (text, quote, asks) => {
    expect(completeQuestion({ text, citation: quote === null ? null : quoting(quote) }).asks).toEqual(asks);
  });

  it('has the duty that an answer makes', () => {
    expect(
      completeQuestion({ text: 'How often?', citation: quoting('Tanks shall be cleaned periodically.') })
        .duty,
    ).toMatchObject({
      title: 'Clean tanks',
      text: 'Tanks shall be cleaned periodically.',
      category: 'other',
    });
    expect(completeQuestion({ text: 'How often?', citation: null }).duty).toBeUndefined();
  });
});
