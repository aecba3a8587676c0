import { describe, expect, it } from 'vitest';
import type { OrderDates } from '../duties/due.ts';
import { readPassage } from '../duties/read-passage.ts';
import { applyLesson, type Lesson, type Teachable, toLesson } from './lesson.ts';

const OLD = { issuedOn: '2026-02-10', validUpto: null };
const NEW = { issuedOn: '2027-05-20', validUpto: null };
const QUARTERLY = 'The stack shall be tested once in three months.';
const read = (words: string, dates: OrderDates = OLD): Teachable => readPassage(words, dates);
const kept = (found: Teachable) => ({ ...found, isRejected: false });

describe('a correction teaches', () => {
  const found = read(QUARTERLY);
  it.each<[string, Parameters<typeof toLesson>[1], Lesson | null]>([
    ['nothing where nothing is other than read', kept(found), null],
    ['the name', { ...kept(found), title: 'Test the chimney' }, { title: 'Test the chimney' }],
    [
      'that it is no duty, whatever else',
      { ...kept(found), title: 'Mine', isRejected: true },
      { isRejected: true },
    ],
    [
      'how often, and no day that is only the start’s',
      { ...kept(found), schedule: { frequency: 'monthly', dayOfMonth: 10, startDate: '2026-02-10' } },
      { recurrence: { frequency: 'monthly' } },
    ],
    [
      'the day that a person has set',
      { ...kept(found), schedule: { frequency: 'monthly', dayOfMonth: 5, startDate: '2026-03-05' } },
      { recurrence: { frequency: 'monthly', dayOfMonth: 5 } },
    ],
    [
      'an interval',
      {
        ...kept(found),
        schedule: { frequency: null, interval: { every: 2, unit: 'month' }, startDate: '2026-02-10' },
      },
      { recurrence: { frequency: null, interval: { every: 2, unit: 'month' } } },
    ],
    [
      'nothing about another start alone',
      {
        ...kept(found),
        schedule: { frequency: 'quarterly', month: 'february', dayOfMonth: 10, startDate: '2026-05-10' },
      },
      null,
    ],
    [
      'that it is done once',
      { ...kept(found), recurring: false, schedule: { frequency: null, startDate: '2026-09-01' } },
      { recurrence: null },
    ],
    ['that it has no date', { ...kept(found), recurring: false, schedule: null }, { recurrence: null }],
  ])('%s', (_name, now, lesson) => {
    expect(toLesson(found, now)).toEqual(lesson);
  });

  it('nothing about another date of what is due once', () => {
    const once = read('It shall be done by 31st March 2027.');
    expect(
      toLesson(once, { ...kept(once), schedule: { frequency: null, startDate: '2027-05-01' } }),
    ).toBeNull();
  });
});

describe('a lesson is applied', () => {
  const found = read(QUARTERLY, NEW);
  it.each<[string, Lesson, Partial<Teachable>]>([
    ['to the name alone', { title: 'Mine' }, { ...found, title: 'Mine' }],
    [
      'from the start of the new order',
      { recurrence: { frequency: 'monthly' } },
      {
        frequency: 'monthly',
        recurring: true,
        dueDate: null,
        basis: 'worked_out',
        schedule: { frequency: 'monthly', dayOfMonth: 20, startDate: '2027-05-20' },
      },
    ],
    [
      'with the day that was set',
      { recurrence: { frequency: 'monthly', dayOfMonth: 5 } },
      {
        frequency: 'monthly',
        dueDate: '2027-06-05',
        basis: 'printed',
        schedule: { frequency: 'monthly', dayOfMonth: 5, startDate: '2027-05-20' },
      },
    ],
    [
      'without a date',
      { recurrence: null },
      { frequency: null, recurring: false, dueDate: null, schedule: null, recurrence: null },
    ],
    ['not to the timing of what is no duty', { isRejected: true }, found],
  ])('%s', (_name, lesson, expected) => {
    expect(applyLesson(found, lesson, NEW)).toMatchObject(expected);
  });

  it('without a start where the order has no date', () => {
    const none = { issuedOn: null, validUpto: null };
    expect(applyLesson(read(QUARTERLY, none), { recurrence: { frequency: 'monthly' } }, none)).toMatchObject({
      recurring: true,
      schedule: null,
      recurrence: { frequency: 'monthly' },
    });
  });

  it('teaches the same again, and nothing more, once it is applied', () => {
    const once = applyLesson(found, { title: 'Mine', recurrence: { frequency: 'monthly' } }, NEW);
    expect(toLesson(found, kept(once))).toEqual({ title: 'Mine', recurrence: { frequency: 'monthly' } });
    expect(toLesson(once, kept(once))).toBeNull();
  });
});
