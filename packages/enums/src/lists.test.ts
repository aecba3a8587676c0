import { describe, expect, it } from 'vitest';
import { ACCESS_GRANT_LABELS, ACCESS_GRANTS, ACCESS_LEVELS } from './access-levels.ts';
import { ACTIVE_FILTER, ACTIVE_FILTER_LABELS, ACTIVE_FILTERS } from './active-filter.ts';
import { APPROVAL_STATUS_LABELS, APPROVAL_STATUSES } from './approval-status.ts';
import * as consents from './consents.ts';
import { DAY_LABELS, DAYS } from './days.ts';
import { ERROR_CODES, ERROR_MESSAGES, ERROR_STATUSES } from './error-codes.ts';
import {
  FREQUENCIES,
  FREQUENCIES_BY_PERIOD,
  FREQUENCY_LABELS,
  INTERVAL_UNIT_LABELS,
  INTERVAL_UNITS,
} from './frequencies.ts';
import { findMonthNumber, MONTH_LABELS, MONTHS, monthNumber } from './months.ts';
import * as notifications from './notifications.ts';
import * as particulars from './particulars.ts';
import { ROLE_SLUGS } from './roles.ts';
import {
  SUPPORT_STATUS_LABELS,
  SUPPORT_STATUS_TRANSITIONS,
  SUPPORT_STATUSES,
  SUPPORT_TYPE_LABELS,
  SUPPORT_TYPES,
} from './support.ts';
import { SKIP_REASON_LABELS, SKIP_REASONS, TASK_ORIGIN_LABELS, TASK_ORIGINS } from './task-origin.ts';
import { TASK_STATUS_LABELS, TASK_STATUSES } from './task-status.ts';

type List = readonly (string | number)[];

describe('lists and what is told of them', () => {
  it.each<[string, List, object]>([
    ['frequencies', FREQUENCIES, FREQUENCY_LABELS],
    ['interval units', INTERVAL_UNITS, INTERVAL_UNIT_LABELS],
    ['days', DAYS, DAY_LABELS],
    ['months', MONTHS, MONTH_LABELS],
    ['task statuses', TASK_STATUSES, TASK_STATUS_LABELS],
    ['approval statuses', APPROVAL_STATUSES, APPROVAL_STATUS_LABELS],
    ['support statuses', SUPPORT_STATUSES, SUPPORT_STATUS_LABELS],
    ['support transitions', SUPPORT_STATUSES, SUPPORT_STATUS_TRANSITIONS],
    ['support types', SUPPORT_TYPES, SUPPORT_TYPE_LABELS],
    ['channels', notifications.NOTIFICATION_CHANNELS, notifications.NOTIFICATION_CHANNEL_LABELS],
    ['notification types', notifications.NOTIFICATION_TYPES, notifications.NOTIFICATION_TYPE_LABELS],
    ['hints of types', notifications.NOTIFICATION_TYPES, notifications.NOTIFICATION_TYPE_HINTS],
    ['results of alerts', notifications.ALERT_RESULTS, notifications.ALERT_RESULT_LABELS],
    ['origins', TASK_ORIGINS, TASK_ORIGIN_LABELS],
    ['skip reasons', SKIP_REASONS, SKIP_REASON_LABELS],
    ['active filter', ACTIVE_FILTERS, ACTIVE_FILTER_LABELS],
    ['grants', ACCESS_GRANTS, ACCESS_GRANT_LABELS],
    ['kinds of orders', consents.CONSENT_KINDS, consents.CONSENT_KIND_LABELS],
    ['open ends', consents.OPEN_ENDED_REASONS, consents.OPEN_ENDED_LABELS],
    ['industry categories', consents.INDUSTRY_CATEGORIES, consents.INDUSTRY_CATEGORY_LABELS],
    ['validity media', consents.VALIDITY_MEDIA, consents.VALIDITY_MEDIUM_LABELS],
    ['limit media', consents.LIMIT_MEDIA, consents.LIMIT_MEDIUM_LABELS],
    ['kinds of particulars', particulars.PARTICULAR_KINDS, particulars.PARTICULAR_KIND_LABELS],
    ['document statuses', consents.DOCUMENT_STATUSES, consents.DOCUMENT_STATUS_LABELS],
    ['validity states', consents.VALIDITY_STATES, consents.VALIDITY_STATE_LABELS],
    ['error codes and statuses', ERROR_CODES, ERROR_STATUSES],
    ['error codes and sentences', ERROR_CODES, ERROR_MESSAGES],
  ])('%s agree, none twice', (_name, list, told) => {
    expect(Object.keys(told).sort()).toEqual(list.map(String).sort());
    expect(new Set(list).size).toBe(list.length);
  });
});

describe('lists to the letter of the specification', () => {
  it.each<[string, List, string]>([
    ['frequency', FREQUENCIES, 'daily, weekly, monthly, yearly, half_yearly, quarterly'],
    ['days', DAYS, 'monday, tuesday, wednesday, thursday, friday, saturday, sunday'],
    [
      'months',
      MONTHS,
      'january, february, march, april, may, june, july, august, september, october, november, december',
    ],
    ['task status', TASK_STATUSES, 'pending, completed, overdue'],
    ['approval status', APPROVAL_STATUSES, 'approved, pending, rejected'],
    ['support status', SUPPORT_STATUSES, 'OPEN, IN_PROGRESS, RESOLVED'],
    ['support type', SUPPORT_TYPES, 'support, complaints, feedback, disputes'],
    ['channel', notifications.NOTIFICATION_CHANNELS, 'all, in_app, email'],
    ['audience', notifications.NOTIFICATION_AUDIENCES, 'all, company, lab, admin'],
    ['type', notifications.NOTIFICATION_TYPES, 'system, announcement, reminder, alert'],
    ['origin', TASK_ORIGINS, 'Generated, Received'],
    ['access level', ACCESS_LEVELS, 'add, delete, update, view, manage'],
    ['roles', ROLE_SLUGS, 'super_admin, admin, company, lab'],
  ])('%s', (_name, list, text) => {
    expect(list.join(', ')).toBe(text);
  });

  it('active filter', () => {
    expect(ACTIVE_FILTER).toEqual({ active: 1, inactive: 0, all: 2 });
  });

  it('twelve months, by number', () => {
    expect(MONTHS.map(monthNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(MONTHS.map(findMonthNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it.each([
    ['Sept', 9],
    ['DEC', 12],
    ['ma', null],
    ['', null],
    ['Monday', null],
  ])('the month that "%s" names is %s', (name, number) => {
    expect(findMonthNumber(name)).toBe(number);
  });

  it('all six frequencies by period', () => {
    expect([...FREQUENCIES_BY_PERIOD].sort()).toEqual([...FREQUENCIES].sort());
  });
});
