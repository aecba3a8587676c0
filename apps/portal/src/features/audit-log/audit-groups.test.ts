import type { AuditEntry } from '@anupalan/api-client/types';
import { expect, test } from 'vitest';
import { groupEntries } from './audit-groups.ts';

/** Noon in India of a day, so that the day is the same in most zones. */
const toEntry = (day: string, index: number): AuditEntry => ({
  id: `entry-${index}`,
  entity: 'task',
  action: 'create',
  entityId: `task-${index}`,
  summary: 'Added the task',
  by: { id: 'user-1', name: 'Rohini Deshmukh' },
  at: `${day}T06:30:00.000Z`,
  details: {},
});

const NOW = new Date('2026-11-28T08:00:00.000Z');

test.each<[string, string[], [string, number][]]>([
  ['nothing', [], []],
  ['one entry', ['2026-11-28'], [['Today', 1]]],
  [
    'busy days are heads',
    ['2026-11-28', '2026-11-28', '2026-11-27', '2026-11-27', '2026-11-20'],
    [
      ['Today', 2],
      ['Yesterday', 2],
      ['20 Nov 2026', 1],
    ],
  ],
  [
    'days of one entry each are under their months',
    ['2026-11-27', '2026-11-20', '2026-11-02', '2026-09-23', '2026-09-01'],
    [
      ['November 2026', 3],
      ['September 2026', 2],
    ],
  ],
])('%s', (_, days, expected) => {
  const groups = groupEntries(days.map(toEntry), NOW);
  expect(groups.map(({ head, entries }) => [head, entries.length])).toEqual(expected);
});

test('under a day an entry shows its time, under a month its day too', () => {
  const [today] = groupEntries([toEntry('2026-11-28', 1)], NOW);
  expect(today?.toWhen('2026-11-28T06:30:00.000Z')).toMatch(/^\d\d:\d\d$/);
  const [month] = groupEntries(['2026-11-20', '2026-11-02', '2026-11-01'].map(toEntry), NOW);
  expect(month?.toWhen('2026-11-20T06:30:00.000Z')).toMatch(/^20 Nov, \d\d:\d\d$/);
});
