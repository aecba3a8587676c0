import { describe, expect, it } from 'vitest';
import { addDays } from '../schedules/dates.ts';
import type { Recurrence } from '../schedules/types.ts';
import {
  type EndingOrder,
  isDailySeries,
  type OpenOccurrence,
  type PlannedAlert,
  planRenewalAlerts,
  planTaskAlerts,
  planValidityAlerts,
} from './plan.ts';
import { listRecipients } from './recipients.ts';

const TODAY = '2026-11-21';
const RECIPIENTS = { ownerId: 'owner', activeIds: new Set(['owner', 'asha', 'ravi']) };
const date = (offset: number, changes: Partial<OpenOccurrence> = {}): OpenOccurrence => ({
  taskId: 'task',
  dueDate: addDays(TODAY, -offset),
  alertDays: [3, 0],
  isDaily: false,
  assigneeId: 'asha',
  ...changes,
});
const short = (alerts: readonly PlannedAlert[]) =>
  alerts.map(({ dueDate, stage, recipientId, channel }) => `${dueDate} ${stage} ${recipientId} ${channel}`);

describe('who is told', () => {
  it.each<[string | null, number, string[]]>([
    ['asha', -30, ['asha']],
    ['asha', 6, ['asha']],
    ['asha', 7, ['asha', 'owner']],
    ['owner', 7, ['owner']],
    [null, 0, ['owner']],
    [null, 21, ['owner']],
    ['gone', -3, ['owner']],
    ['gone', 14, ['owner']],
  ])('assignee %s at stage %s: %s', (assignee, stage, recipients) => {
    expect(listRecipients(assignee, stage, RECIPIENTS)).toEqual(recipients);
  });
  it.each<[string | null, string[]]>([
    ['asha', ['asha']],
    [null, []],
  ])('assignee %s where the owner is not there', (assignee, recipients) => {
    expect(listRecipients(assignee, 7, { ownerId: null, activeIds: RECIPIENTS.activeIds })).toEqual(
      recipients,
    );
    expect(listRecipients(assignee, 7, { ownerId: 'left', activeIds: RECIPIENTS.activeIds })).toEqual(
      recipients,
    );
  });
});

describe('a series is daily', () => {
  it.each<[string, Recurrence, boolean]>([
    ['every day', { frequency: 'daily' }, true],
    ['every 1 day', { frequency: null, interval: { every: 1, unit: 'day' } }, true],
    ['every 2 days', { frequency: null, interval: { every: 2, unit: 'day' } }, false],
    ['weekly', { frequency: 'weekly' }, false],
    ['once', { frequency: null }, false],
    [
      'on all seven days of the week',
      {
        frequency: null,
        interval: {
          every: 1,
          unit: 'week',
          days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
        },
      },
      true,
    ],
  ])('%s', (_name, recurrence, isDaily) => {
    expect(isDailySeries({ ...recurrence, startDate: TODAY })).toBe(isDaily);
  });
});

describe('the alerts of a morning', () => {
  it('go to each person in each channel', () => {
    expect(short(planTaskAlerts([date(-3), date(8)], RECIPIENTS, [], TODAY))).toEqual([
      '2026-11-24 -3 asha in_app',
      '2026-11-24 -3 asha email',
      '2026-11-13 7 asha in_app',
      '2026-11-13 7 asha email',
      '2026-11-13 7 owner in_app',
      '2026-11-13 7 owner email',
    ]);
  });
  it('are none before the first stage', () => {
    expect(planTaskAlerts([date(-4)], RECIPIENTS, [], TODAY)).toEqual([]);
  });
  it('are none once told', () => {
    const sent = planTaskAlerts([date(0), date(9)], RECIPIENTS, [], TODAY);
    expect(sent.length).toBe(6);
    expect(planTaskAlerts([date(0), date(9)], RECIPIENTS, sent, TODAY)).toEqual([]);
  });
  it('are none once a later one was told, in whatever order they are listed', () => {
    const sent = [-3, 0].flatMap((offset) =>
      planTaskAlerts([date(0)], RECIPIENTS, [], addDays(TODAY, offset)),
    );
    expect(sent.map(({ stage }) => stage)).toEqual([-3, -3, 0, 0]);
    expect(planTaskAlerts([date(0)], RECIPIENTS, sent, TODAY)).toEqual([]);
    expect(planTaskAlerts([date(0)], RECIPIENTS, sent.toReversed(), TODAY)).toEqual([]);
  });
  it('come again in the channel that failed, and to a new assignee', () => {
    const sent = planTaskAlerts([date(0)], RECIPIENTS, [], TODAY);
    const inApp = sent.filter(({ channel }) => channel === 'in_app');
    expect(short(planTaskAlerts([date(0)], RECIPIENTS, inApp, TODAY))).toEqual(['2026-11-21 0 asha email']);
    expect(short(planTaskAlerts([date(0, { assigneeId: 'ravi' })], RECIPIENTS, sent, TODAY))).toEqual([
      '2026-11-21 0 ravi in_app',
      '2026-11-21 0 ravi email',
    ]);
  });
  it('tell of a daily series only the latest missed day, also in several series', () => {
    const daily = (offset: number, taskId: string) => date(offset, { isDaily: true, alertDays: [], taskId });
    const open = [daily(3, 'a'), daily(2, 'a'), daily(1, 'a'), daily(0, 'a'), daily(9, 'b'), daily(20, 'b')];
    const alerts = planTaskAlerts(open, RECIPIENTS, [], TODAY);
    expect(new Set(alerts.map((each) => `${each.subjectId} ${each.dueDate} ${each.stage}`))).toEqual(
      new Set(['a 2026-11-20 1', 'b 2026-11-12 7']),
    );
  });
  it('tell of a daily series with own days the coming ones too', () => {
    const open = [2, 1, 0, -1].map((offset) => date(offset, { isDaily: true, alertDays: [1] }));
    const stages = planTaskAlerts(open, RECIPIENTS, [], TODAY).filter(({ channel }) => channel === 'in_app');
    expect(short(stages)).toEqual([
      '2026-11-20 1 asha in_app',
      '2026-11-21 -1 asha in_app',
      '2026-11-22 -1 asha in_app',
    ]);
  });
  it('of every missed date of another series', () => {
    const alerts = planTaskAlerts([date(1), date(8), date(30)], RECIPIENTS, [], TODAY);
    expect(new Set(alerts.map(({ stage }) => stage))).toEqual(new Set([1, 7, 28]));
  });
});

describe('an order', () => {
  const order = (changes: Partial<EndingOrder> = {}): EndingOrder => ({
    documentId: 'order',
    validUpto: addDays(TODAY, 300),
    applyBy: addDays(TODAY, 180),
    renewalAppliedOn: null,
    ...changes,
  });
  const inShort = (alerts: readonly PlannedAlert[]) =>
    alerts.map((each) => `${each.recipientId} ${each.channel} ${each.stage}`);
  const toBoth = (stage: number | null) =>
    stage === null ? [] : [`owner in_app ${stage}`, `owner email ${stage}`];

  it.each<[string, number, number | null]>([
    ['31 days left', 31, null],
    ['30 days left', 30, -30],
    ['7 days left', 7, -7],
    ['1 day left', 1, -1],
    ['the last day', 0, 0],
    ['the day after', -1, 1],
    ['a year after', -365, 1],
  ])('is told of its end: %s', (_name, daysLeft, stage) => {
    const ending = [order({ validUpto: addDays(TODAY, daysLeft), renewalAppliedOn: '2026-08-28' })];
    expect(inShort(planValidityAlerts(ending, RECIPIENTS, [], TODAY))).toEqual(toBoth(stage));
  });

  it.each<[string, number, number | null]>([
    ['61 days left', 61, null],
    ['60 days left', 60, -60],
    ['31 days left', 31, -60],
    ['30 days left', 30, -30],
    ['7 days left', 7, -7],
    ['1 day left', 1, -1],
    ['the last day', 0, 0],
    ['the day after', -1, 1],
    ['a week after', -7, 7],
    ['two weeks after', -14, 14],
    ['weeks after', -34, 28],
  ])('is told of its last day to apply: %s', (_name, daysLeft, stage) => {
    const applying = [order({ applyBy: addDays(TODAY, daysLeft) })];
    expect(inShort(planRenewalAlerts(applying, RECIPIENTS, [], TODAY))).toEqual(toBoth(stage));
  });

  it('is told of no last day once it is applied for, and where there is none', () => {
    const orders = [
      order({ applyBy: addDays(TODAY, -1), renewalAppliedOn: TODAY }),
      order({ applyBy: null, renewalAppliedOn: null }),
    ];
    expect(planRenewalAlerts(orders, RECIPIENTS, [], TODAY)).toEqual([]);
  });

  it('is told of its last day again where the application is taken back, of its end once', () => {
    const late = [order({ validUpto: addDays(TODAY, -1), applyBy: addDays(TODAY, -121) })];
    const ends = planValidityAlerts(late, RECIPIENTS, [], TODAY);
    expect(planValidityAlerts(late, RECIPIENTS, ends, addDays(TODAY, 300))).toEqual([]);
    const renewals = planRenewalAlerts(late, RECIPIENTS, [], TODAY);
    expect(planRenewalAlerts(late, RECIPIENTS, renewals, TODAY)).toEqual([]);
    expect(inShort(planRenewalAlerts(late, RECIPIENTS, renewals, addDays(TODAY, 7)))).toEqual(toBoth(126));
  });
});
