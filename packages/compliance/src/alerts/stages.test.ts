import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultAlertDays } from '../schedules/alerts.ts';
import { addDays } from '../schedules/dates.ts';
import { describeDaysLeft, describeStage, describeValidityLeft } from './describe.ts';
import { findMorning } from './morning.ts';
import { findDueStage, findLatestStage, type StageRule } from './stages.ts';

const DUE = '2026-06-30';
const on = (offset: number) => addDays(DUE, offset);
const LONG: StageRule = { daysBefore: [30, 7, 1, 0], after: 'weekly' };
const MONTHLY: StageRule = { daysBefore: [3, 0], after: 'weekly' };
const NONE: StageRule = { daysBefore: [], after: 'weekly' };

describe('the latest stage that has come', () => {
  it.each<[string, StageRule, number, number | null]>([
    ['31 days before', LONG, -31, null],
    ['30 days before', LONG, -30, -30],
    ['29 days before', LONG, -29, -30],
    ['8 days before', LONG, -8, -30],
    ['7 days before', LONG, -7, -7],
    ['2 days before', LONG, -2, -7],
    ['the day before', LONG, -1, -1],
    ['the day', LONG, 0, 0],
    ['the day after', LONG, 1, 1],
    ['6 days after', LONG, 6, 1],
    ['7 days after', LONG, 7, 7],
    ['13 days after', LONG, 13, 7],
    ['14 days after', LONG, 14, 14],
    ['20 days after', LONG, 20, 14],
    ['21 days after', LONG, 21, 21],
    ['365 days after', LONG, 365, 364],
    ['4 days before, of a month', MONTHLY, -4, null],
    ['3 days before, of a month', MONTHLY, -3, -3],
    ['the day, without alert days', NONE, 0, null],
    ['the day after, without alert days', NONE, 1, 1],
    ['own days in any order', { daysBefore: [0, 365, 10], after: 'weekly' }, -11, -365],
    ['366 days before 365', { daysBefore: [365], after: 'weekly' }, -366, null],
    ['the day, when only days before are told', { daysBefore: [5], after: 'weekly' }, 0, -5],
    ['once after', { daysBefore: [0], after: 'once' }, 400, 1],
  ])('%s', (_name, rule, offset, stage) => {
    expect(findLatestStage(rule, DUE, on(offset))).toBe(stage);
  });
});

describe('the stage that is due', () => {
  it.each<[string, number, number | null, number | null]>([
    ['was never told', -7, null, -7],
    ['was told this morning', -7, -7, null],
    ['is between two', -5, -7, null],
    ['was missed by a day', -6, -30, -7],
    ['was missed with the one before: the latest only', 0, -30, 0],
    ['was missed for weeks', 30, 1, 28],
    ['comes after a later one, as of changed days', -30, -7, null],
  ])('%s', (_name, offset, sent, stage) => {
    expect(findDueStage(LONG, DUE, on(offset), sent)).toBe(stage);
  });

  it('comes once each, whatever days the server runs on', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: -40, max: 60 }), { maxLength: 60 }), (days) => {
        let sent: number | null = null;
        const stages: number[] = [];
        for (const day of days.sort((a, b) => a - b)) {
          const stage = findDueStage(LONG, DUE, on(day), sent);
          if (stage === null) continue;
          expect(stage).toBeLessThanOrEqual(day);
          stages.push(stage);
          sent = stage;
        }
        expect(new Set(stages).size).toBe(stages.length);
        const last = days.at(-1);
        if (last !== undefined) expect(sent).toBe(findLatestStage(LONG, DUE, on(last)));
      }),
    );
  });

  it('follows the defaults of a year, day by day', () => {
    const rule: StageRule = {
      daysBefore: defaultAlertDays({ frequency: 'yearly', month: 'june', dayOfMonth: 30, startDate: DUE }),
      after: 'weekly',
    };
    let sent: number | null = null;
    const mornings: number[] = [];
    for (let day = -60; day <= 30; day++) {
      const stage = findDueStage(rule, DUE, on(day), sent);
      if (stage !== null) mornings.push(day);
      sent = stage ?? sent;
    }
    expect(mornings).toEqual([-30, -7, -1, 0, 1, 7, 14, 21, 28]);
  });
});

describe('words', () => {
  it.each([
    [-30, '30 days before'],
    [-1, '1 day before'],
    [0, 'On the day'],
    [1, '1 day after'],
    [14, '14 days after'],
  ])('stage %s is "%s"', (stage, words) => expect(describeStage(stage)).toBe(words));
  it.each([
    [7, 'Due in 7 days', 'Expires in 7 days'],
    [1, 'Due tomorrow', 'Expires tomorrow'],
    [0, 'Due today', 'Last day today'],
    [-1, '1 day overdue', 'Expired 1 day ago'],
    [-8, '8 days overdue', 'Expired 8 days ago'],
  ])('%s days left is "%s" and "%s"', (days, due, ends) => {
    expect(describeDaysLeft(days)).toBe(due);
    expect(describeValidityLeft(days)).toBe(ends);
  });
});

describe('the morning', () => {
  it.each([
    ['Asia/Kolkata', '2026-11-21T02:29:59Z', null],
    ['Asia/Kolkata', '2026-11-21T02:30:00Z', '2026-11-21'],
    ['Asia/Kolkata', '2026-11-21T18:29:59Z', '2026-11-21'],
    ['Asia/Kolkata', '2026-11-21T18:30:00Z', null],
    ['Pacific/Kiritimati', '2026-11-21T18:00:00Z', '2026-11-22'],
    ['America/New_York', '2026-03-08T11:59:00Z', null],
    ['America/New_York', '2026-03-08T12:00:00Z', '2026-03-08'],
  ])('in %s at %s', (zone, instant, morning) => expect(findMorning(zone, instant)).toBe(morning));
  it('of a zone that does not exist is an error', () => {
    expect(() => findMorning('Nowhere/City', '2026-11-21T02:30:00Z')).toThrow(RangeError);
  });
});
