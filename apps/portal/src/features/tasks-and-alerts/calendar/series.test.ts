import { addDays } from '@anupalan/compliance/schedules/dates';
import { describe, expect, it } from 'vitest';
import { toTestOccurrence } from '../../../shared/tasks/testing/test-data.ts';
import { toEntries } from './series.ts';

function toSeries(taskId: string, count: number, gap: number) {
  return Array.from({ length: count }, (_, index) =>
    toTestOccurrence({ id: `${taskId}-${index}`, taskId, dueDate: addDays('2026-11-21', index * gap) }),
  );
}

const toKinds = (rows: ReturnType<typeof toSeries>) =>
  toEntries(rows).map(({ kind, rows: own }) => [kind, own.length]);

describe('series of one task', () => {
  it.each([
    [
      'three days stand alone',
      3,
      1,
      [
        ['one', 1],
        ['one', 1],
        ['one', 1],
      ],
    ],
    ['four days are one row', 4, 1, [['series', 4]]],
    ['every other day', 4, 2, [['series', 4]]],
    [
      'once a week stands alone',
      4,
      7,
      [
        ['one', 1],
        ['one', 1],
        ['one', 1],
        ['one', 1],
      ],
    ],
  ])('%s', (_case, count, gap, kinds) => {
    expect(toKinds(toSeries('daily', count, gap))).toEqual(kinds);
  });

  it('stands at the place of its first date, the others keep their order', () => {
    const [first, ...rest] = toSeries('daily', 5, 1);
    const other = toTestOccurrence({ id: 'other', taskId: 'other', dueDate: '2026-11-22' });
    const before = toTestOccurrence({ id: 'before', taskId: 'before', dueDate: '2026-11-20' });
    const entries = toEntries([before, ...(first ? [first] : []), other, ...rest]);
    expect(entries.map(({ id }) => id)).toEqual(['before', 'daily', 'other']);
  });
});
