import { describe, expect, it } from 'vitest';
import { toLines } from '../facts/head.test-support.ts';
import { toBlocks } from '../layout/blocks.ts';
import { findPeriods } from '../periods/find-periods.ts';
import { type OrderDates, toDue } from './due.ts';
import { findObligations } from './find-obligations.ts';
import { redate } from './redate.ts';

const BEFORE: OrderDates = { issuedOn: '2022-09-12', validUpto: '2027-08-31' };

/** What the reader stored for a sentence, as a database gives it back. */
function store(quote: string, dates = BEFORE) {
  const [period] = findPeriods(quote);
  if (!period) throw new Error(`no period in: ${quote}`);
  const due = toDue(period, dates);
  return {
    words: { quote, statedFrequency: period.text },
    stored: JSON.parse(JSON.stringify(due)) as typeof due,
  };
}

describe('a corrected date of the order', () => {
  it.each<[string, Partial<OrderDates>, object]>([
    [
      'It shall be done once in six months.',
      { issuedOn: '2022-10-03' },
      {
        schedule: { frequency: 'half_yearly', month: 'october', dayOfMonth: 3, startDate: '2022-10-03' },
        basis: 'worked_out',
      },
    ],
    [
      'It shall be done every week.',
      { issuedOn: '2022-10-05' },
      { schedule: { frequency: 'weekly', day: 'wednesday', startDate: '2022-10-05' } },
    ],
    [
      'It shall be done daily.',
      { issuedOn: '2022-10-05' },
      { schedule: { frequency: 'daily', startDate: '2022-10-05' } },
    ],
    [
      'It shall be done every month.',
      { issuedOn: null },
      { schedule: null, recurrence: { frequency: 'monthly' } },
    ],
    [
      'It shall be sent by 30th June every year.',
      { issuedOn: '2023-07-01' },
      { dueDate: '2024-06-30', basis: 'printed' },
    ],
    [
      'The applicant shall install the meter within 3 months from the date of issue.',
      { issuedOn: '2022-10-12' },
      { dueDate: '2023-01-12' },
    ],
    [
      'The applicant shall apply for renewal 120 days before the expiry of this consent.',
      { validUpto: '2028-08-31' },
      { dueDate: '2028-05-03' },
    ],
    [
      'The applicant shall apply for renewal 120 days before the expiry of this consent.',
      { validUpto: null },
      { dueDate: null, schedule: null },
    ],
  ])('%s %j', (quote, changes, due) => {
    const { words, stored } = store(quote);
    expect(redate(words, stored, [BEFORE], { ...BEFORE, ...changes })).toMatchObject(due);
  });

  it('that was not known gives the date that was missing', () => {
    const unknown = { issuedOn: null, validUpto: null };
    const { words, stored } = store('It shall be done every month.', unknown);
    expect(redate(words, stored, [unknown], { ...unknown, issuedOn: '2022-09-12' })?.schedule).toEqual({
      frequency: 'monthly',
      dayOfMonth: 12,
      startDate: '2022-09-12',
    });
  });

  it('is told by the order in which a database keeps the fields as well', () => {
    const { words, stored } = store('It shall be done once in six months.');
    const { schedule } = stored;
    if (schedule === null) throw new Error('No schedule');
    const turned = Object.fromEntries(Object.entries(schedule).reverse()) as typeof schedule;
    expect(
      redate(words, { ...stored, schedule: turned }, [BEFORE], { ...BEFORE, issuedOn: '2022-10-03' }),
    ).not.toBeNull();
  });

  it.each<[string, string, Partial<OrderDates>]>([
    [
      'of the end does not move what counts from the issue',
      'It shall be done every month.',
      { validUpto: '2030-01-01' },
    ],
    [
      'of the issue does not move what counts from the end',
      'The applicant shall apply for renewal 120 days before the expiry of this consent.',
      { issuedOn: '2022-10-03' },
    ],
    [
      'does not move a printed date',
      'The work shall be completed by 31.12.2023.',
      { issuedOn: '2022-10-03' },
    ],
    ['of the same date changes nothing', 'It shall be done every month.', {}],
  ])('%s', (_name, quote, changes) => {
    const { words, stored } = store(quote);
    expect(redate(words, stored, [BEFORE], { ...BEFORE, ...changes })).toBeNull();
  });

  it('does not move what a person has changed', () => {
    const { words, stored } = store('It shall be done every month.');
    const changed = {
      ...stored,
      schedule: { frequency: 'monthly' as const, dayOfMonth: 20, startDate: '2022-09-20' },
    };
    expect(redate(words, changed, [BEFORE], { ...BEFORE, issuedOn: '2022-10-03' })).toBeNull();
  });

  it('does not guess where the words say nothing', () => {
    const { stored } = store('It shall be done every month.');
    const words = { quote: 'It shall be done.', statedFrequency: null };
    expect(redate(words, stored, [BEFORE], { ...BEFORE, issuedOn: '2022-10-03' })).toBeNull();
  });

  it('tries the dates of the reading as well as those in force now', () => {
    const { words, stored } = store('It shall be done every month.');
    const now = { ...BEFORE, issuedOn: '2022-01-01' };
    expect(
      redate(words, stored, [now, BEFORE], { ...BEFORE, issuedOn: '2022-10-03' })?.schedule?.startDate,
    ).toBe('2022-10-03');
  });

  it('does not guess between readings of the words that part at the new date', () => {
    const quote = 'The meter shall be fixed within 30 days, and the roof within one month.';
    const { words, stored } = store(quote);
    expect(stored.dueDate).toBe('2022-10-12');
    expect(redate(words, stored, [BEFORE], { ...BEFORE, issuedOn: '2022-10-03' })).toBeNull();
    expect(redate(words, stored, [BEFORE], { ...BEFORE, issuedOn: '2022-09-20' })?.dueDate).toBe(
      '2022-10-20',
    );
  });

  it.each<[string, string, object]>([
    [
      'Quarterly',
      'Frequency',
      { schedule: { frequency: 'quarterly', month: 'october', dayOfMonth: 3, startDate: '2022-10-03' } },
    ],
    ['Month', 'Frequency', { schedule: { frequency: 'monthly', dayOfMonth: 3, startDate: '2022-10-03' } }],
    [
      '6 months',
      'Frequency',
      { schedule: { frequency: 'half_yearly', month: 'october', dayOfMonth: 3, startDate: '2022-10-03' } },
    ],
    [
      'In a year',
      'Frequency',
      { schedule: { frequency: 'yearly', month: 'october', dayOfMonth: 3, startDate: '2022-10-03' } },
    ],
    ['15 days', 'Time limit', { dueDate: '2022-10-18' }],
    ['Within 15 days', 'Time limit', { dueDate: '2022-10-18' }],
  ])('reads the cell “%s” of a table as the reader does', (cell, head, due) => {
    const lines = toLines([`Sr No | Parameter | ${head}`, `1 | Stack of the boiler | ${cell}`]);
    const [stored] = findObligations(toBlocks(lines), BEFORE).obligations;
    if (!stored) throw new Error('no obligation');
    const words = { quote: stored.citation.quote, statedFrequency: stored.statedFrequency };
    expect(redate(words, stored, [BEFORE], { ...BEFORE, issuedOn: '2022-10-03' })).toMatchObject(due);
  });
});
