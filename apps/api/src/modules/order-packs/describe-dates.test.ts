import { expect, test } from 'vitest';
import type { PackDate } from './content.ts';
import { describeDates } from './describe-dates.ts';

const date = (dueDate: string, changes: Partial<PackDate> = {}): PackDate => ({
  dueDate,
  status: 'completed',
  completedOn: dueDate,
  daysLate: 0,
  by: 'Asha Rao',
  reference: null,
  remark: null,
  evidence: [],
  ...changes,
});
const MAY = ['2026-05-01', '2026-05-02', '2026-05-03'];

test.each<[string, PackDate[], string[]]>([
  [
    'two alike',
    MAY.slice(0, 2).map((day) => date(day)),
    ['Due 1 May 2026 to 2 May 2026: both due dates done on time by Asha Rao. No evidence.'],
  ],
  [
    'three alike, and one of another person',
    [...MAY.map((day) => date(day)), date('2026-05-04', { by: 'Ravi Das' })],
    [
      'Due 1 May 2026 to 3 May 2026: all 3 due dates done on time by Asha Rao. No evidence.',
      'Due 4 May 2026: done on 4 May 2026 by Ravi Das. No evidence.',
    ],
  ],
  [
    'one late, one open, one to come',
    [
      date('2026-05-01', { completedOn: '2026-05-03', daysLate: 2, reference: 'LAB/77' }),
      date('2026-05-02', { status: 'overdue', completedOn: null, daysLate: 1 }),
      date('2026-05-03', { status: 'pending', completedOn: null }),
    ],
    [
      'Due 1 May 2026: done on 3 May 2026 by Asha Rao, 2 days late. Reference LAB/77. No evidence.',
      'Due 2 May 2026: not done, 1 day late.',
      'Due 3 May 2026: not due yet.',
    ],
  ],
])('%s', (_, dates, lines) => expect(describeDates(dates).map(({ text }) => text)).toEqual(lines));
